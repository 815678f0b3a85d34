#if !canImport(Darwin) && !canImport(Glibc) && !canImport(Musl)
/// A stand-in for platforms without file watching, where only loading finds changes by others.
final class FileWatcher: Sendable {
  static let shared = FileWatcher()

  private init() {}

  func watch(
    folder: String, name: String, onChange: @escaping @Sendable () -> Void
  ) -> SharedSubscription {
    SharedSubscription {}
  }
}
#endif
