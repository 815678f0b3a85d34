#if PortableViews
/// An alert as a value: the older form of alerts, before their content was made of views.
public struct Alert {
  let title: Text
  let message: Text?
  let buttons: [Button]

  /// Creates an alert with one button.
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    self.title = title
    self.message = message
    buttons = [dismissButton ?? .default(Text(.ok))]
  }

  /// Creates an alert with two buttons.
  public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {
    self.title = title
    self.message = message
    buttons = [primaryButton, secondaryButton]
  }

  /// A button of an alert.
  public struct Button {
    let label: Text
    let role: ButtonRole?
    let action: @MainActor () -> Void

    /// A button without a role.
    public static func `default`(_ label: Text, action: (@MainActor () -> Void)? = {}) -> Self {
      Self(label: label, role: nil, action: action ?? {})
    }

    /// A cancel button.
    public static func cancel(_ label: Text, action: (@MainActor () -> Void)? = {}) -> Self {
      Self(label: label, role: .cancel, action: action ?? {})
    }

    /// A cancel button with the title "Cancel" in the user's language.
    public static func cancel(_ action: (@MainActor () -> Void)? = {}) -> Self {
      cancel(Text(.cancel), action: action)
    }

    /// A button for a destructive action, such as deletion.
    public static func destructive(_ label: Text, action: (@MainActor () -> Void)? = {}) -> Self {
      Self(label: label, role: .destructive, action: action ?? {})
    }
  }
}

/// An action sheet as a value: the older form of confirmation dialogs.
public struct ActionSheet {
  /// A button of an action sheet.
  public typealias Button = Alert.Button

  let title: Text
  let message: Text?
  let buttons: [Button]

  /// Creates an action sheet.
  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
    self.title = title
    self.message = message
    self.buttons = buttons
  }
}

extension View {
  /// Presents an alert while a binding holds an item.
  public func alert<Item: Identifiable>(
    item: Binding<Item?>, content: (Item) -> Alert
  ) -> some View {
    let alert = item.wrappedValue.map(content)
    return valueDialog(
      .alert, isPresented: item.isThere(), title: alert?.title, message: alert?.message,
      buttons: alert?.buttons)
  }

  /// Presents an alert while a binding is true.
  public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View {
    let alert = isPresented.wrappedValue ? content() : nil
    return valueDialog(
      .alert, isPresented: isPresented, title: alert?.title, message: alert?.message,
      buttons: alert?.buttons)
  }

  /// Presents an action sheet while a binding holds an item.
  public func actionSheet<Item: Identifiable>(
    item: Binding<Item?>, content: (Item) -> ActionSheet
  ) -> some View {
    let sheet = item.wrappedValue.map(content)
    return valueDialog(
      .confirmationDialog, isPresented: item.isThere(), title: sheet?.title,
      message: sheet?.message, buttons: sheet?.buttons)
  }

  /// Presents an action sheet while a binding is true.
  public func actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet) -> some View {
    let sheet = isPresented.wrappedValue ? content() : nil
    return valueDialog(
      .confirmationDialog, isPresented: isPresented, title: sheet?.title,
      message: sheet?.message, buttons: sheet?.buttons)
  }

  private func valueDialog(
    _ role: ViewElement.Role, isPresented: Binding<Bool>, title: Text?, message: Text?,
    buttons: [Alert.Button]?
  ) -> some View {
    dialog(
      role, title: title ?? Text(verbatim: ""), isPresented: isPresented,
      actions: ForEach(Array((buttons ?? []).enumerated()), id: \.offset) { _, button in
        Button(role: button.role, action: button.action) { button.label }
      }, message: message)
  }
}

extension Binding {
  fileprivate func isThere<Item>() -> Binding<Bool> where Value == Item? {
    let location = location
    return Binding<Bool>(
      location: ClosureLocation(
        read: { location.get() != nil },
        write: { if !$0 { location.set(nil) } }))
  }
}
#endif
