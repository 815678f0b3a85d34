import MacroTestSupport
import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacrosGenericTestSupport
import Testing

@testable import ComposableMacros

// Without '@DependencyEndpoint', so that an expansion shows what this macro alone writes.
private let macros = ["DependencyClient": MacroSpec(type: DependencyClientMacro.self)]

struct DependencyClientMacroTests {
  @Test("closures become endpoints, with initializers with and without them")
  func endpoints() {
    assertMacro(
      macros,
      """
      @DependencyClient
      struct Client {
        let name: String
        var retries: Int = 3
        var note: String?
        var fetch: @Sendable (_ id: Int) throws -> Int
        var count: () -> Int = { 0 }
        @DependencyEndpoint(method: "begin")
        var start: () -> Void
        @DependencyEndpointIgnored
        var ignored: () -> Void
        let constant: Int = 1
        var computed: Int { 1 }
        static var shared: () -> Void = {}
        lazy var lazy: () -> Void = {}
      }
      """,
      expandsTo: """
        struct Client {
          let name: String
          var retries: Int = 3
          var note: String?
          @DependenciesMacros.DependencyEndpoint
          var fetch: @Sendable (_ id: Int) throws -> Int
          @DependenciesMacros.DependencyEndpoint
          var count: () -> Int = { 0 }
          @DependencyEndpoint(method: "begin")
          var start: () -> Void
          @DependencyEndpointIgnored
          var ignored: () -> Void
          let constant: Int = 1
          var computed: Int { 1 }
          static var shared: () -> Void = {}
          lazy var lazy: () -> Void = {}

          init(
            name: String,
            retries: Int = 3,
            note: String? = nil,
            fetch: @escaping @Sendable (_ id: Int) throws -> Int,
            count: @escaping () -> Int,
            start: @escaping () -> Void,
            ignored: @escaping () -> Void
          ) {
            self.name = name
            self.retries = retries
            self.note = note
            self.ignored = ignored
            self.fetch = fetch
            self.start = start
            self.count = count
          }

          init(
            name: String,
            retries: Int = 3,
            note: String? = nil,
            ignored: @escaping () -> Void
          ) {
            self.name = name
            self.retries = retries
            self.note = note
            self.ignored = ignored
          }
        }
        """)
  }

  @Test("a client gets an initializer per access level, and an empty one")
  func access() {
    assertMacro(
      macros,
      """
      @DependencyClient
      public struct Client {
        public var a: () -> Void
        package var b: () -> Void
        var c: () -> Void
        private var d: () -> Void
      }
      """,
      expandsTo: """
        public struct Client {
          @DependenciesMacros.DependencyEndpoint
          public var a: () -> Void
          @DependenciesMacros.DependencyEndpoint
          package var b: () -> Void
          @DependenciesMacros.DependencyEndpoint
          var c: () -> Void
          @DependenciesMacros.DependencyEndpoint
          private var d: () -> Void

          public init(
            a: @escaping () -> Void
          ) {
            self.a = a
          }

          package init(
            a: @escaping () -> Void,
            b: @escaping () -> Void
          ) {
            self.a = a
            self.b = b
          }

          init(
            a: @escaping () -> Void,
            b: @escaping () -> Void,
            c: @escaping () -> Void
          ) {
            self.a = a
            self.b = b
            self.c = c
          }

          private init(
            a: @escaping () -> Void,
            b: @escaping () -> Void,
            c: @escaping () -> Void,
            d: @escaping () -> Void
          ) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
          }

          public init() {
          }
        }
        """)
  }

  @Test("generated initializers take every property without a default value")
  func required() {
    assertMacro(
      macros,
      """
      @DependencyClient
      public struct Client {
        let id: Int
        public var a: () -> Void
      }
      """,
      expandsTo: """
        public struct Client {
          let id: Int
          @DependenciesMacros.DependencyEndpoint
          public var a: () -> Void

          init(
            id: Int,
            a: @escaping () -> Void
          ) {
            self.id = id
            self.a = a
          }

          init(
            id: Int
          ) {
            self.id = id
          }
        }
        """)
  }

  @Test("generated members are at most as visible as the struct and extension")
  func scope() {
    assertMacro(
      macros,
      """
      @DependencyClient
      struct Client {
        public var a: () -> Void
      }
      public extension Scope {
        @DependencyClient
        struct Client {
          public var a: () -> Void
        }
      }
      """,
      expandsTo: """
        struct Client {
          @DependenciesMacros.DependencyEndpoint
          public var a: () -> Void

          init(
            a: @escaping () -> Void
          ) {
            self.a = a
          }

          init() {
          }
        }
        public extension Scope {
          struct Client {
            @DependenciesMacros.DependencyEndpoint
            public var a: () -> Void

            public init(
              a: @escaping () -> Void
            ) {
              self.a = a
            }

            public init() {
            }
          }
        }
        """)
  }

  @Test("a handwritten initializer is not generated again")
  func existing() {
    assertMacro(
      macros,
      """
      @DependencyClient
      struct Client {
        var a: () -> Void
        init() {
          print("Mine")
        }
      }
      """,
      expandsTo: """
        struct Client {
          @DependenciesMacros.DependencyEndpoint
          var a: () -> Void
          init() {
            print("Mine")
          }

          init(
            a: @escaping () -> Void
          ) {
            self.a = a
          }
        }
        """)
  }

  @Test("generated initializers stay in the '#if' of their properties")
  func conditional() {
    assertMacro(
      macros,
      """
      @DependencyClient
      struct Client {
        #if DEBUG
        let level: Int
        #elseif TRACE
        let trace: Bool
        #endif
      }
      """,
      expandsTo: """
        struct Client {
          #if DEBUG
          let level: Int
          #elseif TRACE
          let trace: Bool
          #endif

          #if DEBUG
          init(
            level: Int
          ) {
            self.level = level
          }
          #elseif TRACE
          init(
            trace: Bool
          ) {
            self.trace = trace
          }
          #else
          init() {
          }
          #endif
        }
        """)
  }

  @Test("@DependencyClient on a type that is not a struct is an error")
  func kinds() {
    for (declaration, kind, column) in [
      ("final class Client", "a class", 7), ("enum Client", "an enum", 1),
      ("actor Client", "an actor", 1),
    ] {
      assertMacro(
        macros,
        """
        @DependencyClient
        \(declaration) {
        }
        """,
        expandsTo: """
          \(declaration) {
          }
          """,
        diagnostics: [
          DiagnosticSpec(
            message: "'@DependencyClient' requires a struct, but 'Client' is \(kind)",
            line: 2, column: column)
        ])
    }
  }

  @Test("a client's property without a type is an error")
  func untyped() {
    assertMacro(
      macros,
      """
      @DependencyClient
      struct Client {
        var count = 0
        var a: () -> Void
      }
      """,
      expandsTo: """
        struct Client {
          var count = 0
          @DependenciesMacros.DependencyEndpoint
          var a: () -> Void
        }
        """,
      diagnostics: [
        DiagnosticSpec(
          message: "'@DependencyClient' requires 'count' to have a type that is written down",
          line: 3, column: 7, fixIts: [FixItSpec(message: "Insert the type of 'count'")])
      ],
      fixedSource: """
        @DependencyClient
        struct Client {
          var count: <#Type#> = 0
          var a: () -> Void
        }
        """)
  }
}
