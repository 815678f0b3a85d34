import MacroTestSupport
import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacrosGenericTestSupport
import Testing

@testable import ComposableMacros

private let macros = [
  "ObservableState": MacroSpec(
    type: ObservableStateMacro.self, conformances: ["ObservableState", "Observable"])
]

struct ObservableStateMacroDiagnosticsTests {
  @Test("@ObservableState on a class or an actor is an error", arguments: ["class", "actor"])
  func kinds(kind: String) {
    let article = kind == "class" ? "a" : "an"
    assertMacro(
      macros,
      """
      @ObservableState
      final \(kind) State {
        var count = 0
      }
      """,
      expandsTo: """
        final \(kind) State {
          var count = 0
        }
        """,
      diagnostics: [
        DiagnosticSpec(
          message: """
            '@ObservableState' requires a struct or an enum, but 'State' is \(article) \(kind)
            """,
          line: 2, column: 7)
      ])
  }

  @Test("@PresentationState is an error, which @Presents fixes")
  func presentationState() {
    assertMacro(
      macros,
      """
      @ObservableState
      struct State {
        @PresentationState var child: Child?
      }
      """,
      expandsTo: #"""
        struct State {
          @PresentationState var child: Child?

          var _$observationRegistrar = ComposableCore.ObservationStateRegistrar()

          var _$id: ComposableCore.ObservableStateID {
            _$observationRegistrar.id
          }

          mutating func _$willModify() {
            _$observationRegistrar._$willModify()
          }
        }

        extension State: ComposableCore.ObservableState, Observation.Observable {
        }
        """#,
      diagnostics: [
        DiagnosticSpec(
          message: "'@ObservableState' requires '@Presents' in place of '@PresentationState'",
          line: 3, column: 3,
          fixIts: [FixItSpec(message: "Replace '@PresentationState' with '@Presents'")])
      ],
      fixedSource: """
        @ObservableState
        struct State {
          @Presents var child: Child?
        }
        """)
  }

  @Test("@BindingState is an error, which its removal fixes")
  func bindingState() {
    assertMacro(
      macros,
      """
      @ObservableState
      struct State {
        @BindingState var name = ""
        // A count.
        @Other @BindingState public var count = 0
      }
      """,
      expandsTo: #"""
        struct State {
          @BindingState var name = ""
          // A count.
          @Other @BindingState public var count = 0

          var _$observationRegistrar = ComposableCore.ObservationStateRegistrar()

          var _$id: ComposableCore.ObservableStateID {
            _$observationRegistrar.id
          }

          mutating func _$willModify() {
            _$observationRegistrar._$willModify()
          }
        }

        extension State: ComposableCore.ObservableState, Observation.Observable {
        }
        """#,
      diagnostics: [("name", 3, 3), ("count", 5, 10)].map { name, line, column in
        DiagnosticSpec(
          message: """
            '@ObservableState' requires a plain property in place of '@BindingState', as \
            bindings are made by '$store.\(name)'
            """,
          line: line, column: column, fixIts: [FixItSpec(message: "Remove '@BindingState'")])
      },
      fixedSource: """
        @ObservableState
        struct State {
          var name = ""
          // A count.
          @Other public var count = 0
        }
        """)
  }

  @Test("several properties in one declaration are an error with a fix-it")
  func together() {
    assertMacro(
      macros,
      """
      @ObservableState
      struct State {
        // Three of them.
        public var a, b: Int, c = 1, d: String = ""
        var e = 0
      }
      """,
      expandsTo: #"""
        struct State {
          // Three of them.
          public var a, b: Int, c = 1, d: String = ""
          @ComposableCore.ObservationStateTracked
          var e = 0

          var _$observationRegistrar = ComposableCore.ObservationStateRegistrar()

          var _$id: ComposableCore.ObservableStateID {
            _$observationRegistrar.id
          }

          mutating func _$willModify() {
            _$observationRegistrar._$willModify()
          }

          static func _$storage(of property: PartialKeyPath<Self>) -> PartialKeyPath<Self>? {
            if property == \Self.e { return \Self._e }
            return nil
          }

          static var _$registrarOffset: Int? {
            MemoryLayout<Self>.offset(of: \Self._$observationRegistrar)
          }
        }

        extension State: ComposableCore.ObservableState, Observation.Observable {
        }
        """#,
      diagnostics: [
        DiagnosticSpec(
          message: "'@ObservableState' requires each property to have a declaration of its own",
          line: 4, column: 14,
          fixIts: [FixItSpec(message: "Declare each property on its own")])
      ],
      fixedSource: """
        @ObservableState
        struct State {
          // Three of them.
          public var a: Int
          public var b: Int
          public var c = 1
          public var d: String = ""
          var e = 0
        }
        """)
  }

  @Test("no fix-it is offered for properties destructured from one value")
  func tuple() {
    assertMacro(
      macros,
      """
      @ObservableState
      struct State {
        var (a, b) = (1, 2)
      }
      """,
      expandsTo: #"""
        struct State {
          var (a, b) = (1, 2)

          var _$observationRegistrar = ComposableCore.ObservationStateRegistrar()

          var _$id: ComposableCore.ObservableStateID {
            _$observationRegistrar.id
          }

          mutating func _$willModify() {
            _$observationRegistrar._$willModify()
          }
        }

        extension State: ComposableCore.ObservableState, Observation.Observable {
        }
        """#,
      diagnostics: [
        DiagnosticSpec(
          message: "'@ObservableState' requires each property to have a declaration of its own",
          line: 3, column: 7)
      ])
  }
}
