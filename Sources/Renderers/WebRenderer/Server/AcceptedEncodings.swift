#if PortableViews && Web
/// The encodings of content that a browser accepts.
struct AcceptedEncodings {
  /// The greatest number of encodings that are read from one request.
  static let limit = 16

  /// Whether the browser accepts gzip files.
  let includeGzip: Bool

  /// Reads the header `Accept-Encoding`.
  ///
  /// Without the header, no encoding is accepted. A wildcard does not include gzip files: every
  /// browser names them.
  init(_ header: String?) {
    includeGzip = (header ?? "").split(separator: ",").prefix(Self.limit).contains { item in
      let parts = item.split(separator: ";").map { $0.filter { !$0.isWhitespace }.lowercased() }
      guard parts.first == "gzip" else { return false }
      let quality = parts.dropFirst().first { $0.hasPrefix("q=") }.map { Double($0.dropFirst(2)) }
      guard let quality = quality ?? 1 else { return false }
      return quality > 0 && quality <= 1
    }
  }
}
#endif
