#if PortableViews
/// The field that has the focus; focusing sets the value, and writing it moves the focus.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  private let initial: Value
  private var location: StateLocation<Value>?

  /// Creates a Boolean state that is true while its field has the focus.
  public init() where Value == Bool {
    initial = false
  }

  /// Creates an optional state that holds the focused field, or `nil` if none has the focus.
  public init<T: Hashable>() where Value == T? {
    initial = nil
  }

  /// The field that has the focus.
  public var wrappedValue: Value {
    get { location?.get() ?? initial }
    nonmutating set { location?.set(newValue) }
  }

  /// A binding to pass to `focused(_:equals:)`.
  public var projectedValue: Binding { Binding(location: location, initial: initial) }

  /// A reference that reads and writes a focus state.
  @propertyWrapper
  public struct Binding {
    let location: StateLocation<Value>?
    let initial: Value

    /// The field that has the focus.
    public var wrappedValue: Value {
      get { location?.get() ?? initial }
      nonmutating set { location?.set(newValue) }
    }

    /// The binding itself.
    public var projectedValue: Binding { self }
  }
}

extension FocusState: InstalledProperty {
  package func makeStorage() -> AnyObject? {
    StateLocation(initial)
  }

  package mutating func install(_ storage: AnyObject?) {
    location = storage as? StateLocation<Value>
  }
}

extension FocusState: IdentityComparable {
  package static func isSame(_ lhs: Self, _ rhs: Self) -> Bool { true }
}

extension FocusState.Binding: IdentityComparable {
  package static func isSame(_ lhs: Self, _ rhs: Self) -> Bool { lhs.location === rhs.location }
}

extension View {
  /// Focuses the view while the state equals a value, and sets the state when the view is focused.
  ///
  /// When the view loses the focus, the state returns to `nil` or `false`.
  public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View {
    FocusedView(
      content: self, isFocused: { binding.wrappedValue == value },
      focus: { isFocused in
        if isFocused {
          binding.wrappedValue = value
        } else if binding.wrappedValue == value {
          binding.wrappedValue = binding.initial
        }
      })
  }

  /// Focuses the view while the state is true, and sets the state when the focus changes.
  public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    focused(condition, equals: true)
  }
}

struct FocusedView<Content: View>: View, PrimitiveView {
  let content: Content
  let isFocused: () -> Bool
  let focus: (Bool) -> Void

  func content(in environment: EnvironmentValues) -> ViewContent {
    .observing(
      ObservingContent {
        var decoration = Decoration(.content)
        decoration.traits.isFocused = isFocused()
        var handlers = EventHandlers()
        handlers.add(.focus, flag: focus)
        if let record = environment.makeFocusRecorder() { handlers.add(.focus, flag: record) }
        decoration.handlers = handlers
        return DecoratedView(content: content, decoration: decoration)
      })
  }
}
#endif
