import ConcurrencyExtras
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

/// The files with pending changes, which are written when the process exits.
final class UnwrittenFiles: Sendable {
  static let shared: UnwrittenFiles = {
    atexit { UnwrittenFiles.shared.flush() }
    observeSuspension()
    return UnwrittenFiles()
  }()

  private let documents = Locked<[ObjectIdentifier: FileDocument]>([:])

  func insert(_ document: FileDocument) {
    documents.withValue { $0[ObjectIdentifier(document)] = document }
  }

  func remove(_ document: FileDocument) {
    documents.withValue { _ = $0.removeValue(forKey: ObjectIdentifier(document)) }
  }

  func flush() {
    for document in documents.value.values { document.flush() }
  }

  /// Writes the files when the system is about to suspend or to end an application, too.
  private static func observeSuspension() {
    #if canImport(ObjectiveC)
    // The notifications' raw names avoid the import of a user interface framework.
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
