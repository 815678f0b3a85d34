import Charts
import SwiftUI

enum ExpenseCategory: String, CaseIterable, Plottable {
    case rent, food, travel, fun

    var color: Color {
        switch self {
        case .rent: .indigo
        case .food: .green
        case .travel: .orange
        case .fun: .pink
        }
    }
}

struct Expense: Identifiable {
    let id = UUID()
    let month: String
    let category: ExpenseCategory
    let amount: Decimal

    var amountValue: Double { NSDecimalNumber(decimal: amount).doubleValue }
}

final class ExpenseStore: ObservableObject {
    @Published private(set) var expenses: [Expense] = []
    @Published var budget: Double = 1_500

    init() {
        for month in ["Jan", "Feb", "Mar", "Apr"] {
            for (offset, category) in ExpenseCategory.allCases.enumerated() {
                expenses.append(
                    Expense(month: month, category: category, amount: Decimal(120 + offset * 140 + month.count * 12)))
            }
        }
    }

    func total(for category: ExpenseCategory) -> Double {
        expenses.filter { $0.category == category }.reduce(0) { $0 + $1.amountValue }
    }
}

struct ExpenseChart: View {
    @ObservedObject var store: ExpenseStore
    @State private var grouped = false

    var body: some View {
        List {
            Section("By month") {
                Chart(store.expenses) { expense in
                    BarMark(
                        x: .value("Month", expense.month),
                        y: .value("Amount", expense.amountValue)
                    )
                    .foregroundStyle(by: .value("Category", expense.category.rawValue.capitalized))
                    .position(by: .value("Category", grouped ? expense.category.rawValue : "all"))
                    .cornerRadius(3)
                }
                .chartForegroundStyleScale([
                    "Rent": Color.indigo, "Food": .green, "Travel": .orange, "Fun": .pink,
                ])
                .chartLegend(position: .bottom, alignment: .center)
                .chartYAxisLabel("EUR")
                .frame(minHeight: 240)
                Toggle("Side by side", isOn: $grouped)
            }
            Section("Share") {
                Chart(ExpenseCategory.allCases, id: \.self) { category in
                    SectorMark(
                        angle: .value("Total", store.total(for: category)),
                        innerRadius: .ratio(0.6),
                        angularInset: 1.5
                    )
                    .foregroundStyle(category.color)
                }
                .frame(height: 180)
                .chartLegend(.hidden)
            }
            Section("Budget") {
                Chart {
                    ForEach(ExpenseCategory.allCases, id: \.rawValue) { category in
                        BarMark(
                            x: .value("Total", store.total(for: category)),
                            y: .value("Category", category.rawValue)
                        )
                        .annotation(position: .trailing) {
                            Text(store.total(for: category), format: .currency(code: "EUR").precision(.fractionLength(0)))
                                .font(.caption)
                        }
                    }
                    RuleMark(x: .value("Budget", store.budget))
                        .foregroundStyle(.red)
                }
                .chartXAxis(.hidden)
                .frame(height: 160)
            }
        }
        .navigationTitle("Expenses")
    }
}

struct ExpenseChart_Previews: PreviewProvider {
    static var previews: some View {
        NavigationView {
            ExpenseChart(store: ExpenseStore())
        }
        .previewLayout(.sizeThatFits)
    }
}
