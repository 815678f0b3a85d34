#if PortableViews
private struct IsEnabledKey: EnvironmentKey {
  static let defaultValue = true
}

private struct DismissKey: EnvironmentKey {
  static var defaultValue: DismissAction { DismissAction(isPresented: false) {} }
}

private struct DialogDismissalKey: EnvironmentKey {
  static var defaultValue: (() -> Void)? { nil }
}

private struct TitleKey: EnvironmentKey {
  static var defaultValue: TitleModel? { nil }
}

extension EnvironmentValues {
  /// Whether controls react to people.
  public var isEnabled: Bool {
    get { self[IsEnabledKey.self] }
    set { self[IsEnabledKey.self] = newValue }
  }

  /// Closes the presentation or the screen that the view is in.
  public var dismiss: DismissAction {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }

  /// Whether the view is in a presentation.
  public var isPresented: Bool {
    dismiss.isPresented
  }

  /// Closes the alert or the confirmation dialog that a button is in, before the button's action.
  var dialogDismissal: (() -> Void)? {
    get { self[DialogDismissalKey.self] }
    set { self[DialogDismissalKey.self] = newValue }
  }

  /// The title of the screen that the view is in.
  package var title: TitleModel? {
    get { self[TitleKey.self] }
    set { self[TitleKey.self] = newValue }
  }
}

/// Closes a presentation or a screen.
public struct DismissAction {
  let isPresented: Bool
  private let action: () -> Void

  init(isPresented: Bool, action: @escaping () -> Void) {
    self.isPresented = isPresented
    self.action = action
  }

  /// Closes the presentation or the screen.
  ///
  /// Does nothing outside of one.
  @MainActor @preconcurrency
  public func callAsFunction() {
    action()
  }
}
#endif
