import SwiftNavigation
import Testing

// The code of the first page of the module's catalogue.

// quoted: alert
private enum AlertAction: Equatable {
  case deleteConfirmed
}

private func deletionAlert(for file: String) -> AlertState<AlertAction> {
  AlertState {
    TextState("Delete \(file)?")
  } actions: {
    ButtonState(role: .destructive, action: .deleteConfirmed) {
      TextState("Delete")
    }
    ButtonState(role: .cancel) {
      TextState("Keep")
    }
  } message: {
    TextState("This cannot be undone.")
  }
}
// end

/// SwiftNavigation: the catalogue's first page.
struct CatalogueTests {
  @Test("alert states are compared by value")
  func alerts() {
    // quoted: test
    let alert = deletionAlert(for: "plan.txt")
    #expect(alert == deletionAlert(for: "plan.txt"))
    #expect(String(state: alert.title) == "Delete plan.txt?")
    #expect(alert.buttons.map(\.action.action) == [.deleteConfirmed, nil])
    // end
  }
}
