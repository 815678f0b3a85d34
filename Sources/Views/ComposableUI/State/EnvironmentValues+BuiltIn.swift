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

extension EnvironmentValues {
  /// Whether controls are enabled.
  public var isEnabled: Bool {
    get { self[IsEnabledKey.self] }
    set { self[IsEnabledKey.self] = newValue }
  }

  /// An action that closes the presentation or the screen that contains the view.
  public var dismiss: DismissAction {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
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
    get { self[object: TitleModel.self] }
    set { self[object: TitleModel.self] = newValue }
  }
}

/// An action that closes a presentation or a screen.
public struct DismissAction {
  let isPresented: Bool
  private let action: () -> Void

  init(isPresented: Bool, action: @escaping () -> Void) {
    self.isPresented = isPresented
    self.action = action
  }

  /// Closes the presentation or the screen; outside of them, has no effect.
  @MainActor @preconcurrency
  public func callAsFunction() {
    action()
  }
}
#endif
