#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Android)
import Android
#elseif os(Windows)
import WinSDK
#endif

/// A dynamic library of the process, and its symbols.
///
/// Apps link the modules that report issues, and must not link the libraries of tests. Reporting by symbols
/// needs no link.
struct LoadedLibrary: @unchecked Sendable {
  #if os(Windows)
  private let handle: HMODULE
  #else
  private let handle: UnsafeMutableRawPointer
  #endif

  /// Finds a library by its name without "lib" and suffix, or returns `nil`.
  ///
  /// - Parameter loadsIt: Whether to load the library from the folders that the executable names if it is not
  ///   in the process.
  init?(_ name: String, loadsIt: Bool = false) {
    #if os(Windows)
    guard let handle = loadsIt ? LoadLibraryA("\(name).dll") : GetModuleHandleA("\(name).dll")
    else { return nil }
    self.handle = handle
    #elseif canImport(Darwin)
    // Each framework, whether of the system or of the app, is in the scope of the process.
    guard let handle = dlopen(nil, RTLD_LAZY) else { return nil }
    self.handle = handle
    #elseif canImport(Glibc) || canImport(Musl) || canImport(Android)
    guard let handle = dlopen("lib\(name).so", loadsIt ? RTLD_LAZY : RTLD_LAZY | RTLD_NOLOAD)
    else { return nil }
    self.handle = handle
    #else
    return nil
    #endif
  }

  /// Returns a function, or `nil` if the library has no symbol of the name.
  func function<Function>(_ symbol: String, as type: Function.Type) -> Function? {
    #if os(Windows)
    return GetProcAddress(handle, symbol).map { unsafeBitCast($0, to: type) }
    #elseif canImport(Darwin) || canImport(Glibc) || canImport(Musl) || canImport(Android)
    return dlsym(handle, symbol).map { unsafeBitCast($0, to: type) }
    #else
    return nil
    #endif
  }
}
