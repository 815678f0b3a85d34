// Android's C library is not imported here: its inotify differs and is untested.
#if canImport(Glibc) || canImport(Musl)
import Dispatch
import Foundation
import IssueReporting

#if canImport(Glibc)
import Glibc
#else
import Musl
#endif

/// A watcher of folders that reports changes of the files in them.
///
/// The watcher has one descriptor for all files. The descriptor is closed while no file is watched.
final class FileWatcher: @unchecked Sendable {
  static let shared = FileWatcher()

  private struct Watch {
    let folder: String
    let name: String
    let onChange: @Sendable () -> Void
  }

  // Safe: all of these are touched only while `lock` is held.
  private var watches: [Int: Watch] = [:]
  private var nextWatch = 0
  private var numbers: [String: Int32] = [:]
  private var folders: [Int32: String] = [:]
  private var source: (any DispatchSourceRead)?
  private let lock = NSLock()
  private let queue = DispatchQueue(label: "FileWatcher")

  private init() {}

  func watch(
    folder: String, name: String, onChange: @escaping @Sendable () -> Void
  ) -> SharedSubscription {
    let (id, failure) = lock.withLock {
      nextWatch += 1
      watches[nextWatch] = Watch(folder: folder, name: name, onChange: onChange)
      return (nextWatch, addFolder(folder))
    }
    if let failure {
      reportIssue(
        Issues.unwatchableFolder(folder, error: String(cString: strerror(failure))),
        severity: .warning)
    }
    return SharedSubscription { self.cancel(id) }
  }

  /// Watches a folder again after the folder was missing.
  func resume(folder: String) {
    lock.withLock {
      guard numbers[folder] == nil, watches.values.contains(where: { $0.folder == folder })
      else { return }
      _ = addFolder(folder)
    }
  }

  private func cancel(_ id: Int) {
    // Released outside of the lock, for deinitializers of captured objects may run any code.
    let watch = lock.withLock {
      let watch = watches.removeValue(forKey: id)
      if let folder = watch?.folder, !watches.values.contains(where: { $0.folder == folder }) {
        removeFolder(folder)
      }
      if watches.isEmpty { closeDescriptor() }
      return watch
    }
    withExtendedLifetime(watch) {}
  }
}

// MARK: Descriptors; all of these are called while the lock is held

extension FileWatcher {
  /// Starts to watch a folder, and returns the `errno` value if that fails.
  private func addFolder(_ folder: String) -> Int32? {
    guard numbers[folder] == nil else { return nil }
    if source == nil, let failure = openDescriptor() { return failure }
    guard let source else { return nil }
    let events =
      IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE | IN_DELETE_SELF | IN_MOVE_SELF
    let number = inotify_add_watch(
      Int32(source.handle), folder, UInt32(events) | UInt32(IN_ONLYDIR))
    guard number >= 0 else { return errno }
    numbers[folder] = number
    folders[number] = folder
    return nil
  }

  private func removeFolder(_ folder: String) {
    guard let source, let number = numbers.removeValue(forKey: folder) else { return }
    folders[number] = nil
    inotify_rm_watch(Int32(source.handle), number)
  }

  private func openDescriptor() -> Int32? {
    let descriptor = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
    guard descriptor >= 0 else { return errno }
    let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: queue)
    source.setEventHandler { [weak self] in self?.readEvents(from: descriptor) }
    source.setCancelHandler { close(descriptor) }
    source.activate()
    self.source = source
    return nil
  }

  private func closeDescriptor() {
    source?.cancel()
    source = nil
    numbers = [:]
    folders = [:]
  }
}

// MARK: Events

extension FileWatcher {
  private func readEvents(from descriptor: Int32) {
    let capacity = 16 * 1024
    withUnsafeTemporaryAllocation(
      byteCount: capacity, alignment: MemoryLayout<inotify_event>.alignment
    ) { buffer in
      while true {
        let count = read(descriptor, buffer.baseAddress, capacity)
        guard count > 0 else { return }
        handleEvents(in: UnsafeRawBufferPointer(rebasing: buffer[..<count]))
      }
    }
  }

  private func handleEvents(in buffer: UnsafeRawBufferPointer) {
    var offset = 0
    while offset + MemoryLayout<inotify_event>.size <= buffer.count {
      let event = buffer.loadUnaligned(fromByteOffset: offset, as: inotify_event.self)
      let start = offset + MemoryLayout<inotify_event>.size
      offset = start + Int(event.len)
      let name = buffer[start..<offset].prefix { $0 != 0 }
      handle(event, name: String(decoding: name, as: UTF8.self))
    }
  }

  private func handle(_ event: inotify_event, name: String) {
    let mask = Int(event.mask)
    let concerned: [Watch] = lock.withLock {
      // Events were lost, so that any file may have changed.
      if mask & Int(IN_Q_OVERFLOW) != 0 { return Array(watches.values) }
      guard let folder = folders[event.wd] else { return [] }
      let isFolderItself = mask & Int(IN_DELETE_SELF | IN_MOVE_SELF) != 0
      if isFolderItself { removeFolder(folder) }
      return watches.values.filter {
        $0.folder == folder && (isFolderItself || $0.name == name)
      }
    }
    for watch in concerned { watch.onChange() }
  }
}
#endif
