import Observation
import SwiftUI

struct Coordinate: Codable, Hashable {
    var latitude: Double
    var longitude: Double
}

struct Place: Identifiable, Hashable, Codable {
    var id: UUID = UUID()
    var name: String
    var note = ""
    var coordinate: Coordinate
    var isFavorite = false
}

@Observable
class PlacesLibrary {
    var places: [Place] {
        didSet { save() }
    }

    private let fileURL = URL.documentsDirectory.appending(path: "places.json")

    init() {
        if let data = try? Data(contentsOf: fileURL),
           let decoded = try? JSONDecoder().decode([Place].self, from: data) {
            places = decoded
        } else {
            places = [
                Place(name: "Harbor", coordinate: .init(latitude: 53.54, longitude: 9.98)),
                Place(name: "Old mill", coordinate: .init(latitude: 53.57, longitude: 10.02), isFavorite: true),
            ]
        }
    }

    private func save() {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        do {
            try encoder.encode(places).write(to: fileURL, options: .atomic)
        } catch {
            print("Could not save:", error)
        }
    }
}

struct PlacesList: View {
    @State private var library = PlacesLibrary()
    @State private var selection: Place.ID?
    @State private var columnVisibility: NavigationSplitViewVisibility = .doubleColumn
    @State private var sort = [KeyPathComparator(\Place.name)]
    @State private var onlyFavorites = false

    private var visible: [Place] {
        library.places
            .filter { !onlyFavorites || $0.isFavorite }
            .sorted(using: sort)
    }

    var body: some View {
        NavigationSplitView(columnVisibility: $columnVisibility) {
            List(visible, selection: $selection) { place in
                Label(place.name, systemImage: place.isFavorite ? "star.fill" : "mappin")
                    .swipeActions(edge: .leading, allowsFullSwipe: true) {
                        Button {
                            toggle(place)
                        } label: {
                            Label("Favorite", systemImage: "star")
                        }
                        .tint(.yellow)
                    }
            }
            .navigationTitle("Places")
            .toolbar {
                Toggle("Favorites", systemImage: "star", isOn: $onlyFavorites)
                Button(action: add) { Label("Add", systemImage: "plus") }
            }
        } detail: {
            if let index = library.places.firstIndex(where: { $0.id == selection }) {
                @Bindable var library = library
                PlaceEditor(place: $library.places[index])
            } else {
                Text("Select a place").foregroundStyle(.secondary)
            }
        }
        .navigationSplitViewStyle(.balanced)
    }

    private func toggle(_ place: Place) {
        guard let index = library.places.firstIndex(of: place) else { return }
        library.places[index].isFavorite.toggle()
    }

    private func add() {
        let place = Place(name: "New place", coordinate: Coordinate(latitude: 0, longitude: 0))
        withAnimation { library.places.append(place) }
        selection = place.id
    }
}

struct PlaceEditor: View {
    @Binding var place: Place

    private static let degrees: NumberFormatter = {
        let f = NumberFormatter()
        f.numberStyle = .decimal
        f.maximumFractionDigits = 5
        return f
    }()

    var body: some View {
        Form {
            TextField("Name", text: $place.name)
            TextField("Latitude", value: $place.coordinate.latitude, formatter: Self.degrees)
                .keyboardType(.decimalPad)
            TextField("Longitude", value: $place.coordinate.longitude, format: .number)
            Toggle("Favorite", isOn: $place.isFavorite)
            Section("Notes") {
                TextEditor(text: $place.note).frame(minHeight: 120)
            }
            if let url = URL(string: "https://maps.example.com/?q=\(place.coordinate.latitude),\(place.coordinate.longitude)") {
                Button("Open map") { UIApplication.shared.open(url) }
            }
        }
        .formStyle(.grouped)
        .navigationTitle($place.name)
    }
}

#Preview { PlacesList() }
