#if PortableViews
/// A key of a value that a focused view passes to the rest of its scene.
public protocol FocusedValueKey {
  /// The type of the value.
  associatedtype Value
}

/// The values that the focused views, and the scene as a whole, pass to the rest of the scene.
///
/// A value is `nil` until a view passes it.
public struct FocusedValues {
  private var values: [ObjectIdentifier: Any] = [:]

  init() {}

  /// The value of a key, or `nil` if no view passes one.
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { values[ObjectIdentifier(key)] as? Key.Value }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// The object stored under its type, if any.
  subscript<T: AnyObject>(object type: T.Type) -> T? {
    get { values[ObjectIdentifier(type)] as? T }
    set { values[ObjectIdentifier(type)] = newValue }
  }
}

/// A value that one view passes while it is shown.
@MainActor
final class FocusedEntry {
  fileprivate var set: ((inout FocusedValues) -> Void)?
}

/// The values that the views of a graph pass by the focus.
///
/// The views around the field that got the focus last pass theirs until another view gets it, so that
/// a command which takes the focus by a click still works on them.
@MainActor
package final class FocusedRegistry {
  nonisolated let location = StateLocation(FocusedValues())
  private var sceneEntries: [FocusedEntry] = []
  private var focusedEntries: [FocusedEntry] = []

  package init() {}

  /// Sets what an entry passes; the first time, the entry becomes one of the scene if it is for it.
  func update(
    _ entry: FocusedEntry, isOfScene: Bool, _ set: @escaping (inout FocusedValues) -> Void
  ) {
    if entry.set == nil, isOfScene { sceneEntries.append(entry) }
    entry.set = set
    if isOfScene || focusedEntries.contains(where: { $0 === entry }) { publish() }
  }

  /// Removes an entry whose view is gone.
  func remove(_ entry: FocusedEntry) {
    entry.set = nil
    sceneEntries.removeAll { $0 === entry }
    focusedEntries.removeAll { $0 === entry }
    publish()
  }

  /// Records that a view has got the focus.
  ///
  /// - Parameter entries: The entries of the views around it, the outermost first.
  func focus(_ entries: [FocusedEntry]) {
    guard entries.map(ObjectIdentifier.init) != focusedEntries.map(ObjectIdentifier.init) else {
      return
    }
    focusedEntries = entries
    publish()
  }

  private func publish() {
    var values = FocusedValues()
    for entry in sceneEntries + focusedEntries { entry.set?(&values) }
    location.set(values)
  }
}

/// The entries of the views around a view, the outermost first.
struct EnclosingFocus {
  var entries: [FocusedEntry] = []
}

extension EnvironmentValues {
  /// The values that views pass by the focus; `nil` outside of a graph.
  package var focusedRegistry: FocusedRegistry? {
    get { self[typed: FocusedRegistry.self] }
    set { self[typed: FocusedRegistry.self] = newValue }
  }

  var enclosingFocus: EnclosingFocus {
    get { self[typed: EnclosingFocus.self] ?? EnclosingFocus() }
    set { self[typed: EnclosingFocus.self] = newValue }
  }

  /// Returns a function that records the focus of a view inside; `nil` if there is nothing to record.
  @MainActor
  func makeFocusRecorder(for own: FocusedEntry? = nil) -> (@MainActor (Bool) -> Void)? {
    let entries = enclosingFocus.entries + (own.map { [$0] } ?? [])
    guard let focusedRegistry, !entries.isEmpty else { return nil }
    return { isFocused in
      if isFocused { focusedRegistry.focus(entries) }
    }
  }
}
#endif
