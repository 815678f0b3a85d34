/// The modules that each module may import.
///
/// This table is the architecture: the manifest says what is built together, and this says who
/// knows whom.
enum Architecture {
  static let mayImport: [String: [String]] = [
    // MARK: Companions
    "CasePaths": ["IssueRecording", "IssueReporting"],
    "Clocks": [
      "ConcurrencyExtras", "DeterministicScheduler", "IssueRecording", "IssueReporting",
    ],
    "ConcurrencyExtras": [],
    "ConcurrencyExtrasTestSupport": ["Testing"],
    "Dependencies": ["Clocks", "ConcurrencyExtras", "IssueRecording", "IssueReporting"],
    "DependenciesMacros": ["Dependencies", "IssueReporting"],
    "DependenciesTestSupport": ["ConcurrencyExtras", "Dependencies", "Testing", "XCTest"],
    "IdentifiedCollections": ["IssueReporting", "OrderedCollections"],
    // It has the names of the core, and beside them those that need views.
    "Perception": ["ComposableUI", "PerceptionCore"],
    "PerceptionCore": ["ConcurrencyExtras"],
    "Sharing": [
      "ConcurrencyExtras", "CustomDump", "Dependencies", "IdentifiedCollections",
      "IssueReporting", "Logging", "PerceptionCore",
    ],
    "SwiftNavigation": [
      "CasePaths", "ConcurrencyExtras", "CustomDump", "IdentifiedCollections", "IssueReporting",
      "PerceptionCore", "Sharing",
    ],

    // MARK: Testing
    "DeterministicScheduler": ["ConcurrencyExtras"],
    "IssueRecording": ["IssueReporting"],
    "LaunchHook": [],

    // MARK: Architecture. The core knows no view; one module knows both.
    "ComposableCore": companions + ["DeterministicScheduler", "IssueRecording", "Logging"],
    "ComposableViews": companions + ["ComposableCore", "ComposableUI"],
    "ComposableArchitecture": companions + [
      "CombineSchedulers", "ComposableArchitectureCombine", "ComposableCore", "ComposableUI",
      "ComposableViews", "Perception",
    ],

    // MARK: Views. They know no store.
    "ComposableUI": ["ConcurrencyExtras", "PerceptionCore"],
    "ViewGraph": ["ComposableUI", "Logging", "PerceptionCore"],
    "ViewLayout": ["ComposableUI", "ViewGraph"],

    // MARK: Renderers. They see elements and patches; the server is seen by one of them.
    "FreeMemory": [],
    "HeadlessRenderer": ["ComposableUI", "ViewGraph"],
    "RendererTesting": ["ComposableUI", "ViewGraph"],
    "ViewTesting": [
      "ComposableUI", "HeadlessRenderer", "IssueReporting", "Logging", "ViewGraph", "ViewLayout",
    ],
    // A visitor's storages are dependencies of the pages.
    "WebRenderer": server + [
      "ComposableUI", "ConcurrencyExtras", "Dependencies", "FreeMemory", "Logging",
      "PerceptionCore", "Sharing", "ViewGraph",
    ],
    "AppRuntime": [
      "ArgumentParser", "ComposableUI", "HeadlessRenderer", "Logging", "ViewGraph", "WebRenderer",
    ],

    // MARK: Combine. One module knows the architecture.
    "CombineSchedulers": openCombine + [
      "Clocks", "ConcurrencyExtras", "Dependencies", "DeterministicScheduler", "IssueReporting",
    ],
    "PortableCombine": openCombine + ["CombineSchedulers", "ComposableUI", "ConcurrencyExtras"],
    "ComposableArchitectureCombine": companions + [
      "ComposableCore", "ComposableUI", "ComposableViews", "Perception", "PortableCombine",
    ],

    // MARK: Classic
    "ComposableArchitectureClassic": companions + openCombine + [
      "ComposableArchitecture", "ComposableArchitectureCombine",
    ],
    "ComposableArchitectureEpisode90": openCombine + [
      "CasePaths", "ComposableCore", "ComposableUI", "ConcurrencyExtras", "CustomDump",
      "DeterministicScheduler", "IssueRecording", "IssueReporting",
    ],
    "ComposableArchitectureEpisode99": [
      "CasePaths", "ComposableArchitectureEpisode90", "ComposableUI", "ConcurrencyExtras",
    ],

    // MARK: Charts
    "Charts": ["ComposableUI"],

    // MARK: AppleNames. Modules that files written for Apple's systems import.
    "PhotosUI": ["ComposableUI", "UniformTypeIdentifiers"],
    "PortableFoundation": ["ConcurrencyExtras"],
    "PortableLogging": ["Logging"],
    "PortableOS": ["PortableLogging"],
    "PortableSwiftUI": ["AppRuntime", "ComposableUI", "PortableCombine", "PortableFoundation"],
    "SwiftUINavigation": ["CasePaths", "ComposableUI", "ComposableViews", "SwiftNavigation"],
    "SwiftUINavigationCore": ["SwiftUINavigation"],
    "UniformTypeIdentifiers": ["ComposableUI"],

    // MARK: Macros. They run in the compiler, and know nothing but syntax.
    "ComposableMacros": syntax,
    "MacroTestSupport": syntax + [
      "SwiftSyntaxMacroExpansion", "SwiftSyntaxMacrosGenericTestSupport", "Testing",
    ],
    "MacroTesting": syntax + [
      "CustomDump", "IssueReporting", "SwiftIDEUtils", "SwiftOperators", "SwiftParser",
      "SwiftParserDiagnostics", "SwiftSyntaxMacroExpansion", "Testing",
    ],
  ]

  /// Modules of Apple's systems, who may import each, and the condition it must stand under.
  static let conditional: [String: (importers: [String], condition: String)] = [
    "AppKit": (["ComposableUI"], "canImport(AppKit)"),
    "Combine": (
      [
        "CombineSchedulers", "ComposableArchitectureClassic", "ComposableArchitectureEpisode90",
        "ComposableUI", "PortableCombine",
      ], "canImport(Combine)"
    ),
    "OSLog": (["PortableLogging"], "canImport(OSLog)"),
    "SwiftUI": (["ComposableUI", "PortableSwiftUI"], "!PortableViews"),
    "UIKit": (["ComposableUI"], "canImport(UIKit)"),
  ]

  /// The modules of the toolchain.
  ///
  /// Any module may import them, under any condition.
  static let everyoneMayImport: Set<String> = [
    "Android", "Bionic", "Darwin", "Dispatch", "Foundation", "FoundationEssentials",
    "FoundationNetworking", "Glibc", "Musl", "Observation", "Swift", "Synchronization",
    "WASILibc", "WinSDK", "_Concurrency", "os",
  ]

  private static let companions = [
    "CasePaths", "Clocks", "ConcurrencyExtras", "CustomDump", "Dependencies",
    "DependenciesMacros", "IdentifiedCollections", "IssueReporting", "OrderedCollections",
    "PerceptionCore", "Sharing", "SwiftNavigation",
  ]
  private static let openCombine = [
    "OpenCombine", "OpenCombineDispatch", "OpenCombineFoundation",
  ]
  private static let server = [
    "HTTPTypes", "HummingbirdCore", "NIOConcurrencyHelpers", "NIOCore", "NIOExtras", "NIOHTTP1",
    "NIOHTTPTypes", "NIOHTTPTypesHTTP1", "NIOPosix", "NIOWebSocket", "ServiceLifecycle",
  ]
  private static let syntax = [
    "SwiftCompilerPlugin", "SwiftCompilerPluginMessageHandling", "SwiftDiagnostics", "SwiftSyntax",
    "SwiftSyntaxBuilder", "SwiftSyntaxMacros",
  ]
}
