// Keys are registered as dependencies, and shared collections are identified arrays.
@_exported import Dependencies
@_exported import IdentifiedCollections
@_exported import Observation
