#if canImport(Darwin)
import Darwin
import Dispatch
import Foundation

/// A watcher of files and their folders that reports changes of the files.
final class FileWatcher: Sendable {
  static let shared = FileWatcher()

  private init() {}

  func watch(
    folder: String, name: String, onChange: @escaping @Sendable () -> Void
  ) -> SharedSubscription {
    let watch = Watch(folder: folder, file: "\(folder)/\(name)", onChange: onChange)
    watch.start()
    return SharedSubscription { watch.cancel() }
  }
}

private final class Watch: @unchecked Sendable {
  private let folder: String
  private let file: String
  private let onChange: @Sendable () -> Void
  private let queue = DispatchQueue(label: "FileWatcher")

  // Safe: touched only while `lock` is held.
  private var sources: [any DispatchSourceFileSystemObject] = []
  private var isCancelled = false
  private let lock = NSLock()

  init(folder: String, file: String, onChange: @escaping @Sendable () -> Void) {
    self.folder = folder
    self.file = file
    self.onChange = onChange
  }

  /// Watches the folder for a replaced file, and the file for changes in place.
  ///
  /// While the folder is missing, watches the nearest folder around it.
  func start() {
    lock.withLock {
      for source in sources { source.cancel() }
      guard !isCancelled else {
        sources = []
        return
      }
      sources = [sourceOfNearestFolder(), source(file)].compactMap { $0 }
    }
  }

  func cancel() {
    lock.withLock { isCancelled = true }
    start()
  }

  private func sourceOfNearestFolder() -> (any DispatchSourceFileSystemObject)? {
    var path = folder
    while true {
      if let source = source(path) { return source }
      let outer = NSString(string: path).deletingLastPathComponent
      guard outer != path, !outer.isEmpty else { return nil }
      path = outer
    }
  }

  private func source(_ path: String) -> (any DispatchSourceFileSystemObject)? {
    let descriptor = open(path, O_EVTONLY)
    guard descriptor >= 0 else { return nil }
    let source = DispatchSource.makeFileSystemObjectSource(
      fileDescriptor: descriptor, eventMask: [.write, .delete, .rename], queue: queue)
    source.setEventHandler { [weak self] in
      // The path may name another file now.
      self?.start()
      self?.onChange()
    }
    source.setCancelHandler { close(descriptor) }
    source.activate()
    return source
  }
}
#endif
