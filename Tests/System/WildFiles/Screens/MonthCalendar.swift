import SwiftUI

extension DateFormatter {
    static let monthAndYear: DateFormatter = {
        let formatter = DateFormatter()
        formatter.dateFormat = "LLLL yyyy"
        return formatter
    }()

    static let dayNumber: DateFormatter = {
        let f = DateFormatter()
        f.setLocalizedDateFormatFromTemplate("d")
        return f
    }()
}

extension Calendar {
    func daysInGrid(of month: Date) -> [Date] {
        guard
            let interval = dateInterval(of: .month, for: month),
            let firstWeek = dateInterval(of: .weekOfMonth, for: interval.start),
            let lastWeek = dateInterval(of: .weekOfMonth, for: interval.end.addingTimeInterval(-1))
        else { return [] }
        var days: [Date] = []
        enumerateDates(
            startingAfter: firstWeek.start.addingTimeInterval(-1),
            matching: DateComponents(hour: 0, minute: 0, second: 0),
            matchingPolicy: .nextTime
        ) { date, _, stop in
            guard let date, date < lastWeek.end else {
                stop = true
                return
            }
            days.append(date)
        }
        return days
    }
}

struct MonthCalendar: View {
    @Binding var selection: Date
    var events: [Date: Int] = [:]

    @State private var month: Date = .now
    @Environment(\.calendar) private var calendar
    @Environment(\.locale) private var locale

    private let columns = Array(repeating: GridItem(.flexible(), spacing: 4), count: 7)

    var body: some View {
        VStack(spacing: 12) {
            header
            LazyVGrid(columns: columns, spacing: 4) {
                ForEach(weekdaySymbols, id: \.self) { symbol in
                    Text(symbol)
                        .font(.caption2.weight(.semibold))
                        .foregroundStyle(.secondary)
                        .textCase(.uppercase)
                }
                ForEach(calendar.daysInGrid(of: month), id: \.self) { day in
                    cell(for: day)
                }
            }
        }
        .padding()
        .gesture(
            DragGesture(minimumDistance: 40)
                .onEnded { value in
                    if value.translation.width < 0 { move(by: 1) } else { move(by: -1) }
                }
        )
    }

    private var weekdaySymbols: [String] {
        let symbols = calendar.shortStandaloneWeekdaySymbols
        let first = calendar.firstWeekday - 1
        return Array(symbols[first...] + symbols[..<first])
    }

    private var header: some View {
        HStack {
            Button { move(by: -1) } label: { Image(systemName: "chevron.left") }
            Spacer()
            Text(DateFormatter.monthAndYear.string(from: month))
                .font(.headline)
                .id(month)
                .transition(.opacity)
            Spacer()
            Button { move(by: 1) } label: { Image(systemName: "chevron.right") }
        }
    }

    @ViewBuilder
    private func cell(for day: Date) -> some View {
        let isSelected = calendar.isDate(day, inSameDayAs: selection)
        let isInMonth = calendar.isDate(day, equalTo: month, toGranularity: .month)
        Button {
            selection = day
        } label: {
            VStack(spacing: 2) {
                Text(DateFormatter.dayNumber.string(from: day))
                    .fontWeight(calendar.isDateInToday(day) ? .bold : .regular)
                HStack(spacing: 2) {
                    ForEach(0..<min(events[calendar.startOfDay(for: day)] ?? 0, 3), id: \.self) { _ in
                        Circle().fill(Color.accentColor).frame(width: 4, height: 4)
                    }
                }
                .frame(height: 4)
            }
            .frame(maxWidth: .infinity, minHeight: 40)
            .background {
                if isSelected {
                    RoundedRectangle(cornerRadius: 8).fill(.tint.opacity(0.2))
                }
            }
        }
        .buttonStyle(.plain)
        .opacity(isInMonth ? 1 : 0.3)
        .accessibilityLabel(Text(day, style: .date))
        .accessibilityAddTraits(isSelected ? [.isButton, .isSelected] : .isButton)
    }

    private func move(by value: Int) {
        withAnimation {
            month = calendar.date(byAdding: .month, value: value, to: month) ?? month
        }
    }
}

#Preview {
    @Previewable @State var date = Date()
    MonthCalendar(selection: $date)
}
