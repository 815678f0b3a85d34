import ComposableArchitecture

/// A screen with features of both eras.
struct MixedScreenView: View {
  let screen: Screen

  var body: some View {
    switch screen {
    case .oldContainsNew:
      StoreHost(OldContainsNew.State(), OldContainsNew()) { OldContainsNewView(store: $0) }
    case .newContainsOld:
      StoreHost(NewContainsOld.State(), NewContainsOld()) { NewContainsOldView(store: $0) }
    case .oldPresentsNew:
      StoreHost(OldPresentsNew.State(), OldPresentsNew()) { OldPresentsNewView(store: $0) }
    case .newPresentsOld:
      StoreHost(NewPresentsOld.State(), NewPresentsOld()) { NewPresentsOldView(store: $0) }
    case .mixedSiblings:
      StoreHost(MixedSiblings.State(), MixedSiblings()) { MixedSiblingsView(store: $0) }
    default:
      EmptyView()
    }
  }
}
