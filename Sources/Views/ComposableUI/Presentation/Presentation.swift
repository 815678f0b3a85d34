#if PortableViews
/// What a presentation needs to know about what presents it.
struct Presentation {
  /// The element of the presentation.
  var element: ViewElement
  /// The title, if the element has one of its own.
  var title: Text?
  /// Asks whatever presents it to stop doing so.
  var dismiss: () -> Void
  /// Whether pressing any button inside closes it, as in alerts.
  var isDialog: Bool
}

/// A modal presentation: a sheet, an alert or a confirmation dialog.
struct PresentationView: View, PrimitiveView {
  typealias Body = Never

  let presentation: Presentation
  let content: AnyView

  func content(in environment: EnvironmentValues) -> ViewContent {
    .observing(
      ObservingContent(model: PresentationModel.init) { model in
        model.dismiss = presentation.dismiss
        model.changes.access()
        return ElementView(element(of: model, in: environment))
      })
  }

  private func element(
    of model: PresentationModel, in environment: EnvironmentValues
  ) -> ElementContent {
    var content = ElementContent(
      presentation.element,
      content: EnvironmentView(
        content: content, change: Change(model: model, isDialog: presentation.isDialog)))
    if let title = presentation.title {
      content.element.text = title.string(in: environment.localization)
    }
    content.isDecoratable = false
    content.title = model.title
    content.element.attributes[.look] = model.look ?? content.element.attributes[.look]
    if !model.isLocked { content.handlers.add(.dismiss, action: presentation.dismiss) }
    return content
  }

  /// What is inside a presentation knows how to close it, and nothing of the stack around it.
  private struct Change: EnvironmentChange {
    let model: PresentationModel
    let isDialog: Bool

    func apply(to values: inout EnvironmentValues) {
      let dismiss = { [model] in model.dismiss() }
      values.dismiss = DismissAction(isPresented: true, action: dismiss)
      values.dialogDismissal = isDialog ? dismiss : nil
      values.title = model.title
      values.presentation = model
      values.editMode = model.title.editMode
      values.navigation = nil
      values.isEnabled = true
    }

    func isSame(as other: any EnvironmentChange) -> Bool {
      (other as? Self)?.model === model
    }
  }
}

/// What a presentation keeps while it is there.
@MainActor
final class PresentationModel {
  let title = TitleModel()
  /// What views inside say about the presentation, by who says it.
  private var wishes: [ObjectIdentifier: PresentationWish] = [:]
  /// Fires when views inside want something else of the presentation.
  let changes = Signal()
  /// Asks whatever presents it, as it is now, to stop doing so.
  var dismiss: () -> Void = {}

  /// Whether people cannot close it without a control inside.
  var isLocked: Bool { wishes.values.contains { $0 == .stay(true) } }

  /// How it is drawn, if a view inside has said so.
  var look: String? {
    for case .look(let look) in wishes.values { return look }
    return nil
  }

  func setWish(_ wish: PresentationWish?, of owner: AnyObject) {
    guard wishes[ObjectIdentifier(owner)] != wish else { return }
    wishes[ObjectIdentifier(owner)] = wish
    changes.fire()
  }
}

/// A view with a presentation, which is there as long as a binding says so.
struct PresentingView<Content: View> {
  let content: Content
  /// The identity of what is presented, and the presentation; reads the binding.
  let presented: () -> (id: AnyHashable, view: PresentationView)?
  let onDismiss: (() -> Void)?
}

extension PresentingView: View, PrimitiveView {
  typealias Body = Never

  func content(in environment: EnvironmentValues) -> ViewContent {
    .sequence([content, ObservingView { presentation }])
  }

  @ViewBuilder @MainActor private var presentation: some View {
    let presented = presented()
    Group {
      if let presented { presented.view.id(presented.id) }
    }
    .lifecycle(DismissalObserver(id: presented?.id, onDismiss: onDismiss))
  }
}

/// Notices that something presented has gone away, by whatever means.
private struct DismissalObserver {
  let id: AnyHashable?
  let onDismiss: (() -> Void)?
}

extension DismissalObserver: LifecycleModifier {
  func mount(in pass: any RenderPass, environment: EnvironmentValues) -> AnyHashable? {
    id
  }

  func update(
    _ storage: inout AnyHashable?, in pass: any RenderPass, environment: EnvironmentValues
  ) {
    guard storage != id else { return }
    if storage != nil, let onDismiss { pass.afterPass(onDismiss) }
    storage = id
  }

  func unmount(_ storage: AnyHashable?, in pass: any RenderPass) {}
}
#endif
