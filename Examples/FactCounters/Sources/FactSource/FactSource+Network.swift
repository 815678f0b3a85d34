import Dependencies
import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

extension FactSource {
  /// A service on the network that answers `GET /NUMBER` with a sentence.
  static let network = service(at: "http://numbersapi.com")

  static func service(at address: String) -> FactSource {
    FactSource { number in
      guard let url = URL(string: "\(address)/\(number)") else { throw URLError(.badURL) }
      @Dependency(\.urlSession) var urlSession
      let (data, response) = try await urlSession.data(
        for: URLRequest(url: url, timeoutInterval: 3))
      guard (response as? HTTPURLResponse)?.statusCode == 200,
        let fact = String(data: data, encoding: .utf8), !fact.isEmpty, fact.count < 500
      else { throw URLError(.badServerResponse) }
      return fact
    }
  }
}
