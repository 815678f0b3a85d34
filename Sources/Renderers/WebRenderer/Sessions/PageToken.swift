#if PortableViews && Web
/// The secret that lets one page of one browser connect to its session.
///
/// The server keeps the token as long as the session; the page has its text. The first half of the
/// text identifies the session, and the second half must be the secret.
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

  /// The text of the token, for the page.
  var text: String { "\(page.text).\(secret.text)" }

  /// The two halves of a token's text.
  struct Claim {
    let page: RandomIdentifier
    fileprivate let secret: RandomIdentifier

    /// Parses a text, or fails if it does not have the form of a token.
    init?(_ text: String) {
      let fields = text.split(separator: ".", maxSplits: 2, omittingEmptySubsequences: false)
      guard fields.count == 2, let page = RandomIdentifier(fields[0]),
        let secret = RandomIdentifier(fields[1])
      else { return nil }
      self.page = page
      self.secret = secret
    }
  }

  /// Returns whether a claim has this token's page and secret and comes from its browser in time.
  func admits(_ claim: Claim, from browser: RandomIdentifier, now: Duration) -> Bool {
    let isSecret = secret.equalsInConstantTime(claim.secret)
    let isBrowser = self.browser.equalsInConstantTime(browser)
    return isSecret && isBrowser && page == claim.page && now < expiry
  }
}
#endif
