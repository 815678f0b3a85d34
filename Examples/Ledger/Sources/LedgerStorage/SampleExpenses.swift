/// The expenses of a household, for the first start.
enum SampleExpenses {
  private struct Habit {
    let days: [Int]
    let cents: Int
    let category: Category
    let note: String
  }

  private static let habits = [
    Habit(days: [1], cents: 78_000, category: .home, note: "Rent"),
    Habit(days: [3], cents: 6_490, category: .home, note: "Electricity"),
    Habit(days: [5], cents: 3_999, category: .home, note: "Internet"),
    Habit(days: [2], cents: 4_900, category: .transport, note: "Train pass"),
    Habit(days: [4, 11, 18, 25], cents: 5_480, category: .groceries, note: "Supermarket"),
    Habit(days: [7, 21], cents: 1_260, category: .groceries, note: "Market: bread and cheese"),
    Habit(days: [9, 23], cents: 640, category: .groceries, note: "Bakery"),
    Habit(days: [13], cents: 1_850, category: .health, note: "Pharmacy"),
    Habit(days: [14, 27], cents: 3_420, category: .leisure, note: "Dinner with friends"),
    Habit(days: [16], cents: 1_200, category: .leisure, note: "Cinema"),
    Habit(days: [20], cents: 2_990, category: .other, note: "Books"),
  ]

  private static let occasions: [(monthsAgo: Int, draft: (Int, Int, Category, String))] = [
    (5, (12, 23_900, .travel, "Hotel by the sea")), (5, (11, 8_650, .travel, "Train to the coast")),
    (4, (19, 14_900, .health, "Glasses")), (3, (8, 5_900, .leisure, "Concert")),
    (2, (22, 31_900, .home, "Desk")), (1, (6, 7_450, .transport, "Bicycle repair")),
    (1, (28, 4_200, .other, "Birthday present")), (0, (10, 2_680, .leisure, "Museum and café")),
  ]

  /// Expenses of six months, up to a day.
  static func drafts(upTo today: Day) -> [Expense.Draft] {
    let current = today.inMonth
    return (0..<6).reversed().flatMap { monthsAgo -> [Expense.Draft] in
      let month = Month(number: current.number - monthsAgo)
      let regular = habits.flatMap { habit in
        habit.days.map { day in (day, habit.cents, habit.category, habit.note) }
      }
      let special = occasions.filter { $0.monthsAgo == monthsAgo }.map(\.draft)
      return (regular + special).sorted { $0.0 < $1.0 }.compactMap { date, cents, category, note in
        guard let day = Day(year: month.year, month: month.month, day: date), day <= today else {
          return nil
        }
        // Prices of daily things differ from week to week.
        let varies = category == .groceries || category == .leisure
        let amount = varies ? cents + (month.number * 37 + date * 53) % 890 : cents
        return Expense.Draft(
          amount: Money(cents: amount), day: day, category: category, note: note)
      }
    }
  }
}
