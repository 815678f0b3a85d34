// swift-format-ignore: AlwaysUseLowerCamelCase
// They were types once, and are still called like initialisers.

/// Returns the file system.
@available(*, deprecated, message: "Use 'FileStorage.fileSystem'.")
public func LiveFileStorage() -> FileStorage { .fileSystem }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns a new place for files in memory.
@available(*, deprecated, message: "Use 'FileStorage.inMemory'.")
public func InMemoryFileStorage() -> FileStorage { .inMemory }
