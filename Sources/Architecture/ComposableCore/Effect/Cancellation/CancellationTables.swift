/// The cancellation ids of all stores of the process, for tests of the library.
@_spi(Internals)
public struct CancellablesCollection: Sendable {
  /// The number of ids that have effects in flight.
  public var count: Int { CancellationTables.all.reduce(0) { $0 + $1.count } }

  /// Forgets every id, without cancelling effects.
  public func removeAll() {
    for table in CancellationTables.all { table.removeAll() }
  }
}

/// The cancellation ids of all stores of the process.
///
/// Underscored because only tests of the library see it.
@_spi(Internals)
public var _cancellationCancellables: CancellablesCollection { CancellablesCollection() }

/// The tables of the stores that are alive and have had a cancellable effect.
enum CancellationTables {
  private struct Tables: Sendable {
    var all: [Weak<CancellationTable>] = []
    /// The number of live tables when released ones were last removed, at least 8.
    var limit = 8
  }

  private static let tables = Locked(Tables())

  static var all: [CancellationTable] { tables.withValue { $0.all.compactMap(\.object) } }

  /// Adds a table.
  ///
  /// - Complexity: Amortized O(1).
  static func add(_ table: CancellationTable) {
    // Reading a weak reference makes a strong one. It may turn out to be the last, so all are
    // released after the lock: a table holds effects, whose release may run any code.
    let strong = tables.withValue { tables in
      var strong: [CancellationTable] = []
      if tables.all.count >= 2 * tables.limit {
        tables.all.removeAll { weak in
          guard let table = weak.object else { return true }
          strong.append(table)
          return false
        }
        tables.limit = max(8, tables.all.count)
      }
      tables.all.append(Weak(table))
      return strong
    }
    withExtendedLifetime(strong) {}
  }
}
