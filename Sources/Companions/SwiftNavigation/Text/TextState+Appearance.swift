extension TextState {
  /// A type-erased font, font weight or colour of the view layer.
  package struct Appearance: Sendable {
    /// The font, weight or colour, of the view layer's type.
    package let base: any Hashable & Sendable

    /// The text for the value in dumps.
    let name: String

    /// Creates an appearance from a font, weight or colour.
    ///
    /// - Parameters:
    ///   - base: The font, weight or colour.
    ///   - name: The text for the value in dumps. If `nil`, its description.
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
