import MacroTestSupport
import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacrosGenericTestSupport
import Testing

@testable import ComposableMacros

private let macros = ["DependencyEntry": MacroSpec(type: DependencyEntryMacro.self)]

struct DependencyEntryMacroTests {
  @Test("the initial value becomes the test value of a private key")
  func entry() {
    assertMacro(
      macros,
      """
      extension DependencyValues {
        @DependencyEntry(liveValue: Client.live, previewValue: .preview)
        public var client: Client = .test
      }
      """,
      expandsTo: """
        extension DependencyValues {
          public var client: Client {
            get {
              self[__Key_client.self]
            }
            set {
              self[__Key_client.self] = newValue
            }
          }

          private enum __Key_client: Dependencies.DependencyKey {
            static var liveValue: Client {
              Client.live
            }
            static var previewValue: Client {
              .preview
            }
            static var testValue: Client {
              .test
            }
          }
        }
        """)
  }

  @Test("a named key has the property's access level and availability")
  func namedKey() {
    assertMacro(
      macros,
      """
      extension Dependencies.DependencyValues {
        @available(macOS 15, *)
        @DependencyEntry("ClientKey")
        public var client: Client = Client()
      }
      """,
      expandsTo: """
        extension Dependencies.DependencyValues {
          @available(macOS 15, *)
          public var client: Client {
            get {
              self[ClientKey.self]
            }
            set {
              self[ClientKey.self] = newValue
            }
          }

          @available(macOS 15, *)
          public enum ClientKey: Dependencies.TestDependencyKey {
            public static var testValue: Client {
              Client()
            }
          }
        }
        """)
  }

  @Test(
    "a missing type is inferred from the initial value",
    arguments: [
      ("true", "var testValue: Swift.Bool { true }"),
      ("1", "var testValue: Swift.Int { 1 }"),
      ("1.5", "var testValue: Swift.Double { 1.5 }"),
      ("\"a\"", "var testValue: Swift.String { \"a\" }"),
      ("Outer.Client(1)", "var testValue: Outer.Client { Outer.Client(1) }"),
      ("make()", "let testValue = make()"),
    ])
  func inference(_ value: String, _ member: String) {
    let lines =
      member.hasPrefix("let")
      ? "static \(member)"
      : "static "
        + member.replacing(" { ", with: " {\n      ").replacing(" }", with: "\n    }")
    assertMacro(
      macros,
      """
      extension DependencyValues {
        @DependencyEntry var value = \(value)
      }
      """,
      expandsTo: """
        extension DependencyValues {
          var value {
            get {
              self[__Key_value.self]
            }
            set {
              self[__Key_value.self] = newValue
            }
          }

          private enum __Key_value: Dependencies.TestDependencyKey {
            \(lines)
          }
        }
        """)
  }

  @Test("an entry outside of an extension of DependencyValues is an error")
  func scope() {
    assertMacro(
      macros,
      """
      struct Other {
        @DependencyEntry var value = 1
      }
      @DependencyEntry var value = 1
      """,
      expandsTo: """
        struct Other {
          var value = 1
        }
        var value = 1
        """,
      diagnostics: [
        DiagnosticSpec(
          message:
            "'@DependencyEntry' requires a property in an extension of 'DependencyValues'",
          line: 2, column: 3),
        DiagnosticSpec(
          message:
            "'@DependencyEntry' requires a property in an extension of 'DependencyValues'",
          line: 4, column: 1),
      ])
  }

  @Test("an entry without an initial value is an error")
  func initialValue() {
    assertMacro(
      macros,
      """
      extension DependencyValues {
        @DependencyEntry(liveValue: 1) var value: Int
      }
      """,
      expandsTo: """
        extension DependencyValues {
          var value: Int
        }
        """,
      diagnostics: [
        DiagnosticSpec(
          message:
            "'@DependencyEntry' requires an initial value, which is the value for tests",
          line: 2, column: 38, fixIts: [FixItSpec(message: "Insert an initial value")])
      ],
      fixedSource: """
        extension DependencyValues {
          @DependencyEntry(liveValue: 1) var value: Int = <#Int#>
        }
        """)
  }

  @Test("an entry that is constant or has accessors is an error")
  func variable() {
    assertMacro(
      macros,
      """
      extension DependencyValues {
        @DependencyEntry let value = 1
        @DependencyEntry var other: Int { 1 }
      }
      """,
      expandsTo: """
        extension DependencyValues {
          let value = 1
          var other: Int { 1 }
        }
        """,
      diagnostics: [
        DiagnosticSpec(
          message: "'@DependencyEntry' requires a 'var' with a name and no accessors",
          line: 2, column: 3),
        DiagnosticSpec(
          message: "'@DependencyEntry' requires a 'var' with a name and no accessors",
          line: 3, column: 3),
      ])
  }

  @Test("a key name that is not a plain identifier string is an error")
  func keyName() {
    assertMacro(
      macros,
      """
      extension DependencyValues {
        @DependencyEntry("1st") var value = 1
      }
      """,
      expandsTo: """
        extension DependencyValues {
          var value = 1
        }
        """,
      diagnostics: [
        DiagnosticSpec(
          message: """
            '@DependencyEntry' requires the name of the key to be an identifier written as a \
            string literal
            """,
          line: 2, column: 20)
      ])
  }
}
