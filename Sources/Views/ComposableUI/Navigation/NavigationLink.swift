#if PortableViews
/// A control that pushes the screen of a value, or its own screen, on the navigation stack around.
///
/// In a list with a selection of such values, a link to a value without a screen selects it instead.
public struct NavigationLink<Label: View, Destination: View>: View, PrimitiveView {
  let target: Target
  let label: Label

  package func content(in environment: EnvironmentValues) -> ViewContent {
    switch target {
    case .value(let value):
      checked(ElementView(link(to: value, in: environment)), in: environment)
    case .screen(let destination, let isActive):
      checked(
        ScreenLink(destination: destination, isActive: isActive, label: label), in: environment)
    }
  }

  private func checked(_ link: some View, in environment: EnvironmentValues) -> ViewContent {
    .lifecycle(StackCheck(isInStack: environment.navigation != nil), link)
  }

  private func link(to value: AnyHashable?, in environment: EnvironmentValues) -> ElementContent {
    var link = ElementContent(ViewElement(.link))
    link.setLabel(label, in: environment)
    guard let value, let model = environment.navigation else {
      link.element.isDisabled = true
      link.handlers.add(.tap) {}
      return link
    }
    let location = environment.screenLocation
    let depth = location?.components.count { !StackScreen.isPresented($0) } ?? 0
    let destination = ScreenLocation(NavigationModel.component(of: value, at: depth), in: location)
    link.element.details = .link(LinkDetails(destination: destination.address))
    link.element.isDisabled = !environment.isEnabled
    let selection = environment.listSelection.flatMap { $0.takes(value) ? $0 : nil }
    link.handlers.add(
      .tap,
      handler: { _ in
        // In the list of a column, a link to a value without a screen is a choice.
        if let selection, model.destination(for: value) == nil {
          selection.toggle(value)
          return true
        }
        // 'push' returns false if the path has elements of another type.
        return model.push(value)
      })
    return link
  }
}

extension NavigationLink {
  /// The target of a link.
  enum Target {
    /// A value for the path.
    case value(AnyHashable?)
    /// A screen of the link's own, on the stack while a binding is true, or the link's own state.
    case screen(Destination, isActive: Binding<Bool>?)
  }

  /// A link that pushes a screen of its own.
  private struct ScreenLink: View {
    let destination: Destination
    let isActive: Binding<Bool>?
    let label: Label
    @State private var isOwnActive = false

    var body: some View {
      let isActive = isActive ?? $isOwnActive
      link { isActive.wrappedValue = true }
        .navigationDestination(isPresented: isActive) { destination }
    }

    /// The link's element, or a view without a size for a link that only its binding activates.
    @ViewBuilder
    private func link(_ activate: @escaping () -> Void) -> some View {
      if Label.self == EmptyView.self, isActive != nil {
        Color.clear.frame(width: 0, height: 0)
      } else {
        ScreenLinkElement(label: label, activate: activate)
      }
    }
  }
}

/// The element of a link that pushes a screen of its own.
private struct ScreenLinkElement<Label: View>: View, PrimitiveView {
  let label: Label
  let activate: () -> Void

  func content(in environment: EnvironmentValues) -> ViewContent {
    var link = ElementContent(ViewElement(.link))
    link.setLabel(label, in: environment)
    link.element.isDisabled = environment.navigation == nil || !environment.isEnabled
    link.handlers.add(.tap, action: activate)
    return .element(link)
  }
}

extension NavigationLink where Destination == Never {
  /// Creates a link to a value with a label; without a value it is disabled.
  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    self.init(target: .value(value.map { AnyHashable($0) }), label: label())
  }

  /// Creates a link to a value with a title; without a value it is disabled.
  public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) where Label == Text {
    self.init(value: value) { Text(titleKey) }
  }

  /// Creates a link to a value with a title; without a value it is disabled.
  @_disfavoredOverload
  public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) where Label == Text {
    self.init(value: value) { Text(title) }
  }
}

/// A modifier that warns of a link outside of a navigation stack.
private struct StackCheck: LifecycleModifier {
  let isInStack: Bool

  func mount(in pass: any RenderPass, environment: EnvironmentValues) {
    guard !isInStack else { return }
    pass.warn(
      """
      A NavigationLink is outside of a NavigationStack, and so disabled. To fix this, put the \
      view that holds it inside a NavigationStack.
      """)
  }
}
#endif
