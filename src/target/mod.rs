//! What code is assembled for: triples, processors, features, generations.
