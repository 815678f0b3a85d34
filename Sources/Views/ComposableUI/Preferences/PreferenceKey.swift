#if PortableViews
/// A key of a value that views pass up to the views around them.
///
/// A view inside sets the value by `preference(key:value:)`. The values of several views become one
/// by ``reduce(value:nextValue:)``.
public protocol PreferenceKey {
  /// The type of the value.
  associatedtype Value

  /// The value if no view inside sets one.
  static var defaultValue: Value { get }

  /// Combines a value with the next view's, in the order of the views.
  ///
  /// Views that set no value are left out.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// `nil`: no value.
  public static var defaultValue: Value { nil }
}

/// The key of the colour scheme that views prefer; set it by `preferredColorScheme(_:)`.
public struct PreferredColorSchemeKey: PreferenceKey {
  /// A colour scheme, or `nil` for none in particular.
  public typealias Value = ColorScheme?

  /// Keeps the first view's preference.
  public static func reduce(value: inout ColorScheme?, nextValue: () -> ColorScheme?) {
    value = value ?? nextValue()
  }
}
#endif
