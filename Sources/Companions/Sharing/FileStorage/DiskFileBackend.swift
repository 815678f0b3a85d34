import Foundation

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Android)
import Android
#elseif canImport(WASILibc)
import WASILibc
#endif

/// A file backend that stores files on disk.
final class DiskFileBackend: FileBackend {
  func signature(of url: URL) -> FileSignature? {
    let path = url.resolvingSymlinksInPath().path
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: path) else {
      return nil
    }
    return FileSignature(
      number: attributes[.systemFileNumber] as? Int ?? 0,
      size: attributes[.size] as? Int ?? 0,
      date: attributes[.modificationDate] as? Date ?? .distantPast)
  }

  func read(_ url: URL) throws -> Data? {
    do {
      return try Data(contentsOf: url)
    } catch CocoaError.fileReadNoSuchFile {
      return nil
    }
  }

  func write(_ data: Data, to url: URL) throws -> FileSignature? {
    // A symbolic link stays, and its target is replaced.
    let target = url.resolvingSymlinksInPath()
    let folder = target.deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let temporary = folder.appendingPathComponent(
      ".\(target.lastPathComponent).\(UUID().uuidString)")
    do {
      try data.write(to: temporary)
      keepPermissions(of: target, for: temporary)
      // A move keeps the signature: the temporary file's is the one of the new file.
      let signature = signature(of: temporary)
      try replace(target, with: temporary)
      return signature
    } catch {
      try? FileManager.default.removeItem(at: temporary)
      throw error
    }
  }

  func move(_ url: URL, to newURL: URL) throws {
    try FileManager.default.moveItem(at: url, to: newURL)
  }

  func watch(_ url: URL, onChange: @escaping @Sendable () -> Void) -> SharedSubscription {
    let watch = FileWatch(url, onChange: onChange)
    watch.start()
    return SharedSubscription { watch.cancel() }
  }

  private func keepPermissions(of target: URL, for temporary: URL) {
    let attributes = try? FileManager.default.attributesOfItem(atPath: target.path)
    guard let permissions = attributes?[.posixPermissions] else { return }
    try? FileManager.default.setAttributes(
      [.posixPermissions: permissions], ofItemAtPath: temporary.path)
  }

  private func replace(_ target: URL, with temporary: URL) throws {
    #if canImport(WinSDK)
    _ = try FileManager.default.replaceItemAt(target, withItemAt: temporary)
    #else
    guard rename(temporary.path, target.path) == 0 else {
      throw CocoaError(
        .fileWriteUnknown,
        userInfo: [
          NSUnderlyingErrorKey: NSError(domain: NSPOSIXErrorDomain, code: Int(errno)),
          NSFilePathErrorKey: target.path,
        ])
    }
    #endif
  }
}

/// A watch of a file and, if the file is a symbolic link, of the link's target.
private final class FileWatch: @unchecked Sendable {
  private let url: URL
  private let onChange: @Sendable () -> Void

  // Safe: all of these are touched only while `lock` is held.
  private var own: SharedSubscription?
  private var target: SharedSubscription?
  private var targetURL: URL?
  private var isCancelled = false
  private let lock = NSLock()

  init(_ url: URL, onChange: @escaping @Sendable () -> Void) {
    // The links of folders are followed once.
    self.url = url.deletingLastPathComponent().resolvingSymlinksInPath()
      .appendingPathComponent(url.lastPathComponent)
    self.onChange = onChange
  }

  func start() {
    let subscription = subscribe(to: url) { [weak self] in
      self?.followLink()
      self?.onChange()
    }
    lock.withLock { own = subscription }
    followLink()
  }

  func cancel() {
    let subscriptions = lock.withLock {
      isCancelled = true
      defer { (own, target) = (nil, nil) }
      return [own, target]
    }
    for subscription in subscriptions { subscription?.cancel() }
  }

  private func followLink() {
    let newURL = url.resolvingSymlinksInPath()
    let needsTarget = lock.withLock {
      defer { targetURL = newURL }
      return targetURL != newURL
    }
    guard needsTarget else { return }
    let subscription = newURL == url ? nil : subscribe(to: newURL, onChange: onChange)
    let unused = lock.withLock {
      if isCancelled || targetURL != newURL { return subscription }
      defer { target = subscription }
      return target
    }
    unused?.cancel()
  }

  private func subscribe(
    to url: URL, onChange: @escaping @Sendable () -> Void
  ) -> SharedSubscription {
    let folder = url.deletingLastPathComponent()
    // A watch needs a folder. If the folder cannot be created, writing reports the error.
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return FileWatcher.shared.watch(
      folder: folder.path, name: url.lastPathComponent, onChange: onChange)
  }
}
