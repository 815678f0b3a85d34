#if PortableViews
public import Foundation

/// A type whose values can be dragged, dropped, shared, copied and pasted.
///
/// ```swift
/// struct Note: Codable, Transferable {
///   var text: String
///
///   static var transferRepresentation: some TransferRepresentation {
///     CodableRepresentation(contentType: .json)
///     ProxyRepresentation(exporting: \.text)
///   }
/// }
/// ```
@preconcurrency
public protocol Transferable: Sendable {
  /// The type of the representation.
  associatedtype Representation: TransferRepresentation

  /// The ways to make data from a value, and a value from data; the best one first.
  @TransferRepresentationBuilder<Self>
  static var transferRepresentation: Representation { get }
}

/// A way to make data from values of a type, and values from data.
public protocol TransferRepresentation<Item>: Sendable {
  /// The type of the values.
  associatedtype Item: Transferable
  /// The type of the body.
  associatedtype Body: TransferRepresentation

  /// The representations that this one consists of.
  @TransferRepresentationBuilder<Item>
  var body: Body { get }
}

extension Never: Transferable {
  /// The representation of no value.
  public static var transferRepresentation: some TransferRepresentation {
    CombinedRepresentation<Never>(rules: [])
  }
}

/// Representations of one type, one after the other.
public struct CombinedRepresentation<Item: Transferable>: BuiltInRepresentation {
  /// The type of the body.
  public typealias Body = CombinedRepresentation<Item>

  let rules: [TransferRule<Item>]
}

/// A builder of representations, the best one first.
@resultBuilder
public enum TransferRepresentationBuilder<Item: Transferable> {
  /// Returns a representation of coding.
  public static func buildExpression<Encoder, Decoder>(
    _ content: CodableRepresentation<Item, Encoder, Decoder>
  ) -> CodableRepresentation<Item, Encoder, Decoder> where Item: Codable {
    content
  }

  /// Returns a representation.
  public static func buildExpression<Content: TransferRepresentation<Item>>(
    _ content: Content
  ) -> Content {
    content
  }

  /// Returns the only representation.
  public static func buildPartialBlock<Content: TransferRepresentation<Item>>(
    first content: Content
  ) -> Content {
    content
  }

  /// Returns representations, and one after them.
  public static func buildPartialBlock<First, Next>(
    accumulated: First, next: Next
  ) -> CombinedRepresentation<Item>
  where First: TransferRepresentation<Item>, Next: TransferRepresentation<Item> {
    CombinedRepresentation(rules: transferRules(of: accumulated) + transferRules(of: next))
  }
}

extension Transferable {
  /// The types of data that values can become, the best one first.
  public static func exportedContentTypes() -> [UTType] {
    transferRules.filter { $0.export != nil }.map(\.contentType)
  }

  /// The types of data that values can be made from, the best one first.
  public static func importedContentTypes() -> [UTType] {
    transferRules.filter { $0.importing != nil }.map(\.contentType)
  }

  /// Returns the value as data of a type.
  public func exported(as contentType: UTType) async throws -> Data {
    let item = TransferItem(self)
    guard let content = try await item.content(as: contentType) else {
      throw CocoaError(.featureUnsupported)
    }
    return try content.data()
  }

  /// Creates a value from data of a type.
  public init(importing data: Data, contentType: UTType) async throws {
    let item = TransferItem(data: data, contentType: contentType)
    self = try await item.load(Self.self)
  }
}
#endif
