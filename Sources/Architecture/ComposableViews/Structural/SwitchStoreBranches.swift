import ComposableCore
import ComposableUI

/// What a ``SwitchStore`` may list: a ``CaseLet`` or a ``Default``.
@MainActor
protocol SwitchStoreBranch: View {
  /// Whether the view is for a state.
  func accepts(_ state: Any) -> Bool
}

/// The views that a ``SwitchStore`` lists.
@MainActor
struct SwitchStoreBranches {
  private let branches: [any SwitchStoreBranch]

  init(_ branches: [any SwitchStoreBranch]) {
    self.branches = branches
  }

  /// Takes the branches out of the tuple that a view builder has made.
  init<Branches>(_ branches: Branches) {
    // Only run when the case changes; the compiler cannot yet split a tuple with a pack in it.
    self.branches = Mirror(reflecting: branches).children.compactMap {
      $0.value as? any SwitchStoreBranch
    }
  }

  /// The view of a state; a warning if there is none.
  func view(of state: Any, at location: ViewLocation?) -> AnyView {
    if let branch = branches.first(where: { $0.accepts(state) }) { return AnyView(branch) }
    guard let location else { return AnyView(EmptyView()) }
    return AnyView(_ExhaustivityCheckView(state: state, location: location))
  }
}
