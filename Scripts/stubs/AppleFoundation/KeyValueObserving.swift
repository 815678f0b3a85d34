import Foundation
import ObjectiveC

/// The class that goes before Foundation's, as the two have nothing to do with each other here.
public typealias NSObject = ObjectiveC.NSObject

extension Foundation.NSObject {
  public func addObserver(
    _ observer: ObjectiveC.NSObject,
    forKeyPath keyPath: String,
    options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {
    fatalError()
  }

  public func removeObserver(_ observer: ObjectiveC.NSObject, forKeyPath keyPath: String) {
    fatalError()
  }
}

public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { fatalError() }
}
