#if PortableViews
/// The effect of a modifier on the values of a preference that the views below it set.
package enum PreferenceEffect<Key: PreferenceKey> {
  /// Replaces them by one value.
  case set(Key.Value)
  /// Changes the combined value.
  case transform((inout Key.Value) -> Void)
  /// Reads the combined value, and passes it on as it is.
  case read(PreferenceReader<Key.Value>)

  /// Returns whether another effect certainly has the same result.
  package func isSame(as other: Self) -> Bool {
    switch (self, other) {
    case (.set(let lhs), .set(let rhs)): ValueLayout.isSame(lhs, rhs)
    case (.read, .read): true
    default: false
    }
  }
}

/// A reader of the values of a preference.
package struct PreferenceReader<Value> {
  /// Returns whether a value equals the one before, so that the reader does not get it.
  package let isSame: (Value, Value) -> Bool
  /// Whether the action runs once the pass has ended, and not at once.
  package let isDeferred: Bool
  /// Takes the first value and each later one.
  package let action: (Value) -> Void

  package init(
    isDeferred: Bool = false, isSame: @escaping (Value, Value) -> Bool,
    action: @escaping (Value) -> Void
  ) {
    self.isDeferred = isDeferred
    self.isSame = isSame
    self.action = action
  }
}

/// A ``PreferenceEffect`` whose key is not known statically.
package protocol PreferenceModifier {
  associatedtype Key: PreferenceKey
  var effect: PreferenceEffect<Key> { get }
}

extension PreferenceEffect: PreferenceModifier {
  package var effect: Self { self }
}

/// A view that sets, changes or reads the value of a preference.
struct PreferenceView<Content: View, Key: PreferenceKey> {
  let content: Content
  let effect: PreferenceEffect<Key>
}

extension PreferenceView: View, PrimitiveView {
  func content(in environment: EnvironmentValues) -> ViewContent {
    .preference(effect, content)
  }
}
#endif
