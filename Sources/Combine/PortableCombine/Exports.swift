@_exported import CombineSchedulers
@_exported import ComposableUI

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
