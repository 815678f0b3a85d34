#if !canImport(SwiftUI)
  /// A title with an icon.
  public struct Label<Title: View, Icon: View>: View {
    let title: Title
    let icon: Icon

    /// Creates a label from a title and an icon.
    public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
      self.title = title()
      self.icon = icon()
    }

    /// The icon, then the title.
    public var body: some View {
      HStack(spacing: 6) {
        icon
        title
      }
    }
  }

  extension Label where Title == Text, Icon == Image {
    /// Creates a label from a title and a symbol.
    public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
      title = Text(titleKey)
      icon = Image(systemName: name)
    }

    /// Creates a label from a title and a symbol.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage name: String) {
      self.title = Text(title)
      icon = Image(systemName: name)
    }
  }
#endif
