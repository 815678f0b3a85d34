#if PortableViews
/// The screens of a navigation stack.
struct NavigationScreens: View, PrimitiveView {
  let model: NavigationModel
  let root: AnyView
  let screens: [StackScreen]
  let initialLocation: InitialLocation?
  let addressHandlers: AddressHandlers?

  func content(in environment: EnvironmentValues) -> ViewContent {
    .lifecycle(
      InitialNavigation(
        model: model, location: initialLocation, addressHandlers: addressHandlers),
      ElementView(stack(isVisible: environment.isInChosenTab)))
  }

  private func stack(isVisible: Bool) -> ElementContent {
    var stack = ElementContent(
      ViewElement(.navigation),
      content: TupleView(
        (
          ScreenView(model: model, place: .root, location: nil, content: root),
          ForEach(screens) { [model] screen in
            ScreenView(
              model: model, place: screen.place, location: screen.location,
              content: screen.content(in: model))
          }
        )))
    // Only a visible stack sets the address.
    guard isVisible else { return stack }
    stack.element.details = .navigation(location: screens.last?.location.text ?? "/")
    stack.handlers.add(
      .navigate,
      checkedText: { [model, addressHandlers] location in
        model.navigate(to: location, openedBy: addressHandlers)
      })
    return stack
  }
}

extension StackScreen {
  @MainActor
  fileprivate func content(in model: NavigationModel) -> AnyView {
    switch kind {
    case .value(let value): AnyView(DestinationView(model: model, value: value))
    case .presented(let screen): AnyView(ObservingView { screen.currentContent() })
    }
  }
}

/// The view of a value on the path.
private struct DestinationView: View, PrimitiveView {
  let model: NavigationModel
  let value: AnyHashable

  func content(in environment: EnvironmentValues) -> ViewContent {
    .observing(
      ObservingContent {
        model.destination(for: value)
          ?? AnyView(EmptyView().lifecycle(MissingDestination(model: model, value: value)))
      })
  }
}

/// One screen of a navigation stack.
private struct ScreenView: View, PrimitiveView {
  let model: NavigationModel
  let place: StackScreen.Place
  let location: ScreenLocation?
  let content: AnyView

  func content(in environment: EnvironmentValues) -> ViewContent {
    let search =
      place == .root && !environment.isBesideSearch ? environment.stackSearch : nil
    let list = environment.tabPlace.flatMap { place == .root && $0.isListed ? $0.tabs : nil }
    let localization = environment.localization
    return .observing(
      ObservingContent(model: TitleModel.init) { title in
        var screen = element(title: title, search: search)
        if let list {
          screen.element.style.effects.backTitle = Text(.more).string(in: localization)
          screen.handlers.add(.dismiss) { list.showList() }
        }
        return ElementView(screen)
      })
  }

  private func element(title: TitleModel, search: StackSearch?) -> ElementContent {
    var screen = ElementContent(
      ViewElement(.screen),
      content: EnvironmentView(
        content: PairedView(first: search.map(StackSearchField.init), second: content),
        change: Change(model: model, place: place, location: location, title: title)))
    screen.isDecoratable = false
    screen.title = title
    if place != .root {
      screen.handlers.add(.dismiss) { [model, place] in model.leave(place) }
    }
    return screen
  }

  private struct Change: EnvironmentChange {
    let model: NavigationModel
    let place: StackScreen.Place
    let location: ScreenLocation?
    let title: TitleModel

    func apply(to values: inout EnvironmentValues) {
      values.navigation = model
      values.screenLocation = location
      values.title = title
      values.editMode = title.editMode
      values.stackSearch = nil
      values.tabPlace = nil
      values.isBesideSearch = false
      if place != .root {
        values.dismiss = DismissAction(isPresented: true) { [model, place] in
          model.leave(place)
        }
      }
    }

    func isSame(as other: any EnvironmentChange) -> Bool {
      guard let other = other as? Self else { return false }
      return model === other.model && place == other.place && location == other.location
        && title === other.title
    }
  }
}

/// A modifier that opens a graph's initial location once the root screen has registered its
/// destinations, and dismisses presented screens whose values below were removed from the path.
private struct InitialNavigation: LifecycleModifier {
  let model: NavigationModel
  let location: InitialLocation?
  let addressHandlers: AddressHandlers?

  func mount(in pass: any RenderPass, environment: EnvironmentValues) -> TabPlace? {
    openInitialLocation(in: pass)
    environment.tabPlace.map { $0.tabs.addStacks(1, to: $0.tab) }
    return environment.tabPlace
  }

  private func openInitialLocation(in pass: any RenderPass) {
    guard let initial = location, let location = initial.take(), location != "/" else { return }
    pass.afterPass { [model, addressHandlers, weak pass] in
      let isShown = model.navigate(to: location, openedBy: addressHandlers)
      initial.outcome = isShown ? .shown : .unknown
      guard !isShown else { return }
      pass?.warn("No screen of the navigation stack has the location \(LoggedText(location))")
    }
  }

  func update(
    _ storage: inout TabPlace?, in pass: any RenderPass, environment: EnvironmentValues
  ) {
    guard model.hasOrphans else { return }
    pass.afterPass { [model] in model.dismissOrphans() }
  }

  func unmount(_ storage: TabPlace?, in pass: any RenderPass) {
    storage.map { $0.tabs.addStacks(-1, to: $0.tab) }
  }
}

/// A modifier that warns of a value on the path without a navigation destination.
private struct MissingDestination: LifecycleModifier {
  let model: NavigationModel
  let value: AnyHashable

  func mount(in pass: any RenderPass, environment: EnvironmentValues) {
    pass.afterPass { [model, value, weak pass] in
      guard model.destination(for: value) == nil else { return }
      pass?.warn(
        """
        A navigation stack has a value of type \(type(of: value.base)) on its path, but no \
        destination for it. To fix this, add navigationDestination(for:destination:) to a view \
        inside the stack.
        """)
    }
  }
}
#endif
