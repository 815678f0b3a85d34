#if PortableViews
import PerceptionCore

/// The state that the views of a navigation stack share: the path, and its values' destinations.
@MainActor
package final class NavigationModel {
  /// The registered destination of a type of values, kept while the registering view is mounted.
  final class Destination {
    fileprivate let type: Any.Type
    fileprivate var content: (AnyHashable) -> AnyView

    fileprivate init(type: Any.Type, content: @escaping (AnyHashable) -> AnyView) {
      self.type = type
      self.content = content
    }
  }

  var path: PathAccess

  /// The path of a stack that was created without one.
  private let ownPath = StateLocation(NavigationPath())
  private var destinations: [ObjectIdentifier: [Destination]] = [:]
  private var order: [any Hashable.Type] = []
  private var signals: [ObjectIdentifier: Signal] = [:]
  private var remembered = RememberedValues()
  /// The screens whose values were recorded last: those on the stack.
  private var noted: [StackScreen] = []
  /// The locations of the screens, as of the last evaluation.
  var locations: [ScreenLocation] = []
  /// The longest URL path to read.
  var limits = LocationLimits()
  /// The screens that bindings present, in order of their presentation.
  var presented: [PresentedScreen] = []
  /// A signal that fires when the presented screens change.
  let presentedChanges = Signal()

  init() {
    path = PathAccess(Binding(location: ownPath))
  }

  /// A binding to the path of a stack that was created without one.
  var ownBinding: Binding<NavigationPath> { Binding(location: ownPath) }

  /// Appends a value to the path; returns `false` if the path cannot hold the value.
  func push(_ value: AnyHashable) -> Bool {
    path.replace(path.values().count, [value])
  }

  func pop(to count: Int) {
    guard path.values().count > count else { return }
    _ = path.replace(count, [])
  }
}

extension NavigationModel {
  /// Records the values at the locations of screens, for going forward in a browser's history.
  func remember(_ screens: [StackScreen]) {
    for (index, screen) in screens.enumerated() {
      guard case .value(let value) = screen.kind else { continue }
      // A value is measured once.
      if index < noted.count, StackScreen.isSame(noted[index], screen) { continue }
      remembered.note(value, at: screen.location)
    }
    noted = screens
  }

  /// Returns the location of a screen: the same object while the locations below are the same.
  func location(_ component: String, in parent: ScreenLocation?, at index: Int) -> ScreenLocation {
    if index < locations.count, locations[index].parent === parent,
      locations[index].component == component
    {
      return locations[index]
    }
    return ScreenLocation(component, in: parent)
  }

  /// Navigates to the screens of a URL path; returns `false` if there are none.
  ///
  /// If views open addresses, the stack navigates by itself only to locations that it remembers.
  func navigate(to location: String, openedBy handlers: AddressHandlers?) -> Bool {
    guard let handlers, !handlers.isEmpty else { return navigate(to: location, isKnown: false) }
    if navigate(to: location, isKnown: true) { return true }
    return location.utf8.count <= limits.maximumLength
      && PathComponent.components(of: location, maximumCount: limits.maximumDepth) != nil
      && handlers.open(location)
  }

  /// Replaces the screens by the screens of a URL path; returns `false` if the path has none.
  ///
  /// A path beyond the limits has none, unless it leads back to a screen on the stack.
  private func navigate(to location: String, isKnown: Bool) -> Bool {
    // The stack does not read queries.
    if isKnown, location.contains("?") { return false }
    let location = String(location.prefix { $0 != "?" })
    let values = path.values()
    let screens = screens(of: values)
    guard
      let components = PathComponent.components(
        of: location, maximumCount: max(limits.maximumDepth, screens.count))
    else { return false }
    let wanted = components.map(StackScreen.component)
    let kept = zip(screens, wanted).prefix { $0.component == $1 }.count
    let isWithinLimits =
      components.count <= limits.maximumDepth && location.utf8.count <= limits.maximumLength
    guard isWithinLimits || kept == components.count else { return false }
    var appended: [AnyHashable] = []
    var place = kept > 0 ? screens[kept - 1].location : nil
    for index in kept..<components.count {
      let location = ScreenLocation(wanted[index], in: place)
      // A location cannot present a screen that a binding presents.
      guard !StackScreen.isPresented(wanted[index]),
        let value = remembered[location]
          ?? (isKnown || StackScreen.hasNoAddress(wanted[index]) ? nil : parse(components[index]))
      else { return false }
      appended.append(value)
      place = location
    }
    let keptValues = screens[..<kept].count(where: \.isValue)
    for screen in screens[kept...].reversed() {
      if case .presented(let screen) = screen.kind { screen.dismiss() }
    }
    if keptValues == values.count, appended.isEmpty { return true }
    return path.replace(keptValues, appended)
  }

  static func component(of value: AnyHashable, at index: Int) -> String {
    PathComponent.pathText(of: value).map(PathComponent.encode)
      ?? StackScreen.component(ofValueAt: index)
  }

  private func parse(_ component: String) -> AnyHashable? {
    if let parse = path.parse { return parse(component) }
    for type in order {
      if let value = PathComponent.value(of: type, from: component) as? AnyHashable {
        return value
      }
    }
    return nil
  }
}

extension NavigationModel {
  /// Registers the destination of a type of values; the first registration is used.
  func register<Value: Hashable>(
    _ type: Value.Type, content: @escaping (Value) -> AnyView
  ) -> Destination {
    let destination = Destination(type: type, content: Self.erase(content))
    let key = ObjectIdentifier(type)
    let isFirst = destinations[key, default: []].isEmpty
    destinations[key, default: []].append(destination)
    if isFirst {
      order.append(type)
      signals[key]?.fire()
    }
    return destination
  }

  func update<Value: Hashable>(_ destination: Destination, content: @escaping (Value) -> AnyView) {
    destination.content = Self.erase(content)
    let key = ObjectIdentifier(destination.type)
    if destinations[key]?.first === destination { signals[key]?.fire() }
  }

  func unregister(_ destination: Destination) {
    let key = ObjectIdentifier(destination.type)
    let wasFirst = destinations[key]?.first === destination
    destinations[key]?.removeAll { $0 === destination }
    if destinations[key]?.isEmpty == true {
      order.removeAll { ObjectIdentifier($0) == key }
    }
    if wasFirst { signals[key]?.fire() }
  }

  /// Returns the view of a value, or `nil` without a destination; registers an observed read.
  func destination(for value: AnyHashable) -> AnyView? {
    let key = ObjectIdentifier(type(of: value.base))
    let signal = signals[key] ?? Signal()
    signals[key] = signal
    signal.access()
    return destinations[key]?.first?.content(value)
  }

  private static func erase<Value: Hashable>(
    _ content: @escaping (Value) -> AnyView
  ) -> (AnyHashable) -> AnyView {
    // Found by the type of the value.
    { content($0.base as! Value) }
  }
}
#endif
