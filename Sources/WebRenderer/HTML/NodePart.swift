#if !canImport(SwiftUI)
  import ViewGraph

  /// The parts of an element's markup that patches and events address.
  ///
  /// Each has an identifier made of its letter and the node's number, as in `n12`.
  enum NodePart: String, Hashable, Sendable {
    /// The element itself.
    case node = "n"
    /// The label, title or heading.
    case label = "t"
    /// What holds the children, where that is not the element itself.
    case content = "c"
    /// The control inside a label.
    case control = "v"
    /// The button that deletes a row.
    case delete = "d"
    /// The button that leaves a screen.
    case back = "b"

    /// The identifier of this part of a node in the document.
    func identifier(of id: NodeID) -> String { "\(rawValue)\(id.rawValue)" }
  }
#endif
