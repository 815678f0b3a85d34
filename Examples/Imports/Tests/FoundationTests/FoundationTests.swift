// The target imports PortableFoundation into each of its files.
import Foundation
import Testing

struct FoundationTests {
  @Test("a file that imports Foundation alone has networking and formatters")
  func names() {
    let request = URLRequest(url: URL(string: "https://example.com")!)
    let configuration = URLSessionConfiguration.default
    #expect(URLSession(configuration: configuration).configuration.timeoutIntervalForRequest > 0)
    #expect(request.httpMethod == "GET")
    let formatter = DateComponentsFormatter()
    formatter.allowedUnits = [.minute, .second]
    #expect(formatter.string(from: 95) == "1:35")
  }
}
