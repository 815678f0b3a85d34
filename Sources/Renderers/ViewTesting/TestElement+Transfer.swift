#if PortableViews
public import ComposableUI
import ViewGraph

extension TestElement {
  /// Drags the element to another one and drops it there.
  ///
  /// - Parameters:
  ///   - destination: The element to drop on, or an element inside it.
  ///   - location: The place in the destination.
  public func drag(to destination: TestElement, at location: CGPoint = .zero) throws {
    try beginDrag()
    try destination.dragOver(at: location)
    try destination.takingDrops.send(.drop, value: TransferInput(.dropped, at: location).text)
  }

  /// Drags the element to the place before a row, and drops it there.
  public func drag(before row: TestElement) throws {
    try drag(to: row.takingInsertions, at: .zero)
  }

  /// Drags the element to the place after a row, and drops it there.
  public func drag(after row: TestElement) throws {
    try drag(to: row.takingInsertions, at: CGPoint(x: 0, y: 1))
  }

  /// Begins a drag of the element, or of the one around it that can be dragged.
  public func beginDrag() throws {
    try taking(.drag).send(.drag, value: "true")
  }

  /// Ends a drag of the element without a drop.
  public func endDrag() throws {
    try taking(.drag).send(.drag, value: "false")
  }

  /// Moves the drag that has begun over the element.
  public func dragOver(at location: CGPoint = .zero) throws {
    try takingDrops.send(.drop, value: TransferInput(.over(outside: nil), at: location).text)
  }

  /// Moves a drag from outside over the element.
  ///
  /// - Parameter mimeTypes: The types of the items, such as `text/plain` or `image/png`.
  public func dragOver(from mimeTypes: [String]) throws {
    try takingDrops.send(.drop, value: TransferInput(.over(outside: mimeTypes)).text)
  }

  /// Moves the drag away from the element.
  public func dragAway() throws {
    try takingDrops.send(.drop, value: TransferInput(.left).text)
  }

  /// Drops a text from outside on the element.
  public func drop(_ text: String, at location: CGPoint = .zero) throws {
    try takingDrops.send(.drop, value: TransferInput(.text(text), at: location).text)
  }

  /// Drops addresses from outside on the element.
  public func drop(_ addresses: [URL], at location: CGPoint = .zero) throws {
    let texts = addresses.map(\.absoluteString)
    try takingDrops.send(.drop, value: TransferInput(.addresses(texts), at: location).text)
  }

  /// Drops files from outside on the element, or chooses them with a button that opens a chooser.
  ///
  /// - Parameters:
  ///   - files: The places of files.
  ///   - location: The point of the element at which they are dropped.
  public func choose(_ files: [URL], at location: CGPoint = .zero) throws {
    let names = files.map { file in
      let name = UUID().uuidString
      let received = ReceivedFile(url: file, name: file.lastPathComponent)
      tester.graph.transfers.receive(received, as: name)
      return name
    }
    try takingDrops.send(.drop, value: TransferInput(.files(names), at: location).text)
  }

  /// Pastes a text with a button that pastes.
  public func paste(_ text: String) throws {
    guard tree.element.traits.transfer == .clipboard else {
      throw ViewTestError("The \(role.rawValue) does not paste", in: tester.root, at: place)
    }
    try send(.drop, value: TransferInput(.text(text)).text)
  }

  /// The types of files that a button lets the user choose, in the form of HTML's attribute `accept`.
  public var acceptedFiles: String? {
    guard case .files(let accepted, _, _) = tree.element.traits.transfer else { return nil }
    return accepted
  }

  private var takingDrops: TestElement {
    get throws { try taking(.drop) }
  }

  /// The row, if items can be dropped before and after it.
  private var takingInsertions: TestElement {
    get throws {
      let element = try takingDrops
      guard element.role == .row else {
        throw ViewTestError(
          "Nothing can be dropped around the \(role.rawValue)", in: tester.root, at: place)
      }
      return element
    }
  }

  /// The element, or the closest one around it, that takes an event.
  private func taking(_ event: ElementEvent) throws -> TestElement {
    var current: NodeID? = tree.id
    while let id = current {
      let found = tester.root.descendants.first { $0.tree.id == id }
      if let found, found.tree.element.events.contains(event) { return found }
      current = tester.graph.parent(of: id)
    }
    throw ViewTestError(
      "Nothing around the \(role.rawValue) takes \(event.name)", in: tester.root, at: place)
  }
}

extension TransferInput {
  fileprivate init(_ step: Step, at location: CGPoint) {
    self.init(step, x: Double(location.x), y: Double(location.y))
  }
}
#endif
