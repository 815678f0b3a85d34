import Foundation

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Android)
import Android
#elseif canImport(WASILibc)
import WASILibc
#elseif canImport(WinSDK)
import WinSDK
#endif

/// The files with changes that were not written yet; they are written when the process exits.
final class UnwrittenFiles: @unchecked Sendable {
  static let shared: UnwrittenFiles = {
    atexit { UnwrittenFiles.shared.flush() }
    observeSuspension()
    return UnwrittenFiles()
  }()

  // Safe: touched only while `lock` is held.
  private var documents: [ObjectIdentifier: FileDocument] = [:]
  private let lock = NSLock()

  func insert(_ document: FileDocument) {
    lock.withLock { documents[ObjectIdentifier(document)] = document }
  }

  func remove(_ document: FileDocument) {
    lock.withLock { _ = documents.removeValue(forKey: ObjectIdentifier(document)) }
  }

  func flush() {
    let unwritten = lock.withLock { Array(documents.values) }
    for document in unwritten { document.flush() }
  }

  /// Writes the files, too, when the system is about to suspend or to end an application.
  private static func observeSuspension() {
    #if canImport(ObjectiveC)
    // Named by their values, so that no user interface framework is needed.
    let names = [
      "UIApplicationWillResignActiveNotification", "UIApplicationWillTerminateNotification",
      "NSApplicationWillResignActiveNotification", "NSApplicationWillTerminateNotification",
      "NSExtensionHostWillResignActiveNotification",
    ]
    for name in names {
      _ = NotificationCenter.default.addObserver(
        forName: Notification.Name(name), object: nil, queue: nil
      ) { _ in
        UnwrittenFiles.shared.flush()
      }
    }
    #endif
  }
}
