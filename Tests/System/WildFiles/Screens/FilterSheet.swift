import SwiftUI

struct FlatFilter: Equatable, Codable {
    var price: ClosedRange<Double> = 400...1_500
    var rooms: Set<Int> = [1, 2]
    var petsAllowed = false
    var availableFrom = Date()
    var sort: Sort = .newest

    enum Sort: String, Codable, CaseIterable {
        case newest, cheapest, largest
    }
}

extension FlatFilter: RawRepresentable {
    init?(rawValue: String) {
        guard let data = rawValue.data(using: .utf8), let value = try? JSONDecoder().decode(Box.self, from: data)
        else { return nil }
        self.init()
        petsAllowed = value.pets
        rooms = Set(value.rooms)
    }

    var rawValue: String {
        let box = Box(pets: petsAllowed, rooms: rooms.sorted())
        return (try? JSONEncoder().encode(box)).flatMap { String(data: $0, encoding: .utf8) } ?? ""
    }

    private struct Box: Codable {
        var pets: Bool
        var rooms: [Int]
    }
}

struct FlatsView: View {
    @State private var filter = FlatFilter()
    @State private var showsFilter = false
    @State private var detent: PresentationDetent = .medium

    var body: some View {
        NavigationStack {
            List(0..<20, id: \.self) { number in
                Text("Flat \(number)")
                    .badge(number % 3)
            }
            .navigationTitle("Flats")
            .toolbar {
                Button {
                    showsFilter = true
                } label: {
                    Image(systemName: "line.3.horizontal.decrease.circle")
                        .symbolVariant(filter == FlatFilter() ? .none : .fill)
                }
            }
        }
        .sheet(isPresented: $showsFilter, onDismiss: { detent = .medium }) {
            FilterSheet(filter: $filter)
                .presentationDetents([.height(180), .medium, .large], selection: $detent)
                .presentationDragIndicator(.visible)
                .presentationBackgroundInteraction(.enabled(upThrough: .medium))
                .presentationCornerRadius(24)
                .presentationContentInteraction(.scrolls)
        }
    }
}

struct FilterSheet: View {
    @Binding var filter: FlatFilter
    @Environment(\.dismiss) private var dismiss
    @Environment(\.isPresented) private var isPresented
    @FocusState private var isPriceFocused: Bool

    var body: some View {
        NavigationStack {
            Form {
                Section("Price") {
                    HStack {
                        TextField("From", value: lower, format: .currency(code: "EUR"))
                            .focused($isPriceFocused)
                        Text("–")
                        TextField("To", value: upper, format: .currency(code: "EUR"))
                            .focused($isPriceFocused)
                    }
                    .multilineTextAlignment(.trailing)
                    .keyboardType(.numberPad)
                }
                Section("Rooms") {
                    HStack {
                        ForEach(1..<6) { count in
                            Toggle("\(count)", isOn: contains(count))
                                .toggleStyle(.button)
                                .frame(maxWidth: .infinity)
                        }
                    }
                }
                Section {
                    Toggle("Pets allowed", isOn: $filter.petsAllowed)
                    DatePicker("From", selection: $filter.availableFrom, in: Date()..., displayedComponents: [.date])
                        .datePickerStyle(.compact)
                    Picker("Sort by", selection: $filter.sort) {
                        ForEach(FlatFilter.Sort.allCases, id: \.self) {
                            Text($0.rawValue.capitalized)
                        }
                    }
                    .pickerStyle(.navigationLink)
                }
            }
            .navigationTitle("Filter")
            .toolbar {
                ToolbarItem(placement: .cancellationAction) {
                    Button("Reset") { withAnimation { filter = .init() } }
                        .disabled(filter == .init())
                }
                ToolbarItem(placement: .confirmationAction) {
                    Button("Show", action: { if isPresented { dismiss() } })
                }
                ToolbarItemGroup(placement: .keyboard) {
                    Spacer()
                    Button("Done") { isPriceFocused = false }
                }
            }
        }
    }

    private var lower: Binding<Double> {
        Binding {
            filter.price.lowerBound
        } set: {
            filter.price = min($0, filter.price.upperBound)...filter.price.upperBound
        }
    }

    private var upper: Binding<Double> {
        Binding(
            get: { filter.price.upperBound },
            set: { filter.price = filter.price.lowerBound...max($0, filter.price.lowerBound) })
    }

    private func contains(_ count: Int) -> Binding<Bool> {
        .init(
            get: { filter.rooms.contains(count) },
            set: { isOn in
                if isOn { filter.rooms.insert(count) } else { filter.rooms.remove(count) }
            })
    }
}

#Preview("Sheet") {
    FilterSheet(filter: .constant(FlatFilter()))
}
