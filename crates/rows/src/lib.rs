//! Reads the instruction rows and layouts, and expands them by rule into the forms that the matcher tries.
