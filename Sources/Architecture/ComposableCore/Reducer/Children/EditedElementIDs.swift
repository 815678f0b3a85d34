/// The ids of up to 16 elements that have run since pending edits were last flushed.
///
/// Not an array, for which generic code makes the runtime look up a type at each use.
final class EditedElementIDs<ID> {
  @exclusivity(unchecked) private(set) var count = 0
  private let ids = UnsafeMutablePointer<ID>.allocate(capacity: limit)

  private static var limit: Int { 16 }

  deinit {
    ids.deinitialize(count: count)
    ids.deallocate()
  }

  var isEmpty: Bool { count == 0 }

  subscript(index: Int) -> ID {
    precondition(index < count, "Index \(index) is out of bounds for a count of \(count)")
    return ids[index]
  }

  func append(_ id: ID) {
    guard count < Self.limit else { return }
    (ids + count).initialize(to: id)
    count += 1
  }

  func removeAll() {
    ids.deinitialize(count: count)
    count = 0
  }
}
