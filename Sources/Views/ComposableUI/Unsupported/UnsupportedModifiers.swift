#if PortableViews
// These modifiers have no effect. They are accepted so that SwiftUI code compiles.
extension View {
  /// Accepts whether a list fills its background, which lists here never do.
  nonisolated public func scrollContentBackground(_ visibility: Visibility) -> some View {
    nothingToDo("scrollContentBackground(_:)")
  }

  /// Accepts whether the system's overlays show, which windows here do not have.
  nonisolated public func persistentSystemOverlays(_ visibility: Visibility) -> some View {
    nothingToDo("persistentSystemOverlays(_:)")
  }

  /// Accepts that the view ignores safe areas, of which a window here has none.
  nonisolated public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View {
    nothingToDo("ignoresSafeArea(_:edges:)")
  }

  /// Accepts that the view ignores safe areas, of which a window here has none.
  nonisolated public func edgesIgnoringSafeArea(
    _ edges: Edge.Set
  ) -> some View {
    nothingToDo("edgesIgnoringSafeArea(_:)")
  }

  /// Accepts that the view is drawn off the screen first, which changes nothing that one sees.
  nonisolated public func drawingGroup(
    opaque: Bool = false
  ) -> some View {
    nothingToDo("drawingGroup(opaque:)")
  }

  /// Accepts that the view shows no ring around it when it has the focus.
  nonisolated public func focusEffectDisabled(
    _ disabled: Bool = true, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    noting("focusEffectDisabled(_:)", fileID, line)
  }

  /// Accepts what the bar of a screen does during a search: it stays.
  nonisolated public func searchPresentationToolbarBehavior(
    _ behavior: SearchPresentationToolbarBehavior
  ) -> some View {
    nothingToDo("searchPresentationToolbarBehavior(_:)")
  }

  /// Accepts which window opens an address; the page's window always does.
  nonisolated public func handlesExternalEvents(
    preferring: Set<String>, allowing: Set<String>
  ) -> some View {
    nothingToDo("handlesExternalEvents(preferring:allowing:)")
  }

  /// Accepts the height of letters above their line.
  nonisolated public func baselineOffset(
    _ baselineOffset: Double, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    noting("baselineOffset(_:)", fileID, line)
  }

  /// Accepts the style of navigation: a stack, whatever the style.
  nonisolated public func navigationViewStyle<S: NavigationViewStyle>(
    _ style: S, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    if style is ColumnNavigationViewStyle {
      noting("navigationViewStyle(_:)", fileID, line)
    } else {
      self
    }
  }

  /// Accepts how scrolling closes the keyboard, which the system of a browser decides.
  nonisolated public func scrollDismissesKeyboard(
    _ mode: ScrollDismissesKeyboardMode
  ) -> some View {
    nothingToDo("scrollDismissesKeyboard(_:)")
  }
}

extension View {
  /// Puts views above or below the view.
  public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: Double? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    VStack(alignment: alignment, spacing: spacing) {
      if edge == .top { content() }
      self
      if edge == .bottom { content() }
    }
  }

  /// Shows a bar above or below the view, next to it rather than over it.
  public func safeAreaBar<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: Double? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }

  /// Shows a view below the tabs of the view.
  public func tabViewBottomAccessory<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    safeAreaInset(edge: .bottom, spacing: 0, content: content)
  }
}

/// An edge at the top or the bottom.
public enum VerticalEdge: Int8, Hashable, Sendable, CaseIterable {
  case top, bottom

  /// A set of vertical edges.
  public struct Set: OptionSet, Sendable {
    /// The top edge.
    public static let top = Self(rawValue: 1)
    /// The bottom edge.
    public static let bottom = Self(rawValue: 2)
    /// Both edges.
    public static let all: Self = [.top, .bottom]

    /// The edges as bits.
    public let rawValue: Int8

    /// Creates a set from its bits.
    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }
  }
}

extension View {
  /// Accepts whether the status bar shows, which windows here do not have.
  nonisolated public func statusBarHidden(
    _ hidden: Bool = true
  ) -> some View {
    nothingToDo("statusBarHidden(_:)")
  }

  /// Accepts whether the status bar shows, which windows here do not have.
  nonisolated public func statusBar(
    hidden: Bool
  ) -> some View {
    nothingToDo("statusBar(hidden:)")
  }

  /// Accepts whether the space between letters may shrink, without effect.
  nonisolated public func allowsTightening(
    _ flag: Bool, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    noting("allowsTightening(_:)", fileID, line)
  }

  /// Accepts the style of split views: columns side by side, whatever the style.
  nonisolated public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(
    _ style: S, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    if style is ProminentDetailNavigationSplitViewStyle {
      noting("navigationSplitViewStyle(_:)", fileID, line)
    } else {
      self
    }
  }
}
#endif
