import Observation
import SwiftUI

/// The names of the views that were evaluated, in order, for one session.
///
/// A view reports each evaluation in the first line of its body:
///
/// ```swift
/// @Environment(EvaluationLog.self) private var log
///
/// var body: some View {
///   let _ = log.record(self)
///   Text(store.title)
/// }
/// ```
///
/// A closure that makes views reports under a name of its own: `log.record("SeatMapView.rows")`.
@MainActor
@Observable
public final class EvaluationLog {
  /// The number of evaluations of one view.
  public struct Count: Identifiable, Equatable {
    public let name: String
    public let count: Int

    public var id: String { name }
  }

  // A body that records must not observe what it records, or it would be evaluated for ever.
  @ObservationIgnored private var recorded: [String] = []

  public init() {}

  /// The evaluations since the log was cleared, oldest first.
  public var names: [String] {
    access(keyPath: \.names)
    return recorded
  }

  /// The number of evaluations of each view, in the order of the first one.
  public var counts: [Count] {
    let numbers = Dictionary(grouping: names, by: { $0 }).mapValues(\.count)
    var seen: Set<String> = []
    return names.filter { seen.insert($0).inserted }
      .map { Count(name: $0, count: numbers[$0] ?? 0) }
  }

  /// Records that the body of a view is evaluated.
  public func record<V: View>(_ view: V) {
    record(String(describing: V.self))
  }

  /// Records that a closure that makes views is evaluated.
  public func record(_ name: String) {
    withMutation(keyPath: \.names) { recorded.append(name) }
  }

  /// Forgets all evaluations.
  public func clear() {
    withMutation(keyPath: \.names) { recorded = [] }
  }
}
