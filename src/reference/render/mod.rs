//! Makes pages readable: as text for a terminal, as Markdown, as HTML.
