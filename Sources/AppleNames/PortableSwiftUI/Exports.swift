#if PortableViews
// SwiftUI's own module lets a file use Observation, Combine's timers and subjects, and Foundation
// with its networking, without an import of them.
@_exported import AppRuntime
@_exported import Observation
@_exported import PortableCombine
@_exported import PortableFoundation

// Both the views and Combine have types of these names: an import of one declaration goes first.
@_exported import class ComposableUI.ObservableObjectPublisher
@_exported import protocol ComposableUI.ObservableObject
@_exported import struct ComposableUI.Published
#else
@_exported import SwiftUI
#endif
