#if Macros
import ComposableCore
import CustomDump
import Foundation
import Testing

@ObservableState
private struct Row: Equatable, Identifiable {
  let id: Int
  var title = ""
}

@ObservableState
private struct Form: Equatable {
  var name = ""
  var count = 0
  var numbers: [Int] = []
  var rows: [Row] = []
  var byID: [Int: Row] = [:]
  var child = Row(id: 0)
  var optional: Row?
  var untouched: (@Sendable () -> Void)? { nil }
  var `default` = false
  var doubled: Int { count * 2 }
  @Presents var sheet: Row?
  @ObservationStateIgnored var ignored = 0
  let constant = 1
  var observed = 0 {
    didSet { if observed > 10 { count += 1 } }
  }
}

@ObservableState
private struct Codec: Codable, Hashable {
  var count = 1
  var text = "a"
}

/// A property marked by hand, as the macro would mark it.
@ObservableState
private struct Marked {
  @ObservationStateTracked var first = 1
  var second = 2
}

@ObservableState
private struct Box<Value> {
  var value: Value
}

@ObservableState
private enum Destination: Equatable {
  case row(Row)
  case labelled(row: Row)
  case empty
  case pair(Row, Row)
  case nested(Inner)

  @ObservableState
  enum Inner: Equatable {
    case a(Row)
    case b(Row)
  }
}

struct ObservableStateTests {
  @Test("changing a property notifies the observers of that property alone")
  func property() {
    var form = Form()
    #expect(isNotified(&form, reading: \.count, by: { $0.count += 1 }))
    #expect(isNotified(&form, reading: \.count, by: { $0.count = 5 }))
    #expect(!isNotified(&form, reading: \.count, by: { $0.name = "Mina" }))
    #expect(!isNotified(&form, reading: \.name, by: { $0.numbers.append(1) }))
    #expect(isNotified(&form, reading: \.doubled, by: { $0.count = 7 }))
    #expect(!isNotified(&form, reading: \.ignored, by: { $0.ignored = 7 }))
    #expect(isNotified(&form, reading: \.default, by: { $0.default = true }))
    #expect(form.count == 7)
  }

  @Test("setting an equal value notifies nobody; changing it in place does")
  func equality() {
    var form = Form()
    #expect(!isNotified(&form, reading: \.count, by: { $0.count = 0 }))
    #expect(!isNotified(&form, reading: \.name, by: { $0.name = "" }))
    #expect(!isNotified(&form, reading: \.numbers, by: { $0.numbers = [] }))
    #expect(isNotified(&form, reading: \.count, by: { $0.count += 0 }))
  }

  @Test("properties marked by hand notify only their own observers")
  func marked() {
    var state = Marked()
    #expect(isNotified(&state, reading: \.first, by: { $0.first = 3 }))
    #expect(!isNotified(&state, reading: \.first, by: { $0.second = 3 }))
    #expect(isNotified(&state, reading: \.second, by: { $0.second = 4 }))
  }

  @Test("changing a copy notifies the observers of the original")
  func copies() {
    let form = Form()
    var copy = form
    let notified = LockIsolated(false)
    withObservationTracking {
      _ = form.count
    } onChange: {
      notified.setValue(true)
    }
    copy.count = 1
    #expect(notified.value)
  }

  @Test("a change inside a child does not notify observers of the whole child")
  func child() {
    var form = Form()
    #expect(!isNotified(&form, reading: \.child, by: { $0.child.title = "Mina" }))
    #expect(isNotified(&form, reading: \.child.title, by: { $0.child.title = "Mina Roy" }))
    #expect(isNotified(&form, reading: \.child, by: { $0.child = Row(id: 1) }))
  }

  @Test("replacing a child by an equal one with a new identity notifies")
  func equalChild() {
    var form = Form()
    #expect(isNotified(&form, reading: \.child.title, by: { $0.child = Row(id: 0) }))
    form.rows = [Row(id: 1)]
    #expect(isNotified(&form, reading: \.rows, by: { $0.rows = [Row(id: 1)] }))
  }

  @Test("assigning an old copy back after a change in place notifies")
  func oldCopy() {
    var form = Form()
    let old = form.child
    form.child.title = "Mina"
    #expect(isNotified(&form, reading: \.child.title, by: { $0.child = old }))
    #expect(form.child.title == "")
  }

  @Test("setting or replacing an optional child notifies; changing it does not")
  func optional() {
    var form = Form()
    #expect(isNotified(&form, reading: \.optional, by: { $0.optional = Row(id: 1) }))
    #expect(!isNotified(&form, reading: \.optional, by: { $0.optional?.title = "Mina" }))
    #expect(isNotified(&form, reading: \.optional?.title, by: { $0.optional?.title = "Jr." }))
    #expect(isNotified(&form, reading: \.optional, by: { $0.optional = Row(id: 1) }))
    #expect(isNotified(&form, reading: \.optional, by: { $0.optional = nil }))
    #expect(!isNotified(&form, reading: \.optional, by: { $0.optional = nil }))
  }

  @Test("replacing a list's elements notifies observers; changing one does not")
  func list() {
    var form = Form()
    #expect(isNotified(&form, reading: \.rows, by: { $0.rows.append(Row(id: 1)) }))
    #expect(isNotified(&form, reading: \.rows, by: { $0.rows.append(Row(id: 2)) }))
    #expect(!isNotified(&form, reading: \.rows, by: { $0.rows[0].title = "Mina" }))
    #expect(isNotified(&form, reading: \.rows[0].title, by: { $0.rows[0].title = "Jr." }))
    #expect(isNotified(&form, reading: \.rows, by: { $0.rows.swapAt(0, 1) }))
    #expect(isNotified(&form, reading: \.rows, by: { $0.rows[0] = Row(id: 1) }))
    #expect(isNotified(&form, reading: \.rows, by: { $0.rows.removeLast() }))
  }

  @Test("replacing a dictionary's values notifies; changing one does not")
  func dictionary() {
    var form = Form()
    #expect(isNotified(&form, reading: \.byID, by: { $0.byID[1] = Row(id: 1) }))
    #expect(!isNotified(&form, reading: \.byID, by: { $0.byID[1]?.title = "Mina" }))
    #expect(isNotified(&form, reading: \.byID, by: { $0.byID = [1: Row(id: 1)] }))
    #expect(isNotified(&form, reading: \.byID, by: { $0.byID[2] = $0.byID.removeValue(forKey: 1) }))
  }

  @Test("a presented child is observed by its plain name and identity")
  func presents() {
    var form = Form()
    #expect(isNotified(&form, reading: \.sheet, by: { $0.sheet = Row(id: 1) }))
    #expect(!isNotified(&form, reading: \.sheet, by: { $0.sheet?.title = "Mina" }))
    #expect(!isNotified(&form, reading: \.sheet, by: { $0.$sheet.wrappedValue?.title = "Jr." }))
    #expect(isNotified(&form, reading: \.sheet?.title, by: { $0.sheet?.title = "Sr." }))
    #expect(isNotified(&form, reading: \.$sheet, by: { $0.sheet = Row(id: 2) }))
    #expect(isNotified(&form, reading: \.sheet, by: { $0.$sheet.wrappedValue = nil }))
    #expect(form.sheet == nil)
  }

  @Test("willSet and didSet of an observed property still run")
  func didSet() {
    var form = Form()
    form.observed = 11
    #expect(form.observed == 11)
    #expect(form.count == 1)
  }

  @Test("a generic property compares by identity if its value has one")
  func generic() {
    var rows = Box(value: Row(id: 1))
    #expect(!isNotified(&rows, reading: \.value, by: { $0.value.title = "Mina" }))
    #expect(isNotified(&rows, reading: \.value, by: { $0.value = Row(id: 1) }))
    var number = Box(value: 1)
    #expect(isNotified(&number, reading: \.value, by: { $0.value = 1 }))
  }

  @Test("changing an element of an array in place does not copy the array")
  func inPlace() {
    var form = Form()
    form.rows = (0..<100).map { Row(id: $0) }
    form.numbers = Array(0..<100)
    _ = (form.rows, form.numbers)
    let addresses = (address(of: form.rows), address(of: form.numbers))
    form.rows[50].title = "Mina"
    form.numbers[50] = 0
    #expect(address(of: form.rows) == addresses.0)
    #expect(address(of: form.numbers) == addresses.1)
  }

  private func address<Element>(of array: [Element]) -> UnsafePointer<Element>? {
    array.withUnsafeBufferPointer(\.baseAddress)
  }

  @Test("equality, hashes and coding ignore observers")
  func conformances() throws {
    var value = Codec()
    #expect(value == Codec())
    #expect(value.hashValue == Codec().hashValue)
    value.count = 2
    #expect(value != Codec())
    let data = try JSONEncoder().encode(value)
    #expect(!String(decoding: data, as: UTF8.self).contains("registrar"))
    #expect(try JSONDecoder().decode(Codec.self, from: data) == value)
  }
}

struct ObservableStateDumpTests {
  @Test("a dump shows the state's properties without the observation registrar")
  func dump() {
    var text = ""
    customDump(Dumped(), to: &text)
    #expect(
      text == """
        Dumped(
          count: 0,
          child: nil
        )
        """)
  }

  @Test("a diff shows the state's properties without the observation registrar")
  func difference() {
    #expect(
      diff(Dumped(count: 1), Dumped(count: 2, child: Row(id: 1))) == """
          Dumped(
        -   count: 1,
        +   count: 2,
        -   child: nil
        +   child: Row(
        +     id: 1,
        +     title: ""
        +   )
          )
        """)
  }

  @Test("a dump of an enum shows its case")
  func dumpEnum() {
    var text = ""
    customDump(Destination.labelled(row: Row(id: 1)), to: &text)
    #expect(
      text == """
        Destination.labelled(
          row: Row(
            id: 1,
            title: ""
          )
        )
        """)
  }
}

@ObservableState
private struct Dumped {
  var count = 0
  @Presents var child: Row?
}

struct ObservableEnumTests {
  @Test("an enum's identity combines its case with its payload's identity")
  func payload() {
    let row = Row(id: 1)
    #expect(Destination.row(row)._$id == Destination.row(row)._$id)
    #expect(Destination.row(row)._$id != row._$id)
    #expect(Destination.row(row)._$id != Destination.labelled(row: row)._$id)
    #expect(Destination.row(row)._$id != Destination.row(Row(id: 1))._$id)
    #expect(Destination.nested(.a(row))._$id != Destination.nested(.b(row))._$id)
    #expect(Destination.nested(.a(row))._$id == Destination.nested(.a(row))._$id)
    #expect(Destination.nested(.a(row))._$id != Destination.row(row)._$id)
  }

  @Test("a case without a payload, or with several, has a new identity every time")
  func noPayload() {
    let row = Row(id: 1)
    #expect(Destination.empty._$id != Destination.empty._$id)
    #expect(Destination.pair(row, row)._$id != Destination.pair(row, row)._$id)
  }

  @Test("modifying an enum gives its payload a new identity")
  func willModify() {
    var destination = Destination.labelled(row: Row(id: 1))
    let id = destination._$id
    destination._$willModify()
    #expect(destination._$id != id)
    #expect(destination == .labelled(row: Row(id: 1)))
  }
}

struct ObservableStateIDTests {
  @Test("identities are unique, and copies keep them")
  func unique() {
    let id = ObservableStateID()
    let copy = id
    #expect(id == copy)
    #expect(id != ObservableStateID())
    #expect(id._$tag(0) != id)
    #expect(id._$tag(0) != id._$tag(1))
    #expect(id._$tag(0)._$tag(1) != id._$tag(1)._$tag(0))
  }

  @Test("a value that is not observable state has a new identity every time")
  func other() {
    #expect(ObservableStateID._$id(for: 1) != ObservableStateID._$id(for: 1))
    let row = Row(id: 1)
    #expect(ObservableStateID._$id(for: row) == row._$id)
    #expect(ObservableStateID._$id(for: row as Any) == row._$id)
  }
}
#endif
