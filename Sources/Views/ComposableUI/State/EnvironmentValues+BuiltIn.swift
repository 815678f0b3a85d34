#if PortableViews
private struct IsEnabledKey: EnvironmentKey {
  static let defaultValue = true
}

private struct DialogDismissalKey: EnvironmentKey {
  static var defaultValue: (() -> Void)? { nil }
}

extension EnvironmentValues {
  /// Whether controls are enabled.
  public var isEnabled: Bool {
    get { self[IsEnabledKey.self] }
    set { self[IsEnabledKey.self] = newValue }
  }

  /// An action that closes the presentation or the screen that contains the view.
  public var dismiss: DismissAction {
    get { self[typed: DismissAction.self] ?? DismissAction(isPresented: false) {} }
    set {
      self[typed: DismissAction.self] = newValue
      // A presentation or a screen appears at once, also one that a row presents.
      appearsLazily = false
      hasSections = false
    }
  }

  /// Whether a presentation contains the view.
  public var isPresented: Bool {
    dismiss.isPresented
  }

  /// A function that closes the dialog around a button, called before the button's action.
  var dialogDismissal: (() -> Void)? {
    get { self[DialogDismissalKey.self] }
    set { self[DialogDismissalKey.self] = newValue }
  }

  /// The title of the screen that contains the view.
  package var title: TitleModel? {
    get { self[typed: TitleModel.self] }
    set { self[typed: TitleModel.self] = newValue }
  }
}

/// An action that closes a presentation or a screen.
public struct DismissAction {
  let isPresented: Bool
  let action: () -> Void

  /// Closes the presentation or the screen; outside of them, has no effect.
  @MainActor @preconcurrency
  public func callAsFunction() {
    action()
  }
}
#endif
