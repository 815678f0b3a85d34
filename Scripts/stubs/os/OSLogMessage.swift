public typealias SignpostMetadata = OSLogMessage

public struct OSLogMessage: ExpressibleByStringInterpolation {
  public init(stringInterpolation: OSLogInterpolation) { fatalError() }

  public init(stringLiteral value: String) { fatalError() }
}

public struct OSLogInterpolation: StringInterpolationProtocol {
  public init(literalCapacity: Int, interpolationCount: Int) { fatalError() }

  public mutating func appendLiteral(_ literal: String) { fatalError() }

  public mutating func appendInterpolation(
    _ argumentString: @autoclosure @escaping () -> String,
    align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    fatalError()
  }
}

public struct OSLogStringAlignment {
  public static var none: OSLogStringAlignment { fatalError() }
}

public struct OSLogPrivacy {
  public static var auto: OSLogPrivacy { fatalError() }
}
