#if PortableViews
import ComposableUI

/// The numbers of body evaluations, by type of view.
struct EvaluationCounts {
  private var counts: [ObjectIdentifier: (type: any View.Type, count: Int)] = [:]
  private(set) var total = 0

  mutating func count(_ type: any View.Type) {
    total += 1
    counts[ObjectIdentifier(type), default: (type, 0)].count += 1
  }

  subscript(type: any View.Type) -> Int {
    counts[ObjectIdentifier(type)]?.count ?? 0
  }

  var byName: [String: Int] {
    counts.values.reduce(into: [:]) { $0["\($1.type)", default: 0] += $1.count }
  }
}
#endif
