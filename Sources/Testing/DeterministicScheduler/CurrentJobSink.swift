#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The collector whose jobs the current thread runs.
///
/// Jobs that the thread makes runnable meanwhile belong to that collector, too.
enum CurrentJobSink {
  /// The collector whose job the current thread runs, if it runs one.
  static var collector: (any JobCollector)? {
    #if !Fallbacks && (canImport(Darwin) || canImport(Glibc) || canImport(Musl))
    pthread_getspecific(key).map { Unmanaged<Box>.fromOpaque($0).takeUnretainedValue().collector }
    #else
    nil
    #endif
  }

  /// Runs jobs of a collector.
  static func run<R>(for collector: any JobCollector, _ jobs: () -> R) -> R {
    #if !Fallbacks && (canImport(Darwin) || canImport(Glibc) || canImport(Musl))
    let outer = pthread_getspecific(key)
    let box = Box(collector)
    pthread_setspecific(key, Unmanaged.passUnretained(box).toOpaque())
    defer {
      pthread_setspecific(key, outer)
      withExtendedLifetime(box) {}
    }
    #endif
    return jobs()
  }

  #if !Fallbacks && (canImport(Darwin) || canImport(Glibc) || canImport(Musl))
  private final class Box {
    let collector: any JobCollector

    init(_ collector: any JobCollector) {
      self.collector = collector
    }
  }

  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    let error = pthread_key_create(&key, nil)
    precondition(error == 0, "A key for what a thread runs can't be made: error \(error)")
    return key
  }()
  #endif
}
