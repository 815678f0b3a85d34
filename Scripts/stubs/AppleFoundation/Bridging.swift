import Foundation

/// Objects that `as` makes of values: here they are the values, since only a compiler for
/// Objective-C bridges.
public typealias NSURL = URL

extension NSKeyedUnarchiver {
  public static func unarchivedObject(ofClass: NSURL.Type, from data: Data) throws -> NSURL? {
    fatalError()
  }
}
