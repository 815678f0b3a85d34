// The macros' expansions name these modules.
@_exported import Dependencies
