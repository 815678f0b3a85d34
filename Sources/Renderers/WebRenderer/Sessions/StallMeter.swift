#if PortableViews && Web
/// A measure of the times in which the server answers nobody, such as while a reducer takes seconds.
///
/// The messages that pages send meanwhile arrive all at once. They are no flood.
@MainActor
final class StallMeter {
  /// A time in which the server has answered nobody.
  struct Stall: Equatable, Sendable {
    var length: Duration
    var end: Duration
  }

  private let clock: ServerClock
  /// The time of the next beat; `nil` while nobody measures.
  private var nextBeat: Duration?
  private var lastStall: Stall?

  private static let interval: Duration = .seconds(1)
  /// The lateness of a beat that does not count.
  private static let tolerance: Duration = .milliseconds(100)
  /// The time after a stall in which its queues are read.
  private static let timeToCatchUp: Duration = .seconds(10)

  init(clock: ServerClock) {
    self.clock = clock
  }

  /// Measures until the task is cancelled.
  func run() async {
    defer { nextBeat = nil }
    repeat {
      observe()
      nextBeat = clock.now() + Self.interval
    } while (try? await clock.sleep(Self.interval)) != nil
  }

  /// Returns the last stall, if its queues may still be read.
  func recentStall() -> Stall? {
    observe()
    guard let lastStall, clock.now() - lastStall.end < Self.timeToCatchUp else { return nil }
    return lastStall
  }

  /// Records a stall if the beat is late.
  private func observe() {
    guard let nextBeat else { return }
    let now = clock.now()
    guard now - nextBeat > Self.tolerance else { return }
    lastStall = Stall(length: now - nextBeat, end: now)
    self.nextBeat = now + Self.interval
  }
}
#endif
