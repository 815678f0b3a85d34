#if PortableViews && Web
import Foundation
import NIOCore

extension WebServer {
  /// The reason why a server could not start to listen.
  public enum ListenError: Error, Hashable, Sendable, CustomStringConvertible {
    case portTaken(host: String, port: Int)
    case notPermitted(host: String, port: Int)
    case failed(host: String, port: Int, reason: String)

    /// The cause of the error, and a way to fix it.
    public var description: String {
      switch self {
      case .portTaken(let host, let port):
        "Port \(port) on \(host) is in use. Pick another with --port, or stop the process using it."
      case .notPermitted(let host, let port):
        "Listening on port \(port) of \(host) is not permitted. Choose a port above 1023."
      case .failed(let host, let port, let reason):
        "Listening on \(host), port \(port), failed: \(reason)"
      }
    }

    init(_ error: any Error, _ configuration: Configuration) {
      let (host, port) = (configuration.host, configuration.port)
      switch (error as? IOError)?.errnoCode {
      case EADDRINUSE: self = .portTaken(host: host, port: port)
      case EACCES: self = .notPermitted(host: host, port: port)
      default: self = .failed(host: host, port: port, reason: "\(error)")
      }
    }
  }
}
#endif
