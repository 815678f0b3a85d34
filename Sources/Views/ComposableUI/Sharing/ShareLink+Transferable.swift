#if PortableViews
extension ShareLink {
  /// Creates a button that shares values.
  ///
  /// Values that can become texts or addresses are shared as such; of others, the first is offered as a file.
  public init(
    items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>,
    @ViewBuilder label: () -> Label
  ) where Data.Element: Transferable, PreviewImage: Transferable, PreviewIcon: Transferable {
    let title = items.first.map { preview($0).title }
    self.init(
      transferring: items.map(TransferItem.init(_:)), subject ?? title, message, label: label)
  }

  /// Creates a button that shares a value.
  ///
  /// A value that can become a text or an address is shared as such; another is offered as a file.
  public init<I: Transferable>(
    item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>, @ViewBuilder label: () -> Label
  )
  where
    Data == CollectionOfOne<I>, PreviewImage: Transferable, PreviewIcon: Transferable
  {
    self.init(transferring: [TransferItem(item)], subject ?? preview.title, message, label: label)
  }
}

extension ShareLink
where PreviewImage: Transferable, PreviewIcon: Transferable, Label == DefaultShareLinkLabel {
  /// Creates a button with the usual label that shares values.
  public init(
    items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) where Data.Element: Transferable {
    self.init(items: items, subject: subject, message: message, preview: preview) {
      DefaultShareLinkLabel()
    }
  }

  /// Creates a button with the usual label that shares a value.
  public init<I: Transferable>(
    item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    self.init(item: item, subject: subject, message: message, preview: preview) {
      DefaultShareLinkLabel()
    }
  }

  /// Creates a button with a title that shares a value.
  public init<I: Transferable>(
    _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    self.init(item: item, subject: subject, message: message, preview: preview) {
      DefaultShareLinkLabel(title: Text(titleKey))
    }
  }

  /// Creates a button with a title that shares a value.
  @_disfavoredOverload
  public init<S: StringProtocol, I: Transferable>(
    _ title: S, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    self.init(item: item, subject: subject, message: message, preview: preview) {
      DefaultShareLinkLabel(title: Text(title))
    }
  }

  /// Creates a button with a title that shares a value.
  public init<I: Transferable>(
    _ title: Text, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    self.init(item: item, subject: subject, message: message, preview: preview) {
      DefaultShareLinkLabel(title: title)
    }
  }
}

extension TransferItem {
  /// The text or the address that is shared for the item, if it can become one at once.
  var shared: ElementShare.Item? {
    for export in exports {
      let isAddress = export.contentType == .url
      guard isAddress || export.contentType.conforms(to: .plainText),
        let content = try? export.content.immediate?(()), let data = try? content.data(),
        let text = String(data: data, encoding: .utf8)
      else { continue }
      return isAddress ? .address(text) : .text(text)
    }
    return nil
  }
}
#endif
