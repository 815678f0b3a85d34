import IdentifiedCollections
import IssueReporting
import Testing

/// Changed ids in IdentifiedArray.
struct ChangedIDTests {
  /// Checks that ids and elements still belong together.
  func checkSoundness(
    _ array: IdentifiedArrayOf<Row>, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(Array(array.ids) == array.elements.map(\.id), sourceLocation: sourceLocation)
    for (index, row) in array.enumerated() {
      #expect(array.index(id: row.id) == index, sourceLocation: sourceLocation)
    }
  }

  @Test("an element is found by its new id if that is changed by id", arguments: 0..<3)
  func mutatedByID(position: Int) {
    var array: IdentifiedArrayOf<Row> = [Row(0, 0), Row(1, 1), Row(2, 2)]
    let messages = issues { array[id: position]?.id = 7 }
    #expect(array[position] == Row(7, position))
    #expect(array.count == 3)
    #expect(array[id: position] == nil)
    checkSoundness(array)
    #expect(
      messages == [
        """
        The id of an element of an identified array was changed in place:

          Index: \(position)
          Id before: \(position)
          Id now: 7

        The element stays at its index, and is found by its new id. To fix this, remove the element \
        and insert one with the new id.
        """
      ])
  }

  @Test(
    "an element whose id is changed to another's is removed and reported", arguments: 0..<3, 0..<3)
  func taken(position: Int, other: Int) {
    guard position != other else { return }
    var array: IdentifiedArrayOf<Row> = [Row(0, 0), Row(1, 1), Row(2, 2)]
    let messages = issues { array[id: position]?.id = other }
    #expect(array.elements == [Row(0, 0), Row(1, 1), Row(2, 2)].filter { $0.id != position })
    checkSoundness(array)
    #expect(messages.count == 1)
    #expect(
      messages.first?.contains(
        "Another element has the new id, so the changed one was removed.") == true)
  }

  @Test("an element is found by its new id if that is changed by index")
  func mutatedAtPosition() {
    var array: IdentifiedArrayOf<Row> = [Row(1, 0), Row(2, 0)]
    let messages = issues { array[1].id = 3 }
    #expect(array.elements == [Row(1, 0), Row(3, 0)])
    checkSoundness(array)
    #expect(messages.count == 1)
  }

  @Test("assigning an element under another element's id is reported")
  func assigned() {
    var array: IdentifiedArrayOf<Row> = [Row(1, 0)]
    var messages = issues { array[id: 1] = Row(2, 0) }
    #expect(array.elements == [Row(2, 0)])
    checkSoundness(array)
    #expect(messages.count == 1)
    messages = issues { array[id: 1] = Row(3, 0) }
    #expect(array.elements == [Row(2, 0), Row(3, 0)])
    checkSoundness(array)
    #expect(
      messages == [
        """
        An element was assigned to 'subscript(id:)' of an identified array for another id:

          Id of the subscript: 1
          Id of the element: 3

        It was appended with its own id, unless an element with that id is in the array. To fix \
        this, use the id of the element, or 'updateOrAppend(_:)'.
        """
      ])
  }

  private func issues(of operation: () -> Void) -> [String] {
    let recorder = Recorder()
    withIssueReporters([recorder], operation: operation)
    return recorder.messages
  }
}

// Safe: used by one test at a time.
private final class Recorder: IssueReporter, @unchecked Sendable {
  var messages: [String] = []

  func reportIssue(
    _ message: @autoclosure () -> String?,
    severity: IssueSeverity,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  ) {
    messages.append(message() ?? "")
  }
}
