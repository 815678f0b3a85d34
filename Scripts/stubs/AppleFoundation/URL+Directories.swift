import Foundation

extension URL {
  public static var documentsDirectory: URL { fatalError() }
  public static var cachesDirectory: URL { fatalError() }
  public static var applicationSupportDirectory: URL { fatalError() }
}

extension URL {
  public func startAccessingSecurityScopedResource() -> Bool { fatalError() }
  public func stopAccessingSecurityScopedResource() { fatalError() }
}
