#if PortableViews
extension View {
  /// Sets the line below the title of the screen that contains the view.
  public func navigationSubtitle(_ subtitle: Text) -> some View {
    lifecycle(ScreenLine(text: subtitle, entries: \.subtitles))
  }

  /// Sets the line below the title of the screen that contains the view.
  public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
    navigationSubtitle(Text(subtitleKey))
  }

  /// Sets the line below the title of the screen that contains the view.
  @_disfavoredOverload
  public func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View {
    navigationSubtitle(Text(subtitle))
  }
}
#endif
