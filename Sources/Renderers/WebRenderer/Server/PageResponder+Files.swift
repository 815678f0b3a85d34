#if PortableViews && Web
import ComposableUI
import Foundation
import HTTPTypes
import HummingbirdCore
import NIOConcurrencyHelpers
import NIOCore

/// The files that pages send, and those that they download.
extension PageResponder {
  /// Writes the file of a page to a temporary folder, and answers with the name for the event.
  ///
  /// The page shows by its token that it has a session, and the browser's cookie belongs to the token. A
  /// page of another site cannot send the header of the token.
  func receiveFile(_ request: Request) async -> Response {
    func refuse(_ status: HTTPResponse.Status, _ text: String) -> Response {
      logger.warning("Refused a file", metadata: ["reason": "\(text)"])
      var response = Response.plain(status, text)
      // The rest of the file is not read.
      response.headers[.connection] = "close"
      return response
    }
    let headers = request.headers
    guard
      policy.accepts(
        origin: headers[.origin], host: request.head.authority,
        forwardedScheme: HTTPField.Name("X-Forwarded-Proto").flatMap { headers[$0] })
    else { return refuse(.forbidden, "Only pages of this server can send files.") }
    guard let token = headers[Self.tokenHeader], let browser = BrowserCookie.read(headers[.cookie]),
      let session = await store.session(token: token, browser: browser)
    else { return refuse(.forbidden, "The page is not known.") }
    guard let length = headers[.contentLength].flatMap({ Int($0) }), length >= 0 else {
      return refuse(.lengthRequired, "A file needs a length.")
    }
    guard length <= limits.maximumFileSize else {
      return refuse(
        .contentTooLarge, "A file has at most \(limits.maximumFileSize) bytes.")
    }
    guard let reservation = await store.reserve(byteCount: length, for: session) else {
      return refuse(.tooManyRequests, "There are too many files.")
    }
    let name = headers[Self.nameHeader]?.removingPercentEncoding ?? ""
    do {
      let file = try await write(
        request.body, named: name, mimeType: headers[.contentType], length: length)
      guard await session.files.receive(file, for: reservation) else {
        return refuse(.forbidden, "The page is not known.")
      }
      return .plain(.created, reservation.id.text)
    } catch {
      await session.files.cancel(reservation)
      return refuse(
        error is SlowFile ? .requestTimeout : .badRequest, "The file did not arrive as announced.")
    }
  }

  /// Returns the file that was offered at a path, to the browser to which it was.
  func file(
    at path: String, _ request: Request, _ address: SocketAddress?
  ) async -> Response {
    let id = RandomIdentifier(path.dropFirst(WireProtocol.filesPath.utf8.count + 1))
    guard let id, let browser = BrowserCookie.read(request.headers[.cookie]),
      let file = await store.offeredFile(id, browser: browser),
      let data = try? Data(contentsOf: file.url)
    else { return await notice(.notFound, .fileGone, PageRequester(request, address, policy)) }
    let type = file.contentType.preferredMIMEType ?? "application/octet-stream"
    var response = Response(
      .ok, type.contains("*") ? "application/octet-stream" : type, data)
    let name = file.name.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? "file"
    response.headers[.contentDisposition] = "attachment; filename*=UTF-8''\(name)"
    return response
  }

  private static let tokenHeader = HTTPField.Name("X-Page-Token")!
  private static let nameHeader = HTTPField.Name("X-File-Name")!

  private struct SlowFile: Error {}
  private struct WrongLength: Error {}

  private func write(
    _ body: RequestBody, named name: String, mimeType: String?, length: Int
  ) async throws -> ReceivedFile {
    let folder = try TemporaryFolder()
    let url = folder.place(named: name)
    guard FileManager.default.createFile(atPath: url.path, contents: nil) else {
      throw CocoaError(.fileWriteUnknown)
    }
    let handle = try FileHandle(forWritingTo: url)
    defer { try? handle.close() }
    let count = NIOLockedValueBox(0)
    try await withThrowingTaskGroup { group in
      group.addTask { try await watch(count) }
      group.addTask {
        for try await buffer in body {
          let soFar = count.withLockedValue { count in
            count += buffer.readableBytes
            return count
          }
          guard soFar <= length else { throw WrongLength() }
          try handle.write(contentsOf: Data(buffer.readableBytesView))
        }
      }
      // The first one to end is the one that ends the file.
      try await group.next()
      group.cancelAll()
    }
    guard count.withLockedValue({ $0 }) == length else { throw WrongLength() }
    return ReceivedFile(
      url: url, name: url.lastPathComponent, mimeType: mimeType, folder: folder)
  }

  /// Throws an error as soon as too few bytes have arrived, also if there are no more.
  private func watch(_ count: NIOLockedValueBox<Int>) async throws {
    let start = store.clock.now()
    try await store.clock.sleep(.seconds(Self.secondsOfGrace))
    while true {
      try await store.clock.sleep(.seconds(1))
      let seconds = Int((store.clock.now() - start).components.seconds)
      let rate = count.withLockedValue { $0 } / seconds
      if rate < FixedLimits.fileBytesPerSecond { throw SlowFile() }
    }
  }

  private static let secondsOfGrace = 10
}
#endif
