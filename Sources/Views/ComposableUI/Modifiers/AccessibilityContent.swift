#if PortableViews
/// The importance of further words about a view.
public enum AccessibilityCustomContentImportance: Hashable, Sendable {
  /// The words come after words of high importance.
  case `default`
  /// The words come first.
  case high
}

extension View {
  /// Adds words that a screen reader says about the view, after its name and its hint.
  ///
  /// - Parameters:
  ///   - label: The name of what the words tell.
  ///   - value: The words.
  ///   - importance: Whether the words come before others.
  nonisolated public func accessibilityCustomContent(
    _ label: Text, _ value: Text, importance: AccessibilityCustomContentImportance = .default
  ) -> some View {
    AnnotatedView(content: self, label: label, value: value, isImportant: importance == .high)
  }

  /// Adds words that a screen reader says about the view, after its name and its hint.
  nonisolated public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ value: Text,
    importance: AccessibilityCustomContentImportance = .default
  ) -> some View {
    accessibilityCustomContent(Text(labelKey), value, importance: importance)
  }

  /// Adds words that a screen reader says about the view, after its name and its hint.
  nonisolated public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey,
    importance: AccessibilityCustomContentImportance = .default
  ) -> some View {
    accessibilityCustomContent(Text(labelKey), Text(valueKey), importance: importance)
  }

  /// Adds words that a screen reader says about the view, after its name and its hint.
  @_disfavoredOverload
  nonisolated public func accessibilityCustomContent<V: StringProtocol>(
    _ labelKey: LocalizedStringKey, _ value: V,
    importance: AccessibilityCustomContentImportance = .default
  ) -> some View {
    accessibilityCustomContent(Text(labelKey), Text(value), importance: importance)
  }
}

/// A view with further words for screen readers, in the language of the environment.
private struct AnnotatedView<Content: View> {
  let content: Content
  let label: Text
  let value: Text
  let isImportant: Bool
}

extension AnnotatedView: View, PrimitiveView {
  func content(in environment: EnvironmentValues) -> ViewContent {
    let (label, value) = (
      label.string(in: environment.localization), value.string(in: environment.localization)
    )
    return .decorated(
      Decoration(.content) {
        $0.effects.notes = [ElementNote(text: "\(label): \(value)", isImportant: isImportant)]
      }, content)
  }
}

/// The role of a view in a pair of a label and its content.
public enum AccessibilityLabeledPairRole: Hashable, Sendable {
  case label, content
}

extension View {
  /// Lets screen readers call the content of a pair by its label.
  ///
  /// - Parameters:
  ///   - role: Whether the view is the label or the content.
  ///   - id: The identity of the pair, in the namespace.
  ///   - namespace: The namespace of the id, of a ``Namespace`` property.
  nonisolated public func accessibilityLabeledPair<ID: Hashable>(
    role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
  ) -> some View {
    LabelPairView(content: self, role: role, id: AnyHashable(id), labels: namespace.labels)
  }
}

/// One half of a pair of a label and its content.
private struct LabelPairView<Content: View> {
  let content: Content
  let role: AccessibilityLabeledPairRole
  let id: AnyHashable
  let labels: StateLocation<[AnyHashable: String]>
}

extension LabelPairView: View, PrimitiveView {
  func content(in environment: EnvironmentValues) -> ViewContent {
    .observing(
      ObservingContent {
        var decoration = Decoration(.content)
        if role == .content { decoration.traits.label = labels.get()[id] }
        let name = role == .label ? Name(content: content, id: id, labels: labels) : nil
        return content.decorated(decoration).lifecycle(Publication(name: name))
      })
  }

  /// The words of a label, under the identity of its pair.
  private struct Name {
    let content: Content
    let id: AnyHashable
    let labels: StateLocation<[AnyHashable: String]>

    @MainActor func publish(in environment: EnvironmentValues) {
      let outline = ViewOutline(content, in: environment)
      var all = labels.get()
      all[id] = outline.accessibilityLabel ?? outline.title
      labels.set(all)
    }

    func remove() {
      var all = labels.get()
      all[id] = nil
      labels.set(all)
    }
  }

  /// Tells the words of a label while its view is shown.
  private struct Publication: LifecycleModifier {
    let name: Name?

    func mount(in pass: any RenderPass, environment: EnvironmentValues) -> Name? {
      name?.publish(in: environment)
      return name
    }

    func update(_ storage: inout Name?, in pass: any RenderPass, environment: EnvironmentValues) {
      if let old = storage, old.id != name?.id { old.remove() }
      name?.publish(in: environment)
      storage = name
    }

    func unmount(_ storage: Name?, in pass: any RenderPass) {
      storage?.remove()
    }
  }
}
#endif
