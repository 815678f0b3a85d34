import ComposableUI

/// All controls, on one tab for each kind.
public struct GalleryView: View {
  @State private var tab = Page.controls
  @State private var isMirrored = false

  /// Creates the gallery.
  public init() {}

  /// The tabs.
  public var body: some View {
    TabView(selection: $tab) {
      NavigationStack { ControlsPage() }
        .tabItem { Label("Controls", systemImage: "slider.horizontal.3") }
        .tag(Page.controls)
      NavigationStack { FieldsPage() }
        .tabItem { Label("Fields", systemImage: "pencil") }
        .tag(Page.fields)
      NavigationStack { ListsPage() }
        .tabItem { Label("Lists", systemImage: "list.bullet") }
        .tag(Page.lists)
      NavigationStack { LooksPage() }
        .tabItem { Label("Looks", systemImage: "star.fill") }
        .tag(Page.looks)
      NavigationStack { ActionsPage() }
        .tabItem { Label("Actions", systemImage: "bolt.fill") }
        .tag(Page.actions)
      NavigationStack { MotionPage() }
        .tabItem { Label("Motion", systemImage: "arrow.up.arrow.down") }
        .tag(Page.motion)
      NavigationStack { EffectsPage() }
        .tabItem { Label("Effects", systemImage: "wand.and.stars") }
        .tag(Page.effects)
      NavigationStack { WindowPage(isMirrored: $isMirrored) }
        .tabItem { Label("Window", systemImage: "globe") }
        .tag(Page.window)
      NavigationStack { LayoutsPage() }
        .tabItem { Label("Layouts", systemImage: "square.grid.2x2") }
        .tag(Page.layouts)
      NavigationStack { DrawingPage() }
        .tabItem { Label("Drawing", systemImage: "pencil") }
        .tag(Page.drawing)
      NavigationStack { GesturesPage() }
        .tabItem { Label("Gestures", systemImage: "hand.thumbsup") }
        .tag(Page.gestures)
      NavigationStack { ScenesPage() }
        .tabItem { Label("Scenes", systemImage: "macwindow") }
        .tag(Page.scenes)
      #if PortableViews
      NavigationStack { ChartsPage() }
        .tabItem { Label("Charts", systemImage: "chart.bar") }
        .tag(Page.charts)
      NavigationStack { TransferPage() }
        .tabItem { Label("Transfer", systemImage: "tray") }
        .tag(Page.transfer)
      #endif
    }
    .transformEnvironment(\.layoutDirection) { [isMirrored] direction in
      if isMirrored { direction = .rightToLeft }
    }
  }

  private enum Page {
    case controls, fields, lists, looks, actions, motion, effects, window, layouts, drawing
    case gestures, scenes, charts, transfer
  }
}

struct GalleryView_Previews: PreviewProvider {
  static var previews: some View {
    GalleryView()
  }
}
