import Foundation

/// An answer of the Wolfram|Alpha query API to a question for one prime.
struct WolframAlphaReply {
  /// The prime that was asked for.
  let prime: Int

  /// Reads an answer.
  init(_ body: Data) throws(NthPrimeError) {
    let result: QueryResult
    do {
      result = try JSONDecoder().decode(Reply.self, from: body).queryresult
    } catch {
      throw .unreadableReply(reason: "it is not the JSON that was asked for.")
    }
    if let message = result.errorMessage { throw .refused(reason: message) }
    guard result.success, let pods = result.pods else {
      throw .refused(reason: "it found no answer.")
    }
    guard let pod = pods.first(where: { $0.primary == true }) else {
      throw .unreadableReply(reason: "it has no result.")
    }
    guard let text = pod.subpods.first?.plaintext, let prime = wholeNumber(text) else {
      throw .unreadableReply(reason: "its result is not a whole number.")
    }
    self.prime = prime
  }

  private struct Reply: Decodable {
    let queryresult: QueryResult
  }

  private struct QueryResult: Decodable {
    let success: Bool
    let errorMessage: String?
    let pods: [Pod]?

    enum CodingKeys: CodingKey {
      case success
      case error
      case pods
    }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      success = try container.decode(Bool.self, forKey: .success)
      pods = try container.decodeIfPresent([Pod].self, forKey: .pods)
      // `false` where there is no error, and an object where there is one.
      errorMessage = (try? container.decode(Failure.self, forKey: .error))?.msg
    }
  }

  private struct Failure: Decodable {
    let msg: String
  }

  private struct Pod: Decodable {
    let primary: Bool?
    let subpods: [Subpod]
  }

  private struct Subpod: Decodable {
    let plaintext: String
  }
}

/// Reads digits, which may be grouped, up to the first remark.
private func wholeNumber(_ text: String) -> Int? {
  let digits = text.prefix { $0.isASCII && ($0.isNumber || $0 == " " || $0 == ",") }
  return Int(digits.filter(\.isNumber))
}
