@_exported import CasePaths
@_exported import ConcurrencyExtras
@_exported import Dependencies
@_exported import Observation
