import ComposableUI

/// The view of a ``SwitchStore`` for every case that has no ``CaseLet``.
public struct Default<Content: View>: View {
  private let content: Content

  /// Shows a view while the state is in none of the preceding cases.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// The view.
  public var body: some View { content }
}

extension Default: SwitchStoreBranch {
  func accepts(_ state: Any) -> Bool { true }
}
