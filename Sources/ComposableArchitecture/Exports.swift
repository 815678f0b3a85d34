@_exported import CasePaths
@_exported import ComposableCore
@_exported import ComposableUI
@_exported import ComposableViews
@_exported import ConcurrencyExtras
@_exported import CustomDump
@_exported import Dependencies
