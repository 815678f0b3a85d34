#if PortableViews
import PortableSwiftUI
import SwiftUINavigation
import Testing
import ViewTesting

/// The import of SwiftUI.
@MainActor
struct ImportTests {
  private struct Ticking: View {
    @State private var count = 0
    let subject: PassthroughSubject<Int, Never>

    var body: some View {
      Text("\(count)")
        .onReceive(subject) { count += $0 }
    }
  }

  @Test("a view receives values of a publisher without an import of Combine")
  func publishers() {
    let subject = PassthroughSubject<Int, Never>()
    let screen = ViewTester(Ticking(subject: subject))
    subject.send(3)
    subject.send(4)
    #expect(screen.texts == ["7"])
  }

  @Observable
  final class Model {
    var name = "Kim"
  }

  @Test("Observation and networking have names")
  func names() {
    #expect(Model().name == "Kim")
    #expect(URLRequest(url: URL(string: "https://example.com")!).httpMethod == "GET")
    #expect(NSEC_PER_SEC == 1_000_000_000)
  }

  @CaseBindable
  enum Status {
    case inStock(quantity: Int)
    case outOfStock(isOnBackOrder: Bool)
  }

  private struct StatusView: View {
    @State var status = Status.inStock(quantity: 1)

    var body: some View {
      switch $status.cases {
      case .inStock(let quantity):
        Button("Sell \(quantity.wrappedValue)") { quantity.wrappedValue -= 1 }
      case .outOfStock(let isOnBackOrder):
        Toggle("On back order", isOn: isOnBackOrder)
      }
    }
  }

  @Test("the macro for cases of bindings comes with the import of SwiftUINavigation")
  func cases() throws {
    let screen = ViewTester(StatusView())
    try screen.button("Sell 1").tap()
    #expect(screen.has(.button, "Sell 0"))
  }

  private struct Alerting: View {
    @State var text: String?

    var body: some View {
      Button("Warn") { text = "Careful" }
        .alert(item: $text, title: { Text($0) }, actions: { _ in Button("OK") {} })
    }
  }

  @Test("an alert for an item comes with the import of SwiftUINavigation")
  func alerts() throws {
    let screen = ViewTester(Alerting())
    try screen.button("Warn").tap()
    #expect(screen.has(.alert))
    try screen.button("OK").tap()
    #expect(!screen.has(.alert))
  }
}
#endif
