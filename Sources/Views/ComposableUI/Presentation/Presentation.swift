#if PortableViews
import PerceptionCore

/// A modal presentation: a sheet, an alert or a confirmation dialog.
struct PresentationView: View, PrimitiveView {
  let element: ViewElement
  /// The title, if the element has one of its own.
  var title: Text?
  /// A function that ends the presentation, by changing the binding that presents it.
  let dismiss: () -> Void
  /// Whether any button inside closes the presentation, as in alerts.
  let isDialog: Bool
  let content: AnyView

  func content(in environment: EnvironmentValues) -> ViewContent {
    .observing(
      ObservingContent(model: PresentationModel.init) { model in
        model.dismiss = dismiss
        model.changes.access()
        return ElementView(element(of: model, in: environment))
      })
  }

  private func element(
    of model: PresentationModel, in environment: EnvironmentValues
  ) -> ElementContent {
    var content = ElementContent(
      element,
      content: EnvironmentView(content: content, change: Change(model: model, isDialog: isDialog)))
    if let title { content.element.text = title.string(in: environment.localization) }
    // The title is below the image.
    if isDialog, environment.dialogIcon != nil { content.element.isLabelHidden = true }
    content.isDecoratable = false
    content.title = model.title
    shape(&content.element, by: model, in: environment)
    // The element may be outside of the one that has the size of texts.
    if environment.dynamicTypeSize != .large {
      content.element.style.setTypeSize(environment.dynamicTypeSize)
    }
    for look in model.looks { Decoration(.content) { $0 = look }.merge(into: &content.element) }
    model.addResizing(to: &content, in: environment)
    // Only its own controls close what covers the screen.
    if !model.isLocked, content.element.details != .sheet(.full) {
      content.handlers.add(.dismiss, action: dismiss)
    }
    return content
  }

  /// Gives a sheet or a popover the kind, the size and the modality that views inside have set.
  private func shape(
    _ element: inout ViewElement, by model: PresentationModel, in environment: EnvironmentValues
  ) {
    guard element.role == .sheet || element.role == .popover else { return }
    if let details = model.adaptation(in: environment)?.details { element.details = details }
    var size = SheetSize.automatic
    if case .sheet(let ownSize) = element.details {
      guard ownSize != .full else { return }
      size = model.sheetSize ?? ownSize
      element.details = .sheet(size)
      if environment.horizontalSizeClass == .regular { model.sizing?.apply(to: &element) }
    }
    if model.interaction?.isEnabled(at: size) == true { element.style.effects.isModeless = true }
  }

  /// A change that gives views inside a presentation its dismissal, without the navigation around.
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
      values.tabPlace = nil
      values.isEnabled = true
    }

    func isSame(as other: any EnvironmentChange) -> Bool {
      (other as? Self)?.model === model
    }
  }
}

/// The state of a presentation.
@MainActor
final class PresentationModel {
  let title = TitleModel()
  /// The requests of views inside, keyed by their owners.
  private var wishes: [ObjectIdentifier: PresentationWish] = [:]
  /// A signal that fires when the requests change.
  let changes = Signal()
  /// The most recent function that ends the presentation.
  var dismiss: () -> Void = {}
  /// The size that people have chosen.
  private var chosenSize: SheetSize?

  /// Whether only a control inside closes the presentation.
  var isLocked: Bool { wishes.values.contains { $0 == .stay(true) } }

  /// The sizes of the sheet, if a view inside has set some.
  var detents: SheetDetents? {
    for case .detents(let detents) in wishes.values where !detents.sizes.isEmpty { return detents }
    return nil
  }

  /// The size of the sheet, if a view inside has set one.
  var sheetSize: SheetSize? {
    guard let detents else { return nil }
    if let selected = detents.selected { return selected }
    return detents.sizes.first { $0 == chosenSize } ?? detents.sizes.first
  }

  /// Whether dragging the content of the sheet only scrolls it.
  var scrollsContent: Bool { wishes.values.contains(.contentInteraction(scrolls: true)) }

  /// Gives the sheet one of its sizes.
  func choose(_ size: SheetSize) {
    guard let detents, size != sheetSize else { return }
    chosenSize = size
    if let selection = detents.selection {
      selection.wrappedValue = PresentationDetent(size: size)
    } else {
      changes.fire()
    }
  }

  /// The size of the sheet in wide windows, if a view inside has set one.
  var sizing: SheetSizing? {
    for case .sizing(let sizing) in wishes.values { return sizing }
    return nil
  }

  /// The use of the views behind, if a view inside has set one.
  var interaction: PresentationBackgroundInteraction? {
    for case .interaction(let interaction) in wishes.values { return interaction }
    return nil
  }

  /// Returns the presentation for the window, if it is small and a view inside has set one.
  func adaptation(in environment: EnvironmentValues) -> PresentationAdaptation? {
    for case .adaptation(let horizontal, let vertical) in wishes.values {
      if environment.verticalSizeClass == .compact { return vertical }
      return environment.horizontalSizeClass == .compact ? horizontal : nil
    }
    return nil
  }

  /// The looks that views inside have set.
  var looks: [ElementStyle] {
    wishes.values.compactMap { if case .look(let style) = $0 { style } else { nil } }
  }

  func setWish(_ wish: PresentationWish?, of owner: AnyObject) {
    let hasChanged = wishes[ObjectIdentifier(owner)] != wish
    // An equal one may set another binding.
    wishes[ObjectIdentifier(owner)] = wish
    if hasChanged { changes.fire() }
  }
}

/// A view with a presentation, which is shown while a binding is true or holds an item.
struct PresentingView<Content: View>: View, PrimitiveView {
  let content: Content
  /// A function that reads the binding and returns the presentation with its identity, or `nil`.
  let presented: () -> (id: AnyHashable, view: PresentationView)?
  let onDismiss: (() -> Void)?

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

/// Runs an action when a presentation has ended or was replaced, by any cause.
private struct DismissalObserver: LifecycleModifier {
  let id: AnyHashable?
  let onDismiss: (() -> Void)?

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
}
#endif
