/// The intervals of the throttled effects of one root store, with the actions that they hold back.
///
/// An ended interval is removed when the next one of its id begins, or when the number of intervals
/// has doubled since ended ones were last removed.
package final class ThrottleIntervals: Sendable {
  /// The time at which an action is sent.
  package enum Admission<Action, Time> {
    case now
    /// At the end of the interval: the action that is sent then, unless another replaces it.
    case later(Action, Time)
  }

  private struct Interval: Sendable {
    var number = 0
    let end: UncheckedSendable<Any>
    let isOver: @Sendable () -> Bool
    var held: UncheckedSendable<Any>?

    init<Time: Comparable>(
      from start: Time, now: @escaping () -> Time, end: (_ start: Time) -> Time
    ) {
      let end = end(start)
      self.end = UncheckedSendable(end)
      // Safe: clocks and schedulers can be read from anywhere.
      let isOver = UncheckedSendable({ now() >= end })
      self.isOver = { isOver.value() }
    }
  }

  private struct Intervals: Sendable {
    var byKey: [ThrottleKey: Interval] = [:]
    var lastNumber = 0
    /// The number of intervals above which ended ones are removed.
    var limit = 8

    var isFull: Bool { byKey.count > limit }

    /// Stores an interval, and returns the one that it replaces.
    mutating func insert(_ interval: Interval, for key: ThrottleKey) -> Interval? {
      lastNumber += 1
      var interval = interval
      interval.number = lastNumber
      return byKey.updateValue(interval, forKey: key)
    }
  }

  private let intervals = Locked(Intervals())

  package init() {}

  /// The number of stored intervals.
  package var count: Int { intervals.withValue { $0.byKey.count } }

  /// Decides when an action is sent, and begins an interval if that is now.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - key: The key of actions that are throttled together.
  ///   - latest: Whether the last of the actions held back is sent, or the first.
  ///   - now: Reads the clock.
  ///   - end: Returns the end of an interval by its start.
  package func admit<Action, Time: Comparable>(
    _ action: Action, for key: ThrottleKey, latest: Bool,
    now: @escaping () -> Time, end: (_ start: Time) -> Time
  ) -> Admission<Action, Time> {
    let start = now()
    let next = Interval(from: start, now: now, end: end)
    // A replaced value is released after the lock: its release may run any code.
    let (admission, replaced, isFull) = intervals.withValue {
      intervals -> (Admission<Action, Time>, Any?, Bool) in
      guard let interval = intervals.byKey[key], let end = interval.end.value as? Time, start < end
      else {
        let replaced = intervals.insert(next, for: key)
        return (.now, replaced, intervals.isFull)
      }
      let held = latest ? nil : interval.held?.value as? Action
      intervals.byKey[key]?.held = UncheckedSendable(held ?? action)
      return (.later(held ?? action, end), interval.held, false)
    }
    withExtendedLifetime(replaced) {}
    if isFull { removeEnded() }
    return admission
  }

  /// Begins an interval, for an action that was held back and is sent now.
  package func begin<Time: Comparable>(
    for key: ThrottleKey, now: @escaping () -> Time, end: (_ start: Time) -> Time
  ) {
    let next = Interval(from: now(), now: now, end: end)
    let (replaced, isFull) = intervals.withValue { intervals in
      (intervals.insert(next, for: key), intervals.isFull)
    }
    withExtendedLifetime(replaced) {}
    if isFull { removeEnded() }
  }

  private func removeEnded() {
    let all = intervals.withValue { $0.byKey }
    // Not under the lock, since clocks have locks of their own.
    let ended = all.filter { $0.value.isOver() }
    let removed = intervals.withValue { intervals in
      let removed = ended.compactMap { key, interval in
        intervals.byKey[key]?.number == interval.number
          ? intervals.byKey.removeValue(forKey: key) : nil
      }
      intervals.limit = max(8, 2 * intervals.byKey.count)
      return removed
    }
    withExtendedLifetime(removed) {}
  }
}

/// The key of a throttled effect: the id and its type, whichever feature it belongs to.
package struct ThrottleKey: Hashable, @unchecked Sendable {
  // Safe: never mutated; ids are immutable values.
  private let id: AnyHashable
  private let type: ObjectIdentifier

  package init<ID: Hashable>(_ id: ID) {
    self.id = AnyHashable(id)
    type = ObjectIdentifier(ID.self)
  }
}
