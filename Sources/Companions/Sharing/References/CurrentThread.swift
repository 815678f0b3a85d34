import Foundation

/// The identity of the current thread.
var currentThread: ObjectIdentifier {
  #if canImport(WASILibc)
  // There is only one.
  ObjectIdentifier(ReferenceObservation.self)
  #else
  ObjectIdentifier(Thread.current)
  #endif
}
