#if PortableViews
public import Observation

extension View {
  /// Passes a value to the rest of the scene while the focus is in the view.
  ///
  /// ``FocusedValue`` reads it. The value stays until another view with such a value gets the focus.
  public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View {
    FocusedValueView(content: self, keyPath: keyPath, value: value, isOfScene: false)
  }

  /// Passes a value, or none if `nil`, to the rest of the scene while the focus is in the view.
  @_disfavoredOverload
  public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View {
    FocusedValueView(content: self, keyPath: keyPath, value: value, isOfScene: false)
  }

  /// Passes an observable object to the rest of the scene while the focus is in the view.
  public func focusedValue<T: AnyObject & Observable>(_ object: T?) -> some View {
    FocusedValueView(
      content: self, keyPath: \FocusedValues[object: ObjectType<T>()], value: object,
      isOfScene: false)
  }

  /// Passes a value to the rest of the scene while the view is shown.
  public func focusedSceneValue<T>(
    _ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T
  ) -> some View {
    FocusedValueView(content: self, keyPath: keyPath, value: value, isOfScene: true)
  }

  /// Passes a value, or none if `nil`, to the rest of the scene while the view is shown.
  @_disfavoredOverload
  public func focusedSceneValue<T>(
    _ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T?
  ) -> some View {
    FocusedValueView(content: self, keyPath: keyPath, value: value, isOfScene: true)
  }

  /// Passes an observable object to the rest of the scene while the view is shown.
  public func focusedSceneValue<T: AnyObject & Observable>(_ object: T?) -> some View {
    FocusedValueView(
      content: self, keyPath: \FocusedValues[object: ObjectType<T>()], value: object,
      isOfScene: true)
  }
}

/// A type as a value that key paths can hold.
struct ObjectType<T: AnyObject>: Hashable {}

extension FocusedValues {
  subscript<T: AnyObject>(object type: ObjectType<T>) -> T? {
    get { self[object: T.self] }
    set { self[object: T.self] = newValue }
  }
}

/// A view that passes a value by the focus.
private struct FocusedValueView<Content: View, Value> {
  let content: Content
  let keyPath: WritableKeyPath<FocusedValues, Value?>
  let value: Value?
  let isOfScene: Bool
}

extension FocusedValueView: View, PrimitiveView {
  func content(in environment: EnvironmentValues) -> ViewContent {
    .observing(
      ObservingContent(model: FocusedEntry.init) { entry in
        var decoration = Decoration(.content)
        if !isOfScene, let record = environment.makeFocusRecorder(for: entry) {
          var handlers = EventHandlers()
          handlers.add(.focus, flag: record)
          decoration.handlers = handlers
        }
        let enclosing = environment.enclosingFocus.entries + (isOfScene ? [] : [entry])
        return EnvironmentView(
          content: DecoratedView(content: content, decoration: decoration),
          change: Change(entries: enclosing)
        )
        .lifecycle(
          Publication(entry: entry, keyPath: keyPath, value: value, isOfScene: isOfScene))
      })
  }

  private struct Change: EnvironmentChange {
    let entries: [FocusedEntry]

    func apply(to values: inout EnvironmentValues) {
      values.enclosingFocus = EnclosingFocus(entries: entries)
    }

    func isSame(as other: any EnvironmentChange) -> Bool {
      (other as? Self)?.entries.map(ObjectIdentifier.init) == entries.map(ObjectIdentifier.init)
    }
  }

  private struct Publication: LifecycleModifier {
    let entry: FocusedEntry
    let keyPath: WritableKeyPath<FocusedValues, Value?>
    let value: Value?
    let isOfScene: Bool

    func mount(in pass: any RenderPass, environment: EnvironmentValues) -> Storage {
      publish(in: environment)
      return Storage(registry: environment.focusedRegistry, keyPath: keyPath, value: value)
    }

    func update(
      _ storage: inout Storage, in pass: any RenderPass, environment: EnvironmentValues
    ) {
      guard storage.keyPath != keyPath || !ValueLayout.isSame(storage.value, value) else { return }
      storage.keyPath = keyPath
      storage.value = value
      publish(in: environment)
    }

    func unmount(_ storage: Storage, in pass: any RenderPass) {
      storage.registry?.remove(entry)
    }

    private func publish(in environment: EnvironmentValues) {
      environment.focusedRegistry?.update(entry, isOfScene: isOfScene) { [keyPath, value] values in
        if let value { values[keyPath: keyPath] = value }
      }
    }

    struct Storage {
      let registry: FocusedRegistry?
      var keyPath: WritableKeyPath<FocusedValues, Value?>
      var value: Value?
    }
  }
}
#endif
