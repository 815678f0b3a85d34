#if PortableViews && Web
/// The secret that lets one page of one browser connect to its session.
///
/// The session's side holds it as long as the session lives; the page carries its text. Of a text that
/// a stranger sends, the first half finds the session, and the second half has to be the secret.
struct PageToken: Sendable {
  private let secret = RandomIdentifier()
  private let page: RandomIdentifier
  private let browser: RandomIdentifier
  private let expiry: Duration

  init(page: RandomIdentifier, browser: RandomIdentifier, expiry: Duration) {
    self.page = page
    self.browser = browser
    self.expiry = expiry
  }

  /// The text that the page carries.
  var text: String { "\(page.text).\(secret.text)" }

  /// The two halves of a token's text.
  struct Claim {
    let page: RandomIdentifier
    fileprivate let secret: RandomIdentifier

    /// Reads a text, or returns `nil` if it has not the form of a token's.
    init?(_ text: String) {
      let fields = text.split(separator: ".", maxSplits: 2, omittingEmptySubsequences: false)
      guard fields.count == 2, let page = RandomIdentifier(fields[0]),
        let secret = RandomIdentifier(fields[1])
      else { return nil }
      self.page = page
      self.secret = secret
    }
  }

  /// Whether a browser that sends a claim is the one whose page carries this token, in time.
  func admits(_ claim: Claim, from browser: RandomIdentifier, now: Duration) -> Bool {
    let isSecret = secret.equalsInConstantTime(claim.secret)
    let isBrowser = self.browser.equalsInConstantTime(browser)
    return isSecret && isBrowser && page == claim.page && now < expiry
  }
}
#endif
