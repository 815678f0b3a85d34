#if PortableViews && Web && (canImport(Darwin) || canImport(Glibc) || canImport(Musl) || canImport(Android))
#if canImport(Darwin)
@preconcurrency import Darwin
#elseif canImport(Android)
@preconcurrency import Android
#elseif canImport(Musl)
@preconcurrency import Musl
#elseif canImport(Glibc)
@preconcurrency import Glibc
#endif

/// Has `print` hand each line to the system at once.
///
/// The C library does so for a terminal alone. It would keep some 4,000 bytes of a log of a service back, and lose
/// them if a signal ends the process.
enum LineBuffering {
  #if canImport(Android) || canImport(Musl)
  typealias Stream = OpaquePointer
  #else
  typealias Stream = UnsafeMutablePointer<FILE>
  #endif

  /// Sets the buffering of standard output.
  static func start() {
    start(of: stdout)
  }

  static func start(of stream: Stream) {
    setvbuf(stream, nil, _IOLBF, 0)
  }
}
#endif
