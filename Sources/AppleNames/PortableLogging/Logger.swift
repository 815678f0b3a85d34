#if canImport(OSLog)
@_exported import OSLog
#else
import Logging

/// A log of one part of an app, with the names of Apple's `Logger`, which writes to swift-log.
///
/// ```swift
/// let logger = Logger(subsystem: "com.example.tides", category: "network")
/// logger.info("Loaded \(12) stations for \("Kim", privacy: .private)")
/// ```
///
/// The label of the swift-log logger is the subsystem and the category, with a dot between them.
public struct Logger: Sendable {
  private let base: Logging.Logger?

  /// Creates a log for a subsystem and a category of it.
  ///
  /// - Parameters:
  ///   - subsystem: The name of the app or the module, such as a reversed domain.
  ///   - category: The name of a part of it.
  public init(subsystem: String, category: String) {
    base = Logging.Logger(label: "\(subsystem).\(category)")
  }

  /// Creates a log with a log object's names.
  ///
  /// - Parameter logObj: The object; a disabled one writes nothing.
  public init(_ logObj: OSLog) {
    base = logObj.label.map { Logging.Logger(label: $0) }
  }

  /// Creates a log without a subsystem.
  public init() { self.init(.default) }

  /// Writes a message at the level `debug`.
  public func debug(_ message: OSLogMessage) { write(message, .debug) }
  /// Writes a message at the level `trace`.
  public func trace(_ message: OSLogMessage) { write(message, .trace) }
  /// Writes a message at the level `info`.
  public func info(_ message: OSLogMessage) { write(message, .info) }
  /// Writes a message at the level `notice`.
  public func notice(_ message: OSLogMessage) { write(message, .notice) }
  /// Writes a message at the level `warning`.
  public func warning(_ message: OSLogMessage) { write(message, .warning) }
  /// Writes a message at the level `error`.
  public func error(_ message: OSLogMessage) { write(message, .error) }
  /// Writes a message at the level `critical`.
  public func critical(_ message: OSLogMessage) { write(message, .critical) }
  /// Writes a message at the level `critical`.
  public func fault(_ message: OSLogMessage) { write(message, .critical) }
  /// Writes a message at the level `notice`.
  public func log(_ message: OSLogMessage) { write(message, .notice) }
  /// Writes a message at a level.
  public func log(level: OSLogType, _ message: OSLogMessage) { write(message, level.level) }

  private func write(_ message: OSLogMessage, _ level: Logging.Logger.Level) {
    base?.log(level: level, "\(message.text)")
  }
}

/// The level of a message.
public struct OSLogType: Equatable, RawRepresentable, Sendable {
  /// The number of the level.
  public let rawValue: UInt8

  /// Creates a level from its number.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The level of messages by default.
  public static let `default` = Self(rawValue: 0)
  /// The level of helpful messages.
  public static let info = Self(rawValue: 1)
  /// The level of messages for development.
  public static let debug = Self(rawValue: 2)
  /// The level of errors.
  public static let error = Self(rawValue: 16)
  /// The level of faults in a program.
  public static let fault = Self(rawValue: 17)

  var level: Logging.Logger.Level {
    switch self {
    case .info: .info
    case .debug: .debug
    case .error: .error
    case .fault: .critical
    default: .notice
    }
  }
}

/// The names of a log.
public final class OSLog: Sendable {
  /// The log without a subsystem.
  public static let `default` = OSLog(label: "default")
  /// A log that writes nothing.
  public static let disabled = OSLog(label: nil)

  let label: String?

  /// Creates the names of a log.
  ///
  /// - Parameters:
  ///   - subsystem: The name of the app or the module.
  ///   - category: The name of a part of it.
  public convenience init(subsystem: String, category: String) {
    self.init(label: "\(subsystem).\(category)")
  }

  private init(label: String?) { self.label = label }
}
#endif
