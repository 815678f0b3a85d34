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
// Exported for its queues and run loops, which are schedulers.
@_exported import Foundation
@_exported import IdentifiedCollections
@_exported import Perception
@_exported import Sharing
@_exported import SwiftNavigation

#if canImport(Combine)
@_exported import Combine
#else
@_exported import OpenCombine
@_exported import OpenCombineDispatch
@_exported import OpenCombineFoundation
#endif

#if PortableViews
// Both the views and Combine have types of these names. An import of a single declaration takes
// precedence over an import of a module, in this module and in its importers.
@_exported import class ComposableUI.ObservableObjectPublisher
@_exported import protocol ComposableUI.ObservableObject
@_exported import struct ComposableUI.Published
#endif
