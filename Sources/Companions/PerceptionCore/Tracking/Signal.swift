/// An observable without a value: a read registers an observer, and a change notifies them all.
///
/// The class is not generic, so that one constant key path registers every read.
package class Signal: ReadSource, Observable, @unchecked Sendable {
  // Safe: constant.
  private var pulse: Void { () }

  package override init() {}

  /// Records a read for the tracker or the observation that is running, if any.
  package final func access() {
    if let tracker = ReadTracking.current, tracker.didRead(.all, of: self) { return }
    madeRegistrar.object { RegistrarBox() }._withUnsafeGuaranteedRef {
      $0.registrar.access(self, keyPath: \.pulse)
    }
  }

  /// Records a read, and first makes the signal if there is none yet.
  @inlinable
  package static func access(_ signal: inout Signal?) {
    if signal == nil { signal = Signal() }
    signal?.access()
  }

  /// Notifies every observer that recorded a read.
  package final func fire() {
    change {}
  }

  /// Notifies every observer that recorded a read, and calls a function that makes the change.
  package final func change(_ body: () -> Void) {
    tellWatchers(of: .all)
    guard let registrar = registrar?.takeUnretainedValue().registrar else { return body() }
    registrar.withMutation(of: self, keyPath: \.pulse, body)
  }
}
