import ComposableCoreMacros
import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacrosGenericTestSupport
import TestSupport
import Testing

private let macros = [
  "ViewAction": MacroSpec(type: ViewActionMacro.self, conformances: ["ViewActionSending"])
]

@Suite struct ViewActionMacroTests {
  @Test("a view with a store conforms", arguments: ["let", "var", "@Bindable var", "@State var"])
  func store(declaration: String) {
    assertMacro(
      macros,
      """
      @ViewAction(for: Feature.self)
      public struct FeatureView: View {
        \(declaration) store: StoreOf<Feature>
      }
      """,
      expandsTo: """
        public struct FeatureView: View {
          \(declaration) store: StoreOf<Feature>
        }

        extension FeatureView: ComposableCore.ViewActionSending {
        }
        """)
  }

  @Test("a store can be added to a view without one")
  func missingStore() {
    assertMacro(
      macros,
      """
      @ViewAction(for: Feature.self)
      struct FeatureView: View {
        var body: some View {
          Text("Hello")
        }
      }
      """,
      expandsTo: """
        struct FeatureView: View {
          var body: some View {
            Text("Hello")
          }
        }
        """,
      diagnostics: [
        DiagnosticSpec(
          message: "'@ViewAction' requires 'FeatureView' to have a 'store' property",
          line: 2, column: 1,
          fixIts: [FixItSpec(message: "Add 'let store: StoreOf<Feature>'")])
      ],
      fixedSource: """
        @ViewAction(for: Feature.self)
        struct FeatureView: View {
          let store: StoreOf<Feature>
          var body: some View {
            Text("Hello")
          }
        }
        """)
  }

  @Test("a direct send is a warning, and is replaced if it is of a view action")
  func directSend() {
    assertMacro(
      macros,
      """
      @ViewAction(for: Feature.self)
      struct FeatureView: View {
        let store: StoreOf<Feature>
        var body: some View {
          Button("+") { store.send(.view(.tapped(1))) }
          Button("-") { self.store.send(.response) }
          Button("0") { other.send(.response) }
        }
      }
      """,
      expandsTo: """
        struct FeatureView: View {
          let store: StoreOf<Feature>
          var body: some View {
            Button("+") { store.send(.view(.tapped(1))) }
            Button("-") { self.store.send(.response) }
            Button("0") { other.send(.response) }
          }
        }

        extension FeatureView: ComposableCore.ViewActionSending {
        }
        """,
      diagnostics: [
        DiagnosticSpec(
          message: "'@ViewAction' requires view actions to be sent with 'send', not 'store.send'",
          line: 5, column: 19, severity: .warning,
          fixIts: [FixItSpec(message: "Replace with 'send(.tapped(1))'")]),
        DiagnosticSpec(
          message: "'@ViewAction' requires view actions to be sent with 'send', not 'store.send'",
          line: 6, column: 19, severity: .warning),
      ],
      fixedSource: """
        @ViewAction(for: Feature.self)
        struct FeatureView: View {
          let store: StoreOf<Feature>
          var body: some View {
            Button("+") { send(.tapped(1)) }
            Button("-") { self.store.send(.response) }
            Button("0") { other.send(.response) }
          }
        }
        """)
  }
}
