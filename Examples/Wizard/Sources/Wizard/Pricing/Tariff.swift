/// The hotel's prices: by season, weekday, length of the stay, and age of the guests.
struct Tariff: Sendable {
  /// A part of the year, and the thousandths of the basic price that a night in it costs.
  struct Season: Sendable {
    var from: (month: Int, day: Int)
    var thousandths: Int
  }

  /// The price of a night for two adults, or for one in a single room.
  var basic: [Room: Money]
  /// The seasons in the order of the year; the last one begins the next year as well.
  var seasons: [Season]
  /// The thousandths for the nights to Saturday and Sunday.
  var weekend: Int
  /// The percents off from a number of nights on, the longest stay first.
  var longStays: [(nights: Int, percent: Int)]
  var moreAdult: Money
  var child: Money
  var cityTax: Money
  var vouchers: [Voucher]

  static let standard = Tariff(
    basic: [
      .single: .cents(79_00), .double: .cents(119_00), .family: .cents(169_00),
      .suite: .cents(249_00),
    ],
    seasons: [
      Season(from: (1, 7), thousandths: 850),
      Season(from: (4, 1), thousandths: 1_000),
      Season(from: (6, 15), thousandths: 1_300),
      Season(from: (9, 16), thousandths: 1_000),
      Season(from: (11, 1), thousandths: 850),
      Season(from: (12, 20), thousandths: 1_500),
    ],
    weekend: 1_150,
    longStays: [(14, 15), (7, 10)],
    moreAdult: .cents(25_00), child: .cents(12_00), cityTax: .cents(3_50),
    vouchers: [
      Voucher(code: "HARBOUR10", reduction: .percent(10), lastDay: Day(number: 25_566)),
      Voucher(
        code: "WEEK50", reduction: .amount(.cents(50_00)), lastDay: Day(number: 25_566),
        fewestNights: 7),
      Voucher(code: "AUTUMN24", reduction: .percent(20), lastDay: Day(number: 20_057)),
    ])
}

extension Tariff {
  /// The price of a night in a room.
  func price(of night: Day, in room: Room) -> Money {
    let isWeekend = night.weekday == 4 || night.weekday == 5
    return basic[room, default: .zero].thousandths(season(of: night).thousandths)
      .thousandths(isWeekend ? weekend : 1_000)
  }

  /// The price of a stay, line by line.
  ///
  /// Children under three are free, those from twelve on pay as adults.
  func quote(_ request: QuoteRequest) -> Quote {
    let nights = request.nights
    let room = nights.reduce(Money.zero) { $0 + price(of: $1, in: request.room) }
    let adults = request.adults + request.childAges.count { $0 >= 12 }
    let children = request.childAges.count { (3..<12).contains($0) }
    let more = max(0, adults - (request.room == .single ? 1 : 2))
    var lines = [Quote.Line(reason: .nights(nights.count, room: request.room), amount: room)]
    func add(_ reason: Quote.Line.Reason, _ amount: Money) {
      if amount != .zero { lines.append(Quote.Line(reason: reason, amount: amount)) }
    }
    add(.moreAdults(more), moreAdult * more * nights.count)
    add(.children(children), child * children * nights.count)
    if let longStay = longStays.first(where: { nights.count >= $0.nights }) {
      add(.longStay(percent: longStay.percent), -sum(lines).thousandths(longStay.percent * 10))
    }
    if let voucher = request.voucher, nights.count >= voucher.fewestNights {
      add(.voucher(code: voucher.code), -voucher.value(of: sum(lines)))
    }
    for extra in Extra.allCases where request.extras.contains(extra) {
      add(
        .extra(extra),
        price(of: extra, adults: adults, children: children, nights: nights.count))
    }
    add(.cityTax, cityTax * request.adults * nights.count)
    return Quote(request: request, lines: lines)
  }

  private func price(of extra: Extra, adults: Int, children: Int, nights: Int) -> Money {
    switch extra {
    case .breakfast: (.cents(14_00) * adults + .cents(7_00) * children) * nights
    case .parking: .cents(12_00) * nights
    case .sauna: .cents(18_00) * adults
    case .lateCheckOut: .cents(30_00)
    }
  }

  private func season(of day: Day) -> Season {
    let (_, month, day) = day.components
    return seasons.last { $0.from <= (month, day) } ?? seasons[seasons.count - 1]
  }

  private func sum(_ lines: [Quote.Line]) -> Money { lines.reduce(.zero) { $0 + $1.amount } }
}

extension Voucher {
  /// The reduction of an amount, which never goes below zero.
  func value(of amount: Money) -> Money {
    switch reduction {
    case .percent(let percent): amount.thousandths(percent * 10)
    case .amount(let value): min(value, amount)
    }
  }
}
