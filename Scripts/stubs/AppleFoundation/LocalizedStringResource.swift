import Foundation

public struct LocalizedStringResource: Codable, Equatable, ExpressibleByStringInterpolation,
  Sendable
{
  public var locale: Locale {
    get { fatalError() }
    set { fatalError() }
  }

  public init(stringLiteral value: String) { fatalError() }
}

extension String {
  public init(localized resource: LocalizedStringResource) { fatalError() }
}
