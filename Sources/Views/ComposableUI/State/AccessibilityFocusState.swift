#if PortableViews
/// The control that has the focus, which screen readers follow.
///
/// A browser does not tell where its screen reader is. The state follows the focus: writing it moves
/// the focus to a control, and has no effect on a text or an image.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
  private var state: FocusState<Value>

  /// Creates a Boolean state that is true while its control has the focus.
  public init() where Value == Bool {
    state = FocusState()
  }

  /// Creates an optional state that holds the focused control, or `nil` if none has the focus.
  public init<T: Hashable>() where Value == T? {
    state = FocusState()
  }

  /// The control that has the focus.
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }

  /// A binding to pass to `accessibilityFocused(_:equals:)`.
  public var projectedValue: Binding { Binding(focus: state.projectedValue) }

  /// A reference that reads and writes the state.
  @propertyWrapper
  public struct Binding {
    fileprivate let focus: FocusState<Value>.Binding

    /// The control that has the focus.
    public var wrappedValue: Value {
      get { focus.wrappedValue }
      nonmutating set { focus.wrappedValue = newValue }
    }

    /// The binding itself.
    public var projectedValue: Binding { self }
  }
}

extension AccessibilityFocusState: InstalledProperty {
  package func makeStorage() -> AnyObject? { state.makeStorage() }
  package mutating func install(_ storage: AnyObject?) { state.install(storage) }
}

extension AccessibilityFocusState: IdentityComparable {
  package static func isSame(_ lhs: Self, _ rhs: Self) -> Bool { true }
}

extension AccessibilityFocusState.Binding: IdentityComparable {
  package static func isSame(_ lhs: Self, _ rhs: Self) -> Bool {
    FocusState<Value>.Binding.isSame(lhs.focus, rhs.focus)
  }
}

extension View {
  /// Focuses the control while the state equals a value, and sets the state when it is focused.
  public func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> some View {
    focused(binding.focus, equals: value)
  }

  /// Focuses the control while the state is true, and sets the state when the focus changes.
  public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View
  {
    focused(condition.focus)
  }

  /// Gives the focus, when the view appears and no field of the state has it, to one of them.
  ///
  /// - Parameters:
  ///   - binding: The state.
  ///   - value: The value of the field.
  ///   - priority: Has no effect.
  public func defaultFocus<V: Hashable>(
    _ binding: FocusState<V>.Binding, _ value: V,
    priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View {
    onAppear {
      if binding.wrappedValue == binding.initial { binding.wrappedValue = value }
    }
  }
}

/// The importance of a default focus, without effect.
public struct DefaultFocusEvaluationPriority: Sendable {
  /// When the view appears.
  public static let automatic = Self()
  /// Whenever the focus moves into the view.
  public static let userInitiated = Self()
}
#endif
