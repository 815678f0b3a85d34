// What users of shared values meet with them: keys are found by dependencies, shared collections are
// identified arrays, and tests dump values.
@_exported import CustomDump
@_exported import Dependencies
@_exported import IdentifiedCollections
@_exported import Observation
@_exported import PerceptionCore
