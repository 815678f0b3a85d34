/// The wording of every message to users.
@usableFromInline
enum Issues {
  @usableFromInline
  static func duplicateID(_ id: Any) -> String {
    "Id \(String(reflecting: id)) occurs more than once in elements that are to be unique"
  }

  @usableFromInline
  static func assignedID(_ newID: Any, for id: Any) -> String {
    """
    The element that is assigned for id \(String(reflecting: id)) has id \
    \(String(reflecting: newID))
    """
  }

  @usableFromInline
  static func replacingID(_ newID: Any, for id: Any, at index: Int) -> String {
    """
    The element that replaces id \(String(reflecting: id)) at index \(index) has id \
    \(String(reflecting: newID))
    """
  }

  @usableFromInline
  static func mutatedID(_ newID: Any, from id: Any, at index: Int) -> String {
    """
    The element at index \(index) changes its id in place from \(String(reflecting: id)) to \
    \(String(reflecting: newID))
    """
  }

  @usableFromInline
  static func combinedID(_ newID: Any, for id: Any) -> String {
    """
    Combining the elements with id \(String(reflecting: id)) makes one with id \
    \(String(reflecting: newID))
    """
  }
}
