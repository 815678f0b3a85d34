#if Fallbacks
import Foundation
#elseif canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Android)
import Android
#else
import Foundation
#endif

/// The place of each thread's tracker; `nil` outside of calls of ``ReadTracking/with(_:_:)``.
@usableFromInline
enum ThreadSlot {
  #if !Fallbacks && (canImport(Darwin) || canImport(Glibc) || canImport(Musl) || canImport(Android))
  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    let error = pthread_key_create(&key, nil)
    precondition(error == 0, "A key of threads can't be made: error \(error)")
    return key
  }()

  @usableFromInline
  static var value: UnsafeMutableRawPointer? {
    get { pthread_getspecific(key) }
    set { pthread_setspecific(key, newValue) }
  }
  #else
  private static let key = "composable-everywhere.read-tracker"

  @usableFromInline
  static var value: UnsafeMutableRawPointer? {
    get { Thread.current.threadDictionary[key] as? UnsafeMutableRawPointer }
    set { Thread.current.threadDictionary[key] = newValue }
  }
  #endif
}
