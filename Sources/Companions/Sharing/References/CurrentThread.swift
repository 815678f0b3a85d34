import Foundation

/// The identity of the current thread.
var currentThread: ObjectIdentifier {
  #if canImport(WASILibc)
  // WASI has only one thread.
  ObjectIdentifier(ReferenceObservation.self)
  #else
  ObjectIdentifier(Thread.current)
  #endif
}
