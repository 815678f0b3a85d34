#if !canImport(SwiftUI)
  extension View {
    /// Sets what a screen reader says for the view.
    nonisolated public func accessibilityLabel(_ label: Text) -> some View {
      var decoration = Decoration(.content)
      decoration.accessibilityLabel = label.string
      return decorated(decoration)
    }

    /// Sets what a screen reader says for the view.
    nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
      accessibilityLabel(Text(labelKey))
    }

    /// Sets what a screen reader says for the view.
    @_disfavoredOverload
    nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
      accessibilityLabel(Text(label))
    }

    /// Names the view for tests and scripts.
    nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View {
      var decoration = Decoration(.content)
      decoration.accessibilityIdentifier = identifier
      return decorated(decoration)
    }
  }
#endif
