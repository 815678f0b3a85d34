#if PortableViews
import ConcurrencyExtras

extension View {
  /// Runs an action for each value that a publisher emits while the view is shown.
  ///
  /// ```swift
  /// Text("\(seconds)")
  ///   .onReceive(ticks) { _ in seconds += 1 }
  /// ```
  ///
  /// The view subscribes when it appears, and again whenever it gets a different publisher. The
  /// action runs on the main actor.
  public func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping (_ output: P.Output) -> Void
  ) -> some View where P.Failure == Never {
    ReceivingView(content: self, publisher: publisher, action: action)
  }
}

private struct ReceivingView<Content: View, P: Publisher>: View where P.Failure == Never {
  let content: Content
  let publisher: P
  let action: (P.Output) -> Void

  @State private var receiver = Receiver<P>()

  var body: some View {
    let version = receiver.follow(publisher, action)
    content
      .onAppear { receiver.start() }
      .onDisappear { receiver.stop() }
      // Not during the view's evaluation: the publisher may emit synchronously.
      .onChange(of: version) { receiver.restart() }
  }
}

/// The subscription of a view, with its publisher and action.
@MainActor
private final class Receiver<P: Publisher> where P.Failure == Never {
  private var publisher: P?
  private var version = 0
  private var action: (P.Output) -> Void = { _ in }
  private var subscription: AnyCancellable?

  nonisolated init() {}

  /// Stores the view's publisher and action, and returns a version that changes with the publisher.
  func follow(_ publisher: P, _ action: @escaping (P.Output) -> Void) -> Int {
    self.action = action
    // The previous publisher is retained meanwhile, so that no other has the same address.
    if self.publisher.map({ isIdentical($0, publisher) }) != true {
      self.publisher = publisher
      version += 1
    }
    return version
  }

  func start() {
    guard let publisher else { return }
    subscription = subscribe(to: publisher)
  }

  func restart() {
    if subscription != nil { start() }
  }

  func stop() {
    subscription = nil
  }

  private func receive(_ output: P.Output) {
    action(output)
  }

  /// Subscribes with a nonisolated closure, which the publisher may call on any thread.
  private nonisolated func subscribe(to publisher: P) -> AnyCancellable {
    publisher.sink { [weak self] output in
      // Safe: moved to the main actor, and not accessed here afterwards.
      let output = UncheckedSendable(output)
      onMainActor { self?.receive(output.value) }
    }
  }
}

/// Returns whether two values have the same bytes, as copies of a publisher do.
private func isIdentical<T>(_ lhs: T, _ rhs: T) -> Bool {
  withUnsafeBytes(of: lhs) { lhs in
    withUnsafeBytes(of: rhs) { lhs.elementsEqual($0) }
  }
}
#endif
