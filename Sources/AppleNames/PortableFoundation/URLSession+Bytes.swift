#if canImport(FoundationNetworking)
public import Foundation
public import FoundationNetworking

extension URLSession {
  /// Returns the bytes of a response as they arrive, and the response.
  ///
  /// ```swift
  /// let request = URLRequest(url: URL(string: "https://example.org/log")!)
  /// let (bytes, _) = try await URLSession.shared.bytes(for: request)
  /// for try await line in bytes.lines { print(line) }
  /// ```
  ///
  /// The request has the session's configuration, but a delegate of its own.
  ///
  /// - Parameter request: The request to send.
  public func bytes(for request: URLRequest) async throws -> (AsyncBytes, URLResponse) {
    let receiver = ByteReceiver()
    let session = URLSession(configuration: configuration, delegate: receiver, delegateQueue: nil)
    let task = session.dataTask(with: request)
    session.finishTasksAndInvalidate()
    let response = try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        receiver.awaitResponse(continuation)
        task.resume()
      }
    } onCancel: {
      task.cancel()
    }
    let lifetime = TaskLifetime(task: task)
    return (AsyncBytes(chunks: receiver.chunks, lifetime: lifetime), response)
  }

  /// Returns the bytes at an address as they arrive, and the response.
  ///
  /// - Parameter url: The address to load.
  public func bytes(from url: URL) async throws -> (AsyncBytes, URLResponse) {
    try await bytes(for: URLRequest(url: url))
  }

  /// The bytes of a response, in the order of their arrival.
  ///
  /// The request is cancelled when nothing refers to the sequence any more.
  public struct AsyncBytes: AsyncSequence, Sendable {
    /// A byte.
    public typealias Element = UInt8

    let chunks: AsyncThrowingStream<Data, any Error>
    let lifetime: TaskLifetime

    /// The bytes as lines of UTF-8 text, without their ends and without empty lines.
    public var lines: AsyncLines { AsyncLines(bytes: self) }

    /// Returns an iterator of the bytes.
    public func makeAsyncIterator() -> Iterator {
      Iterator(chunks: chunks.makeAsyncIterator(), lifetime: lifetime)
    }

    /// An iterator of bytes.
    public struct Iterator: AsyncIteratorProtocol {
      var chunks: AsyncThrowingStream<Data, any Error>.AsyncIterator
      let lifetime: TaskLifetime
      private var chunk = Data()[...]

      init(chunks: AsyncThrowingStream<Data, any Error>.AsyncIterator, lifetime: TaskLifetime) {
        self.chunks = chunks
        self.lifetime = lifetime
      }

      /// Returns the next byte, or `nil` at the end of the response.
      public mutating func next() async throws -> UInt8? {
        while chunk.isEmpty {
          guard let data = try await chunks.next() else { return nil }
          chunk = data[...]
        }
        return chunk.removeFirst()
      }
    }
  }

  /// The lines of a response.
  public struct AsyncLines: AsyncSequence, Sendable {
    /// A line without its end.
    public typealias Element = String

    let bytes: AsyncBytes

    /// Returns an iterator of the lines.
    public func makeAsyncIterator() -> Iterator { Iterator(bytes: bytes.makeAsyncIterator()) }

    /// An iterator of lines.
    public struct Iterator: AsyncIteratorProtocol {
      var bytes: AsyncBytes.Iterator

      /// Returns the next line that is not empty, or `nil` at the end of the response.
      public mutating func next() async throws -> String? {
        var line: [UInt8] = []
        while let byte = try await bytes.next() {
          guard byte == 10 || byte == 13 else {
            line.append(byte)
            continue
          }
          if !line.isEmpty { break }
        }
        return line.isEmpty ? nil : String(decoding: line, as: UTF8.self)
      }
    }
  }
}

/// Cancels a request when nothing reads it any more.
final class TaskLifetime: Sendable {
  private let task: URLSessionTask

  init(task: URLSessionTask) { self.task = task }

  deinit { task.cancel() }
}

/// Hands the events of one request to a continuation and a stream.
private final class ByteReceiver: NSObject, URLSessionDataDelegate, @unchecked Sendable {
  // Safe: the lock guards what changes.
  let chunks: AsyncThrowingStream<Data, any Error>
  private let continuation: AsyncThrowingStream<Data, any Error>.Continuation
  private let lock = NSLock()
  private var response: CheckedContinuation<URLResponse, any Error>?

  override init() {
    (chunks, continuation) = AsyncThrowingStream.makeStream()
  }

  func awaitResponse(_ continuation: CheckedContinuation<URLResponse, any Error>) {
    lock.withLock { response = continuation }
  }

  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
  ) {
    takeResponse()?.resume(returning: response)
    completionHandler(.allow)
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    continuation.yield(data)
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
  ) {
    takeResponse()?.resume(throwing: error ?? URLError(.badServerResponse))
    continuation.finish(throwing: error)
  }

  private func takeResponse() -> CheckedContinuation<URLResponse, any Error>? {
    lock.withLock {
      defer { response = nil }
      return response
    }
  }
}
#endif
