#if !canImport(Darwin) && !canImport(Glibc) && !canImport(Musl)
/// A stand-in on platforms without file watching: outside changes are seen only on loading.
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
