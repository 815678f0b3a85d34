#if PortableViews
import PerceptionCore

/// A screen of a navigation stack above its root.
struct StackScreen: Identifiable {
  /// The source of a screen.
  enum Kind {
    /// A value on the path.
    case value(AnyHashable)
    /// A binding that presents the screen.
    case presented(PresentedScreen)
  }

  /// The place of a screen in the stack.
  enum Place: Hashable {
    case root
    case value(index: Int)
    case presented(ObjectIdentifier)
  }

  struct ID: Hashable {
    let place: Place
    let value: AnyHashable
  }

  let kind: Kind
  let place: Place
  /// The component that the screen adds to the URL path of the one below.
  var component: String { location.component }
  let location: ScreenLocation
  let id: ID

  var isValue: Bool {
    if case .value = kind { true } else { false }
  }
}

extension StackScreen: IdentityComparable {
  /// Returns whether two screens are the same, independent of the screens above.
  static func isSame(_ lhs: StackScreen, _ rhs: StackScreen) -> Bool {
    lhs.id == rhs.id && lhs.location == rhs.location
  }
}

extension StackScreen {
  /// The start of the component of a screen without an address.
  ///
  /// Other components never start with it: their plus signs are encoded.
  private static let mark = "+"

  /// The start of the component of a value without a text.
  private static let valueMark = mark + "v"

  /// Returns the component of the nth screen that bindings present.
  static func component(ofPresented number: Int) -> String { mark + String(number) }

  /// Returns the component of a value without a text, at an index on the path.
  static func component(ofValueAt index: Int) -> String { valueMark + String(index) }

  static func isPresented(_ component: String) -> Bool {
    hasNoAddress(component) && !component.hasPrefix(valueMark)
  }

  /// Returns whether a component cannot be opened by an address: a screen that a binding presents, or
  /// the one of a value without a text.
  static func hasNoAddress(_ component: String) -> Bool { component.hasPrefix(mark) }

  /// Returns a decoded component in the form of a URL path.
  static func component(_ text: String) -> String {
    let number = text.dropFirst(text.hasPrefix(valueMark) ? valueMark.count : mark.count)
    return hasNoAddress(text) && Int(number) != nil ? text : PathComponent.encode(text)
  }
}

/// A screen that a binding presents on a navigation stack.
@MainActor
final class PresentedScreen {
  /// The identity of the presented content.
  let id: AnyHashable
  /// The number of the path's values below the screen.
  let base: Int
  private var content: () -> AnyView
  /// A function that ends the presentation, by changing the binding.
  fileprivate(set) var dismiss: () -> Void
  private let changes = Signal()

  fileprivate init(id: AnyHashable, base: Int, presentation: StackPresentation) {
    self.id = id
    self.base = base
    content = presentation.content
    dismiss = presentation.dismiss
  }

  fileprivate func update(_ presentation: StackPresentation) {
    content = presentation.content
    dismiss = presentation.dismiss
    changes.fire()
  }

  /// Returns the current view, and registers the read in the running observation.
  func currentContent() -> AnyView {
    changes.access()
    return content()
  }
}

extension NavigationModel {
  /// Returns the screens above the root, from the lowest to the visible one.
  func screens(of values: [AnyHashable]) -> [StackScreen] {
    var screens: [StackScreen] = []
    var locations: [ScreenLocation] = []
    func add(
      _ kind: StackScreen.Kind, _ value: AnyHashable, at place: StackScreen.Place,
      component: String
    ) {
      let location = location(component, in: locations.last, at: locations.count)
      locations.append(location)
      screens.append(
        StackScreen(
          kind: kind, place: place, location: location,
          id: StackScreen.ID(place: place, value: value)))
    }
    for depth in 0...values.count {
      if depth > 0 {
        let value = values[depth - 1]
        add(
          .value(value), value, at: .value(index: depth - 1),
          component: Self.component(of: value, at: depth - 1))
      }
      for (number, screen) in presented.filter({ $0.base == depth }).enumerated() {
        add(
          .presented(screen), screen.id, at: .presented(ObjectIdentifier(screen)),
          component: StackScreen.component(ofPresented: number + 1))
      }
    }
    self.locations = locations
    return screens
  }

  /// Removes a screen and all screens above from the stack.
  func leave(_ place: StackScreen.Place) {
    switch place {
    case .root: pop(to: 0)
    case .value(let index): pop(to: index)
    case .presented(let id): presented.first { ObjectIdentifier($0) == id }?.dismiss()
    }
  }

  /// Whether a presented screen's values below were removed from the path.
  var hasOrphans: Bool {
    let count = path.values().count
    return presented.contains { $0.base > count }
  }

  /// Dismisses the presented screens whose values below were removed from the path.
  func dismissOrphans() {
    let count = path.values().count
    for screen in presented.reversed() where screen.base > count { screen.dismiss() }
  }
}

/// A view's presentation on the navigation stack around the view, with its dismissal.
struct StackPresentation: LifecycleModifier {
  /// The identity of the presented content; `nil` if nothing is presented.
  let id: AnyHashable?
  let content: () -> AnyView
  let dismiss: () -> Void

  struct Registration {
    let model: NavigationModel
    var screen: PresentedScreen?
  }

  func mount(in pass: any RenderPass, environment: EnvironmentValues) -> Registration? {
    guard let model = environment.navigation else {
      pass.warn(
        """
        navigationDestination is outside of a NavigationStack, and so shows nothing. To fix \
        this, put the view that has it inside a NavigationStack.
        """)
      return nil
    }
    return Registration(model: model, screen: present(in: model))
  }

  func update(
    _ storage: inout Registration?, in pass: any RenderPass, environment: EnvironmentValues
  ) {
    guard let registration = storage, registration.screen != nil || id != nil else { return }
    let model = registration.model
    if let screen = registration.screen, screen.id == id {
      screen.update(self)
      return
    }
    if let screen = registration.screen {
      remove(screen, from: model)
      // The values that the screen has put on the path are removed with the screen.
      pass.afterPass { model.pop(to: screen.base) }
    }
    storage?.screen = present(in: model)
  }

  func unmount(_ storage: Registration?, in pass: any RenderPass) {
    guard let storage, let screen = storage.screen else { return }
    remove(screen, from: storage.model)
  }

  @MainActor
  private func present(in model: NavigationModel) -> PresentedScreen? {
    guard let id else { return nil }
    let screen = PresentedScreen(id: id, base: model.path.values().count, presentation: self)
    model.presented.append(screen)
    model.presentedChanges.fire()
    return screen
  }

  @MainActor
  private func remove(_ screen: PresentedScreen, from model: NavigationModel) {
    model.presented.removeAll { $0 === screen }
    model.presentedChanges.fire()
  }
}
#endif
