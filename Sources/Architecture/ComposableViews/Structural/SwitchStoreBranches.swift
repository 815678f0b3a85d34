import ComposableCore
import ComposableUI

/// A view that a ``SwitchStore`` may list: a ``CaseLet`` or a ``Default``.
@MainActor
protocol SwitchStoreBranch: View {
  /// Returns whether the view can show a state.
  func accepts(_ state: Any) -> Bool
}

/// The views that a ``SwitchStore`` lists.
@MainActor
struct SwitchStoreBranches {
  private let branches: [any SwitchStoreBranch]

  init(_ branches: [any SwitchStoreBranch]) {
    self.branches = branches
  }

  /// Extracts the branches from the tuple that a view builder has made.
  init<Branches>(_ branches: Branches) {
    // Runs only when the case changes. The compiler cannot yet split a tuple with a pack in it.
    self.branches = Mirror(reflecting: branches).children.compactMap {
      $0.value as? any SwitchStoreBranch
    }
  }

  /// Returns the view of a state.
  ///
  /// Without a view, a warning at a location, or else an empty view.
  func view(of state: Any, at location: CodeLocation?) -> AnyView {
    if let branch = branches.first(where: { $0.accepts(state) }) { return AnyView(branch) }
    guard let location else { return AnyView(EmptyView()) }
    return AnyView(_ExhaustivityCheckView(state: state, location: location))
  }
}
