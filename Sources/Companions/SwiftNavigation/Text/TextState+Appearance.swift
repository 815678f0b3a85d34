extension TextState {
  /// A font, a weight or a colour, of a type that only views know.
  package struct Appearance: Sendable {
    /// The value, as views have it.
    package let base: any Hashable & Sendable

    /// The name of the value in dumps.
    let name: String

    /// Creates an appearance of a view's value.
    ///
    /// - Parameters:
    ///   - base: The value.
    ///   - name: The name of the value in dumps; what describes it by default.
    package init(_ base: some Hashable & Sendable, name: String? = nil) {
      self.base = base
      self.name = name ?? String(describing: base)
    }
  }
}

extension TextState.Appearance: Hashable {
  package static func == (lhs: Self, rhs: Self) -> Bool {
    AnyHashable(lhs.base) == AnyHashable(rhs.base)
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(AnyHashable(base))
  }
}
