import MacroTestSupport
import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacrosGenericTestSupport
import Testing

@testable import ComposableMacros

private let macros = [
  "PerceptionIgnored": MacroSpec(type: PerceptionIgnoredMacro.self),
  "PerceptionTracked": MacroSpec(type: PerceptionTrackedMacro.self),
]

struct PerceptionTrackedMacroTests {
  @Test("a tracked property gets a stored twin and observing accessors")
  func expansion() {
    assertMacro(
      macros,
      """
      class Model {
        @PerceptionTracked public weak var parent: Model? = nil
      }
      """,
      expandsTo: #"""
        class Model {
          public weak var parent: Model? {
            @storageRestrictions(initializes: _parent)
            init(initialValue) {
              _parent = initialValue
            }
            get {
              access(keyPath: \.parent)
              return _parent
            }
            set {
              withMutation(keyPath: \.parent) {
                _parent = newValue
              }
            }
            _modify {
              access(keyPath: \.parent)
              _$perceptionRegistrar.willSet(self, keyPath: \.parent)
              defer {
                _$perceptionRegistrar.didSet(self, keyPath: \.parent)
              }
              yield &_parent
            }
          }

          private weak var _parent: Model? = nil
        }
        """#)
  }

  @Test("computed and ignored properties are left unchanged")
  func unchanged() {
    assertMacro(
      macros,
      """
      class Model {
        @PerceptionTracked let name = ""
        @PerceptionTracked var double: Int { 2 }
        @PerceptionIgnored var cache = 0
      }
      """,
      expandsTo: """
        class Model {
          let name = ""
          var double: Int { 2 }
          var cache = 0
        }
        """)
  }
}
