import Foundation

/// The root of classes, with the methods of key-value observation that are overridden.
///
/// It goes before Foundation's class of the same name, to whose extensions a class that was compiled
/// without Objective-C could not override anything.
open class NSObject: Foundation.NSObject {
  open func observeValue(
    forKeyPath keyPath: String?,
    of object: Any?,
    change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    fatalError()
  }
}

public struct NSKeyValueChangeKey: Hashable, RawRepresentable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { fatalError() }
}
