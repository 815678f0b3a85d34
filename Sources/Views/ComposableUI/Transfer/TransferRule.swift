#if PortableViews
import Foundation

/// The content of an item that is transferred.
enum TransferContent: Sendable {
  case data(Data)
  case file(URL)

  /// The bytes.
  func data() throws -> Data {
    switch self {
    case .data(let data): data
    case .file(let url): try Data(contentsOf: url)
    }
  }
}

/// A function that has a result at once or later.
struct TransferFunction<Input, Output>: Sendable {
  enum Kind: Sendable {
    case immediate(@Sendable (Input) throws -> Output)
    case delayed(@Sendable (Input) async throws -> Output)
  }

  let kind: Kind

  init(_ function: @escaping @Sendable (Input) throws -> Output) {
    kind = .immediate(function)
  }

  init(delayed function: @escaping @Sendable (Input) async throws -> Output) {
    kind = .delayed(function)
  }

  func callAsFunction(_ input: Input) async throws -> Output {
    switch kind {
    case .immediate(let function): try function(input)
    case .delayed(let function): try await function(input)
    }
  }

  /// The function that has a result at once, if it is one.
  var immediate: (@Sendable (Input) throws -> Output)? {
    if case .immediate(let function) = kind { function } else { nil }
  }

  /// Returns a function that calls another one with the result.
  func then<Next>(_ next: TransferFunction<Output, Next>) -> TransferFunction<Input, Next> {
    if let first = immediate, let second = next.immediate {
      return TransferFunction<Input, Next> { try second(first($0)) }
    }
    return TransferFunction<Input, Next>(delayed: { try await next(self($0)) })
  }
}

/// One way to make data of a type from a value, or a value from data of the type, or both.
struct TransferRule<Item: Sendable>: Sendable {
  var contentType: UTType
  var export: TransferFunction<Item, TransferContent>?
  var importing: TransferFunction<TransferContent, Item>?
  var suggestedFilename: (@Sendable (Item) -> String?)?
}

/// A representation of this module, which has rules instead of a body.
protocol BuiltInRepresentation: TransferRepresentation {
  var rules: [TransferRule<Item>] { get }
}

extension BuiltInRepresentation {
  /// The rules as a representation.
  public var body: CombinedRepresentation<Item> { CombinedRepresentation(rules: rules) }
}

/// Returns the rules of a representation, in their order.
func transferRules<R: TransferRepresentation>(of representation: R) -> [TransferRule<R.Item>] {
  guard let builtIn = representation as? any BuiltInRepresentation else {
    return rules(ofBody: representation.body, for: R.Item.self)
  }
  return rules(ofBuiltIn: builtIn, for: R.Item.self)
}

private func rules<Item>(
  ofBuiltIn representation: some BuiltInRepresentation, for type: Item.Type
) -> [TransferRule<Item>] {
  representation.rules as? [TransferRule<Item>] ?? []
}

private func rules<Item>(
  ofBody body: some TransferRepresentation, for type: Item.Type
) -> [TransferRule<Item>] {
  transferRules(of: body) as? [TransferRule<Item>] ?? []
}

extension Transferable {
  static var transferRules: [TransferRule<Self>] {
    // The builder checks that the representation is one of this type.
    ComposableUI.transferRules(of: transferRepresentation) as? [TransferRule<Self>] ?? []
  }
}
#endif
