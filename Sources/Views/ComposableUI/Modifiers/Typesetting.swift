#if PortableViews
extension View {
  /// Adds space after each character of the texts in the view, in points.
  nonisolated public func kerning(_ kerning: Double) -> some View {
    font { $0.letterSpacing = kerning }
  }

  /// Adds space after each character of the texts in the view, in points.
  nonisolated public func tracking(_ tracking: Double) -> some View { kerning(tracking) }

  /// Adds space between the lines of the texts in the view, in points.
  nonisolated public func lineSpacing(_ lineSpacing: Double) -> some View {
    font { $0.lineSpacing = lineSpacing }
  }

  /// Draws the texts in the view in upper or lower case; `nil` as they are written.
  nonisolated public func textCase(_ textCase: Text.Case?) -> some View {
    font { $0.letterCase = textCase?.element ?? .asWritten }
  }

  /// Sets whether users can select the texts in the view.
  ///
  /// In a browser they can, unless the view says otherwise.
  nonisolated public func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
    decorated(.content) { $0.isSelectable = S.allowsSelection }
  }

  nonisolated private func font(_ change: (inout ElementFont) -> Void) -> some View {
    var font = ElementFont()
    change(&font)
    return decorated(.content) { $0.font = font }
  }
}

extension Text {
  /// A case in which a text is drawn.
  public enum Case: Hashable, Sendable {
    case uppercase, lowercase

    var element: ElementFont.LetterCase {
      self == .uppercase ? .uppercase : .lowercase
    }
  }

  /// Adds space after each character of the text, in points.
  public func kerning(_ kerning: Double) -> Text {
    withFont { $0.letterSpacing = kerning }
  }

  /// Adds space after each character of the text, in points.
  public func tracking(_ tracking: Double) -> Text { kerning(tracking) }

  /// Has no effect: letters stand on their line.
  public func baselineOffset(_ baselineOffset: Double) -> Text { self }
}

/// Whether users can select text.
public protocol TextSelectability {
  /// Whether text can be selected.
  static var allowsSelection: Bool { get }
}

/// Users can select text.
public struct EnabledTextSelectability: TextSelectability {
  /// Text can be selected.
  public static let allowsSelection = true
}

/// Users cannot select text.
public struct DisabledTextSelectability: TextSelectability {
  /// Text cannot be selected.
  public static let allowsSelection = false
}

extension TextSelectability where Self == EnabledTextSelectability {
  /// Users can select text.
  public static var enabled: Self { Self() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  /// Users cannot select text.
  public static var disabled: Self { Self() }
}
#endif
