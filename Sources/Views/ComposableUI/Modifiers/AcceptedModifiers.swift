#if PortableViews
// What renderers draw in their own way, or cannot draw: it is accepted and does nothing.
extension View {
  /// Accepts whether lines go between rows.
  nonisolated public func listRowSeparator(
    _ visibility: Visibility, edges: Edge.Set = .all
  ) -> some View {
    self
  }

  /// Accepts the space around the content of a row.
  nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View { self }

  /// Accepts what is behind a row.
  nonisolated public func listRowBackground<V: View>(_ view: V?) -> some View { self }

  /// Accepts whether lines go between sections.
  nonisolated public func listSectionSeparator(
    _ visibility: Visibility, edges: Edge.Set = .all
  ) -> some View {
    self
  }

  /// Accepts whether scroll bars show.
  nonisolated public func scrollIndicators(_ visibility: Visibility) -> some View { self }

  /// Accepts whether a list fills its background.
  nonisolated public func scrollContentBackground(_ visibility: Visibility) -> some View { self }

  /// Accepts whether the view scrolls.
  nonisolated public func scrollDisabled(_ disabled: Bool) -> some View { self }

  /// Accepts whether the way back shows.
  nonisolated public func navigationBarBackButtonHidden(
    _ hidesBackButton: Bool = true
  ) -> some View {
    self
  }

  /// Accepts whether the bar shows.
  nonisolated public func navigationBarHidden(_ hidden: Bool) -> some View { self }

  /// Accepts whether fields correct what is typed.
  nonisolated public func disableAutocorrection(_ disable: Bool?) -> some View { self }

  /// Accepts which letters fields make capitals.
  nonisolated public func autocapitalization(
    _ style: UITextAutocapitalizationType
  ) -> some View {
    self
  }

  /// Accepts which letters fields make capitals.
  nonisolated public func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View {
    self
  }

  /// Accepts what fields are filled in with.
  nonisolated public func textContentType(
    _ textContentType: UITextContentType?
  ) -> some View {
    self
  }

  /// Accepts whether text can be selected.
  nonisolated public func textSelection(_ selectability: TextSelectability) -> some View { self }

  /// Accepts how far text shrinks to fit.
  nonisolated public func minimumScaleFactor(_ factor: Double) -> some View { self }

  /// Accepts where text is cut to fit.
  nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View { self }

  /// Accepts the space between lines.
  nonisolated public func lineSpacing(_ lineSpacing: Double) -> some View { self }

  /// Accepts the space between letters.
  nonisolated public func kerning(_ kerning: Double) -> some View { self }

  /// Accepts the space between letters.
  nonisolated public func tracking(_ tracking: Double) -> some View { self }

  /// Accepts whether the view reaches below bars.
  nonisolated public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View {
    self
  }

  /// Accepts whether the view reaches below bars.
  nonisolated public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { self }

  /// Accepts a colour to multiply the view's colours by.
  nonisolated public func colorMultiply(_ color: Color) -> some View { self }

  /// Accepts which views lie in front.
  nonisolated public func zIndex(_ value: Double) -> some View { self }

  /// Accepts which views get space first.
  nonisolated public func layoutPriority(_ value: Double) -> some View { self }

  /// Accepts how large controls are.
  nonisolated public func controlSize(_ controlSize: ControlSize) -> some View { self }

  /// Accepts the outline of buttons.
  nonisolated public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { self }

  /// Accepts whether a sheet shows that it can be dragged.
  nonisolated public func presentationDragIndicator(
    _ visibility: Visibility
  ) -> some View {
    self
  }

  /// Accepts whether the screen is light or dark, which the system says.
  nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View { self }

  /// Accepts which variant of symbols is drawn.
  nonisolated public func symbolVariant(_ variant: SymbolVariants) -> some View { self }

  /// Accepts how the layers of symbols are drawn.
  nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { self }

  /// Accepts what a tab or a row says beside its label.
  nonisolated public func badge(_ count: Int) -> some View { self }

  /// Accepts whether effects apply to the view as a whole.
  nonisolated public func compositingGroup() -> some View { self }

  /// Accepts whether the view is drawn on its own.
  nonisolated public func drawingGroup(opaque: Bool = false) -> some View { self }

  /// Accepts how prominent headers are.
  nonisolated public func headerProminence(_ prominence: Prominence) -> some View { self }

  /// Accepts how date pickers are drawn.
  nonisolated public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View { self }

  /// Accepts how menus are drawn.
  nonisolated public func menuStyle<S: MenuStyle>(_ style: S) -> some View { self }

  /// Accepts how forms are drawn.
  nonisolated public func formStyle<S: FormStyle>(_ style: S) -> some View { self }

  /// Accepts how navigation is drawn.
  nonisolated public func navigationViewStyle<S: NavigationViewStyle>(
    _ style: S
  ) -> some View {
    self
  }

  /// Accepts how tabs are drawn.
  nonisolated public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View { self }

  /// Accepts whether letters are written as capitals: renderers write headers so.
  nonisolated public func textCase(_ textCase: Text.Case?) -> some View { self }

  /// Accepts how scrolling closes the keyboard.
  nonisolated public func scrollDismissesKeyboard(
    _ mode: ScrollDismissesKeyboardMode
  ) -> some View {
    self
  }
}

extension View {
  /// Puts views at an edge of the view, above or below it.
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
#endif
