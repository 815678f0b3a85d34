#if PortableViews
extension View {
  /// Adds an action with a name for assistive technologies and for the keyboard.
  ///
  /// The action is a button in the view that shows only while it has the keyboard focus.
  public func accessibilityAction(
    named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
  ) -> some View {
    accessibilityActions { Button(nameKey) { handler() } }
  }

  /// Adds an action with a name for assistive technologies and for the keyboard.
  public func accessibilityAction(
    named name: Text, _ handler: @escaping () -> Void
  ) -> some View {
    accessibilityActions { Button(action: { handler() }, label: { name }) }
  }

  /// Adds an action with a name for assistive technologies and for the keyboard.
  @_disfavoredOverload
  public func accessibilityAction<S: StringProtocol>(
    named name: S, _ handler: @escaping () -> Void
  ) -> some View {
    accessibilityActions { Button(name) { handler() } }
  }

  /// Adds an action with a label for assistive technologies and for the keyboard.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - label: Makes the label.
  public func accessibilityAction<Label: View>(
    action: @escaping () -> Void, @ViewBuilder label: () -> Label
  ) -> some View {
    let label = label()
    return accessibilityActions { Button(action: { action() }, label: { label }) }
  }

  /// Adds an action for assistive technologies and for the keyboard.
  ///
  /// The default action runs by the Return key and the space bar, which lets the view have the
  /// keyboard focus; the action to escape by the Escape key. The magic tap has no key here, so that
  /// its action never runs.
  public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View {
    let keys = actionKind.keys
    return focusable(actionKind == .default ? true : nil)
      .onKeyPress(keys: keys, phases: .down) { _ in
        handler()
        return .handled
      }
  }

  /// Adds the actions of buttons for assistive technologies and for the keyboard.
  ///
  /// The buttons are in the view, and each shows only while it has the keyboard focus.
  ///
  /// - Parameter content: Makes the buttons.
  public func accessibilityActions<Content: View>(
    @ViewBuilder _ content: () -> Content
  ) -> some View {
    overlay(alignment: .bottomLeading) {
      VStack(alignment: .leading, spacing: 0) { content() }
        .buttonStyle(FocusedButtonStyle())
    }
  }

  /// Describes the view to assistive technologies by another one, which is not drawn.
  ///
  /// The other view takes the keyboard. Assistive technologies do not find the elements of the view
  /// itself.
  ///
  /// - Parameter representation: Makes the other view.
  public func accessibilityRepresentation<V: View>(
    @ViewBuilder representation: () -> V
  ) -> some View {
    accessibilityHidden(true).overlay { representation().undrawn() }
  }

  /// Adds elements for assistive technologies to the view, which are not drawn.
  ///
  /// - Parameter children: Makes the views of the elements.
  public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View {
    overlay { children().undrawn() }
  }

  private func undrawn() -> some View { opacity(0).clipped() }

  private func focusable(_ isFocusable: Bool?) -> some View {
    decorated(.gesture, traits: { $0.isFocusable = isFocusable })
  }
}

/// The kind of an action of a view for assistive technologies.
public struct AccessibilityActionKind: Equatable, Sendable {
  fileprivate let keys: Set<KeyEquivalent>

  /// The main action, by the Return key or the space bar.
  public static let `default` = Self(keys: [.return, .space])
  /// The action that closes a view, by the Escape key.
  public static let escape = Self(keys: [.escape])
  /// The action of a double tap with two fingers, which never runs here.
  public static let magicTap = Self(keys: [])
}

/// The style of buttons that show only while they have the keyboard focus.
private struct FocusedButtonStyle: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    FocusedButton(configuration: configuration)
  }
}

private struct FocusedButton: View {
  let configuration: PrimitiveButtonStyleConfiguration
  @FocusState private var isFocused: Bool

  var body: some View {
    let length: Double? = isFocused ? nil : 1
    Button(role: configuration.role, action: { configuration.trigger() }) { configuration.label }
      .buttonStyle(.borderedProminent)
      .focused($isFocused)
      .frame(width: length, height: length)
      // Clipped as well, so that it takes no clicks on the view below.
      .decorated(.clip) { $0.isClipped = isFocused ? nil : true }
      .opacity(isFocused ? 1 : 0)
  }
}
#endif
