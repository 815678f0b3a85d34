#if PortableViews
extension View {
  /// Presents an alert or a confirmation dialog while a binding is true.
  func dialog<Actions: View, Message: View>(
    _ role: ViewElement.Role, title: Text, isPresented: Binding<Bool>,
    hidesTitle: Bool = false, actions: Actions, message: Message
  ) -> some View {
    PresentingView(
      content: self,
      presented: {
        guard isPresented.wrappedValue else { return nil }
        let content = TupleView(
          (
            DialogHead(title: hidesTitle ? nil : title), message, DialogToggle(), AnyView(actions),
            DialogFallback(isConfirmation: role == .confirmationDialog, actions: AnyView(actions))
          ))
        var element = ViewElement(role)
        element.isLabelHidden = hidesTitle
        let presentation = PresentationView(
          element: element, title: title,
          dismiss: { isPresented.wrappedValue = false }, isDialog: true, content: AnyView(content))
        return (true, presentation)
      }, onDismiss: nil)
  }
}

/// The closing button that a dialog gets if it has none of its own: "OK" or "Cancel".
private struct DialogFallback: View, PrimitiveView {
  let isConfirmation: Bool
  let actions: AnyView

  func content(in environment: EnvironmentValues) -> ViewContent {
    var buttons = DialogButtons()
    buttons.add(actions, in: environment)
    let word: BuiltInWord? =
      if buttons.isEmpty, !isConfirmation { .ok } else if isConfirmation, !buttons.hasCancel {
        .cancel
      } else { nil }
    return .branch(
      word.map { word in
        ViewBranch(.only, Button(role: .cancel, action: {}, label: { Text(word) }))
      })
  }
}

/// A summary of the buttons of a dialog that are found without evaluating bodies.
@MainActor
private struct DialogButtons {
  var isEmpty = true
  var hasCancel = false

  mutating func add(_ view: any View, in environment: EnvironmentValues) {
    if let button = view as? any RoleHaving {
      isEmpty = false
      if button.role == .cancel { hasCancel = true }
      return
    }
    guard let primitive = view as? any PrimitiveView else {
      isEmpty = false
      return
    }
    switch primitive.content(in: environment) {
    case .empty, .branch(nil): break
    case .sequence(let views): for view in views { add(view, in: environment) }
    case .branch(let branch?): add(branch.view, in: environment)
    case .decorated(_, let view), .environment(_, let view), .lifecycle(_, let view),
      .preference(_, let view):
      add(view, in: environment)
    case .rows(let rows):
      for row in ViewOutline.views(of: rows) { add(row.view, in: environment) }
    case .element, .observing, .hoisted: isEmpty = false
    }
  }
}

/// A button without the generic type of its label.
@MainActor
private protocol RoleHaving {
  var role: ButtonRole? { get }
}

extension Button: RoleHaving {}
#endif
