import IssueReporting

/// The messages of this module.
@usableFromInline
enum Issues {
  @usableFromInline
  static func duplicateID(_ id: Any) -> String {
    "Id \(String(reflecting: id)) occurs more than once in elements that are to be unique"
  }

  /// Reports an element that was assigned for an absent id, but has a different id.
  @usableFromInline
  static func reportAssignedID(_ newID: Any, for id: Any) {
    reportIssue(
      """
      An element was assigned to 'subscript(id:)' of an identified array for another id:

        Id of the subscript: \(String(reflecting: id))
        Id of the element: \(String(reflecting: newID))

      It was appended with its own id, unless an element with that id is in the array. To fix this, \
      use the id of the element, or 'updateOrAppend(_:)'.
      """)
  }

  /// Reports an element whose id was changed in place.
  @usableFromInline
  static func reportChangedID(_ newID: Any, from oldID: Any, at index: Int, isTaken: Bool) {
    let outcome =
      isTaken
      ? "Another element has the new id, so the changed one was removed."
      : "The element stays at its index, and is found by its new id."
    reportIssue(
      """
      The id of an element of an identified array was changed in place:

        Index: \(index)
        Id before: \(String(reflecting: oldID))
        Id now: \(String(reflecting: newID))

      \(outcome) To fix this, remove the element and insert one with the new id.
      """)
  }

  @usableFromInline
  static func replacingID(_ newID: Any, for id: Any, at index: Int) -> String {
    """
    The element that replaces id \(String(reflecting: id)) at index \(index) has id \
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
