import ComposableUI

/// The screens by the names of their paths.
enum ScreenName: String, CaseIterable {
  case texts, fonts, frames, stacks, priorities
  case grid
  case lazyGrid = "lazy-grid"
  case plainList = "plain-list"
  case sections
  case form, pickers, fields, buttons, symbols, navigation, tabs, scrolling, layers, groups,
    measured
}

/// The screen that the path names.
struct ScreensView: View {
  @State private var name: ScreenName?
  @State private var look: LookName?

  var body: some View {
    Group {
      if let name { content(of: name) }
      if let look { LookScreen(name: look) }
    }
    .onOpenURL {
      name = ScreenName(rawValue: $0.lastPathComponent)
      look = LookName(rawValue: $0.lastPathComponent)
    }
  }

  @ViewBuilder
  private func content(of name: ScreenName) -> some View {
    switch name {
    case .texts: TextsScreen()
    case .fonts: FontsScreen()
    case .frames: FramesScreen()
    case .stacks: StacksScreen()
    case .priorities: PrioritiesScreen()
    case .grid: GridScreen()
    case .lazyGrid: LazyGridScreen()
    case .plainList: PlainListScreen()
    case .sections: SectionsScreen()
    case .form: FormScreen()
    case .pickers: PickersScreen()
    case .fields: FieldsScreen()
    case .buttons: ButtonsScreen()
    case .symbols: SymbolsScreen()
    case .navigation: NavigationScreen()
    case .tabs: TabsScreen()
    case .scrolling: ScrollingScreen()
    case .layers: LayersScreen()
    case .groups: GroupsScreen()
    case .measured: MeasuredScreen()
    }
  }
}
