#if PortableViews && Web
import ComposableUI
import Foundation
import Testing

@testable import WebRenderer

/// Reports of a browser's environment.
struct EnvironmentReportTests {
  private func environment(_ report: String) throws -> RendererEnvironment {
    try #require(EnvironmentReport(report)).applied(to: RendererEnvironment())
  }

  @Test("a full report sets every fact")
  func full() throws {
    let read = try environment(
      """
      width=390&height=844&scale=3&scheme=dark&motion=reduced&pointer=coarse&\
      zone=Etc%2FGMT%2B5&phase=background&languages=de-CH%2Cfr
      """)
    var expected = RendererEnvironment()
    expected.size = CGSize(width: 390, height: 844)
    expected.displayScale = 3
    expected.colorScheme = .dark
    expected.reducesMotion = true
    expected.pointer = .coarse
    expected.hasKeyboard = false
    expected.timeZone = TimeZone(identifier: "Etc/GMT+5")
    expected.scenePhase = .background
    expected.languages = ["de-CH", "fr"]
    #expect(read == expected)
    #expect(expected.timeZone != nil)
  }

  @Test("a partial report leaves the other facts as they were")
  func partial() throws {
    var old = RendererEnvironment()
    old.colorScheme = .dark
    old.pointer = .none
    var expected = old
    expected.width = 1_000
    #expect(try #require(EnvironmentReport("width=1000")).applied(to: old) == expected)
  }

  @Test(
    "invalid values and unknown names change nothing",
    arguments: [
      "", "&&&", "=", "width", "width=", "width=0", "width=-1", "width=32768", "width=nan",
      "width=inf", "width=1e999", "height=0x10000", "width=%ZZ", "height=99999999999999999999999",
      "scale=0", "scale=17", "scale=nan", "scheme=blue", "scheme=Dark", "motion=", "pointer=laser",
      "phase=inactive", "zone=", "zone=Mars%2FBase", "zone=..%2F..%2Fetc%2Fpasswd", "zone=%00",
      "zone=Europe%2FBerlin%0A", "languages=", "languages=%C3%A4,!", "color=red",
      "zone=\(String(repeating: "A", count: 100))",
    ])
  func invalid(report: String) throws {
    #expect(try environment(report) == RendererEnvironment())
  }

  @Test("an invalid value does not spoil the others")
  func mixed() throws {
    var expected = RendererEnvironment()
    expected.height = 700
    #expect(try environment("zone=Mars%2FBase&height=700&width=x") == expected)
  }

  @Test("a report that is too long is not read")
  func tooLong() {
    let length = EnvironmentReport.maximumLength
    #expect(EnvironmentReport(String(repeating: "&", count: length)) != nil)
    #expect(EnvironmentReport(String(repeating: "&", count: length + 1)) == nil)
  }

  @Test("the cookie is found among others, and an invalid one is ignored")
  func cookie() {
    var expected = RendererEnvironment()
    expected.colorScheme = .dark
    #expect(EnvironmentCookie.read("a=b; composable_environment=scheme=dark; c=d") == expected)
    #expect(EnvironmentCookie.read("composable_environment=") == RendererEnvironment())
    #expect(EnvironmentCookie.read("xcomposable_environment=scheme=dark") == RendererEnvironment())
    #expect(EnvironmentCookie.read(nil) == RendererEnvironment())
    let long = String(repeating: "x", count: 2_000)
    #expect(
      EnvironmentCookie.read("composable_environment=scheme=dark&\(long)") == RendererEnvironment())
  }
}
#endif
