import Foundation

public struct CGAffineTransform: Hashable, Sendable {
  public var a, b, c, d, tx, ty: CGFloat

  public static var identity: CGAffineTransform { fatalError() }

  public init() { fatalError() }
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    fatalError()
  }
  public init(translationX tx: CGFloat, y ty: CGFloat) { fatalError() }
  public init(scaleX sx: CGFloat, y sy: CGFloat) { fatalError() }
  public init(rotationAngle angle: CGFloat) { fatalError() }

  public var isIdentity: Bool { fatalError() }

  public func translatedBy(x tx: CGFloat, y ty: CGFloat) -> CGAffineTransform { fatalError() }
  public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform { fatalError() }
  public func rotated(by angle: CGFloat) -> CGAffineTransform { fatalError() }
  public func inverted() -> CGAffineTransform { fatalError() }
  public func concatenating(_ t2: CGAffineTransform) -> CGAffineTransform { fatalError() }
}

extension CGPoint {
  public func applying(_ t: CGAffineTransform) -> CGPoint { fatalError() }
}

extension CGSize {
  public func applying(_ t: CGAffineTransform) -> CGSize { fatalError() }
}

extension CGRect {
  public func applying(_ t: CGAffineTransform) -> CGRect { fatalError() }
}

public enum CGLineCap: Int32, Sendable {
  case butt, round, square
}

public enum CGLineJoin: Int32, Sendable {
  case miter, round, bevel
}
