import ConcurrencyExtras
import Dependencies
import Foundation
import IssueReporting

/// A persistent reference whose value type is erased.
protocol AnyPersistentReference: AnyObject {
  var valueType: Any.Type { get }
}

/// A reference whose value is loaded, saved and observed by a key.
final class PersistentReference<Value>: StoredReference<Value>,
  AnyPersistentReference, @unchecked Sendable
{
  let key: any SharedReaderKey<Value>
  // The same, if it saves values. Kept, because the cast takes longer than the rest of a save.
  private let savingKey: (any SharedKey<Value>)?
  private let initialValue: Value
  private let onDeinit: @Sendable (ObjectIdentifier) -> Void

  private let state = Locked(State())

  // Safe: touched only while `startLock` is held.
  private var subscription: SharedSubscription?
  private var isStarted = false
  private let startLock = CycleCheckedLock()

  private struct State {
    var loadCount = 0
    var isSubscriberLoading = false
    var loadError: (any Error)?
    var saveError: (any Error)?
    var unsavedValue: Value?
    var isSaving = false
    var savingThreads: [ObjectIdentifier] = []

    var isLoading: Bool { loadCount > 0 || isSubscriberLoading }
  }

  init(
    key: any SharedReaderKey<Value>,
    initialValue: Value,
    onDeinit: @escaping @Sendable (ObjectIdentifier) -> Void
  ) {
    self.key = key
    self.savingKey = key as? any SharedKey<Value>
    self.initialValue = initialValue
    self.onDeinit = onDeinit
    super.init(initialValue)
  }

  deinit { onDeinit(ObjectIdentifier(self)) }

  var valueType: Any.Type { Value.self }

  override var description: String { String(describing: key) }

  private var describeKey: @Sendable () -> String { { [key] in String(describing: key) } }

  override var isLoading: Bool {
    observation.access(\.isLoading)
    return state.withValue { $0.isLoading }
  }

  override var loadError: (any Error)? {
    observation.access(\.loadError)
    return state.withValue { $0.loadError }
  }

  override var saveError: (any Error)? {
    observation.access(\.saveError)
    return state.withValue { $0.saveError }
  }

  override func load() async throws {
    updateLoading { $0.loadCount += 1 }
    let tracking = ChangeTracking.current
    try await withCheckedThrowingContinuation { (waiting: CheckedContinuation<Void, any Error>) in
      key.load(
        context: .userInitiated,
        continuation: LoadContinuation(
          describeKey,
          onLeak: {
            self.updateLoading { $0.loadCount -= 1 }
            waiting.resume()
          },
          callback: { result in
            self.finishLoading(with: result, tracking: tracking)
            waiting.resume(with: result.map { _ in }.mapError(unexplained))
          }))
    }
  }

  override func didMutate(_ value: Value) -> Value? {
    var unsaved: Value? = value
    state.withValue { swap(&$0.unsavedValue, &unsaved) }
    return unsaved
  }

  /// Saves the newest value, then values set during the save, in order and while no lock is held.
  override func didUnlock() {
    while let value = nextUnsavedValue() {
      save(
        value, context: .didSet, onLeak: {},
        completion: { [key] result in
          guard case .failure(let error) = result, Self.reportsFailures else { return }
          reportIssue(Issues.saveFailed(key: "\(key)", value: Value.self, error: error))
        })
      state.withValue { $0.isSaving = false }
    }
  }

  override func save() async throws {
    try await withCheckedThrowingContinuation { (waiting: CheckedContinuation<Void, any Error>) in
      save(
        liveValue, context: .userInitiated,
        onLeak: { waiting.resume() },
        completion: { waiting.resume(with: $0.mapError(unexplained)) })
    }
  }
}

// MARK: Loading

extension PersistentReference {
  /// Loads the value for the first time and subscribes to changes, unless that was done before.
  ///
  /// Concurrent calls wait until the first one has finished, unless that one waits for them.
  func start(loads: Bool) {
    switch startLock.enter(need: .low) {
    case .entered: break
    case .nested: return
    case .deadlock: return reportIssue(Issues.circularLoad(key: description, value: Value.self))
    }
    defer { startLock.leave() }
    guard !isStarted else { return }
    isStarted = true
    let context = LoadContext.initialValue(initialValue)
    if loads {
      updateLoading { $0.loadCount += 1 }
      key.load(
        context: context,
        continuation: LoadContinuation(
          describeKey,
          onLeak: { [weak self] in self?.updateLoading { $0.loadCount -= 1 } },
          callback: { [weak self] result in
            self?.finishLoading(with: result, tracking: nil)
            self?.reportFailure(of: result)
          }))
    }
    subscription = ReferenceLocals.$current.withValue(ObjectIdentifier(self)) {
      key.subscribe(context: context, subscriber: subscriber)
    }
  }

  private var subscriber: SharedSubscriber<Value> {
    SharedSubscriber(
      callback: { [weak self] result in
        guard let self, !isEcho else { return }
        receive(result, tracking: nil)
        updateLoading { $0.isSubscriberLoading = false }
        reportFailure(of: result)
      },
      onLoading: { [weak self] isLoading in
        self?.updateLoading { $0.isSubscriberLoading = isLoading }
      })
  }

  /// Whether the key is saving on this thread, so that a reported value is the saved one.
  ///
  /// Adopting that value could undo a later change by another thread.
  private var isEcho: Bool {
    let thread = currentThread
    return state.withValue { $0.savingThreads.contains(thread) }
  }

  /// Adopts a value that was loaded or that the key's subscription reported.
  func receive(_ result: Result<Value?, any Error>, tracking: ChangeTracking?) {
    switch result {
    case .success(let value):
      let value = value ?? initialValue
      if areEqual(value, liveValue) != true { replace(by: value, tracking: tracking) }
      setLoadError(nil)
    case .failure(let error):
      setLoadError(unexplained(error))
    }
  }

  private func finishLoading(with result: Result<Value?, any Error>, tracking: ChangeTracking?) {
    receive(result, tracking: tracking)
    updateLoading { $0.loadCount -= 1 }
  }

  private func reportFailure(of result: Result<Value?, any Error>) {
    guard case .failure(let error) = result, Self.reportsFailures else { return }
    reportIssue(Issues.loadFailed(key: description, value: Value.self, error: error))
  }

  /// Whether errors that are not thrown are reported.
  ///
  /// A test reads them from the property instead.
  private static var reportsFailures: Bool { DependencyValues._current.context != .test }

  private func updateLoading(_ update: (inout State) -> Void) {
    let isChanged = state.withValue { state in
      let wasLoading = state.isLoading
      update(&state)
      return state.isLoading != wasLoading
    }
    if isChanged { observation.notify(\.isLoading) }
  }

  // Two functions, since a key path to a property of a generic type is made anew for each use.

  private func setLoadError(_ error: (any Error)?) {
    // The old error is released outside of the lock, for its deinitializer may run any code.
    var oldError = error
    state.withValue { swap(&$0.loadError, &oldError) }
    if oldError != nil || error != nil { observation.notify(\.loadError) }
  }

  private func setSaveError(_ error: (any Error)?) {
    var oldError = error
    state.withValue { swap(&$0.saveError, &oldError) }
    if oldError != nil || error != nil { observation.notify(\.saveError) }
  }
}

// MARK: Saving

extension PersistentReference {
  private func nextUnsavedValue() -> Value? {
    state.withValue { state in
      guard !state.isSaving, let value = state.unsavedValue else { return nil }
      state.isSaving = true
      state.unsavedValue = nil
      return value
    }
  }

  private func save(
    _ value: Value,
    context: SaveContext,
    onLeak: @escaping @Sendable () -> Void,
    completion: @escaping @Sendable (Result<Void, any Error>) -> Void
  ) {
    let continuation = SaveContinuation(describeKey, onLeak: onLeak) { [weak self] result in
      switch result {
      case .success:
        // The save has replaced a value that could not be loaded.
        self?.setLoadError(nil)
        self?.setSaveError(nil)
      case .failure(let error):
        self?.setSaveError(unexplained(error))
      }
      completion(result)
    }
    func save(with key: some SharedKey<Value>) {
      let thread = currentThread
      state.withValue { $0.savingThreads.append(thread) }
      ReferenceLocals.$current.withValue(ObjectIdentifier(self)) {
        key.save(value, context: context, continuation: continuation)
      }
      state.withValue { $0.savingThreads.removeAll { $0 == thread } }
    }
    if let savingKey { save(with: savingKey) } else { continuation.resume() }
  }
}
