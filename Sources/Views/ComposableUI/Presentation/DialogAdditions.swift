#if PortableViews
extension View {
  /// Sets the image above the titles of the alerts and dialogs that the view presents.
  nonisolated public func dialogIcon(_ icon: Image?) -> some View {
    environment(\.dialogIcon, icon)
  }

  /// Adds a toggle to the alerts and dialogs of the view, by which people ask not to see them again.
  ///
  /// The app decides by the binding whether to present a dialog another time.
  public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View {
    dialogSuppressionToggle(Text(.doNotAskAgain), isSuppressed: isSuppressed)
  }

  /// Adds a toggle to the alerts and dialogs of the view, by which people ask not to see them again.
  ///
  /// The app decides by the binding whether to present a dialog another time.
  public func dialogSuppressionToggle(
    _ titleKey: LocalizedStringKey, isSuppressed: Binding<Bool>
  ) -> some View {
    dialogSuppressionToggle(Text(titleKey), isSuppressed: isSuppressed)
  }

  /// Adds a toggle to the alerts and dialogs of the view, by which people ask not to see them again.
  ///
  /// The app decides by the binding whether to present a dialog another time.
  @_disfavoredOverload
  public func dialogSuppressionToggle<S: StringProtocol>(
    _ title: S, isSuppressed: Binding<Bool>
  ) -> some View {
    dialogSuppressionToggle(Text(title), isSuppressed: isSuppressed)
  }

  /// Adds a toggle to the alerts and dialogs of the view, by which people ask not to see them again.
  ///
  /// The app decides by the binding whether to present a dialog another time.
  public func dialogSuppressionToggle(_ label: Text, isSuppressed: Binding<Bool>) -> some View {
    environment(
      \.dialogSuppression, DialogSuppression(label: label, isSuppressed: isSuppressed))
  }
}

/// The toggle by which people ask not to see a dialog again.
struct DialogSuppression {
  let label: Text
  let isSuppressed: Binding<Bool>
}

/// The image of a dialog with the title below it, if there is an image.
struct DialogHead: View {
  /// The title; `nil` if the dialog does not show it.
  let title: Text?
  @Environment(\.dialogIcon) private var icon

  var body: some View {
    if let icon {
      ZStack { icon.resizable().frame(width: 48, height: 48) }
      // The dialog has the title as its name.
      title?.font(.system(size: 17, weight: .semibold)).accessibilityHidden(true)
    }
  }
}

/// The toggle of a dialog, if there is one.
struct DialogToggle: View {
  @Environment(\.dialogSuppression) private var suppression

  var body: some View {
    if let suppression {
      Toggle(isOn: suppression.isSuppressed) { suppression.label }.toggleStyle(.checkbox)
    }
  }
}

extension EnvironmentValues {
  /// The image of alerts and dialogs.
  var dialogIcon: Image? {
    get { self[typed: Image.self] }
    set { self[typed: Image.self] = newValue }
  }

  /// The toggle of alerts and dialogs.
  fileprivate var dialogSuppression: DialogSuppression? {
    get { self[typed: DialogSuppression.self] }
    set { self[typed: DialogSuppression.self] = newValue }
  }
}
#endif
