@_exported import CasePaths
@_exported import ComposableUI
@_exported import SwiftNavigation

// The helpers for views of navigation, whose module also declares the views of stores.
@_exported import protocol ComposableViews.ViewCaseBindable
@_exported import struct ComposableViews.WithState
