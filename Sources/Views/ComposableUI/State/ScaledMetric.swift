#if PortableViews
/// A length in points that grows and shrinks with the size of texts.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  private let length: Value
  private let textStyle: ElementFont.TextStyle
  private var size = DynamicTypeSize.large

  /// Creates a length in points that scales as a text style does.
  ///
  /// - Parameters:
  ///   - wrappedValue: The length for the size `.large`.
  ///   - textStyle: The text style.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle = .body) {
    length = wrappedValue
    self.textStyle = textStyle.element
  }

  /// The length for the size of the texts in the environment, in points.
  public var wrappedValue: Value {
    guard size != .large else { return length }
    let standard = DynamicTypeSize.large.pointSize(of: textStyle)
    return length * Value(size.pointSize(of: textStyle) / standard)
  }
}

extension ScaledMetric: InstalledProperty {
  package mutating func resolve(in environment: EnvironmentValues) -> Bool {
    let old = size
    size = environment.dynamicTypeSize
    return size != old
  }
}

extension ScaledMetric: IdentityComparable {
  package static func isSame(_ lhs: Self, _ rhs: Self) -> Bool {
    lhs.length == rhs.length && lhs.textStyle == rhs.textStyle
  }
}
#endif
