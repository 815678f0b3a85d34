#if PortableViews
// These modifiers have no effect. They are accepted so that SwiftUI code compiles.
extension View {
  /// Accepts whether lines go between rows, without effect.
  nonisolated public func listRowSeparator(
    _ visibility: Visibility, edges: Edge.Set = .all
  ) -> some View {
    self
  }

  /// Accepts the space around the content of a row, without effect.
  nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View { self }

  /// Accepts the background of a row, without effect.
  nonisolated public func listRowBackground<V: View>(_ view: V?) -> some View { self }

  /// Accepts whether lines go between sections, without effect.
  nonisolated public func listSectionSeparator(
    _ visibility: Visibility, edges: Edge.Set = .all
  ) -> some View {
    self
  }

  /// Accepts whether scroll bars show, without effect.
  nonisolated public func scrollIndicators(_ visibility: Visibility) -> some View { self }

  /// Accepts whether a list fills its background, without effect.
  nonisolated public func scrollContentBackground(_ visibility: Visibility) -> some View { self }

  /// Accepts whether the view scrolls, without effect.
  nonisolated public func scrollDisabled(_ disabled: Bool) -> some View { self }

  /// Accepts whether the back button shows, without effect.
  nonisolated public func navigationBarBackButtonHidden(
    _ hidesBackButton: Bool = true
  ) -> some View {
    self
  }

  /// Accepts whether the bar shows, without effect.
  nonisolated public func navigationBarHidden(_ hidden: Bool) -> some View { self }

  /// Accepts whether fields correct typed text, without effect.
  nonisolated public func disableAutocorrection(_ disable: Bool?) -> some View { self }

  /// Accepts the capitalization of typed text, without effect.
  nonisolated public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
    self
  }

  /// Accepts the capitalization of typed text, without effect.
  nonisolated public func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View {
    self
  }

  /// Accepts the kind of content for filling in fields, without effect.
  nonisolated public func textContentType(_ textContentType: UITextContentType?) -> some View {
    self
  }

  /// Accepts whether text can be selected, without effect.
  nonisolated public func textSelection(_ selectability: TextSelectability) -> some View { self }

  /// Accepts the factor by which text may shrink to fit, without effect.
  nonisolated public func minimumScaleFactor(_ factor: Double) -> some View { self }

  /// Accepts the position at which text is truncated, without effect.
  nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View { self }

  /// Accepts the space between lines, without effect.
  nonisolated public func lineSpacing(_ lineSpacing: Double) -> some View { self }

  /// Accepts the space between letters, without effect.
  nonisolated public func kerning(_ kerning: Double) -> some View { self }

  /// Accepts the space between letters, without effect.
  nonisolated public func tracking(_ tracking: Double) -> some View { self }

  /// Accepts whether the view extends below bars, without effect.
  nonisolated public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View {
    self
  }

  /// Accepts whether the view extends below bars, without effect.
  nonisolated public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { self }

  /// Accepts a colour to multiply the view's colours by, without effect.
  nonisolated public func colorMultiply(_ color: Color) -> some View { self }

  /// Accepts the order of overlapping views, without effect.
  nonisolated public func zIndex(_ value: Double) -> some View { self }

  /// Accepts the size of controls, without effect.
  nonisolated public func controlSize(_ controlSize: ControlSize) -> some View { self }

  /// Accepts the shape of buttons, without effect.
  nonisolated public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { self }

  /// Accepts whether a sheet shows a drag indicator, without effect.
  nonisolated public func presentationDragIndicator(_ visibility: Visibility) -> some View { self }

  /// Accepts which variant of symbols is drawn, without effect.
  nonisolated public func symbolVariant(_ variant: SymbolVariants) -> some View { self }

  /// Accepts how the layers of symbols are drawn, without effect.
  nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { self }

  /// Accepts the badge of a tab or a row, without effect.
  nonisolated public func badge(_ count: Int) -> some View { self }

  /// Accepts whether effects apply to the view as a whole, without effect.
  nonisolated public func compositingGroup() -> some View { self }

  /// Accepts whether the view is drawn on its own, without effect.
  nonisolated public func drawingGroup(opaque: Bool = false) -> some View { self }

  /// Accepts the prominence of headers, without effect.
  nonisolated public func headerProminence(_ prominence: Prominence) -> some View { self }

  /// Accepts the style of date pickers, without effect.
  nonisolated public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View { self }

  /// Accepts the style of menus, without effect.
  nonisolated public func menuStyle<S: MenuStyle>(_ style: S) -> some View { self }

  /// Accepts the style of forms, without effect.
  nonisolated public func formStyle<S: FormStyle>(_ style: S) -> some View { self }

  /// Accepts the style of navigation, without effect.
  nonisolated public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
    self
  }

  /// Accepts the style of tab views, without effect.
  nonisolated public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View { self }

  /// Accepts whether letters show as capitals, without effect.
  nonisolated public func textCase(_ textCase: Text.Case?) -> some View { self }

  /// Accepts how scrolling closes the keyboard, without effect.
  nonisolated public func scrollDismissesKeyboard(
    _ mode: ScrollDismissesKeyboardMode
  ) -> some View {
    self
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
}

/// An edge at the top or the bottom.
public enum VerticalEdge: Int8, Hashable, Sendable, CaseIterable {
  case top, bottom
}

extension View {
  /// Accepts the reason for which content is redacted, without effect.
  nonisolated public func redacted(reason: RedactionReasons) -> some View { self }

  /// Accepts that content is not redacted, without effect.
  nonisolated public func unredacted() -> some View { self }

  /// Accepts whether content is private, without effect.
  nonisolated public func privacySensitive(_ sensitive: Bool = true) -> some View { self }

  /// Accepts haptic feedback for the change of a value, without effect.
  nonisolated public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T
  ) -> some View {
    self
  }

  /// Accepts the transition between contents of the view, without effect.
  nonisolated public func contentTransition(_ transition: ContentTransition) -> some View { self }

  /// Accepts an animation from the position of another view with the same id, without effect.
  nonisolated public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    isSource: Bool = true
  ) -> some View {
    self
  }

  /// Accepts the size of texts, without effect.
  nonisolated public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { self }

  /// Accepts a range of sizes of texts, without effect.
  nonisolated public func dynamicTypeSize<T: RangeExpression<DynamicTypeSize>>(
    _ range: T
  ) -> some View {
    self
  }

  /// Accepts whether the status bar shows, without effect.
  nonisolated public func statusBarHidden(_ hidden: Bool = true) -> some View { self }

  /// Accepts whether the status bar shows, without effect.
  nonisolated public func statusBar(hidden: Bool) -> some View { self }

  /// Accepts whether bars have a background, without effect.
  nonisolated public func toolbarBackground(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    self
  }

  /// Accepts the background of bars, without effect.
  nonisolated public func toolbarBackground<S: ShapeStyle>(
    _ style: S, for bars: ToolbarPlacement...
  ) -> some View {
    self
  }

  /// Accepts whether bars show, without effect.
  nonisolated public func toolbar(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    self
  }

  /// Accepts the margins of scrolling content, without effect.
  nonisolated public func contentMargins(_ length: Double) -> some View { self }

  /// Accepts the margins of scrolling content, without effect.
  nonisolated public func contentMargins(_ edges: Edge.Set = .all, _ length: Double?) -> some View {
    self
  }

  /// Accepts whether the space between letters may shrink, without effect.
  nonisolated public func allowsTightening(_ flag: Bool) -> some View { self }

  /// Accepts the style of split views, without effect.
  nonisolated public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(
    _ style: S
  ) -> some View {
    self
  }
}
#endif
