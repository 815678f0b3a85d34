#if PortableViews
import ConcurrencyExtras

extension View {
  /// Runs an action for everything that a publisher emits while the view is shown.
  ///
  /// ```swift
  /// Text("\(seconds)")
  ///   .onReceive(ticks) { _ in seconds += 1 }
  /// ```
  ///
  /// The publisher is subscribed to when the view has appeared, and again whenever the view is
  /// given another one; what it emits elsewhere arrives on the main actor.
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
      // Not while the view is evaluated, since the publisher may emit at once.
      .onChange(of: version) { receiver.restart() }
  }
}

/// The subscription of a view, and what it is to.
@MainActor
private final class Receiver<P: Publisher> where P.Failure == Never {
  private var publisher: P?
  private var version = 0
  private var action: (P.Output) -> Void = { _ in }
  private var subscription: AnyCancellable?

  nonisolated init() {}

  /// Takes over what the view was given, and returns how many publishers there have been.
  func follow(_ publisher: P, _ action: @escaping (P.Output) -> Void) -> Int {
    self.action = action
    // The one before is kept meanwhile, so that no other can be where it was.
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

  /// Subscribes with a function that may be called anywhere, as those of the main actor may not.
  private nonisolated func subscribe(to publisher: P) -> AnyCancellable {
    publisher.sink { [weak self] output in
      // Safe: handed over to the main actor, and not touched here any more.
      let output = UncheckedSendable(output)
      onMainActor { self?.receive(output.value) }
    }
  }
}

/// Whether two values are the same bytes, as publishers without `==` are if they are copies.
private func isIdentical<T>(_ lhs: T, _ rhs: T) -> Bool {
  withUnsafeBytes(of: lhs) { lhs in
    withUnsafeBytes(of: rhs) { lhs.elementsEqual($0) }
  }
}
#endif
