import ConcurrencyExtras
import Foundation
import Sharing

/// A key whose loads, saves and subscriptions are up to the test.
struct TestKey<Value: Sendable>: SharedKey, CustomStringConvertible {
  let name: String
  let source: Source

  init(_ source: Source) { self.init("test", source) }

  init(_ name: String, _ source: Source) {
    self.name = name
    self.source = source
  }

  var id: String { name }
  var description: String { ".test(\(String(reflecting: name)))" }

  func load(context: LoadContext<Value>, continuation: LoadContinuation<Value>) {
    source.loads.withValue { $0.append(context.initialValue == nil ? "user" : "initial") }
    source.onLoad.value(context, continuation)
  }

  func subscribe(
    context: LoadContext<Value>,
    subscriber: SharedSubscriber<Value>
  ) -> SharedSubscription {
    source.subscriber.setValue(subscriber)
    return SharedSubscription { [source] in source.cancellations.withValue { $0 += 1 } }
  }

  func save(_ value: Value, context: SaveContext, continuation: SaveContinuation) {
    source.saves.withValue { $0.append(Save(value: value, context: context)) }
    source.onSave.value(value, continuation)
  }

  struct Save: Sendable {
    let value: Value
    let context: SaveContext
  }

  /// A test's control of loads and saves, and the record of them.
  final class Source: Sendable {
    typealias Load = @Sendable (LoadContext<Value>, LoadContinuation<Value>) -> Void

    let onLoad: LockIsolated<Load>
    let onSave = LockIsolated<@Sendable (Value, SaveContinuation) -> Void>({ $1.resume() })
    let loads = LockIsolated<[String]>([])
    let saves = LockIsolated<[Save]>([])
    let subscriber = LockIsolated<SharedSubscriber<Value>?>(nil)
    let cancellations = LockIsolated(0)

    init(onLoad: @escaping Load = { $1.resumeReturningInitialValue() }) {
      self.onLoad = LockIsolated(onLoad)
    }

    /// Tells the subscriber of a value.
    func yield(_ value: Value) { subscriber.value?.yield(value) }
  }
}

struct Failure: Error, Equatable, CustomStringConvertible {
  var description: String { "Out of order" }
}
