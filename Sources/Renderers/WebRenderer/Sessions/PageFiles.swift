#if PortableViews && Web
import ComposableUI
import Foundation
import ViewGraph

/// The files that the user of one page sends and is offered, for a limited time.
@MainActor
final class PageFiles {
  /// The room for a file that is being sent.
  struct Reservation: Sendable {
    let id: RandomIdentifier
    let byteCount: Int
  }

  private struct Upload {
    let byteCount: Int
    /// The folder of the file; `nil` while it is being sent.
    var folder: TemporaryFolder?
  }

  let limits: SessionLimits
  private let clock: ServerClock
  private var uploads: [RandomIdentifier: Upload] = [:]
  private var downloads: [(id: RandomIdentifier, file: OfferedFile)] = []
  private var isOpen = true
  /// The items of the page's views.
  weak var transfers: Transfers?

  init(limits: SessionLimits = SessionLimits(), clock: ServerClock = .continuous) {
    self.limits = limits
    self.clock = clock
  }

  /// The bytes of the files that the page has sent or is sending.
  var byteCount: Int { uploads.values.reduce(0) { $0 + $1.byteCount } }

  /// Reserves room for a file; returns `nil` if there is none.
  func reserve(byteCount: Int) -> Reservation? {
    guard isOpen, uploads.count < limits.maximumFilesPerPage,
      byteCount <= limits.maximumFileBytesPerPage - self.byteCount
    else { return nil }
    let id = RandomIdentifier()
    uploads[id] = Upload(byteCount: byteCount)
    return Reservation(id: id, byteCount: byteCount)
  }

  /// Gives up the room of a file that was not sent as announced.
  func cancel(_ reservation: Reservation) {
    uploads[reservation.id] = nil
  }

  /// Keeps a file that was sent, for the event that names it; returns `false` if the page has ended.
  func receive(_ file: ReceivedFile, for reservation: Reservation) -> Bool {
    guard isOpen, let transfers, uploads[reservation.id] != nil else { return false }
    uploads[reservation.id]?.folder = file.folder
    transfers.receive(file, as: reservation.id.text)
    schedule { files in
      files.transfers?.forget(reservation.id.text)
      files.uploads.removeValue(forKey: reservation.id)?.folder?.remove()
    }
    return true
  }

  /// Keeps a file for its download, and returns the path.
  func offer(_ file: OfferedFile) -> String {
    let id = RandomIdentifier()
    if downloads.count >= limits.maximumFilesPerPage { downloads.removeFirst() }
    downloads.append((id, file))
    schedule { files in files.downloads.removeAll { $0.id == id } }
    return "\(WireProtocol.filesPath)/\(id.text)"
  }

  func offeredFile(_ id: RandomIdentifier) -> OfferedFile? {
    downloads.first { $0.id.equalsInConstantTime(id) }?.file
  }

  /// Deletes all files, as the page has ended.
  func removeAll() {
    isOpen = false
    for upload in uploads.values { upload.folder?.remove() }
    uploads = [:]
    downloads = []
  }

  private func schedule(_ action: @escaping @MainActor (PageFiles) -> Void) {
    let (sleep, lifetime) = (clock.sleep, limits.fileLifetime)
    Task { [weak self] in
      guard (try? await sleep(lifetime)) != nil, let self else { return }
      action(self)
    }
  }
}
#endif
