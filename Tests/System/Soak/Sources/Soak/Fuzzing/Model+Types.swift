// The parts of the model.

extension Model {
  /// A unit of cancellation: the effects of an action, of a feature, or of an id.
  final class Scope {
    var id: Int?
    var owner: Owner?
    var isCancelled = false
  }

  /// A feature with all that contain it, each by its place and its id.
  typealias Owner = [Place]

  struct Place: Hashable {
    let link: Link
    let id: Int
  }

  struct Context {
    let owner: Owner
    var scopes: [Scope]
    let turn: Scope
    var isCancelled: Bool { turn.isCancelled || scopes.contains { $0.isCancelled } }
  }

  struct Leaf {
    let job: Job?
    var deadline: Int?
    let context: Context
    let open: () -> Void
    let finish: () -> Void
  }
}
