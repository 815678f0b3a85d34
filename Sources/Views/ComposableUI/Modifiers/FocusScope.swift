#if PortableViews
/// The views of a focus scope that prefer to have the focus.
@MainActor
final class FocusScopeModel {
  private var preferred: [StateLocation<Bool>] = []

  nonisolated init() {}

  func add(_ isWanted: StateLocation<Bool>) {
    preferred.append(isWanted)
  }

  func remove(_ isWanted: StateLocation<Bool>) {
    preferred.removeAll { $0 === isWanted }
  }

  /// Gives the focus to the first of the views.
  func focusPreferred() {
    preferred.first?.set(true)
  }
}

extension View {
  /// Gives the focus, when the view appears, to the first view inside that prefers it.
  ///
  /// - Parameter namespace: The namespace that `prefersDefaultFocus(_:in:)` has as well.
  public func focusScope(_ namespace: Namespace.ID) -> some View {
    lifecycle(FocusScope(model: namespace.focusScope))
  }

  /// Sets whether the view gets the focus when the focus scope with a namespace appears.
  ///
  /// A view with `focused(_:)` of its own follows that one.
  public func prefersDefaultFocus(
    _ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID
  ) -> some View {
    PreferringView(content: self, preference: prefersDefaultFocus, scope: namespace.focusScope)
  }
}

private struct FocusScope: LifecycleModifier {
  let model: FocusScopeModel

  func mount(in pass: any RenderPass, environment: EnvironmentValues) {
    // The views inside are mounted before.
    pass.afterPass(model.focusPreferred)
  }
}

/// A view that gets the focus with its scope.
private struct PreferringView<Content: View>: View, PrimitiveView {
  let content: Content
  let preference: Bool
  let scope: FocusScopeModel

  func content(in environment: EnvironmentValues) -> ViewContent {
    .observing(
      ObservingContent(model: { StateLocation(false) }) { isWanted in
        var decoration = Decoration(.content)
        // Only until the focus has arrived: then people move it.
        decoration.traits.isFocused = isWanted.get() ? true : nil
        var handlers = EventHandlers()
        handlers.add(.focus, flag: { _ in isWanted.set(false) })
        decoration.handlers = handlers
        return content.decorated(decoration)
          .lifecycle(Preference(isWanted: preference ? isWanted : nil, scope: scope))
      })
  }

  private struct Preference: LifecycleModifier {
    let isWanted: StateLocation<Bool>?
    let scope: FocusScopeModel

    func mount(in pass: any RenderPass, environment: EnvironmentValues) -> Self {
      if let isWanted { scope.add(isWanted) }
      return self
    }

    func update(_ storage: inout Self, in pass: any RenderPass, environment: EnvironmentValues) {
      guard storage.isWanted !== isWanted || storage.scope !== scope else { return }
      unmount(storage, in: pass)
      storage = mount(in: pass, environment: environment)
    }

    func unmount(_ storage: Self, in pass: any RenderPass) {
      if let isWanted = storage.isWanted { storage.scope.remove(isWanted) }
    }
  }
}

/// An action that moves the focus to the default of a scope.
public struct ResetFocusAction {
  /// Gives the focus to the first view that prefers it in the scope of a namespace.
  @MainActor @preconcurrency
  public func callAsFunction(in namespace: Namespace.ID) {
    namespace.focusScope.focusPreferred()
  }
}

extension EnvironmentValues {
  /// An action that moves the focus to the default of a scope.
  public var resetFocus: ResetFocusAction { ResetFocusAction() }
}
#endif
