// The expansions of the macros refer to this module.
@_exported import Dependencies
