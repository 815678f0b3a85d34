#if PortableViews
/// A modifier that runs as a view is mounted, updated and unmounted, such as a task or a title.
@MainActor
package protocol LifecycleModifier {
  /// The data that the modifier keeps while the view is mounted.
  associatedtype Storage

  /// Called in the pass that makes the view.
  func mount(in pass: any RenderPass, environment: EnvironmentValues) -> Storage

  /// Called in each later pass that makes the view again, before the views inside are updated.
  func prepare(_ storage: inout Storage, in pass: any RenderPass)

  /// Called in each later pass that makes the view again, after the views inside were updated.
  func update(_ storage: inout Storage, in pass: any RenderPass, environment: EnvironmentValues)

  /// Called in the pass that removes the view.
  func unmount(_ storage: Storage, in pass: any RenderPass)
}

extension LifecycleModifier {
  package func prepare(_ storage: inout Storage, in pass: any RenderPass) {}

  package func unmount(_ storage: Storage, in pass: any RenderPass) {}
}

extension LifecycleModifier where Storage == Void {
  package func update(
    _ storage: inout Void, in pass: any RenderPass, environment: EnvironmentValues
  ) {}
}

/// One pass of a graph over its views.
@MainActor
package protocol RenderPass: AnyObject {
  /// Runs an action once the pass has ended.
  func afterPass(_ action: @escaping () -> Void)

  /// Draws the changes of the pass with an animation, or with none.
  func animate(with animation: Animation?)

  /// The animation of the changes of the pass so far.
  var currentAnimation: Animation? { get }

  func warn(_ message: String)
}
/// A view with a modifier that runs as the view is mounted, updated and unmounted.
struct LifecycleView<Content: View, Modifier: LifecycleModifier> {
  let content: Content
  let modifier: Modifier
}

extension LifecycleView: View, PrimitiveView {
  func content(in environment: EnvironmentValues) -> ViewContent {
    .lifecycle(modifier, content)
  }
}

extension View {
  nonisolated func lifecycle(_ modifier: some LifecycleModifier) -> some View {
    LifecycleView(content: self, modifier: modifier)
  }
}
#endif
