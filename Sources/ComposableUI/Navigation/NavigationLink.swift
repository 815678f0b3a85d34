#if !canImport(SwiftUI)
  /// A control that puts a value on the path of the enclosing navigation stack.
  public struct NavigationLink<Label: View, Destination: View>: View, PrimitiveView {
    /// The type of the body: a primitive view has none.
    public typealias Body = Never

    let value: AnyHashable?
    let label: Label

    package func content(in environment: EnvironmentValues) -> ViewContent {
      .lifecycle(
        StackCheck(isInStack: environment.navigation != nil),
        ElementView(link(in: environment)))
    }

    private func link(in environment: EnvironmentValues) -> ElementContent {
      var link = ElementContent(ViewElement(.link))
      link.setLabel(label)
      guard let value, let model = environment.navigation else {
        link.element.isDisabled = true
        link.handlers.add(.tap) {}
        return link
      }
      let location = environment.screenLocation
      let depth = location.split(separator: "/").count
      link.element.attributes[.destination] =
        location + "/" + NavigationModel.component(of: value, at: depth)
      link.element.isDisabled = !environment.isEnabled
      // A path of another type refuses the value.
      link.handlers.add(.tap) { _ in model.push(value) }
      return link
    }
  }

  extension NavigationLink where Destination == Never {
    /// Creates a link to a value with a label; without a value it is disabled.
    public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
      self.value = value.map { AnyHashable($0) }
      self.label = label()
    }

    /// Creates a link to a value with a title; without a value it is disabled.
    public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) where Label == Text {
      self.value = value.map { AnyHashable($0) }
      label = Text(titleKey)
    }

    /// Creates a link to a value with a title; without a value it is disabled.
    @_disfavoredOverload
    public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) where Label == Text {
      self.value = value.map { AnyHashable($0) }
      label = Text(title)
    }
  }

  /// Warns of a link outside of a navigation stack.
  private struct StackCheck {
    let isInStack: Bool
  }

  extension StackCheck: LifecycleModifier {
    func mount(in pass: any RenderPass, environment: EnvironmentValues) {
      guard !isInStack else { return }
      pass.warn(
        """
        A NavigationLink is outside of a NavigationStack, and so disabled. To fix this, put the \
        view that holds it inside a NavigationStack.
        """)
    }

    func update(_ storage: inout Void, in pass: any RenderPass, environment: EnvironmentValues) {}

    func unmount(_ storage: Void, in pass: any RenderPass) {}
  }
#endif
