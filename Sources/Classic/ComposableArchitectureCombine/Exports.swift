@_exported import ComposableArchitecture
// Schedulers are extensions of its queues and run loops.
@_exported import Foundation

#if canImport(Combine)
@_exported import Combine
#else
@_exported import OpenCombine
@_exported import OpenCombineDispatch
@_exported import OpenCombineFoundation
#endif

#if PortableViews
// Both the views and Combine have types of these names. An import of a single declaration
// goes before that of a module, also for those who import this one, and whatever else beside it.
@_exported import class ComposableUI.ObservableObjectPublisher
@_exported import protocol ComposableUI.ObservableObject
@_exported import struct ComposableUI.Published
#endif
