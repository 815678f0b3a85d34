#if PortableViews && Web
/// A valid destination of a link: a web or mail address, or a path of this server.
struct LinkDestination: Hashable, Sendable {
  let url: String
  /// Whether the destination is a path of this server.
  let isPath: Bool
  /// Whether the destination is a page, rather than the address of a mailbox.
  var isPage: Bool { !url.lowercased().hasPrefix("mailto:") }

  /// Creates a destination, or fails for any other scheme and for a text that may be read as one.
  init?(_ destination: String) {
    guard destination.utf8.allSatisfy({ $0 > 0x20 && $0 != 0x7F && $0 != UInt8(ascii: "\\") })
    else { return nil }
    isPath = destination.hasPrefix("/") && !destination.hasPrefix("//")
    let isAddress = ["https://", "http://", "mailto:"].contains {
      destination.lowercased().hasPrefix($0)
    }
    guard isPath || isAddress else { return nil }
    url = destination
  }
}
#endif
