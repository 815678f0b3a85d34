#if PortableViews
import ComposableUI
import Foundation
import Testing
import ViewTesting

@MainActor
@Suite("Localized texts", .timeLimit(.minutes(10)))
struct LocalizationTests {
  private let german = Locale(identifier: "de_DE")

  @Test("keys are looked up in the module's resources, in the view's language")
  func languages() throws {
    let english = ViewTester(Basket().environment(\.locale, Locale(identifier: "en_US")))
    #expect(english.title == "Fruit")
    #expect(english.texts.contains("1 apple"))
    #expect(english.texts.contains("2,000 apples"))

    let screen = ViewTester(Basket().environment(\.locale, german))
    #expect(screen.title == "Obst")
    #expect(screen.texts.contains("1 Apfel"))
    #expect(screen.texts.contains("2.000 Äpfel"))
    #expect(screen.texts.contains("Fruit"), "a verbatim text is no key")
    #expect(screen.texts.contains("Pears"), "a key that no catalogue has shows as it is")
    #expect(screen.texts.contains("2,5"), "a formatted value follows the language")
    #expect(try screen.textField("Obstsorte").value == "")
  }

  @Test("texts of alerts, headers and accessibility labels are looked up")
  func places() throws {
    let screen = ViewTester(Basket().environment(\.locale, german))
    try screen.button("Suchen").tap()
    let alert = try #require(screen.alert)
    #expect(alert.text == "Den Korb leeren?")
    try screen.button("Schließen").tap()
    #expect(screen.alert == nil)
  }

  @Test(
    "changing the language in the environment updates its views at once")
  func changes() throws {
    let screen = ViewTester(Chooser())
    #expect(screen.texts == ["1 apple", "1 Apfel"])
    try screen.button("Deutsch").tap()
    #expect(screen.texts == ["1 Apfel", "1 Apfel"])
  }

  @Test("a graph uses the preferred language of the catalogue's")
  func preferredLanguages() {
    func texts(_ view: some View, _ languages: [String]) -> [String?] {
      let screen = ViewTester(view, languages: languages)
      return [screen.graph.language] + (screen.renderer.tree?.children.map(\.element.text) ?? [])
    }
    #expect(texts(Crate(), ["fr", "de-AT", "en"]) == ["de-AT", "2 Äpfel", "de_AT", "2 Äpfel"])
    #expect(texts(Crate(), ["fr"]) == ["en", "2 apples", "en", "2 apples"])
    #expect(texts(Crate(), []).first == .some(nil))
    // Views without a catalogue are in the language of their source.
    #expect(texts(Text(verbatim: "2"), ["de"]) == [nil, "2"])
    #expect(
      texts(Crate().environment(\.locale, Locale(identifier: "de")), ["en"])[1] == "2 Äpfel")
  }

  @Test("strings are looked up in the resources of the calling module")
  func strings() {
    #expect(String(localized: "\(1) apples", locale: german) == "1 Apfel")
    #expect(String(localized: "Close", bundle: .module, locale: german) == "Schließen")
    #expect(String(localized: "Pears", locale: german) == "Pears")
    #expect(
      String(localized: LocalizedStringResource("Close", locale: german)) == "Schließen")
    let resource = LocalizedStringResource("pears", defaultValue: "\(2) pears", locale: german)
    #expect(String(localized: resource) == "2 pears")
  }

  @Test("built-in labels follow the language, or are English without one")
  func builtInWords() throws {
    for (language, edit, cancel) in [
      ("de_AT", "Bearbeiten", "Abbrechen"), ("en", "Edit", "Cancel"), ("fr", "Edit", "Cancel"),
    ] {
      let screen = ViewTester(Asker().environment(\.locale, Locale(identifier: language)))
      #expect(screen.root.buttons.contains(edit), "\(language)")
      try screen.button("?").tap()
      #expect(screen.confirmationDialog?.buttons == ["Yes", cancel], "\(language)")
    }
  }

  @Test("texts from resources and from keys in a bundle are looked up")
  func resources() {
    let screen = ViewTester(
      VStack {
        Text(LocalizedStringResource("Close"))
        Text("Close", bundle: .module)
        Text("Close", tableName: "Missing", bundle: .module)
        Text("Close") + Text(verbatim: "!")
      }
      .environment(\.locale, german)
    )
    // The resource and the sum are looked up by the view around them, and here there is none.
    #expect(screen.texts == ["Close", "Schließen", "Close", "Close!"])
  }
}

private struct Basket: View {
  @State private var isAsking = false
  @State private var kind = ""

  var body: some View {
    NavigationStack {
      List {
        Section("Fruit") {
          Text("\(1) apples")
          Text("\(2_000) apples")
          Text(verbatim: "Fruit")
          Text("Pears")
          Text(2.5, format: .number)
        }
        TextField("Kind of fruit", text: $kind)
        Button {
          isAsking = true
        } label: {
          Image(systemName: "magnifyingglass")
        }
        .accessibilityLabel("Search")
      }
      .navigationTitle("Fruit")
      .alert("Empty the **basket**?", isPresented: $isAsking) {
        Button("Close", role: .cancel) {}
      }
    }
  }
}

private struct Asker: View {
  @State private var isAsking = false

  var body: some View {
    NavigationStack {
      EditButton()
      Button("?") { isAsking = true }
        .confirmationDialog("Really?", isPresented: $isAsking) {
          Button("Yes") {}
        }
    }
  }
}

private struct Crate: View {
  @Environment(\.locale) private var locale

  var body: some View {
    Text("\(2) apples")
    Text(verbatim: locale.identifier)
    Text(verbatim: String(localized: "\(2) apples"))
  }
}

private struct Chooser: View {
  @State private var locale = Locale(identifier: "en")

  var body: some View {
    Apple().environment(\.locale, locale)
    Text("\(1) apples").environment(\.locale, Locale(identifier: "de"))
    Button("Deutsch") { locale = Locale(identifier: "de") }
  }

  private struct Apple: View {
    var body: some View {
      Text("\(1) apples")
    }
  }
}
#endif
