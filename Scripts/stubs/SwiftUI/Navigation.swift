public nonisolated struct NavigationStack<Data, Root: View>: View {
  public typealias Body = Never
}

extension NavigationStack {
  public nonisolated init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    fatalError()
  }

  public nonisolated init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root)
  where Data == NavigationPath {
    fatalError()
  }

  public nonisolated init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Data.Element: Hashable
  {
    fatalError()
  }
}

public struct NavigationPath {
  public init() { fatalError() }
}

@available(watchOS, unavailable)
public nonisolated struct NavigationView<Content: View>: View {
  public typealias Body = Never

  public init(@ViewBuilder content: () -> Content) { fatalError() }
}

@MainActor @preconcurrency
public protocol NavigationViewStyle {}

@available(macOS, unavailable)
public struct StackNavigationViewStyle: NavigationViewStyle {}

@available(macOS, unavailable)
extension NavigationViewStyle where Self == StackNavigationViewStyle {
  public static var stack: StackNavigationViewStyle { fatalError() }
}

public nonisolated struct NavigationLink<Label: View, Destination: View>: View {
  public typealias Body = Never

  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    fatalError()
  }

  public init(
    isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    fatalError()
  }
}

extension NavigationLink where Destination == Never {
  public nonisolated init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) { fatalError() }

  public nonisolated init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?)
  where Label == Text {
    fatalError()
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, P: Hashable>(_ title: S, value: P?)
  where Label == Text {
    fatalError()
  }
}

extension View {
  public nonisolated func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    self
  }

  public nonisolated func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
  ) -> some View {
    self
  }

  public nonisolated func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    self
  }

  public nonisolated func navigationTitle(_ titleKey: LocalizedStringKey) -> some View { self }

  @_disfavoredOverload
  public nonisolated func navigationTitle<S: StringProtocol>(_ title: S) -> some View { self }

  @available(macOS, unavailable)
  @available(tvOS, unavailable)
  public nonisolated func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    self
  }

  @available(watchOS, unavailable)
  public nonisolated func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
    self
  }
}

@available(macOS, unavailable)
@available(tvOS, unavailable)
public struct NavigationBarItem: Sendable {
  public enum TitleDisplayMode: Sendable {
    case automatic, inline, large
  }
}

public nonisolated struct TabView<SelectionValue: Hashable, Content: View>: View {
  public typealias Body = Never

  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    fatalError()
  }
}

@MainActor @preconcurrency
public protocol TabViewStyle {}

public struct DefaultTabViewStyle: TabViewStyle {}

extension TabViewStyle where Self == DefaultTabViewStyle {
  public static var automatic: DefaultTabViewStyle { fatalError() }
}

extension View {
  public nonisolated func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View { self }

  public nonisolated func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View { self }

  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public nonisolated func badge(_ count: Int) -> some View { self }
}
