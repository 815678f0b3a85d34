#if PortableViews && Web
import Testing

@testable import WebRenderer

/// The encodings that a browser accepts.
struct AcceptedEncodingsTests {
  @Test(
    "a header with gzip accepts it",
    arguments: ["gzip", "gzip, deflate, br, zstd", "br;q=1.0, GZIP;q=0.2", " gzip ; q=1 "])
  func accepted(header: String) {
    #expect(AcceptedEncodings(header).includeGzip)
  }

  @Test(
    "a header without gzip, or with an invalid quality of it, does not accept it",
    arguments: [nil, "", "br", "*", "gzip;q=0", "gzip;q=0.0", "gzip;q=x", "gzip;q=2", "x-gzip"])
  func refused(header: String?) {
    #expect(!AcceptedEncodings(header).includeGzip)
  }

  @Test("only the first encodings of a header are read")
  func limit() {
    let many = String(repeating: "br,", count: AcceptedEncodings.limit - 1)
    #expect(AcceptedEncodings(many + "gzip").includeGzip)
    #expect(!AcceptedEncodings("br," + many + "gzip").includeGzip)
  }
}
#endif
