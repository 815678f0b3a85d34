import BoardService
import Foundation

enum Samples {
  static let paint = Card(id: UUID(1), title: "Paint the door", notes: "Blue, two coats")
  static let sweep = Card(id: UUID(2), title: "Sweep the yard")
  static let lamp = Card(id: UUID(3), title: "Mend the lamp")

  static let board = Board(columns: [
    Column(id: "planned", cards: [paint, sweep]),
    Column(id: "doing", cards: [lamp]),
    Column(id: "done"),
  ])
}
