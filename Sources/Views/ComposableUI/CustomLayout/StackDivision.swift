#if PortableViews
import Foundation

/// The division of a stack's length among its children, by SwiftUI's rules.
///
/// Children of the highest priority choose first, from all space but the least that the others need.
/// Among children of one priority the least flexible one chooses first, from an equal share of the
/// space that is left; what it leaves goes to the others.
package struct StackDivision {
  /// The number of children.
  package let count: Int
  /// Returns the priority of a child.
  package let priority: (Int) -> Double
  /// Returns the length that a child chooses for a proposed one.
  package let length: (_ child: Int, _ proposal: CGFloat) -> CGFloat

  package init(
    count: Int, priority: @escaping (Int) -> Double,
    length: @escaping (_ child: Int, _ proposal: CGFloat) -> CGFloat
  ) {
    self.count = count
    self.priority = priority
    self.length = length
  }

  /// Returns the length to propose to each child.
  ///
  /// - Parameter space: The length of the stack without the distances between its children.
  package func proposals(in space: CGFloat) -> [CGFloat] {
    var proposals = [CGFloat](repeating: 0, count: count)
    var space = max(space, 0)
    let priorities = (0..<count).map(priority)
    var waiting = Set(priorities).sorted(by: >)
    while let current = waiting.first {
      waiting.removeFirst()
      let others = waiting.isEmpty ? 0 : leastLength { priorities[$0] < current }
      let group = (0..<count).filter { priorities[$0] == current }
      var available = max(space - others, 0)
      for (place, child) in sortedByFlexibility(group).enumerated() {
        proposals[child] = available / CGFloat(group.count - place)
        let taken = length(child, proposals[child])
        available = max(available - taken, 0)
        space = max(space - taken, 0)
      }
    }
    return proposals
  }

  /// The sum of the least lengths of some children.
  private func leastLength(where isIncluded: (Int) -> Bool) -> CGFloat {
    (0..<count).filter(isIncluded).reduce(0) { $0 + length($1, 0) }
  }

  /// The children in the order of the difference between their greatest and least lengths.
  private func sortedByFlexibility(_ children: [Int]) -> [Int] {
    guard children.count > 1 else { return children }
    let flexibilities = children.map { length($0, .infinity) - length($0, 0) }
    return children.indices
      .sorted { flexibilities[$0] < flexibilities[$1] }
      .map { children[$0] }
  }
}
#endif
