#if !canImport(SwiftUI)
  /// The screens of a navigation stack.
  struct NavigationScreens: View, PrimitiveView {
    typealias Body = Never

    let model: NavigationModel
    let root: AnyView
    let values: [AnyHashable]
    let initialLocation: InitialLocation?

    func content(in environment: EnvironmentValues) -> ViewContent {
      .lifecycle(
        InitialNavigation(model: model, location: initialLocation), ElementView(stack))
    }

    private var stack: ElementContent {
      let locations = model.locations(of: values)
      let screens = values.indices.map {
        PushedScreen(index: $0, value: values[$0], location: locations[$0])
      }
      var stack = ElementContent(
        ViewElement(.navigation),
        content: TupleView(
          (
            ScreenView(model: model, index: nil, location: "", content: root),
            ForEach(screens) { [model] screen in
              ScreenView(
                model: model, index: screen.index, location: screen.location,
                content: AnyView(DestinationView(model: model, value: screen.value)))
            }
          )))
      stack.element.attributes[.location] = locations.last ?? "/"
      stack.handlers.add(.navigate) { [model] location in
        location.map(model.navigate) ?? false
      }
      return stack
    }
  }

  /// A value on the path, in its place.
  private struct PushedScreen: Identifiable {
    struct ID: Hashable {
      let index: Int
      let value: AnyHashable
    }

    let index: Int
    let value: AnyHashable
    let location: String

    var id: ID { ID(index: index, value: value) }
  }

  /// The view of a value on the path.
  private struct DestinationView: View, PrimitiveView {
    typealias Body = Never

    let model: NavigationModel
    let value: AnyHashable

    func content(in environment: EnvironmentValues) -> ViewContent {
      .scope(
        ScopeContent {
          model.destination(for: value)
            ?? AnyView(EmptyView().lifecycle(MissingDestination(model: model, value: value)))
        })
    }
  }

  /// One screen of a navigation stack.
  private struct ScreenView: View, PrimitiveView {
    typealias Body = Never

    let model: NavigationModel
    /// The place on the path; `nil` for the root.
    let index: Int?
    let location: String
    let content: AnyView

    func content(in environment: EnvironmentValues) -> ViewContent {
      .scope(ScopeContent(model: TitleModel.init) { ElementView(element(title: $0)) })
    }

    private func element(title: TitleModel) -> ElementContent {
      var screen = ElementContent(
        ViewElement(.screen),
        content: EnvironmentView(
          content: content,
          change: Change(model: model, index: index, location: location, title: title)))
      screen.isDecoratable = false
      screen.title = title
      if let index { screen.handlers.add(.dismiss) { [model] in model.pop(to: index) } }
      return screen
    }

    private struct Change: EnvironmentChange {
      let model: NavigationModel
      let index: Int?
      let location: String
      let title: TitleModel

      func apply(to values: inout EnvironmentValues) {
        values.navigation = model
        values.screenLocation = location
        values.title = title
        if let index {
          values.dismiss = DismissAction(isPresented: true) { [model] in model.pop(to: index) }
        }
      }

      func isSame(as other: any EnvironmentChange) -> Bool {
        guard let other = other as? Self else { return false }
        return model === other.model && index == other.index && location == other.location
          && title === other.title
      }
    }
  }

  /// Opens the location that a graph starts from, once the root screen has said what it can show.
  private struct InitialNavigation {
    let model: NavigationModel
    let location: InitialLocation?
  }

  extension InitialNavigation: LifecycleModifier {
    func mount(in pass: any RenderPass, environment: EnvironmentValues) {
      guard let location = location?.take(), location != "/" else { return }
      pass.afterPass { [model, weak pass] in
        if !model.navigate(to: location) {
          pass?.warn("No screen of the navigation stack has the location \(location)")
        }
      }
    }

    func update(_ storage: inout Void, in pass: any RenderPass, environment: EnvironmentValues) {}

    func unmount(_ storage: Void, in pass: any RenderPass) {}
  }

  /// Warns of a value on the path that no view says how to show.
  private struct MissingDestination {
    let model: NavigationModel
    let value: AnyHashable
  }

  extension MissingDestination: LifecycleModifier {
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

    func update(_ storage: inout Void, in pass: any RenderPass, environment: EnvironmentValues) {}

    func unmount(_ storage: Void, in pass: any RenderPass) {}
  }
#endif
