import Foundation

public struct CGVector: Equatable, Sendable {
  public var dx: CGFloat
  public var dy: CGFloat
  public static var zero: CGVector { fatalError() }
  public init() { fatalError() }
  public init(dx: CGFloat, dy: CGFloat) { fatalError() }
}
