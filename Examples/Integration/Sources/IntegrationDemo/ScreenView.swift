import ComposableArchitecture

/// A screen with a store of its own, which lives as long as the screen is shown.
struct ScreenView: View {
  let screen: Screen

  var body: some View {
    switch screen {
    case .basics:
      StoreHost(Basics.State(), Basics()) { store in
        Form {
          Section { BasicsView(store: store, extras: .copies) }
        }
        .navigationTitle("Basics")
      }
    case .enum:
      StoreHost(EnumDemo.State(), EnumDemo()) { EnumView(store: $0) }
    case .optional:
      StoreHost(OptionalDemo.State(), OptionalDemo()) { OptionalView(store: $0) }
    case .identifiedList:
      StoreHost(IdentifiedListDemo.State(), IdentifiedListDemo()) { IdentifiedListView(store: $0) }
    case .navigation:
      StoreHost(NavigationDemo.State(), NavigationDemo()) { NavigationDemoView(store: $0) }
    case .siblings:
      StoreHost(SiblingsDemo.State(), SiblingsDemo()) { SiblingsView(store: $0) }
    case .presentation:
      StoreHost(PresentationDemo.State(), PresentationDemo()) { PresentationView(store: $0) }
    case .sharedState:
      StoreHost(SharedStateDemo.State(), SharedStateDemo()) { SharedStateView(store: $0) }
    case .multipleAlerts:
      StoreHost(MultipleAlertsDemo.State(), MultipleAlertsDemo()) { MultipleAlertsView(store: $0) }
    case .alertAndPop:
      StoreHost(AlertAndPopDemo.State(), AlertAndPopDemo()) { AlertAndPopView(store: $0) }
    case .escapedViewStore, .forEachBindings, .legacyNavigation, .legacyPresentation,
      .presentationItem, .switchStore, .bindingLocal, .bindingAnimations:
      LegacyScreenView(screen: screen)
    case .oldContainsNew, .newContainsOld, .oldPresentsNew, .newPresentsOld, .mixedSiblings:
      MixedScreenView(screen: screen)
    }
  }
}
