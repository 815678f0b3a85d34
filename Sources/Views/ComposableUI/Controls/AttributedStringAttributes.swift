#if PortableViews && !canImport(Darwin)
public import Foundation

extension Text {
  /// The style of a line under or through a text.
  public struct LineStyle: Hashable, Sendable {
    /// The pattern of a line, which is always solid here.
    public struct Pattern: Hashable, Sendable {
      private let name: String

      /// A solid line.
      public static let solid = Self(name: "solid")
      /// A line of dots.
      public static let dot = Self(name: "dot")
      /// A line of dashes.
      public static let dash = Self(name: "dash")
      /// A line of dashes and dots.
      public static let dashDot = Self(name: "dashDot")
      /// A line of dashes and two dots each.
      public static let dashDotDot = Self(name: "dashDotDot")
    }

    let color: Color?

    /// Creates a line; the pattern has no effect, and the colour is the text's if `nil`.
    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.color = color
    }

    /// A solid line in the colour of the text.
    public static let single = Self()
  }
}

extension AttributeScopes {
  /// The attributes that a ``Text`` draws.
  public struct SwiftUIAttributes: AttributeScope {
    /// The colour of the text.
    public let foregroundColor: ForegroundColorAttribute
    /// The colour behind the text.
    public let backgroundColor: BackgroundColorAttribute
    /// The font.
    public let font: FontAttribute
    /// The line through the text.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The line under the text.
    public let underlineStyle: UnderlineStyleAttribute
    /// The space after each character, in points.
    public let kern: KerningAttribute
    /// The space after each character, in points.
    public let tracking: TrackingAttribute
    /// The attributes of Foundation.
    public let foundation: FoundationAttributes
  }

  /// The attributes that a ``Text`` draws.
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributeDynamicLookup {
  /// Returns an attribute that a ``Text`` draws.
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
  ) -> T { self[T.self] }

  /// Returns the attribute of the meaning of markup.
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.MarkupAttributes, T>
  ) -> T { self[T.self] }
}

extension AttributeScopes.SwiftUIAttributes {
  /// The colour of the text.
  public enum ForegroundColorAttribute: AttributedStringKey {
    /// A colour.
    public typealias Value = Color
    /// The name of the attribute.
    public static let name = "SwiftUI.ForegroundColor"
  }

  /// The colour behind the text.
  public enum BackgroundColorAttribute: AttributedStringKey {
    /// A colour.
    public typealias Value = Color
    /// The name of the attribute.
    public static let name = "SwiftUI.BackgroundColor"
  }

  /// The font.
  public enum FontAttribute: AttributedStringKey {
    /// A font.
    public typealias Value = Font
    /// The name of the attribute.
    public static let name = "SwiftUI.Font"
  }

  /// The line through the text.
  public enum StrikethroughStyleAttribute: AttributedStringKey {
    /// A line.
    public typealias Value = Text.LineStyle
    /// The name of the attribute.
    public static let name = "SwiftUI.StrikethroughStyle"
  }

  /// The line under the text.
  public enum UnderlineStyleAttribute: AttributedStringKey {
    /// A line.
    public typealias Value = Text.LineStyle
    /// The name of the attribute.
    public static let name = "SwiftUI.UnderlineStyle"
  }

  /// The space after each character.
  public enum KerningAttribute: AttributedStringKey {
    /// A length in points.
    public typealias Value = CGFloat
    /// The name of the attribute.
    public static let name = "SwiftUI.Kern"
  }

  /// The space after each character.
  public enum TrackingAttribute: AttributedStringKey {
    /// A length in points.
    public typealias Value = CGFloat
    /// The name of the attribute.
    public static let name = "SwiftUI.Tracking"
  }
}
#endif
