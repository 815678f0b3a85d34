extension Clue {
  /// Members whose names are everywhere: they count only where the type is named too.
  static let commonNames: Set<String> = [
    "append", "body", "cancel", "contains", "count", "description", "filter", "get", "id", "init",
    "insert", "isEmpty", "load", "map", "name", "next", "none", "remove", "removeAll",
    "removeFirst", "removeLast", "reverse", "save", "some", "sort", "sorted", "state", "test",
    "value", "yield",
  ]

  /// Types that are written in other ways too, or come from other types.
  static let types: [String: [Clue]] = [
    "AllCasePaths": [
      "AllCasePaths", "allCasePaths", "@ Reducer", "@ CasePathable", "CaseKeyPath",
    ],
    "AnyCasePath": ["AnyCasePath", "CasePath", .prefixOperator("/")],
    "BindableAction": ["BindableAction", "BindingAction"],
    "CasePathable": ["CasePathable", "CaseKeyPath", "Reducer"],
    "CaseReducer": ["CaseReducer", "@ Reducer enum"],
    "DateGenerator": ["DateGenerator", "\\ . date"],
    "DependencyValues": ["DependencyValues", "Dependency", "dependencies", "withDependencies"],
    "DismissEffect": ["DismissEffect", "\\ . dismiss"],
    "Effect": ["Effect", "EffectOf", "Reduce"],
    "EnvironmentValues": ["EnvironmentValues", "@ Environment ("],
    "FireAndForget": ["FireAndForget", "\\ . fireAndForget"],
    "IdentifiedArray": ["IdentifiedArray", "IdentifiedArrayOf"],
    "Iteration": ["Iteration", "Perceptions"],
    "KeyPath": ["KeyPath", "CaseKeyPath", "CasePathable"],
    "ObservableState": ["ObservableState", "ObservableStateID"],
    "PartialKeyPath": ["PartialCaseKeyPath"],
    "RangeReplaceableCollection": ["Array", "[ … <"],
    "Reducer": ["Reducer", "ReducerOf"],
    "Scene": ["Scene", "WindowGroup"],
    "Send": ["Send", "send in"],
    "SharedReaderKey": ["Shared", "SharedReader"],
    "SharedSubscriber": ["SharedSubscriber", "subscriber"],
    "Store": ["Store", "StoreOf"],
    "TestStore": ["TestStore", "TestStoreOf"],
    "Trait": ["Suite", "Test"],
    "UUIDGenerator": ["UUIDGenerator", "\\ . uuid"],
    "ViewActionSending": ["ViewActionSending", "@ ViewAction"],
    "WithRandomNumberGenerator": ["WithRandomNumberGenerator", "\\ . withRandomNumberGenerator"],
    "Wrapper": ["@ ObservedObject"],
    "_AppendKeyPath": ["CaseKeyPath"],
    "_CaseScopeProtocol": ["_CaseScopeProtocol", "CaseScope", ". case"],
  ]

  /// Clues that a conformance is used, keyed by protocol: the code that needs it.
  static let purposes: [String: [Clue]] = [
    "AsyncSequence": ["AsyncIterator", "for await", "for try await"],
    "CasePathable": ["\\", ". is (", ". modify (", "allCasePaths"],
    "Clock": [". sleep (", "any Clock"],
    "CustomDebugStringConvertible": ["debugDescription", "debugging", "reflecting"],
    "CustomDumpReflectable": ["customDump", "customDumpMirror", "customDumping"],
    "CustomDumpRepresentable": ["customDump", "customDumpValue", "customDumping", "diff"],
    "CustomDumpStringConvertible": ["customDump", "customDumpDescription", "customDumping"],
    "CustomReflectable": ["Mirror", "customDump", "customDumping", "customMirror"],
    "CustomStringConvertible": ["description", "describing"],
    "Decodable": ["decode", "Codable", "Decodable"],
    "DynamicProperty": [": View {", "ViewModifier"],
    "Encodable": ["encode", "Codable", "Encodable"],
    "Equatable": ["==", "!=", "Equatable", "expectNoDifference"],
    "ExpressibleByArrayLiteral": ["["],
    "ExpressibleByIntegerLiteral": ["0"],
    "ExpressibleByStringLiteral": ["\"\""],
    "Hashable": ["Hashable", "Set", "hash", "hashValue"],
    "Identifiable": ["Identifiable", ". id"],
    "MutableCollection": ["MutableCollection", "] =", "] +=", "] -=", "sort", "swapAt"],
    "Observable": ["Observable", "isNotified", "withObservationTracking"],
    "ObservableObject": ["ObservableObject", "@ ObservedObject", "@ StateObject"],
    // Another name for the same protocol.
    "Perceptible": ["Observable", "Perceptible", "withPerceptionTracking"],
    "RandomAccessCollection": ["RandomAccessCollection", "for", ". count", ". indices", ". map"],
    "RangeReplaceableCollection": ["RangeReplaceableCollection", "append", "replaceSubrange"],
    "Reducer": ["Reducer", "body"],
    "Sendable": ["Sendable", "LockIsolated", "Task", "async", "@ Test"],
  ]

  /// All phrases that a file has to be searched for, by their first tokens.
  static let phrases: [String: [Phrase]] = {
    let clues = (Array(types.values) + Array(purposes.values)).joined()
    let phrases = clues.compactMap { clue in
      if case .phrase(let text) = clue { Phrase(text) } else { nil }
    }
    return Dictionary(grouping: phrases) { $0.tokens[0] }
  }()
}
