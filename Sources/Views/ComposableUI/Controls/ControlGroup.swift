#if PortableViews
/// Controls that belong together, beside each other.
public struct ControlGroup<Content: View>: View {
  private let content: Content
  private let label: AnyView?

  /// The controls, after the label if there is one.
  public var body: some View {
    HStack(spacing: 8) {
      label
      content
    }
    .accessibilityElement(children: .contain)
  }

  /// Creates a group without a label.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
    label = nil
  }

  /// Creates a group with a label.
  public init<L: View>(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> L) {
    self.content = content()
    self.label = AnyView(label())
  }

  /// Creates a group with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Creates a group with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

/// The order of the items of a menu; they are always in the order of their declaration.
public struct MenuOrder: Hashable, Sendable {
  private let name: String

  /// The default order.
  public static let automatic = Self(name: "automatic")
  /// The order by importance.
  public static let priority = Self(name: "priority")
  /// The order of the declaration.
  public static let fixed = Self(name: "fixed")
}

extension View {
  /// Accepts the order of the items of menus; they are always in the order of their declaration.
  nonisolated public func menuOrder(_ order: MenuOrder) -> some View {
    nothingToDo("menuOrder(_:)")
  }
}
#endif
