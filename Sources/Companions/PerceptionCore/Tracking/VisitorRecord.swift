/// A visitor of a server, told apart from others for as long as the process runs.
package struct Visitor: Hashable, Sendable {
  private let number: Int

  /// Creates the visitor that an identifier stands for, which is not kept.
  package init(_ identifier: some Hashable) {
    // Seeded for each process, so that the identifier cannot be found again.
    number = identifier.hashValue
  }
}

/// The visitors whose views have read an object: the first of them, and whether there was another.
///
/// Access it on the main actor alone, where views are evaluated.
package final class VisitorRecord: @unchecked Sendable {
  // Safe: what changes is touched on the main actor alone.
  private var first: Visitor?
  private var isOver = false

  /// The type of the object, as it is usually written.
  package let name: @Sendable () -> String

  package init(name: @escaping @Sendable () -> String) {
    self.name = name
  }

  /// Records that the object is meant for all visitors, which is no mistake to report.
  package func share() { isOver = true }

  /// Records a read, and returns whether it is the first one by a second visitor.
  package func isFirstRead(byAnother visitor: Visitor) -> Bool {
    guard !isOver, first != visitor else { return false }
    guard first != nil else {
      first = visitor
      return false
    }
    isOver = true
    return true
  }
}

/// The signal of an object that views read and that can outlive a page, such as a root store.
package final class RootSignal: Signal, @unchecked Sendable {
  // Safe: constant.
  package let visitors: VisitorRecord

  /// Creates the signal of an object of a type.
  package init(of type: Any.Type) {
    visitors = VisitorRecord { (type as? any RootNaming.Type)?.rootName ?? "\(type)" }
  }
}

/// A type with a root signal, which names itself in messages.
package protocol RootNaming {
  static var rootName: String { get }
}

/// An object that knows the visitors who have read what it stands for, such as a store of its root.
@MainActor
package protocol VisitedObject: AnyObject {
  var visitors: VisitorRecord? { get }
}
