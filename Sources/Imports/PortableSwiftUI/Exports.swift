#if PortableViews
// SwiftUI's own module lets a file use Observation, Combine's timers and subjects, and Foundation
// with its networking, without an import of them.
@_exported import AppRuntime
@_exported import Observation
@_exported import PortableFoundation

#if canImport(Combine)
@_exported import Combine
#else
@_exported import OpenCombine
@_exported import OpenCombineDispatch
@_exported import OpenCombineFoundation
#endif

// Loads `onReceive(_:perform:)` and the publishers of Foundation's classes, without the names of stores.
@_exported import struct ComposableArchitectureCombine.AnyScheduler

// Both the views and Combine have types of these names: an import of one declaration goes first.
@_exported import class ComposableUI.ObservableObjectPublisher
@_exported import protocol ComposableUI.ObservableObject
@_exported import struct ComposableUI.Published
#else
@_exported import SwiftUI
#endif
