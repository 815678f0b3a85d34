#if PortableViews && Web
import Testing

@testable import WebRenderer

struct PageTokenTests {
  private let page = RandomIdentifier()
  private let browser = RandomIdentifier()
  private let token: PageToken

  init() {
    token = PageToken(page: page, browser: browser, expiry: .seconds(10))
  }

  private func isAdmitted(
    _ text: String, from browser: RandomIdentifier? = nil, at seconds: Double = 0
  ) -> Bool {
    guard let claim = PageToken.Claim(text) else { return false }
    return token.admits(claim, from: browser ?? self.browser, now: .seconds(seconds))
  }

  @Test("a token admits its page in its browser until it expires")
  func admits() {
    #expect(isAdmitted(token.text))
    #expect(isAdmitted(token.text, at: 9.9))
    #expect(!isAdmitted(token.text, at: 10))
    #expect(!isAdmitted(token.text, from: RandomIdentifier()))
  }

  @Test("a token admits neither another page nor another page's secret")
  func others() {
    let other = PageToken(page: page, browser: browser, expiry: .seconds(10))
    #expect(!isAdmitted(other.text))
    let secret = token.text.split(separator: ".")[1]
    #expect(isAdmitted("\(page.text).\(secret)"))
    #expect(!isAdmitted("\(RandomIdentifier().text).\(secret)"))
  }

  @Test(
    "a malformed token is refused",
    arguments: ["", ".", "a.b", "\(RandomIdentifier().text)", "\(RandomIdentifier().text)."])
  func malformed(text: String) {
    #expect(PageToken.Claim(text) == nil)
    #expect(PageToken.Claim(token.text + text.prefix(1) + "x") == nil)
    #expect(PageToken.Claim(token.text + "." + text) == nil)
  }

  @Test("comparing identifiers in constant time gives the result of '=='")
  func constantTime() {
    let identifiers = (0..<8).map { _ in RandomIdentifier() }
    for one in identifiers {
      for other in identifiers {
        #expect(one.equalsInConstantTime(other) == (one == other))
      }
    }
  }
}
#endif
