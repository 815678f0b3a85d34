import MacroTestSupport
import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacrosGenericTestSupport
import Testing

@testable import ComposableMacros

private let macros = [
  "ViewAction": MacroSpec(type: ViewActionMacro.self, conformances: ["ViewActionSending"])
]

struct ViewActionMacroTests {
  @Test(
    "a view with a store gets a ViewActionSending conformance",
    arguments: ["let", "var", "@Bindable var", "@State var"])
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

  @Test("a view without a store is an error, which a fix-it adds")
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

  @Test("a direct send is a warning, with a fix-it for view actions")
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

  @Test("the fix-it of a direct send keeps its other arguments")
  func arguments() {
    assertMacro(
      macros,
      """
      @ViewAction(for: Feature.self)
      struct FeatureView: View {
        #if DEBUG
          @Bindable var store: StoreOf<Feature>
        #else
          let store: StoreOf<Feature>
        #endif
        func tap() {
          // Animated.
          store.send(.view(.tapped), animation: .default)
          store.send(.view(.moved(to: 1))) { _ in }
          store.send(Feature.Action.view(.tapped))
        }
        struct Inner {
          let store: StoreOf<Other>
          func tap() { store.send(.tapped) }
        }
      }
      """,
      expandsTo: """
        struct FeatureView: View {
          #if DEBUG
            @Bindable var store: StoreOf<Feature>
          #else
            let store: StoreOf<Feature>
          #endif
          func tap() {
            // Animated.
            store.send(.view(.tapped), animation: .default)
            store.send(.view(.moved(to: 1))) { _ in }
            store.send(Feature.Action.view(.tapped))
          }
          struct Inner {
            let store: StoreOf<Other>
            func tap() { store.send(.tapped) }
          }
        }

        extension FeatureView: ComposableCore.ViewActionSending {
        }
        """,
      diagnostics: [
        ("send(.tapped, animation: .default)", 10), ("send(.moved(to: 1)) { _ in }", 11),
        ("send(.tapped)", 12),
      ].map { replacement, line in
        DiagnosticSpec(
          message: "'@ViewAction' requires view actions to be sent with 'send', not 'store.send'",
          line: line, column: 5, severity: .warning,
          fixIts: [FixItSpec(message: "Replace with '\(replacement)'")])
      },
      fixedSource: """
        @ViewAction(for: Feature.self)
        struct FeatureView: View {
          #if DEBUG
            @Bindable var store: StoreOf<Feature>
          #else
            let store: StoreOf<Feature>
          #endif
          func tap() {
            // Animated.
            send(.tapped, animation: .default)
            send(.moved(to: 1)) { _ in }
            send(.tapped)
          }
          struct Inner {
            let store: StoreOf<Other>
            func tap() { store.send(.tapped) }
          }
        }
        """)
  }

  @Test("the extension has the view's availability and is generated once")
  func conformance() {
    assertMacro(
      macros,
      """
      @available(macOS 15, *)
      enum Views {
        @ViewAction(for: Feature.self)
        struct FeatureView {
          let store: StoreOf<Feature>
        }
        @ViewAction(for: Feature.self)
        struct OtherView: ViewActionSending {
          let store: StoreOf<Feature>
        }
      }
      """,
      expandsTo: """
        @available(macOS 15, *)
        enum Views {
          struct FeatureView {
            let store: StoreOf<Feature>
          }
          struct OtherView: ViewActionSending {
            let store: StoreOf<Feature>
          }
        }

        @available(macOS 15, *)
        extension Views.FeatureView: ComposableCore.ViewActionSending {
        }
        """)
  }
}
