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
@_exported import Sharing
@_exported import SwiftNavigation

#if PortableViews && canImport(Combine)
// Foundation has types of Combine under two of these names. An import of a single declaration precedes
// the import of a module, also for importers of this one.
@_exported import class ComposableUI.ObservableObjectPublisher
@_exported import protocol ComposableUI.ObservableObject
@_exported import struct ComposableUI.Published
#endif
