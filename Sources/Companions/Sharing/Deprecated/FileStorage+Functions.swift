// swift-format-ignore: AlwaysUseLowerCamelCase
// These functions replace types, and keep the names of these types.

/// Returns the file system.
@available(*, deprecated, message: "Use 'FileStorage.fileSystem'.")
public func LiveFileStorage() -> FileStorage { .fileSystem }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns a new, empty file storage in memory.
@available(*, deprecated, message: "Use 'FileStorage.inMemory'.")
public func InMemoryFileStorage() -> FileStorage { .inMemory }
