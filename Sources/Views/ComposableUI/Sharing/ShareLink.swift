#if PortableViews
public import Foundation

/// A button that offers texts, addresses and other values to other apps.
///
/// A browser shows what it can share with. A browser that cannot share copies the items instead.
public struct ShareLink<
  Data: RandomAccessCollection, PreviewImage, PreviewIcon, Label: View
>: View, PrimitiveView {
  private let items: [ElementShare.Item]
  /// The item that a tap offers as a file, as it is neither a text nor an address.
  private var file: TransferItem?
  private let subject: Text?
  private let message: Text?
  private let label: Label

  private init(
    _ items: [ElementShare.Item], _ subject: Text?, _ message: Text?,
    @ViewBuilder label: () -> Label
  ) {
    self.items = items
    self.subject = subject
    self.message = message
    self.label = label()
  }

  init(
    transferring items: [TransferItem], _ subject: Text?, _ message: Text?,
    @ViewBuilder label: () -> Label
  ) {
    let shared = items.compactMap(\.shared)
    self.init(shared, subject, message, label: label)
    if shared.isEmpty { file = items.first }
  }

  package func content(in environment: EnvironmentValues) -> ViewContent {
    var element = ViewElement(
      details: .button(ButtonDetails(style: environment.builtInButtonStyle)))
    element.isDisabled = !environment.isEnabled
    let title = subject.map { ViewOutline($0, in: environment).title }
    if file == nil {
      element.traits.share = ElementShare(
        items: items, subject: title,
        message: message.map { ViewOutline($0, in: environment).title })
    }
    var content = ElementContent(element)
    content.setLabel(label, in: environment)
    if let file {
      content.handlers.add(.tap, action: { offer(file, named: title, environment.transfers) })
    }
    return .element(content)
  }

  private func offer(_ item: TransferItem, named name: String?, _ transfers: Transfers?) {
    Task { @MainActor in
      let named = item.suggestedName ?? name
      guard let file = try? await OfferedFile(item, as: [], named: named) else { return }
      _ = transfers?.offer(file)
    }
  }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never {
  /// Creates a button that shares addresses.
  public init(
    items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) where Data.Element == URL {
    self.init(items.map { .address($0.absoluteString) }, subject, message, label: label)
  }

  /// Creates a button that shares texts.
  public init(
    items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) where Data.Element == String {
    self.init(items.map { .text($0) }, subject, message, label: label)
  }

  /// Creates a button that shares an address.
  public init(
    item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<URL> {
    self.init([.address(item.absoluteString)], subject, message, label: label)
  }

  /// Creates a button that shares a text.
  public init(
    item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<String> {
    self.init([.text(item)], subject, message, label: label)
  }
}

extension ShareLink
where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
  /// Creates a button with the usual label that shares an address.
  public init(item: URL, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<URL> {
    self.init(item: item, subject: subject, message: message) { DefaultShareLinkLabel() }
  }

  /// Creates a button with the usual label that shares a text.
  public init(item: String, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<String> {
    self.init(item: item, subject: subject, message: message) { DefaultShareLinkLabel() }
  }

  /// Creates a button with a title that shares an address.
  public init(
    _ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<URL> {
    self.init(item: item, subject: subject, message: message) {
      DefaultShareLinkLabel(title: Text(titleKey))
    }
  }

  /// Creates a button with a title that shares a text.
  public init(
    _ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<String> {
    self.init(item: item, subject: subject, message: message) {
      DefaultShareLinkLabel(title: Text(titleKey))
    }
  }

  /// Creates a button with a title that shares an address.
  public init(_ title: Text, item: URL, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<URL> {
    self.init(item: item, subject: subject, message: message) {
      DefaultShareLinkLabel(title: title)
    }
  }

  /// Creates a button with a title that shares a text.
  public init(_ title: Text, item: String, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<String> {
    self.init(item: item, subject: subject, message: message) {
      DefaultShareLinkLabel(title: title)
    }
  }
}

/// The usual label of a share link: a symbol and a title.
public struct DefaultShareLinkLabel: View {
  var title: Text?

  /// The symbol and the title.
  public var body: some View {
    Label {
      if let title { title } else { Text(BuiltInWord.share) }
    } icon: {
      Image(systemName: "square.and.arrow.up")
    }
  }
}

/// The texts and addresses that an element shares.
public struct ElementShare: Hashable, Sendable {
  /// A text or an address.
  public enum Item: Hashable, Sendable {
    case text(String)
    case address(String)

    /// The text, or the address as a text.
    public var text: String {
      switch self {
      case .text(let text), .address(let text): text
      }
    }
  }

  /// The shared items.
  public var items: [Item]
  /// The subject, if any.
  public var subject: String?
  /// The message before the items, if any.
  public var message: String?

  /// Creates the description of what an element shares.
  public init(items: [Item], subject: String? = nil, message: String? = nil) {
    self.items = items
    self.subject = subject
    self.message = message
  }
}

extension EnvironmentValues {
  /// The style of buttons that are not drawn by a style of one's own.
  var builtInButtonStyle: ButtonDetails.Style {
    if case .builtIn(let style) = buttonStyleChoice { style } else { .plain }
  }
}
#endif
