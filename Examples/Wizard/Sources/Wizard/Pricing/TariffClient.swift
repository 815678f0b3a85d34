import ComposableArchitecture

/// Access to the hotel's prices.
@DependencyClient
struct TariffClient: Sendable {
  /// The price of a stay.
  var quote: @Sendable (_ request: QuoteRequest) async throws -> Quote
  /// The voucher with a code, or `nil` if there is none; the case of letters does not matter.
  var voucher: @Sendable (_ code: String) async throws -> Voucher?
}

extension TariffClient: DependencyKey {
  static let liveValue = TariffClient(.standard)

  /// A client that works prices out by a tariff.
  init(_ tariff: Tariff) {
    self.init(
      quote: { tariff.quote($0) },
      voucher: { code in tariff.vouchers.first { $0.code == code.uppercased() } })
  }
}

extension TariffClient: TestDependencyKey {
  static let testValue = TariffClient()
}

extension DependencyValues {
  var tariff: TariffClient {
    get { self[TariffClient.self] }
    set { self[TariffClient.self] = newValue }
  }
}
