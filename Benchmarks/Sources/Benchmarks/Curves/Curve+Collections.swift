import ComposableCore
import Foundation

extension Curve {
  /// Identified arrays, per element.
  @MainActor
  static let collections = [
    Curve("identified", "move") { count in
      var array = IdentifiedArray(uniqueElements: (0..<count).map(PlainRow.init))
      return .sync(per: count) {
        for _ in 0..<$0 { array.move(fromOffsets: IndexSet(integer: 0), toOffset: count) }
      }
    },
    Curve("identified", "append-contents-of-one") { count in
      .sync(per: count) {
        for _ in 0..<$0 {
          var array = IdentifiedArrayOf<PlainRow>()
          for id in 0..<count { array.append(contentsOf: CollectionOfOne(PlainRow(id: id))) }
          blackHole(array.count)
        }
      }
    },
    Curve("identified", "remove-all-where") { count in
      let full = IdentifiedArray(uniqueElements: (0..<count).map(PlainRow.init))
      return .sync(per: count) {
        for _ in 0..<$0 {
          var array = full
          array.removeAll { $0.id & 1 == 0 }
          blackHole(array.count)
        }
      }
    },
  ]
}
