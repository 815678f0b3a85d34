#if PortableViews
import ComposableUI
import Foundation
import Testing
import ViewTesting

/// Suggestions and scopes of a search.
@MainActor
struct SearchAdditionTests {
  private struct Words: View {
    @State var query = ""
    @State var scope = 1

    var body: some View {
      NavigationStack {
        Text("\(query) in \(scope)")
          .searchable(text: $query)
          .searchSuggestions {
            ForEach(["tea", "teapot"], id: \.self) { Text($0).searchCompletion($0) }
          }
          .searchScopes($scope) {
            Text("All").tag(1)
            Text("Mine").tag(2)
          }
      }
    }
  }

  @Test("suggestions show while there is a text, and replace it")
  func suggestions() throws {
    let screen = ViewTester(Words())
    #expect(!screen.has(.button, "teapot"))
    try screen.textField("Search").type("te")
    try screen.button("teapot").tap()
    #expect(screen.texts.contains("teapot in 1"))
  }

  @Test("a scope is chosen by its tag")
  func scopes() throws {
    let screen = ViewTester(Words())
    try screen.picker("Search").select("Mine")
    #expect(screen.texts.contains(" in 2"))
  }

  private struct Failing: View {
    struct Failure: LocalizedError {
      var errorDescription: String? { "The tide is out." }
    }

    @State var error: Failure?
    @State var isShown = false

    var body: some View {
      Button("Fail") {
        error = Failure()
        isShown = true
      }
      .alert(isPresented: $isShown, error: error) { _ in
        Button("OK") {}
      } message: { error in
        Text("Wait, \(error.errorDescription?.count ?? 0) hours.")
      }
    }
  }

  @Test("an alert about an error has its description as the title")
  func error() throws {
    let screen = ViewTester(Failing())
    #expect(!screen.has(.alert))
    try screen.button("Fail").tap()
    #expect(screen.has(.alert, "The tide is out."))
    #expect(screen.texts.contains("Wait, 16 hours."))
    try screen.button("OK").tap()
    #expect(!screen.has(.alert))
  }

  private struct Former: View {
    @Environment(\.presentationMode) var mode

    var body: some View {
      Button("Close \(mode.wrappedValue.isPresented ? "sheet" : "nothing")") {
        mode.wrappedValue.dismiss()
      }
    }
  }

  private struct Presenting: View {
    @State var isShown = false

    var body: some View {
      Button("Show") { isShown = true }
        .sheet(isPresented: $isShown) { Former() }
    }
  }

  @Test("the presentation mode dismisses a sheet")
  func presentationMode() throws {
    let screen = ViewTester(Presenting())
    try screen.button("Show").tap()
    try screen.button("Close sheet").tap()
    #expect(!screen.has(.sheet))
  }

  @Test("a text of a value is as its formatter writes it")
  func formatter() {
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: "en_US")
    formatter.minimumFractionDigits = 2
    #expect(ViewTester(Text(NSNumber(value: 3), formatter: formatter)).texts == ["3.00"])
    #expect(ViewTester(Text(Decimal(3), formatter: formatter)).texts == ["3.00"])
    #expect(ViewTester(Text(Date(), formatter: formatter)).texts == [""])
  }
}
#endif
