// Re-exported for users of shared values: keys resolve dependencies, shared collections are
// identified arrays, observers track reads, and tests dump values.
@_exported import CustomDump
@_exported import Dependencies
@_exported import IdentifiedCollections
@_exported import Observation
@_exported import PerceptionCore
