#if PortableViews
/// A button that passes on the content of the user's clipboard.
///
/// A browser passes on texts alone, and may ask the user first. Where it does not let a page read the
/// clipboard, Control-V pastes while the button has the focus.
public struct PasteButton: View, PrimitiveView {
  private let paste: ([TransferItem]) -> Bool

  /// Creates a button that passes on values of a type.
  public init<T: Transferable>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) {
    paste = { items in
      items.load(payloadType) { values in
        onPaste(values)
        return true
      }
    }
  }

  /// Creates a button that passes on items of some types.
  public init(
    supportedContentTypes: [UTType], payloadAction: @escaping ([NSItemProvider]) -> Void
  ) {
    paste = { items in
      let accepted = items.filter { DropTarget.accepts(supportedContentTypes, $0.contentTypes) }
      guard !accepted.isEmpty else { return false }
      payloadAction(accepted.map(NSItemProvider.init(item:)))
      return true
    }
  }

  package func content(in environment: EnvironmentValues) -> ViewContent {
    var element = ViewElement(
      details: .button(ButtonDetails(style: environment.builtInButtonStyle)))
    element.isDisabled = !environment.isEnabled
    element.traits.transfer = .clipboard
    var content = ElementContent(element)
    content.setLabel(
      Label {
        Text(BuiltInWord.paste)
      } icon: {
        Image(systemName: "doc.on.clipboard")
      }, in: environment)
    content.handlers.add(transfer: { input in
      guard case .text = input.step, let items = input.items(in: nil) else { return false }
      // A text that is no such value is nothing to paste.
      _ = paste(items)
      return true
    })
    return .element(content)
  }
}
#endif
