#if PortableViews
/// One screen of a tab view with its tab.
public struct Tab<Value: Hashable, Content: View, Label: View>: View, PrimitiveView {
  let value: Value?
  let content: Content
  let label: Label

  package func content(in environment: EnvironmentValues) -> ViewContent {
    .branch(ViewBranch(.only, content))
  }
}

extension Tab: TabHaving {
  var tab: (tag: AnyHashable?, label: any View) { (value.map { AnyHashable($0) }, label) }
}

/// The purpose of a tab.
public struct TabRole: Hashable, Sendable {
  private let name: String

  /// A tab to search in, which has the title and the symbol of searching unless it has its own.
  public static let search = Self(name: "search")
}

/// The label of a tab that is made from a title and an image, or from the tab's role.
public struct DefaultTabLabel: View {
  let label: ComposableUI.Label<Text, Image>?

  /// The title and the image.
  public var body: some View { label }

  init(_ label: ComposableUI.Label<Text, Image>) {
    self.label = label
  }

  init(_ role: TabRole?) {
    label =
      role == .search
      ? ComposableUI.Label(title: { Text(.search) }, icon: { Image(systemName: "magnifyingglass") })
      : nil
  }
}

extension Tab {
  /// Creates a tab with a label for a value of the selection.
  public init(
    value: Value, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.value = value
    self.content = content()
    self.label = label()
  }

  /// Creates a tab with a label and a role for a value of the selection.
  public init(
    value: Value, role: TabRole?, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, content: content, label: label)
  }
}

extension Tab where Value == Int {
  /// Creates a tab with a label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    value = nil
    self.content = content()
    self.label = label()
  }

  /// Creates a tab with a label and a role.
  public init(
    role: TabRole?, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(content: content, label: label)
  }
}

extension Tab where Label == DefaultTabLabel {
  /// Creates a tab for a value of the selection, with the label of its role.
  public init(value: Value, role: TabRole?, @ViewBuilder content: () -> Content) {
    self.init(value: value, content: content) { DefaultTabLabel(role) }
  }

  /// Creates a tab with a title, a symbol for a value of the selection.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, content: content) {
      DefaultTabLabel(ComposableUI.Label(titleKey, systemImage: systemImage))
    }
  }

  /// Creates a tab with a title, a symbol for a value of the selection.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, content: content) {
      DefaultTabLabel(ComposableUI.Label(title, systemImage: systemImage))
    }
  }

  /// Creates a tab with a title, a symbol and a role for a value of the selection.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, content: content) {
      DefaultTabLabel(ComposableUI.Label(titleKey, systemImage: systemImage))
    }
  }

  /// Creates a tab with a title, a symbol and a role for a value of the selection.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, content: content) {
      DefaultTabLabel(ComposableUI.Label(title, systemImage: systemImage))
    }
  }

  /// Creates a tab with a title, an image for a value of the selection.
  public init(
    _ titleKey: LocalizedStringKey, image: String, value: Value, @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, content: content) {
      DefaultTabLabel(ComposableUI.Label(title: { Text(titleKey) }, icon: { Image(image) }))
    }
  }

  /// Creates a tab with a title, an image for a value of the selection.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: String, value: Value, @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, content: content) {
      DefaultTabLabel(ComposableUI.Label(title: { Text(title) }, icon: { Image(image) }))
    }
  }

  /// Creates a tab with a title, an image and a role for a value of the selection.
  public init(
    _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, content: content) {
      DefaultTabLabel(ComposableUI.Label(title: { Text(titleKey) }, icon: { Image(image) }))
    }
  }

  /// Creates a tab with a title, an image and a role for a value of the selection.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: String, value: Value, role: TabRole?, @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, content: content) {
      DefaultTabLabel(ComposableUI.Label(title: { Text(title) }, icon: { Image(image) }))
    }
  }
}

extension Tab where Value == Int, Label == DefaultTabLabel {
  /// Creates a tab with the label of its role.
  public init(role: TabRole?, @ViewBuilder content: () -> Content) {
    self.init(content: content) { DefaultTabLabel(role) }
  }

  /// Creates a tab with a title, a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) {
      DefaultTabLabel(ComposableUI.Label(titleKey, systemImage: systemImage))
    }
  }

  /// Creates a tab with a title, a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) {
      DefaultTabLabel(ComposableUI.Label(title, systemImage: systemImage))
    }
  }

  /// Creates a tab with a title, a symbol and a role.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) {
      DefaultTabLabel(ComposableUI.Label(titleKey, systemImage: systemImage))
    }
  }

  /// Creates a tab with a title, a symbol and a role.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: TabRole?, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) {
      DefaultTabLabel(ComposableUI.Label(title, systemImage: systemImage))
    }
  }

  /// Creates a tab with a title, an image.
  public init(
    _ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) {
      DefaultTabLabel(ComposableUI.Label(title: { Text(titleKey) }, icon: { Image(image) }))
    }
  }

  /// Creates a tab with a title, an image.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) {
      DefaultTabLabel(ComposableUI.Label(title: { Text(title) }, icon: { Image(image) }))
    }
  }

  /// Creates a tab with a title, an image and a role.
  public init(
    _ titleKey: LocalizedStringKey, image: String, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) {
      DefaultTabLabel(ComposableUI.Label(title: { Text(titleKey) }, icon: { Image(image) }))
    }
  }

  /// Creates a tab with a title, an image and a role.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: String, role: TabRole?, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) {
      DefaultTabLabel(ComposableUI.Label(title: { Text(title) }, icon: { Image(image) }))
    }
  }
}
#endif
