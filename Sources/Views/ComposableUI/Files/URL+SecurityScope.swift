#if PortableViews && !canImport(Darwin)
public import Foundation

extension URL {
  /// Returns `true`: every file that the app can name can be read already.
  ///
  /// Accepted for files from `fileImporter`, which Apple's systems let an app read between this call and
  /// ``stopAccessingSecurityScopedResource()`` alone.
  @discardableResult
  public func startAccessingSecurityScopedResource() -> Bool { true }

  /// Has no effect: see ``startAccessingSecurityScopedResource()``.
  public func stopAccessingSecurityScopedResource() {}
}
#endif
