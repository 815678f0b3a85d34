import MacroTestSupport
import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacrosGenericTestSupport
import Testing

@testable import ComposableMacros

private let macros = [
  "Presents": MacroSpec(type: PresentsMacro.self)
]

struct PresentsMacroDiagnosticsTests {
  @Test("@Presents on a constant is an error, which 'var' fixes")
  func constant() {
    assertMacro(
      macros,
      """
      @ObservableState
      struct State {
        @Presents let child: Child?
      }
      """,
      expandsTo: """
        @ObservableState
        struct State {
          let child: Child?
        }
        """,
      diagnostics: [
        DiagnosticSpec(
          message: "'@Presents' requires a 'var', but this is a 'let'", line: 3, column: 13,
          fixIts: [FixItSpec(message: "Replace 'let' with 'var'")])
      ],
      fixedSource: """
        @ObservableState
        struct State {
          @Presents var child: Child?
        }
        """)
  }

  @Test("@Presents on a non-optional type is an error, which '?' fixes")
  func notOptional() {
    assertMacro(
      macros,
      """
      @ObservableState
      struct State {
        @Presents var child: Child.State = Child.State()
      }
      """,
      expandsTo: """
        @ObservableState
        struct State {
          var child: Child.State = Child.State()
        }
        """,
      diagnostics: [
        DiagnosticSpec(
          message: "'@Presents' requires an optional, but 'Child.State' is none",
          line: 3, column: 24,
          fixIts: [FixItSpec(message: "Make the type optional")])
      ],
      fixedSource: """
        @ObservableState
        struct State {
          @Presents var child: Child.State? = Child.State()
        }
        """)
  }

  @Test("@Presents requires a written type and a stored property")
  func others() {
    assertMacro(
      macros,
      """
      @ObservableState
      struct State {
        @Presents var child = Child?.none
        @Presents var computed: Child? { nil }
        @Presents func method() {}
      }
      """,
      expandsTo: """
        @ObservableState
        struct State {
          var child = Child?.none
          var computed: Child? { nil }
          func method() {}
        }
        """,
      diagnostics: [
        DiagnosticSpec(
          message: "'@Presents' requires the property's optional type to be written out",
          line: 3, column: 17),
        DiagnosticSpec(
          message: "'@Presents' requires a stored property with a single name",
          line: 4, column: 17),
        DiagnosticSpec(message: "'@Presents' requires a property", line: 5, column: 3),
      ])
  }

  @Test("@Presents outside of observable state is an error")
  func notObserved() {
    assertMacro(
      macros,
      """
      struct State {
        @Presents var child: Child?
      }
      @Observable
      class Model {
        @Presents var child: Child?
      }
      """,
      expandsTo: """
        struct State {
          var child: Child?
        }
        @Observable
        class Model {
          var child: Child?
        }
        """,
      diagnostics: [2, 6].map { line in
        DiagnosticSpec(
          message: "'@Presents' requires a struct that is marked '@ObservableState'",
          line: line, column: 3)
      })
  }

  @Test("@Presents on a property with observers is an error")
  func observers() {
    assertMacro(
      macros,
      """
      struct State: ObservableState {
        @Presents var child: Child? {
          didSet {}
        }
      }
      """,
      expandsTo: #"""
        struct State: ObservableState {
          var child: Child? {
            didSet {}
              @storageRestrictions(initializes: _child)
              init(initialValue) {
                _child = ComposableCore.PresentationState(wrappedValue: initialValue)
              }

              get {
                _$observationRegistrar._$access(self, keyPath: \.child, slot: 43)
                return _child.wrappedValue
              }

              set {
                guard _$observationRegistrar._$isObserved(slot: 43),
                  ComposableCore._$isChange(from: _child.wrappedValue, to: newValue)
                else {
                  _child.wrappedValue = newValue
                  return
                }
                _$observationRegistrar._$willSet(self, keyPath: \.child, slot: 43)
                _child.wrappedValue = newValue
                _$observationRegistrar._$didSet(self, keyPath: \.child, slot: 43)
              }

              _modify {
                ComposableCore._$willModify(&_child)
                let modification = _$observationRegistrar._$modification(
                  slot: 43, of: ComposableCore._$identity(of: _child))
                defer {
                  if modification.isChange(to: ComposableCore._$identity(of: _child)) {
                    _$observationRegistrar._$notify(self, keyPath: \.child, slot: 43)
                  }
                }
                yield &_child.wrappedValue
              }
          }

          var $child: ComposableCore.PresentationState<Child> {
            get {
              _$observationRegistrar._$access(self, keyPath: \.child, slot: 43)
              return _child
            }
            set {
              guard _$observationRegistrar._$isObserved(slot: 43),
                ComposableCore._$isChange(from: _child, to: newValue)
              else {
                _child = newValue
                return
              }
              _$observationRegistrar._$willSet(self, keyPath: \.child, slot: 43)
              _child = newValue
              _$observationRegistrar._$didSet(self, keyPath: \.child, slot: 43)
            }
            _modify {
              ComposableCore._$willModify(&_child)
              let modification = _$observationRegistrar._$modification(
                slot: 43, of: ComposableCore._$identity(of: _child))
              defer {
                if modification.isChange(to: ComposableCore._$identity(of: _child)) {
                  _$observationRegistrar._$notify(self, keyPath: \.child, slot: 43)
                }
              }
              yield &_child
            }
          }

          private var _child = ComposableCore.PresentationState<Child>(wrappedValue: nil)
        }
        """#,
      diagnostics: [
        DiagnosticSpec(
          message: """
            '@Presents' requires a property without observers, as these are never called
            """,
          line: 2, column: 31, severity: .warning)
      ])
  }
}
