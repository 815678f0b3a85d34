import ComposableArchitecture

/// Where the list of screens leads; the raw value is what the address of the screen says.
enum Screen: String, CaseIterable, Hashable, Sendable {
  case basics
  case `enum`
  case optional
  case identifiedList = "identified-list"
  case navigation
  case siblings
  case presentation
  case sharedState = "shared-state"
  case multipleAlerts = "multiple-alerts"
  case alertAndPop = "alert-and-pop"

  case escapedViewStore = "escaped-view-store"
  case forEachBindings = "for-each-bindings"
  case legacyNavigation = "legacy-navigation"
  case legacyPresentation = "legacy-presentation"
  case presentationItem = "presentation-item"
  case switchStore = "switch-store"
  case bindingLocal = "binding-local"
  case bindingAnimations = "binding-animations"

  case oldContainsNew = "old-contains-new"
  case newContainsOld = "new-contains-old"
  case oldPresentsNew = "old-presents-new"
  case newPresentsOld = "new-presents-old"
  case mixedSiblings = "mixed-siblings"

  static let current: [Screen] = [
    .basics, .enum, .optional, .identifiedList, .navigation, .siblings, .presentation,
    .sharedState, .multipleAlerts, .alertAndPop,
  ]
  static let legacy: [Screen] = [
    .escapedViewStore, .forEachBindings, .legacyNavigation, .legacyPresentation, .presentationItem,
    .switchStore, .bindingLocal, .bindingAnimations,
  ]
  static let mixed: [Screen] = [
    .oldContainsNew, .newContainsOld, .oldPresentsNew, .newPresentsOld, .mixedSiblings,
  ]

  /// What the list of screens calls it.
  var title: String {
    switch self {
    case .basics: "Basics"
    case .enum: "Enum"
    case .optional: "Optional"
    case .identifiedList: "Identified list"
    case .navigation: "Navigation"
    case .siblings: "Siblings"
    case .presentation: "Presentation"
    case .sharedState: "Shared state"
    case .multipleAlerts: "Multiple alerts"
    case .alertAndPop: "Alert and pop"
    case .escapedViewStore: "Escaped view store"
    case .forEachBindings: "ForEach bindings"
    case .legacyNavigation: "Navigation stack"
    case .legacyPresentation: "Legacy presentation"
    case .presentationItem: "Presentation item"
    case .switchStore: "SwitchStore"
    case .bindingLocal: "Binding local"
    case .bindingAnimations: "Binding animations"
    case .oldContainsNew: "Old contains new"
    case .newContainsOld: "New contains old"
    case .oldPresentsNew: "Old presents new"
    case .newPresentsOld: "New presents old"
    case .mixedSiblings: "Old and new siblings"
    }
  }

  /// Whether the screen is a navigation stack of its own, which takes the place of the list's.
  var isStack: Bool { self == .navigation || self == .legacyNavigation || self == .alertAndPop }
}

/// Goes back from a screen that is a navigation stack of its own.
struct LeaveStack {
  private let action: @MainActor () -> Void

  init(_ action: @escaping @MainActor () -> Void) {
    self.action = action
  }

  @MainActor
  func callAsFunction() { action() }
}

extension LeaveStack: EnvironmentKey {
  static var defaultValue: LeaveStack { LeaveStack {} }
}

extension EnvironmentValues {
  /// Goes back to the list of screens.
  var leaveStack: LeaveStack {
    get { self[LeaveStack.self] }
    set { self[LeaveStack.self] = newValue }
  }
}
