#if PortableViews && Web
import ComposableUI
import Foundation
import HTTPTypes
import HummingbirdCore
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
  func file(at path: String, _ request: Request) async -> Response {
    let id = RandomIdentifier(path.dropFirst(WireProtocol.filesPath.utf8.count + 1))
    guard let id, let browser = BrowserCookie.read(request.headers[.cookie]),
      let file = await store.offeredFile(id, browser: browser),
      let data = try? Data(contentsOf: file.url)
    else { return .plain(.notFound, "There is no such file, or no longer.") }
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
    let start = store.clock.now()
    var count = 0
    for try await buffer in body {
      count += buffer.readableBytes
      guard count <= length else { throw WrongLength() }
      try handle.write(contentsOf: Data(buffer.readableBytesView))
      let seconds = Int((store.clock.now() - start).components.seconds)
      if seconds > Self.secondsOfGrace, count / seconds < FixedLimits.fileBytesPerSecond {
        throw SlowFile()
      }
    }
    guard count == length else { throw WrongLength() }
    return ReceivedFile(
      url: url, name: url.lastPathComponent, mimeType: mimeType, folder: folder)
  }

  private static let secondsOfGrace = 10
}
#endif
