// Code of both eras tells them apart by the name of this module.
@_exported import ComposableArchitecture
@_exported import ComposableArchitectureCombine
