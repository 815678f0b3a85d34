#if PortableViews
/// The menus of some commands: the standard ones that have groups, and the app's own before "Window".
struct CommandMenus: View {
  let items: [_CommandItem]

  var body: some View {
    let standard = standardMenus
    let tail = standard.drop {
      $0.menu.rawValue < CommandGroupPlacement.StandardMenu.window.rawValue
    }
    ForEach(standard.dropLast(tail.count)) { StandardMenuView(menu: $0) }
    ForEach(ownItems.indices, id: \.self) { [ownItems] in ownItems[$0] }
    ForEach(tail) { StandardMenuView(menu: $0) }
  }

  private var ownItems: [AnyView] {
    items.compactMap { item in
      if case .own = item.place { item.content } else { nil }
    }
  }

  private var standardMenus: [StandardMenuContent] {
    CommandGroupPlacement.StandardMenu.allCases.compactMap { menu in
      let groups = items.enumerated().compactMap { index, item -> (rank: [Int], AnyView)? in
        guard case .group(let placement, let position) = item.place, placement.menu == menu else {
          return nil
        }
        return ([placement.order, position.rawValue, index], item.content)
      }
      guard !groups.isEmpty else { return nil }
      let sorted = groups.sorted { $0.rank.lexicographicallyPrecedes($1.rank) }
      return StandardMenuContent(menu: menu, groups: sorted.map(\.1))
    }
  }
}

private struct StandardMenuContent: Identifiable {
  let menu: CommandGroupPlacement.StandardMenu
  let groups: [AnyView]

  var id: CommandGroupPlacement.StandardMenu { menu }
}

private struct StandardMenuView: View {
  let menu: StandardMenuContent

  var body: some View {
    Menu {
      ForEach(menu.groups.indices, id: \.self) { menu.groups[$0] }
    } label: {
      Text(menu.menu.title)
    }
  }
}

/// A scene's view below a bar with the menus of its commands.
struct CommandBarView: View {
  let content: AnyView
  let items: [_CommandItem]

  var body: some View {
    VStack(spacing: 0) {
      HStack(spacing: 16) {
        CommandMenus(items: items)
        Spacer()
      }
      .padding(.horizontal, 16)
      // As high as its menus, also above views that are higher than the window.
      .frame(height: 44)
      .accessibilityIdentifier("commands")
      content
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

extension Scene {
  /// Adds commands to the scene: menus above its view, whose keyboard shortcuts work all the time.
  public func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene {
    let items = content()._items
    return ModifiedScene(scene: self) { AnyView(CommandBarView(content: $0, items: items)) }
  }
}

/// A scene whose root view is changed.
struct ModifiedScene<Content: Scene>: Scene, PrimitiveScene {
  let scene: Content
  let change: (AnyView) -> AnyView

  var _rootView: AnyView { change(scene._rootView) }
  var _windows: [_SceneWindow] { scene._windows }
}

extension Scene {
  /// Runs an action whenever a value has changed; also at first, if `initial` is true.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some Scene {
    ModifiedScene(scene: self) { AnyView($0.onChange(of: value, initial: initial, action)) }
  }

  /// Runs an action whenever a value has changed; also at first, if `initial` is true.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some Scene {
    ModifiedScene(scene: self) { AnyView($0.onChange(of: value, initial: initial, action)) }
  }

  /// Runs an action whenever a value has changed, with the new value.
  public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some Scene {
    ModifiedScene(scene: self) { AnyView($0.onChange(of: value, perform: action)) }
  }
}
#endif
