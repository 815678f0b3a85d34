#if PortableViews
/// The clipboard of the user whose event is being handled, by the names that a Mac has for it.
///
/// It is the same clipboard as `UIPasteboard`, with the same limits.
@MainActor
public final class NSPasteboard {
  /// The kind of something on a clipboard.
  public struct PasteboardType: RawRepresentable, Hashable, Sendable {
    /// The identifier of the kind.
    public let rawValue: String

    /// Creates a kind from its identifier.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Creates a kind from its identifier.
    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }

    /// A text.
    public static let string = Self("public.utf8-plain-text")
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// An address.
    public static let URL = Self("public.url")
  }

  /// The clipboard.
  public static let general = NSPasteboard()

  private init() {}

  /// Prepares the clipboard for what an app copies next; what was copied stays until then.
  ///
  /// - Returns: Zero, since a page does not learn how often the clipboard has changed.
  @discardableResult
  public func clearContents() -> Int { 0 }

  /// Copies a text.
  ///
  /// - Returns: Whether the text was copied: not for another kind than a text or an address, and not
  ///   outside of the actions and tasks of a view.
  @discardableResult
  public func setString(_ string: String, forType type: PasteboardType) -> Bool {
    guard [.string, .URL].contains(type), let services = UserServices.current else { return false }
    services.copy(string)
    return true
  }

  /// Returns the text that the app has copied last in this window; `nil` for another kind than a text
  /// or an address.
  public func string(forType type: PasteboardType) -> String? {
    [.string, .URL].contains(type) ? UserServices.current?.copied() : nil
  }
}
#endif
