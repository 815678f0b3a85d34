#if PortableViews
/// The gestures that attaching another one to a view leaves enabled.
public struct GestureMask: OptionSet, Sendable {
  /// No gesture.
  public static let none: Self = []
  /// The attached gesture; gestures of the views inside are disabled.
  public static let gesture = Self(rawValue: 1)
  /// The gestures of the views inside; the attached one is disabled.
  public static let subviews = Self(rawValue: 2)
  /// All gestures.
  public static let all: Self = [.gesture, .subviews]

  /// The gestures as bits.
  public let rawValue: UInt32

  /// Creates a mask from its bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }
}

extension View {
  /// Attaches a gesture to the view; the gestures of the views inside come first.
  ///
  /// - Parameters:
  ///   - gesture: The gesture to attach.
  ///   - mask: The gestures that stay enabled.
  nonisolated public func gesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    GestureView(content: self, gesture: gesture, priority: .low, mask: mask)
  }

  /// Attaches a gesture to the view, which has no effect while it is not enabled.
  nonisolated public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    self.gesture(gesture, including: isEnabled ? .all : .subviews)
  }

  /// Attaches a gesture to the view; the name has no effect.
  nonisolated public func gesture<T: Gesture>(
    _ gesture: T, name: String, isEnabled: Bool = true
  ) -> some View {
    self.gesture(gesture, isEnabled: isEnabled)
  }

  /// Attaches a gesture that precedes the gestures of the views inside.
  ///
  /// - Parameters:
  ///   - gesture: The gesture to attach.
  ///   - mask: The gestures that stay enabled.
  nonisolated public func highPriorityGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    GestureView(content: self, gesture: gesture, priority: .high, mask: mask)
  }

  /// Attaches a gesture that precedes the gestures of the views inside if it is enabled.
  nonisolated public func highPriorityGesture<T: Gesture>(
    _ gesture: T, isEnabled: Bool
  ) -> some View {
    highPriorityGesture(gesture, including: isEnabled ? .all : .subviews)
  }

  /// Attaches a gesture that is recognized together with the gestures of the views inside.
  ///
  /// - Parameters:
  ///   - gesture: The gesture to attach.
  ///   - mask: The gestures that stay enabled.
  nonisolated public func simultaneousGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    GestureView(content: self, gesture: gesture, priority: .independent, mask: mask)
  }

  /// Attaches a gesture that is recognized together with the gestures of the views inside if it is enabled.
  nonisolated public func simultaneousGesture<T: Gesture>(
    _ gesture: T, isEnabled: Bool
  ) -> some View {
    simultaneousGesture(gesture, including: isEnabled ? .all : .subviews)
  }
}

/// The gestures around a view.
struct SurroundingGestures {
  /// The gesture of the closest view around.
  var closest: GestureModel?
  /// Whether a view around disables the gestures inside.
  var areInnerDisabled = false
}

extension EnvironmentValues {
  var surroundingGestures: SurroundingGestures {
    get { self[typed: SurroundingGestures.self] ?? SurroundingGestures() }
    set { self[typed: SurroundingGestures.self] = newValue }
  }
}

/// A view with a gesture.
struct GestureView<Content: View, G: Gesture> {
  let content: Content
  let gesture: G
  let priority: GestureModel.Priority
  let mask: GestureMask
}

extension GestureView: View, PrimitiveView {
  func content(in environment: EnvironmentValues) -> ViewContent {
    let surroundings = environment.surroundingGestures
    let spaces = environment.coordinateSpaces
    let isEnabled = mask.contains(.gesture) && !surroundings.areInnerDisabled
    return .observing(
      ObservingContent(model: GestureModel.init) { model in
        model.update(gesture, priority: priority, outer: surroundings.closest, spaces: spaces)
        var inner = surroundings
        if isEnabled { inner.closest = model }
        if !mask.contains(.subviews) { inner.areInnerDisabled = true }
        var decoration = Decoration(.gesture)
        if isEnabled {
          var handlers = EventHandlers()
          handlers.add(.pointer, pointer: model.take)
          decoration.handlers = handlers
          decoration.traits.gesture = gesture.needs
        }
        return content.environment(\.surroundingGestures, inner).decorated(decoration)
          .onDisappear(perform: model.cancel)
      })
  }
}
#endif
