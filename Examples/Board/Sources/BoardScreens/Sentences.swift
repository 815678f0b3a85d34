import BoardService
import SwiftUI

extension Column {
  /// The title of the stage.
  var title: LocalizedStringKey {
    switch id {
    case "planned": "Planned"
    case "doing": "In progress"
    case "done": "Done"
    default: "\(id)"
    }
  }
}

extension BoardProblem {
  /// The problem in words, with the way to solve it.
  var message: LocalizedStringKey {
    switch self {
    case .unreadable:
      "The board cannot be read, and is left as it is. Tell those who run this page."
    case .unwritable:
      "The board was not saved. The next change tries again."
    }
  }
}

extension Visitor {
  /// The name, or the number of a visitor without one.
  var label: LocalizedStringKey { name.isEmpty ? "Guest \(number)" : "\(name)" }

  /// The letter or the number on the visitor's disc.
  var initial: String { name.first.map { $0.uppercased() } ?? "\(number)" }

  /// The colour of the visitor's disc, dark enough for white text.
  var color: Color {
    let colors: [Color] = [.indigo, .purple, .pink, .brown, .blue]
    return colors[number % colors.count]
  }
}
