/// First in, first out, each in constant time.
package struct ActionQueue<Element> {
  private var elements: [Element?] = []
  private var head = 0

  /// Creates an empty queue.
  package init() {}

  /// Adds an element to the end.
  package mutating func append(_ element: Element) {
    elements.append(element)
  }

  /// Removes the first element.
  ///
  /// - Complexity: Amortized O(1).
  package mutating func popFirst() -> Element? {
    guard head < elements.count else { return nil }
    defer {
      head += 1
      if head == elements.count {
        elements.removeAll(keepingCapacity: head < 64)
        head = 0
      }
    }
    let element = elements[head]
    elements[head] = nil
    return element
  }
}
