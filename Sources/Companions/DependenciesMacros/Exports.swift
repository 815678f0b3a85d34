// What the macros write names these modules.
@_exported import Dependencies
