#if PortableViews && Web
import ComposableUI
import Foundation

extension ElementGesture {
  /// The value of the attribute `data-w`: milliseconds after a press, and negative after a release.
  var attributeValue: String? {
    let times = pressTimes + releaseTimes.map { -$0 }
    return times.isEmpty ? nil : times.map(String.init).joined(separator: " ")
  }
}

extension ElementShare {
  /// The value of the attribute `data-share`: a URL's query with a title, a text and an address.
  var attributeValue: String? {
    var (texts, address) = ([message].compactMap(\.self), String?.none)
    if case .address(let only) = items.first, items.count == 1 {
      address = only
    } else {
      texts += items.map(\.text)
    }
    let text = texts.isEmpty ? nil : texts.joined(separator: "\n")
    var components = URLComponents()
    components.queryItems = [("title", subject), ("text", text), ("url", address)]
      .compactMap { name, value in value.map { URLQueryItem(name: name, value: $0) } }
    // A plus sign stands for a space in the query that a browser reads.
    return components.percentEncodedQuery?.replacingOccurrences(of: "+", with: "%2B")
  }
}

extension ElementKeys {
  /// The value of the attribute `data-k`: the letters of the phases, then the names of the keys if
  /// there are such.
  var attributeValue: String {
    let letters = [(KeyPress.Phases.down, "d"), (.repeat, "r"), (.up, "u")]
      .map { phases.contains($0) ? $1 : "" }.joined()
    let names = names.map { $0.map { $0 == " " ? "Space" : $0 }.sorted() } ?? []
    return ([letters] + names).joined(separator: " ")
  }
}

extension FieldDetails {
  /// The value of the attribute `autocomplete`: a token of HTML's for the meaning of the text.
  func autocomplete(isSecure: Bool) -> String {
    switch meaning {
    case .name, .nickname, .organization, .email, .url, .username: meaning?.rawValue ?? ""
    case .honorificPrefix: "honorific-prefix"
    case .givenName: "given-name"
    case .additionalName: "additional-name"
    case .familyName: "family-name"
    case .honorificSuffix: "honorific-suffix"
    case .organizationTitle: "organization-title"
    case .streetAddress: "street-address"
    case .addressLine1: "address-line1"
    case .addressLine2: "address-line2"
    case .city: "address-level2"
    case .state: "address-level1"
    case .country: "country-name"
    case .postalCode: "postal-code"
    case .telephone: "tel"
    case .creditCardNumber: "cc-number"
    case .birthday: "bday"
    case .currentPassword: "current-password"
    case .newPassword: "new-password"
    case .oneTimeCode: "one-time-code"
    // A password manager offers its passwords; for other texts, the browser's list of what was typed
    // before would cover the page.
    case nil: isSecure ? "current-password" : "off"
    }
  }
}
#endif
