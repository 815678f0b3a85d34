#if PortableViews
import Foundation

/// A kind of data, such as plain text or a PNG image, by its uniform type identifier.
public struct UTType: Hashable, Codable, Sendable, CustomStringConvertible {
  /// The identifier, such as `public.png`.
  public let identifier: String

  /// Creates a well-known type, or fails for an identifier that is none.
  ///
  /// Types that an app declares are made by ``init(exportedAs:conformingTo:)``.
  public init?(_ identifier: String) {
    guard let found = UTTypeTable.shared[identifier.lowercased()] else { return nil }
    self.identifier = found.identifier
  }

  /// Creates the type of files with an extension, such as `png`.
  ///
  /// An extension that is not well known gets a type of its own, which starts with `dyn.`.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    self.init(tag: filenameExtension, tagClass: .filenameExtension, conformingTo: supertype)
  }

  /// Creates the type of a MIME type, such as `image/png`.
  ///
  /// A MIME type that is not well known gets a type of its own, which starts with `dyn.`.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    self.init(tag: mimeType, tagClass: .mimeType, conformingTo: supertype)
  }

  /// Creates the type with a tag, such as a filename extension; `nil` for an empty tag.
  public init?(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) {
    let tag = tag.lowercased()
    guard !tag.isEmpty else { return nil }
    let known = UTTypeTable.shared.identifiers(of: tag, in: tagClass)
      .map(UTType.init(verbatim:))
      .first { supertype.map($0.conforms(to:)) ?? true }
    if let known {
      self = known
    } else {
      identifier = "dyn.\(tagClass.letter)\(tag)" + (supertype.map { ":\($0.identifier)" } ?? "")
    }
  }

  /// Creates a type that the app declares.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(declared: identifier, conformingTo: parentType)
  }

  /// Creates a type that another app declares.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(declared: identifier, conformingTo: parentType)
  }

  private init(declared identifier: String, conformingTo parent: UTType?) {
    let identifier = identifier.lowercased()
    self.identifier = identifier
    if let parent { UTTypeTable.declare(identifier, conformingTo: parent.identifier) }
  }

  init(verbatim identifier: String) {
    self.identifier = identifier
  }

  /// The identifier.
  public var description: String { identifier }

  /// Whether the type is neither well known nor declared, but made from a tag.
  public var isDynamic: Bool { identifier.hasPrefix("dyn.") }

  /// Whether the type is well known.
  public var isPublic: Bool { identifier.hasPrefix("public.") }

  /// Whether the app or another one declares the type.
  public var isDeclared: Bool { !isDynamic }

  /// The usual filename extension, without a dot.
  public var preferredFilenameExtension: String? { tags[.filenameExtension]?.first }

  /// The usual MIME type.
  public var preferredMIMEType: String? { tags[.mimeType]?.first }

  /// The tags of the type, the preferred ones first.
  public var tags: [UTTagClass: [String]] {
    if isDynamic, let (tag, tagClass) = dynamicTag { return [tagClass: [tag]] }
    guard let entry = UTTypeTable.shared[identifier] else { return [:] }
    return [UTTagClass.filenameExtension: entry.extensions, .mimeType: entry.mimeTypes]
      .filter { !$0.value.isEmpty }
  }

  /// All types that the type conforms to, directly or not.
  public var supertypes: Set<UTType> {
    var found: Set<UTType> = []
    var waiting = parents
    while let next = waiting.popLast() {
      if found.insert(next).inserted { waiting += next.parents }
    }
    return found
  }

  /// Returns whether the type is a type, or a special kind of it.
  public func conforms(to type: UTType) -> Bool {
    self == type || supertypes.contains(type)
  }

  /// Returns whether the type is a special kind of a type.
  public func isSubtype(of type: UTType) -> Bool { self != type && conforms(to: type) }

  /// Returns whether a type is a special kind of the type.
  public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }

  private var parents: [UTType] {
    if isDynamic {
      let end = identifier.firstIndex(of: ":").map { identifier[identifier.index(after: $0)...] }
      return end.map { [UTType(verbatim: String($0))] } ?? []
    }
    let known = UTTypeTable.shared[identifier]?.parents ?? []
    return (known + UTTypeTable.declaredParents(of: identifier)).map(UTType.init(verbatim:))
  }

  private var dynamicTag: (tag: String, tagClass: UTTagClass)? {
    let rest = identifier.dropFirst("dyn.".count)
    guard let letter = rest.first else { return nil }
    return (
      String(rest.dropFirst().prefix { $0 != ":" }),
      letter == UTTagClass.mimeType.letter ? .mimeType : .filenameExtension
    )
  }
}

/// A way in which systems name types of data: by a filename extension or by a MIME type.
public struct UTTagClass: RawRepresentable, Hashable, Codable, Sendable {
  /// The identifier of the class.
  public let rawValue: String

  /// Creates a class with an identifier.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Filename extensions.
  public static let filenameExtension = Self(rawValue: "public.filename-extension")
  /// MIME types.
  public static let mimeType = Self(rawValue: "public.mime-type")

  fileprivate var letter: Character { self == .mimeType ? "m" : "e" }
}
#endif
