#if PortableViews
#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The records of conformances in the images of the process, as the Swift ABI lays them out.
package enum ConformanceRecords {
  /// The first record of an image, and the number of their bytes.
  package typealias Section = (start: UnsafeRawPointer, count: Int)

  /// Returns the types that are not generic and conform to the protocol of an existential type.
  static func types(conformingTo existential: Any.Type, in sections: [Section]) -> [Any.Type] {
    // The type's metadata: kind, flags and the number of protocols, then their descriptors.
    let wanted = unsafeBitCast(existential, to: UnsafeRawPointer.self)
      .load(fromByteOffset: 16, as: UnsafeRawPointer?.self)
    return sections.flatMap { section in
      stride(from: 0, to: section.count, by: 4).compactMap { offset in
        let record = relative(section.start + offset)
        guard record.load(as: Int32.self) != 0, indirectable(record) == wanted else { return nil }
        return type(of: record)
      }
    }
  }

  private static func type(of record: UnsafeRawPointer) -> Any.Type? {
    let kind = record.load(fromByteOffset: 12, as: UInt32.self) >> 3 & 7
    guard kind <= 1 else { return nil }
    let target = relative(record + 4)
    let descriptor = kind == 0 ? target : target.load(as: UnsafeRawPointer.self)
    let flags = descriptor.load(as: UInt32.self)
    // Structures, enumerations and classes have the kinds from 16 to 18.
    guard (16...18).contains(flags & 0x1F), flags & 0x80 == 0 else { return nil }
    typealias Accessor = @convention(c) (Int) -> UnsafeRawPointer
    let metadata = unsafeBitCast(relative(descriptor + 12), to: Accessor.self)(0)
    return unsafeBitCast(metadata, to: Any.Type.self)
  }

  private static func relative(_ field: UnsafeRawPointer) -> UnsafeRawPointer {
    field + Int(field.load(as: Int32.self))
  }

  /// Returns the target of a relative pointer whose lowest bit tells that it is one to a pointer.
  private static func indirectable(_ field: UnsafeRawPointer) -> UnsafeRawPointer? {
    let offset = Int(field.load(as: Int32.self))
    return offset & 1 == 0
      ? field + offset : (field + (offset & ~1)).load(as: UnsafeRawPointer?.self)
  }

  /// The records of all images; none if the runtime does not tell them, or lists them in another way.
  static var linked: [Section] {
    #if canImport(Glibc) || canImport(Musl)
    typealias Visit = @convention(c) (UnsafeRawPointer, UnsafeMutableRawPointer?) -> Bool
    typealias Enumerate = @convention(c) (Visit, UnsafeMutableRawPointer?) -> Void
    guard let symbol = dlsym(dlopen(nil, RTLD_LAZY), "swift_enumerateAllMetadataSections") else {
      return []
    }
    var sections: [Section] = []
    withUnsafeMutablePointer(to: &sections) { found in
      unsafeBitCast(symbol, to: Enumerate.self)(
        { image, found in
          // The version, three words, then the start and the length of each section; conformances are
          // the second one.
          guard image.load(as: Int.self) == 5 else { return true }
          let start = image.load(fromByteOffset: 48, as: UnsafeRawPointer?.self)
          let count = image.load(fromByteOffset: 56, as: Int.self)
          if let start {
            found?.assumingMemoryBound(to: [Section].self).pointee.append((start, count))
          }
          return true
        }, found)
    }
    return sections
    #else
    return []
    #endif
  }
}
#endif
