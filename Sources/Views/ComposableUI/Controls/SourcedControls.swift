#if PortableViews
extension Toggle {
  /// Creates a toggle of several values: it is on while all are, and switches all.
  public init<C: RandomAccessCollection>(
    sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
  ) {
    let switches = sources.map { $0[keyPath: isOn] }
    let all = Binding {
      switches.allSatisfy(\.wrappedValue)
    } set: { newValue in
      for isOn in switches { isOn.wrappedValue = newValue }
    }
    self.init(isOn: all, label: label)
  }
}

extension Toggle where Label == Text {
  /// Creates a toggle of several values: it is on while all are, and switches all.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(titleKey) }
  }
}

extension Picker {
  /// Creates a picker of several values: it shows a selection that all have, and sets all.
  ///
  /// - Parameters:
  ///   - sources: The collection of the values.
  ///   - selection: The key path of an element's selection.
  ///   - content: The choices, each with a tag.
  ///   - label: The label.
  public init<C: RandomAccessCollection>(
    sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    selections = sources.map { $0[keyPath: selection] }
    self.content = content()
    self.label = label()
  }
}

extension Picker where Label == Text {
  /// Creates a picker of several values: it shows a selection that all have, and sets all.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
  ) {
    self.init(sources: sources, selection: selection, content: content) { Text(titleKey) }
  }

  /// Creates a picker of several values: it shows a selection that all have, and sets all.
  @_disfavoredOverload
  public init<C: RandomAccessCollection, S: StringProtocol>(
    _ title: S, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(sources: sources, selection: selection, content: content) { Text(title) }
  }
}

extension Picker where Label == Text {
  /// Creates a picker of the elements of a binding: it shows a selection that all have, and sets all.
  public init<C: MutableCollection & RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: Binding<C>,
    selection: KeyPath<Binding<C.Element>, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(titleKey, sources: sources.elements(), selection: selection, content: content)
  }
}

extension Picker {
  /// Creates a picker of the elements of a binding: it shows a selection that all have, and sets all.
  public init<C: MutableCollection & RandomAccessCollection>(
    sources: Binding<C>, selection: KeyPath<Binding<C.Element>, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(sources: sources.elements(), selection: selection, content: content, label: label)
  }
}

extension Label where Title == Text, Icon == Image {
  /// Creates a label from a title and an image of the app.
  public init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init {
      Text(titleKey)
    } icon: {
      Image(name)
    }
  }

  /// Creates a label from a title and an image of the app.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image name: String) {
    self.init {
      Text(title)
    } icon: {
      Image(name)
    }
  }
}

extension Menu where Label == ComposableUI.Label<Text, Image> {
  /// Creates a menu with a title and an image of the app.
  public init(_ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content) {
    self.init(content: content) { ComposableUI.Label(titleKey, image: image) }
  }
}

/// A button that opens the settings of the app.
public struct SettingsLink<Label: View>: View {
  private let label: Label
  @Environment(\.openSettings) private var openSettings

  /// Creates a button with a label.
  public init(@ViewBuilder label: () -> Label) { self.label = label() }

  /// The button.
  public var body: some View {
    Button {
      openSettings()
    } label: {
      label
    }
  }
}
#endif
