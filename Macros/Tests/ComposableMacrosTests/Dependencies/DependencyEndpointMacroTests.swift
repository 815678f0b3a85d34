import MacroTestSupport
import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacrosGenericTestSupport
import Testing

@testable import ComposableMacros

private let macros = [
  "DependencyEndpoint": MacroSpec(type: DependencyEndpointMacro.self),
  "DependencyEndpointIgnored": MacroSpec(type: DependencyEndpointIgnoredMacro.self),
]

struct DependencyEndpointMacroTests {
  @Test("a non-throwing closure with an optional result defaults to nil")
  func optional() {
    assertMacro(
      macros,
      """
      struct Client {
        @DependencyEndpoint
        var currentTime: @Sendable () async -> Double?
      }
      """,
      expandsTo: """
        struct Client {
          var currentTime: @Sendable () async -> Double? {
            @storageRestrictions(initializes: _currentTime)
            init(initialValue) {
              _currentTime = initialValue
            }
            get {
              _currentTime
            }
            set {
              _currentTime = newValue
            }
          }

          private var _currentTime: @Sendable () async -> Double? = {
            DependenciesMacros._reportUnimplemented("Client.currentTime")
            return nil
          }
        }
        """)
  }

  @Test("a throwing closure gets a throwing default and a labelled method")
  func throwing() {
    assertMacro(
      macros,
      """
      struct Client {
        @DependencyEndpoint
        public var fetch: @Sendable (_ id: Int, String, _ at: inout Int) async throws -> User
      }
      """,
      expandsTo: """
        struct Client {
          public var fetch: @Sendable (_ id: Int, String, _ at: inout Int) async throws -> User {
            @storageRestrictions(initializes: _fetch)
            init(initialValue) {
              _fetch = initialValue
            }
            get {
              _fetch
            }
            set {
              _fetch = newValue
            }
          }

          public func fetch(id p0: Int, _ p1: String, at p2: inout Int) async throws -> User {
            try await self.fetch(p0, p1, &p2)
          }

          private var _fetch: @Sendable (_ id: Int, String, _ at: inout Int) async throws -> User = { _, _, _ in
            DependenciesMacros._reportUnimplemented("Client.fetch")
            throw DependenciesMacros.Unimplemented("fetch")
          }
        }
        """)
  }

  @Test("a closure without a result gets a default that only reports")
  func nothing() {
    assertMacro(
      macros,
      """
      struct Client {
        @DependencyEndpoint
        var play: () -> Void
        @DependencyEndpoint
        var `default`: (Int) -> ()
      }
      """,
      expandsTo: """
        struct Client {
          var play: () -> Void {
            @storageRestrictions(initializes: _play)
            init(initialValue) {
              _play = initialValue
            }
            get {
              _play
            }
            set {
              _play = newValue
            }
          }

          private var _play: () -> Void = {
            DependenciesMacros._reportUnimplemented("Client.play")
          }
          var `default`: (Int) -> () {
            @storageRestrictions(initializes: _default)
            init(initialValue) {
              _default = initialValue
            }
            get {
              _default
            }
            set {
              _default = newValue
            }
          }

          private var _default: (Int) -> () = { _ in
            DependenciesMacros._reportUnimplemented("Client.default")
          }
        }
        """)
  }

  @Test("a handwritten default runs after the report")
  func defaults() {
    assertMacro(
      macros,
      """
      struct Client {
        @DependencyEndpoint
        var count: (Int) throws -> Int = { $0 }
        @DependencyEndpoint
        var names: () -> [String] = {
          let names = ["a"]
          return names
        }
      }
      """,
      expandsTo: """
        struct Client {
          var count: (Int) throws -> Int {
            get {
              _count
            }
            set {
              _count = newValue
            }
          }

          private var _count: (Int) throws -> Int = {
            DependenciesMacros._reportUnimplemented("Client.count")
            return $0
          }
          var names: () -> [String] {
            get {
              _names
            }
            set {
              _names = newValue
            }
          }

          private var _names: () -> [String] = {
            DependenciesMacros._reportUnimplemented("Client.names")
            let names = ["a"]
            return names
          }
        }
        """)
  }

  @Test("the method has the given name and the closure's actor and availability")
  func method() {
    assertMacro(
      macros,
      """
      struct Client {
        @available(macOS 15, *)
        @DependencyEndpoint(method: "start")
        package private(set) var begin: @MainActor @Sendable (@autoclosure () -> Int) -> Void
      }
      """,
      expandsTo: """
        struct Client {
          @available(macOS 15, *)
          package private(set) var begin: @MainActor @Sendable (@autoclosure () -> Int) -> Void {
            @storageRestrictions(initializes: _begin)
            init(initialValue) {
              _begin = initialValue
            }
            get {
              _begin
            }
            set {
              _begin = newValue
            }
          }

          @available(macOS 15, *)
          @MainActor package func start(_ p0: @autoclosure () -> Int) {
            self.begin(p0())
          }

          private var _begin: @MainActor @Sendable (@autoclosure () -> Int) -> Void = { _ in
            DependenciesMacros._reportUnimplemented("Client.begin")
          }
        }
        """)
  }

  @Test("@DependencyEndpoint requires a stored property of closure type")
  func closures() {
    assertMacro(
      macros,
      """
      struct Client {
        @DependencyEndpoint
        var count: Int
        @DependencyEndpoint
        func start() {}
      }
      """,
      expandsTo: """
        struct Client {
          var count: Int
          func start() {}
        }
        """,
      diagnostics: [
        DiagnosticSpec(
          message: """
            '@DependencyEndpoint' requires a stored property whose type is written as that of a \
            closure
            """,
          line: 3, column: 7),
        DiagnosticSpec(
          message: """
            '@DependencyEndpoint' requires a stored property whose type is written as that of a \
            closure
            """,
          line: 4, column: 3),
      ])
  }

  @Test("a closure that cannot throw requires a default for its result")
  func missingDefault() {
    assertMacro(
      macros,
      """
      struct Client {
        @DependencyEndpoint
        var count: (Int, String) -> Int
        @DependencyEndpoint
        var load: () throws(CancellationError) -> Bool
      }
      """,
      expandsTo: """
        struct Client {
          var count: (Int, String) -> Int
          var load: () throws(CancellationError) -> Bool
        }
        """,
      diagnostics: [
        DiagnosticSpec(
          message: """
            '@DependencyEndpoint' requires a default value for a closure that returns a value and \
            cannot throw any error
            """,
          line: 3, column: 7, fixIts: [FixItSpec(message: "Insert a default value")]),
        DiagnosticSpec(
          message: """
            '@DependencyEndpoint' requires a default value for a closure that returns a value and \
            cannot throw any error
            """,
          line: 5, column: 7, fixIts: [FixItSpec(message: "Insert a default value")]),
      ],
      fixedSource: """
        struct Client {
          @DependencyEndpoint
          var count: (Int, String) -> Int = { _, _ in <#Int#> }
          @DependencyEndpoint
          var load: () throws(CancellationError) -> Bool = { <#Bool#> }
        }
        """)
  }

  @Test("a default that is not written as a closure is an error")
  func closureLiteral() {
    assertMacro(
      macros,
      """
      struct Client {
        @DependencyEndpoint
        var count: () -> Int = makeDefault()
      }
      """,
      expandsTo: """
        struct Client {
          var count: () -> Int = makeDefault()
        }
        """,
      diagnostics: [
        DiagnosticSpec(
          message: "'@DependencyEndpoint' requires a default value that is written as a closure",
          line: 3, column: 26)
      ])
  }

  @Test(
    "a method name that is not a plain identifier string is an error",
    arguments: ["\"a\\(1)\"", "name", "\"1st\"", "\"a b\""])
  func methodName(_ name: String) {
    assertMacro(
      macros,
      """
      struct Client {
        @DependencyEndpoint(method: \(name))
        var count: () -> Void
      }
      """,
      expandsTo: """
        struct Client {
          var count: () -> Void
        }
        """,
      diagnostics: [
        DiagnosticSpec(
          message: """
            '@DependencyEndpoint' requires 'method' to be an identifier written as a string literal
            """,
          line: 2, column: 31)
      ])
  }

  @Test("a default that calls fatalError is a warning")
  func fatalError() {
    assertMacro(
      macros,
      """
      struct Client {
        @DependencyEndpoint
        var count: () -> Int = { fatalError() }
      }
      """,
      expandsTo: """
        struct Client {
          var count: () -> Int {
            get {
              _count
            }
            set {
              _count = newValue
            }
          }

          private var _count: () -> Int = {
            DependenciesMacros._reportUnimplemented("Client.count")
            fatalError()
          }
        }
        """,
      diagnostics: [
        DiagnosticSpec(
          message: """
            A default value is returned after the use of the endpoint was reported; 'fatalError' \
            stops all tests instead
            """,
          line: 3, column: 28, severity: .warning)
      ])
  }

  @Test("a closure marked as ignored is left unchanged")
  func ignored() {
    assertMacro(
      macros,
      """
      struct Client {
        @DependencyEndpointIgnored
        var count: () -> Int
      }
      """,
      expandsTo: """
        struct Client {
          var count: () -> Int
        }
        """)
  }
}
