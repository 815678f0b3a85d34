/// Returns the name of an optional property for messages, such as `Inventory.State.destination`.
///
/// A key path to a property with a getter does not know the name. It is found by the property's
/// storage, or by the only property that holds a child's state. Otherwise the result is the type of
/// that state.
package func propertyName<Root, Child>(of keyPath: KeyPath<Root, Child?>, in root: Root) -> String {
  let name = storedName(of: keyPath) ?? onlyName(holding: Child.self, in: root)
  return name.map { "\(typeName(Root.self)).\($0)" } ?? typeName(Child.self)
}

/// Returns the name of a stored property, or of an observed property by its storage.
func storedName<Root>(of keyPath: PartialKeyPath<Root>) -> String? {
  func storage<State: ObservableState>(_: State.Type) -> AnyKeyPath? {
    (keyPath as AnyKeyPath as? PartialKeyPath<State>).flatMap(State._$storage)
  }
  let storage = (Root.self as? any ObservableState.Type).flatMap { storage($0) }
  // A key path's description starts with its root type.
  let name = "\(storage ?? keyPath)".drop { $0 != "." }.dropFirst()
  guard !name.isEmpty, !name.contains("<computed") else { return nil }
  return storage == nil ? String(name) : declaredName(name)
}

/// Returns the name of the only property with a child's state, or `nil` if there are several.
private func onlyName<Root, Child>(holding type: Child.Type, in root: Root) -> String? {
  let names = Mirror(reflecting: root).children.compactMap { label, value -> Substring? in
    let state = (value as? any AnyPresentationState).map(\.anyState) ?? value
    return state is Child ? label?[...] : nil
  }
  return names.count == 1 ? declaredName(names[0]) : nil
}

/// Returns the declared name of a property whose storage may start with an underscore.
private func declaredName(_ storage: Substring) -> String {
  String(storage.hasPrefix("_") ? storage.dropFirst() : storage)
}
