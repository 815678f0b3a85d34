#if PortableViews
public import ComposableUI

extension ViewGraph {
  /// The renderer's environment as the views see it: in the colour scheme that they prefer, and in the
  /// direction of their language.
  var shownEnvironment: RendererEnvironment {
    var shown = environment
    shown.colorScheme = preferredColorScheme ?? environment.colorScheme
    shown.layoutDirection = layoutDirection
    return shown
  }

  /// The direction in which the views are laid out: the direction of the language that they have
  /// chosen, or else the renderer's.
  public var layoutDirection: LayoutDirection {
    language.map(LayoutDirection.init(language:)) ?? environment.layoutDirection
  }

  /// Records the language that the first module with a catalogue has chosen.
  func didChoose(_ locale: Locale) {
    guard localization.locale == nil else { return }
    let old = layoutDirection
    localization.locale = locale
    if layoutDirection != old { needsEnvironment = true }
  }

  func environmentDidChange(from old: RendererEnvironment) {
    guard environment != old else { return }
    windowSize.value = environment.size
    if environment.isSame(asSeenAfter: old) { return }
    if environment.localization != old.localization { localization = environment.localization }
    needsEnvironment = true
    invalidations.scheduleFlush()
  }

  /// Records the colour scheme that the views prefer, for them and for the renderer.
  func didPrefer(_ colorScheme: ColorScheme?) {
    guard colorScheme != preferredColorScheme else { return }
    let old = shownEnvironment
    preferredColorScheme = colorScheme
    needsColorScheme = true
    if shownEnvironment != old { needsEnvironment = true }
  }

  /// Passes the environment to the views if it has changed.
  ///
  /// Compares the values that each view has read. Evaluates the bodies of those alone that read
  /// another value than before.
  func passEnvironmentDown() {
    guard needsEnvironment else { return }
    needsEnvironment = false
    root?.updateEnvironment()
  }

  /// Tells the renderer the colour scheme that the views prefer if it has changed.
  func showColorScheme() {
    guard needsColorScheme else { return }
    needsColorScheme = false
    renderer.prefer(preferredColorScheme)
  }

  func enqueue(preferences scope: PreferenceScope) {
    preferences.append(scope)
  }

  /// Collects the changed preferences, from the deepest scopes upwards, so that each is settled once.
  func collectPreferences() {
    while let depth = preferences.lazy.map(\.depth).max() {
      let deepest = preferences.filter { $0.depth == depth }
      preferences.removeAll { $0.depth == depth }
      for scope in deepest { scope.settle() }
    }
  }
}

extension RendererEnvironment {
  /// Returns whether nothing has changed but a size that belongs to the same size classes.
  fileprivate func isSame(asSeenAfter old: Self) -> Bool {
    guard horizontalSizeClass == old.horizontalSizeClass,
      verticalSizeClass == old.verticalSizeClass
    else { return false }
    var resized = old
    resized.size = size
    return self == resized
  }
}
#endif
