#if PortableViews
/// An alert as a value: the older form of alerts, before their content was made of views.
public struct Alert {
  let value: DialogValue

  /// Creates an alert with one button.
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    value = DialogValue(
      title: title, message: message, buttons: [dismissButton ?? .default(Text(.ok))])
  }

  /// Creates an alert with two buttons.
  public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {
    value = DialogValue(
      title: title, message: message, buttons: [primaryButton, secondaryButton])
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

  let value: DialogValue

  /// Creates an action sheet.
  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
    value = DialogValue(title: title, message: message, buttons: buttons)
  }
}

extension View {
  /// Presents an alert while a binding holds an item.
  public func alert<Item: Identifiable>(
    item: Binding<Item?>, content: (Item) -> Alert
  ) -> some View {
    dialog(.alert, item.isThere(), item.wrappedValue.map { content($0).value })
  }

  /// Presents an alert while a binding is true.
  public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View {
    dialog(.alert, isPresented, isPresented.wrappedValue ? content().value : nil)
  }

  /// Presents an action sheet while a binding holds an item.
  public func actionSheet<Item: Identifiable>(
    item: Binding<Item?>, content: (Item) -> ActionSheet
  ) -> some View {
    dialog(.confirmationDialog, item.isThere(), item.wrappedValue.map { content($0).value })
  }

  /// Presents an action sheet while a binding is true.
  public func actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet) -> some View {
    dialog(.confirmationDialog, isPresented, isPresented.wrappedValue ? content().value : nil)
  }

  private func dialog(
    _ role: ViewElement.Role, _ isPresented: Binding<Bool>, _ value: DialogValue?
  ) -> some View {
    dialog(
      role, title: value?.title ?? Text(verbatim: ""), isPresented: isPresented,
      actions: ForEach(Array((value?.buttons ?? []).enumerated()), id: \.offset) { _, button in
        Button(role: button.role, action: button.action) { button.label }
      }, message: value?.message)
  }
}

/// The content of an alert or an action sheet as a value.
struct DialogValue {
  let title: Text
  let message: Text?
  let buttons: [Alert.Button]
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
