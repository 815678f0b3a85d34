public enum Axis: Int8, CaseIterable, Sendable {
  case horizontal, vertical

  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8

    public init(rawValue: Int8) { fatalError() }

    public static var horizontal: Axis.Set { fatalError() }
    public static var vertical: Axis.Set { fatalError() }
  }
}

public enum Edge: Int8, CaseIterable, Sendable {
  case top, leading, bottom, trailing

  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8

    public init(rawValue: Int8) { fatalError() }

    public static var top: Edge.Set { fatalError() }
    public static var leading: Edge.Set { fatalError() }
    public static var bottom: Edge.Set { fatalError() }
    public static var trailing: Edge.Set { fatalError() }
    public static var all: Edge.Set { fatalError() }
    public static var horizontal: Edge.Set { fatalError() }
    public static var vertical: Edge.Set { fatalError() }
  }
}

public enum HorizontalEdge: Int8, CaseIterable, Codable, Sendable {
  case leading, trailing
}

public enum VerticalEdge: Int8, CaseIterable, Codable, Sendable {
  case top, bottom

  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8

    public init(rawValue: Int8) { fatalError() }

    public static var all: VerticalEdge.Set { fatalError() }
  }
}

public struct HorizontalAlignment: Equatable, Sendable {
  public static let leading = HorizontalAlignment()
  public static let center = HorizontalAlignment()
  public static let trailing = HorizontalAlignment()

  init() { fatalError() }
}

public struct VerticalAlignment: Equatable, Sendable {
  public static let top = VerticalAlignment()
  public static let center = VerticalAlignment()
  public static let bottom = VerticalAlignment()
  public static let firstTextBaseline = VerticalAlignment()

  init() { fatalError() }
}

public struct Alignment: Equatable, Sendable {
  public static let center = Alignment()
  public static let leading = Alignment()
  public static let trailing = Alignment()
  public static let top = Alignment()
  public static let bottom = Alignment()
  public static let bottomTrailing = Alignment()

  init() { fatalError() }
}

public struct UnitPoint: Hashable, Sendable {
  public static let center = UnitPoint()
  public static let top = UnitPoint()
  public static let bottom = UnitPoint()

  init() { fatalError() }
}

public struct Angle: Sendable {
  public static func degrees(_ degrees: Double) -> Angle { fatalError() }
}

public enum Visibility: CaseIterable, Hashable, Sendable {
  case automatic, visible, hidden
}
