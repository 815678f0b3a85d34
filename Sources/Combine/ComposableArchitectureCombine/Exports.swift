// All that ComposableArchitecture exports, which may depend on this module itself.
@_exported import CasePaths
@_exported import Clocks
@_exported import ComposableCore
@_exported import ComposableUI
@_exported import ComposableViews
@_exported import ConcurrencyExtras
@_exported import CustomDump
@_exported import Dependencies
@_exported import DependenciesMacros
@_exported import IdentifiedCollections
@_exported import Perception
@_exported import PortableCombine
@_exported import Sharing
@_exported import SwiftNavigation

#if PortableViews
// Both the views and Combine have types of these names. An import of a single declaration takes
// precedence over an import of a module, in this module and in its importers.
@_exported import class ComposableUI.ObservableObjectPublisher
@_exported import protocol ComposableUI.ObservableObject
@_exported import struct ComposableUI.Published
#endif
