#if PortableViews
/// A placeholder for missing content: a label, a description and actions.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
  let label: Label
  let description: Description
  let actions: Actions

  /// The label, the description and the actions, in the middle of the space.
  public var body: some View {
    VStack(spacing: 8) {
      label.labelStyle(UnavailableLabelStyle())
      description.font(.callout).foregroundStyle(.secondary).multilineTextAlignment(.center)
      actions
    }
    .padding()
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

/// A large icon above a title.
private struct UnavailableLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 8) {
      configuration.icon.font(.system(size: 48)).foregroundStyle(.secondary)
      configuration.title.font(.title2).bold().multilineTextAlignment(.center)
    }
  }
}

extension ContentUnavailableView {
  /// Creates a view with a label, a description and actions.
  public init(
    @ViewBuilder label: () -> Label,
    @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }
}

extension ContentUnavailableView
where Label == ComposableUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Creates a view with a title, a symbol and a description.
  public init(_ titleKey: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
    self.init(
      label: { ComposableUI.Label(titleKey, systemImage: name) }, description: { description },
      actions: { EmptyView() })
  }

  /// Creates a view with a title, a symbol and a description.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
    self.init(
      label: { ComposableUI.Label(title, systemImage: name) }, description: { description },
      actions: { EmptyView() })
  }

  /// A placeholder for a search for a text without results.
  public static func search(text: String) -> Self {
    let description: Text? = Text(verbatim: "“\(text)”")
    return Self(
      label: {
        ComposableUI.Label {
          Text(.noResults)
        } icon: {
          Image(systemName: "magnifyingglass")
        }
      }, description: { description }, actions: { EmptyView() })
  }

  /// A placeholder for a search without results.
  public static var search: Self {
    let description: Text? = Text(.tryAnotherSearch)
    return Self(
      label: {
        ComposableUI.Label {
          Text(.noResults)
        } icon: {
          Image(systemName: "magnifyingglass")
        }
      }, description: { description }, actions: { EmptyView() })
  }
}
#endif
