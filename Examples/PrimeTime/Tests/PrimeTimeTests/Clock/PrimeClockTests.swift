#if Macros
import ComposableArchitecture
import Foundation
import Testing

@testable import PrimeTime

@MainActor
struct PrimeClockTests {
  /// A store whose date goes along with its test clock.
  final class Time: Sendable {
    let clock = TestClock()
    private let now: LockIsolated<Date>

    init(_ now: Date) { self.now = LockIsolated(now) }

    func advance(by seconds: Int) async {
      for _ in 0..<seconds {
        now.withValue { $0 += 1 }
        await clock.advance(by: .seconds(1))
      }
    }

    func jump(by seconds: Double) { now.withValue { $0 += seconds } }

    @MainActor func store(_ state: PrimeClock.State = PrimeClock.State()) -> TestStoreOf<PrimeClock>
    {
      TestStore(initialState: state) {
        PrimeClock()
      } withDependencies: {
        $0.calendar = .greenwich
        $0.continuousClock = clock
        $0.date = DateGenerator { [now] in now.value }
      }
    }
  }

  @Test("The clock ticks each second and lists prime moments, the latest first")
  func ticking() async {
    let time = Time(.at(0, 0, 1))
    let store = time.store()
    let ticking = await store.send(.shown) { $0.moment = Moment(0, 0, 1) }
    await time.advance(by: 1)
    await store.receive(\.ticked) {
      $0.moment = Moment(0, 0, 2)
      $0.primeMoments = [Moment(0, 0, 2)]
    }
    await time.advance(by: 2)
    await store.receive(\.ticked) {
      $0.moment = Moment(0, 0, 3)
      $0.primeMoments = [Moment(0, 0, 3), Moment(0, 0, 2)]
    }
    await store.receive(\.ticked) { $0.moment = Moment(0, 0, 4) }
    await ticking.cancel()
  }

  @Test("A clock shown between two seconds ticks at the next whole second")
  func alignment() async {
    let time = Time(.at(12, 0, 0))
    time.jump(by: 0.75)
    let store = time.store()
    let ticking = await store.send(.shown) { $0.moment = Moment(12, 0, 0) }
    time.jump(by: 0.25)
    await time.clock.advance(by: .milliseconds(250))
    await store.receive(\.ticked) { $0.moment = Moment(12, 0, 1) }
    await ticking.cancel()
  }

  @Test("Prime moments that pass while the clock is covered are listed later")
  func covered() async {
    let time = Time(.at(0, 0, 31))
    let store = time.store(PrimeClock.State(Moment(0, 0, 3), primeMoments: [Moment(0, 0, 3)]))
    let ticking = await store.send(.shown) {
      $0.moment = Moment(0, 0, 31)
      $0.primeMoments = [31, 29, 23, 19, 17].map { Moment(0, 0, $0) }
    }
    await ticking.cancel()
  }

  @Test("Setting the clock back starts a new list")
  func setBack() async {
    let time = Time(.at(0, 0, 3))
    let store = time.store(PrimeClock.State(Moment(1, 0, 0), primeMoments: [Moment(0, 59, 51)]))
    let ticking = await store.send(.shown) {
      $0.moment = Moment(0, 0, 3)
      $0.primeMoments = [Moment(0, 0, 3)]
    }
    await ticking.cancel()
  }
}
#endif
