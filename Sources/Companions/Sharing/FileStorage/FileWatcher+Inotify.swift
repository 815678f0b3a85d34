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
/// While a folder is missing, the watcher waits for it in the nearest folder around it.
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
  /// The folders of files, and the folders around them, whose moves move the files, too.
  private var numbers: [String: Int32] = [:]
  private var folders: [Int32: String] = [:]
  /// The folders that are watched for changes of their files.
  private var attached: Set<String> = []
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
      return (nextWatch, attach(folder))
    }
    if let failure {
      reportIssue(
        Issues.unwatchableFolder(folder, error: String(cString: strerror(failure))),
        severity: .warning)
    }
    return SharedSubscription { self.cancel(id) }
  }

  private func cancel(_ id: Int) {
    // Released outside of the lock, for deinitializers of captured objects may run any code.
    let watch = lock.withLock {
      let watch = watches.removeValue(forKey: id)
      let used = watches.values.map(\.folder)
      for folder in numbers.keys where !used.contains(where: { isPath($0, in: folder) }) {
        detach(folder)
      }
      if watches.isEmpty { closeDescriptor() }
      return watch
    }
    withExtendedLifetime(watch) {}
  }
}

/// Returns whether a path is another one, or leads through it.
private func isPath(_ path: String, in outer: String) -> Bool {
  path == outer || path.hasPrefix(outer == "/" ? outer : "\(outer)/")
}

/// Returns the paths of the folders around a folder, from the nearest to the root.
private func outerFolders(of folder: String) -> [String] {
  Array(
    sequence(first: folder) { $0 == "/" ? nil : NSString(string: $0).deletingLastPathComponent }
      .dropFirst())
}

// MARK: Descriptors; all of these are called while the lock is held

extension FileWatcher {
  /// Watches the files of a folder; returns the `errno` value if that fails.
  ///
  /// After a failure, the watcher waits for the folder.
  private func attach(_ folder: String) -> Int32? {
    guard !attached.contains(folder) else { return nil }
    if source == nil, let failure = openDescriptor() { return failure }
    let outerFolders = outerFolders(of: folder)
    for outer in outerFolders { _ = add(outer) }
    var waiting: String?
    while let failure = add(
      folder, for: IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE)
    {
      // Once more after the wait began, since the folder may have been created in between.
      let nearest = outerFolders.first { add($0, for: IN_CREATE | IN_MOVED_TO) == nil }
      guard nearest != waiting else { return failure }
      waiting = nearest
    }
    attached.insert(folder)
    return nil
  }

  /// Watches a folder for events, and for its own move and deletion.
  private func add(_ folder: String, for events: Int32 = 0) -> Int32? {
    guard let source else { return nil }
    let options = Int32(IN_DELETE_SELF | IN_MOVE_SELF | IN_ONLYDIR) | Int32(IN_MASK_ADD)
    let number = inotify_add_watch(
      Int32(source.handle), folder, UInt32(bitPattern: Int32(events) | options))
    guard number >= 0 else { return errno }
    numbers[folder] = number
    folders[number] = folder
    return nil
  }

  private func detach(_ folder: String) {
    attached.remove(folder)
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
    attached = []
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
      guard numbers[folder] == event.wd else {
        // Another folder has this path by now.
        folders[event.wd] = nil
        return []
      }
      if mask & Int(IN_DELETE_SELF | IN_MOVE_SELF) != 0 { return reattach(folder) }
      let found = attachMissing(in: folder, name: name)
      return watches.values.filter {
        found.contains($0.folder) || $0.folder == folder && $0.name == name
      }
    }
    for watch in concerned { watch.onChange() }
  }

  /// Watches the files in a folder again that was moved or deleted; returns their watches.
  private func reattach(_ folder: String) -> [Watch] {
    for inner in numbers.keys where isPath(inner, in: folder) { detach(inner) }
    let concerned = watches.values.filter { isPath($0.folder, in: folder) }
    for inner in Set(concerned.map(\.folder)) { _ = attach(inner) }
    return concerned
  }

  /// Watches missing folders of which one appeared, or one around them; returns the found ones.
  private func attachMissing(in folder: String, name: String) -> Set<String> {
    let path = folder == "/" ? "/\(name)" : "\(folder)/\(name)"
    let missing = Set(watches.values.map(\.folder)).subtracting(attached)
    return missing.filter { isPath($0, in: path) && attach($0) == nil }
  }
}
#endif
