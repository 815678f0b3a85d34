import ComposableArchitecture

/// A screen in the style from before states could be observed.
struct LegacyScreenView: View {
  let screen: Screen
  private let deprecatedScreens: any DeprecatedScreens = BindingStateScreens()

  init(screen: Screen) {
    self.screen = screen
  }

  var body: some View {
    switch screen {
    case .escapedViewStore:
      StoreHost(LegacyBasics.State(), LegacyBasics()) { EscapedViewStoreView(store: $0) }
    case .legacyNavigation:
      StoreHost(LegacyNavigationDemo.State(), LegacyNavigationDemo()) {
        LegacyNavigationView(store: $0)
      }
    case .legacyPresentation:
      StoreHost(LegacyPresentationDemo.State(), LegacyPresentationDemo()) {
        LegacyPresentationView(store: $0)
      }
    case .presentationItem:
      StoreHost(PresentationItemDemo.State(), PresentationItemDemo()) {
        PresentationItemView(store: $0)
      }
    case .switchStore:
      StoreHost(SwitchStoreDemo.State.screenA(LegacyBasics.State(id: 1)), SwitchStoreDemo()) {
        SwitchStoreView(store: $0)
      }
    case .bindingAnimations:
      StoreHost(BindingAnimationsDemo.State(), BindingAnimationsDemo()) {
        BindingAnimationsView(store: $0)
      }
    case .forEachBindings, .bindingLocal:
      deprecatedScreens.view(of: screen)
    default:
      EmptyView()
    }
  }
}

/// Screens that are made of deprecated API; who asks the protocol for one is not warned of that.
@MainActor
private protocol DeprecatedScreens {
  func view(of screen: Screen) -> AnyView
}

private struct BindingStateScreens: DeprecatedScreens {
  @available(*, deprecated)
  func view(of screen: Screen) -> AnyView {
    if screen == .forEachBindings {
      AnyView(
        StoreHost(ForEachBindingsDemo.State(), ForEachBindingsDemo()) {
          ForEachBindingsView(store: $0)
        })
    } else {
      AnyView(
        StoreHost(BindingLocalDemo.State(), BindingLocalDemo()) { BindingLocalView(store: $0) })
    }
  }
}
