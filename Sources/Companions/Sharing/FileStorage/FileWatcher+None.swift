#if !canImport(Darwin) && !canImport(Glibc) && !canImport(Musl)
/// Where there is no way to watch files, changes by others are seen when a file is loaded.
final class FileWatcher: Sendable {
  static let shared = FileWatcher()

  private init() {}

  func watch(
    folder: String,
    name: String,
    onChange: @escaping @Sendable () -> Void
  ) -> SharedSubscription {
    SharedSubscription {}
  }

  func resume(folder: String) {}
}
#endif
