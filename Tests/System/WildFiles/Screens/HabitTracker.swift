import Observation
import SwiftUI

@Observable
final class Habit: Identifiable {
    let id = UUID()
    var name: String
    var symbol: String
    var color: Color
    var doneDays: Set<DateComponents> = []

    init(name: String, symbol: String, color: Color) {
        self.name = name
        self.symbol = symbol
        self.color = color
    }

    func isDone(on date: Date) -> Bool { doneDays.contains(key(date)) }

    func toggle(on date: Date) {
        let key = key(date)
        if !doneDays.insert(key).inserted { doneDays.remove(key) }
    }

    private func key(_ date: Date) -> DateComponents {
        Calendar.current.dateComponents([.year, .month, .day], from: date)
    }
}

@Observable
final class HabitStore {
    var habits: [Habit] = [
        Habit(name: "Stretch", symbol: "figure.flexibility", color: .mint),
        Habit(name: "Read", symbol: "book", color: .purple),
    ]
}

extension EnvironmentValues {
    @Entry var weekStart: Int = 2
}

struct HabitTracker: View {
    @Environment(HabitStore.self) private var store
    @Environment(\.weekStart) private var weekStart
    @State private var editing: Habit?
    @State private var deleting: Habit?
    @State private var showsNew = false

    private var week: [Date] {
        (0..<7).compactMap { Calendar.current.date(byAdding: .day, value: -$0, to: .now) }.reversed()
    }

    var body: some View {
        List {
            ForEach(store.habits) { habit in
                VStack(alignment: .leading) {
                    Label(habit.name, systemImage: habit.symbol)
                        .font(.headline)
                    HStack {
                        ForEach(week, id: \.timeIntervalSinceReferenceDate) { day in
                            DayDot(day: day, isOn: habit.isDone(on: day), color: habit.color)
                                .onTapGesture {
                                    withAnimation(.snappy) { habit.toggle(on: day) }
                                }
                        }
                    }
                    Gauge(value: Double(week.filter(habit.isDone).count), in: 0...7) {
                        Text("This week")
                    } currentValueLabel: {
                        Text("\(week.filter(habit.isDone).count)")
                    }
                    .gaugeStyle(.accessoryLinear)
                    .tint(habit.color)
                }
                .contextMenu {
                    Button("Edit", systemImage: "pencil") { editing = habit }
                    Divider()
                    Button("Delete", systemImage: "trash", role: .destructive) { deleting = habit }
                }
                .listRowSeparator(.hidden)
            }
            .onMove { from, to in store.habits.move(fromOffsets: from, toOffset: to) }
        }
        .listRowSpacing(8)
        .confirmationDialog(
            "Delete \(deleting?.name ?? "")?",
            isPresented: Binding(get: { deleting != nil }, set: { if !$0 { deleting = nil } }),
            titleVisibility: .visible,
            presenting: deleting
        ) { habit in
            Button("Delete", role: .destructive) {
                store.habits.removeAll { $0.id == habit.id }
            }
        } message: { _ in
            Text("Its history is deleted too.")
        }
        .sheet(item: $editing) { HabitEditor(habit: $0) }
        .sheet(isPresented: $showsNew) {
            let habit = Habit(name: "", symbol: "star", color: .blue)
            HabitEditor(habit: habit)
                .onDisappear { if !habit.name.isEmpty { store.habits.append(habit) } }
        }
        .toolbar {
            ToolbarItem(placement: .primaryAction) {
                Button("New", systemImage: "plus") { showsNew.toggle() }
            }
        }
    }
}

private struct DayDot: View {
    let day: Date
    let isOn: Bool
    let color: Color

    var body: some View {
        VStack(spacing: 4) {
            Text(day, format: .dateTime.weekday(.narrow)).font(.caption2)
            Image(systemName: isOn ? "checkmark.circle.fill" : "circle")
                .foregroundStyle(isOn ? color : .secondary)
                .symbolEffect(.bounce, value: isOn)
        }
        .frame(maxWidth: .infinity)
    }
}

struct HabitEditor: View {
    @Bindable var habit: Habit
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        NavigationStack {
            Form {
                TextField("Name", text: $habit.name)
                ColorPicker("Color", selection: $habit.color, supportsOpacity: false)
            }
            .toolbar { Button("Done") { dismiss() } }
        }
        .presentationDetents([.medium, .fraction(0.3)])
    }
}

#Preview {
    NavigationStack { HabitTracker() }
        .environment(HabitStore())
}
