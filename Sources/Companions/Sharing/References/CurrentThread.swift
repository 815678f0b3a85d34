import Foundation

var currentThread: ObjectIdentifier {
  #if canImport(WASILibc)
  // WASI has only one thread.
  ObjectIdentifier(ReferenceObservation.self)
  #else
  ObjectIdentifier(Thread.current)
  #endif
}
