#if PortableViews
extension View {
  /// Sets the value of a preference, in place of the values that the views inside set.
  nonisolated public func preference<K>(
    key: K.Type = K.self, value: K.Value
  ) -> some View where K: PreferenceKey {
    PreferenceView(content: self, effect: PreferenceEffect<K>.set(value))
  }

  /// Changes the value of a preference that the views inside have set, or the default value.
  nonisolated public func transformPreference<K>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View where K: PreferenceKey {
    PreferenceView(content: self, effect: PreferenceEffect<K>.transform(callback))
  }

  /// Runs an action with the value of a preference: when the view appears, and after each change.
  nonisolated public func onPreferenceChange<K>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> some View where K: PreferenceKey, K.Value: Equatable {
    let reader = PreferenceReader<K.Value>(isDeferred: true, isSame: ==, action: action)
    return PreferenceView(content: self, effect: PreferenceEffect<K>.read(reader))
  }

  /// Sets the light or dark appearance of the screen; `nil` leaves it to the user.
  ///
  /// Of several views that prefer an appearance, the first one decides. The renderer shows the whole
  /// screen in it, and ``EnvironmentValues/colorScheme`` follows. Inside of a sheet, has no effect.
  nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    preference(key: PreferredColorSchemeKey.self, value: colorScheme)
  }
}

extension View {
  /// Puts a view that is made from the value of a preference in front of the view.
  nonisolated public func overlayPreferenceValue<Key, T>(
    _ key: Key.Type = Key.self, @ViewBuilder _ transform: @escaping (Key.Value) -> T
  ) -> some View where Key: PreferenceKey, T: View {
    PreferenceLayersView<Key, Self, T>(
      content: self, alignment: .center, isInFront: true, transform: transform)
  }

  /// Puts a view that is made from the value of a preference in front of the view.
  nonisolated public func overlayPreferenceValue<K, V>(
    _ key: K.Type, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View where K: PreferenceKey, V: View {
    PreferenceLayersView<K, Self, V>(
      content: self, alignment: alignment, isInFront: true, transform: transform)
  }

  /// Puts a view that is made from the value of a preference behind the view.
  nonisolated public func backgroundPreferenceValue<Key, T>(
    _ key: Key.Type = Key.self, @ViewBuilder _ transform: @escaping (Key.Value) -> T
  ) -> some View where Key: PreferenceKey, T: View {
    PreferenceLayersView<Key, Self, T>(
      content: self, alignment: .center, isInFront: false, transform: transform)
  }

  /// Puts a view that is made from the value of a preference behind the view.
  nonisolated public func backgroundPreferenceValue<K, V>(
    _ key: K.Type, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View where K: PreferenceKey, V: View {
    PreferenceLayersView<K, Self, V>(
      content: self, alignment: alignment, isInFront: false, transform: transform)
  }
}

/// A view with a layer that is made from the value of a preference of the view.
private struct PreferenceLayersView<Key: PreferenceKey, Content: View, Layer: View> {
  let content: Content
  let alignment: Alignment
  let isInFront: Bool
  let transform: (Key.Value) -> Layer
}

extension PreferenceLayersView: View, PrimitiveView {
  func content(in environment: EnvironmentValues) -> ViewContent {
    // Only the layer reads the model, so a new value makes nothing but the layer again.
    .observing(
      ObservingContent(model: { StateLocation(Key.defaultValue) }) { value in
        let reader = PreferenceReader<Key.Value>(isSame: ValueLayout.isSame, action: value.set)
        return LayersView(
          content: PreferenceView(content: content, effect: PreferenceEffect<Key>.read(reader)),
          layer: ObservingView { transform(value.get()) }, alignment: alignment,
          isInFront: isInFront)
      })
  }
}
#endif
