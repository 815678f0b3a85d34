import ComposableArchitecture
import SwiftUI

/// The list of places, with the chosen one beside it or above it.
///
/// The chosen place is on the path of the stack that shows it, so each has an address.
public struct AtlasView: View {
  @Bindable var store: StoreOf<AtlasFeature>

  @Environment(\.horizontalSizeClass) private var sizeClass

  public init(store: StoreOf<AtlasFeature>) {
    self.store = store
  }

  public var body: some View {
    columns
      .task { await store.send(.task).finish() }
  }

  @ViewBuilder private var columns: some View {
    if sizeClass == .compact {
      NavigationStack(path: $store.path) {
        List { rows }
          .searchable(text: $store.text, prompt: "Search places")
          .navigationTitle("Atlas")
          .navigationDestination(for: Place.ID.self) { id in
            PlaceScreen(id: id, store: store)
          }
      }
    } else {
      NavigationSplitView {
        List(selection: $store.selection) { rows }
          .searchable(text: $store.text, prompt: "Search places")
          .navigationTitle("Atlas")
      } detail: {
        NavigationStack(path: $store.path) {
          ContentUnavailableView(
            "No place chosen", systemImage: "globe",
            description: Text("Choose a place of the list to see where it lies.")
          )
          .navigationDestination(for: Place.ID.self) { id in
            PlaceScreen(id: id, store: store)
              .navigationBarBackButtonHidden()
          }
        }
      }
    }
  }

  @ViewBuilder private var rows: some View {
    ForEach(store.places) { place in
      if sizeClass == .compact {
        NavigationLink(value: place.id) { PlaceRow(place: place) }
      } else {
        PlaceRow(place: place)
      }
    }
    if store.hasMore {
      Button("More") { store.send(.moreButtonTapped) }
    }
    if store.total == 0 {
      ContentUnavailableView.search(text: store.text)
    }
  }
}

/// The screen of the place with an id, once it was looked up.
private struct PlaceScreen: View {
  let id: Place.ID
  let store: StoreOf<AtlasFeature>

  var body: some View {
    if let place = store.place, place.id == id {
      PlaceView(place: place, store: store)
    } else if store.isUnknown {
      ContentUnavailableView(
        "“\(id)” is not in this atlas", systemImage: "globe",
        description: Text("Choose a place of the list to see where it lies.")
      )
      .navigationTitle("Atlas")
    } else {
      ProgressView()
        .navigationTitle(id)
    }
  }
}

/// A place in the list.
private struct PlaceRow: View {
  let place: Place

  var body: some View {
    VStack(alignment: .leading) {
      Text(place.name)
      Text(LocalizedStringKey(place.continent))
        .font(.caption)
        .foregroundStyle(.secondary)
    }
  }
}

/// A place on the map, with those around it.
private struct PlaceView: View {
  let place: Place
  let store: StoreOf<AtlasFeature>

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 16) {
        WorldMap(outlines: store.outlines, place: place)
          .aspectRatio(2, contentMode: .fit)
          .accessibilityElement(children: .ignore)
          .accessibilityLabel("\(place.name) on a map of the world")
        Text(place.coordinates)
          .monospacedDigit()
        if !store.neighbours.isEmpty {
          Text("Close to it")
            .font(.headline)
          ForEach(store.neighbours) { neighbour in
            Button {
              store.send(.neighbourTapped(neighbour))
            } label: {
              HStack {
                Text(neighbour.name)
                Spacer()
                Text("\(Int(neighbour.distance(to: place).rounded())) km")
                  .foregroundStyle(.secondary)
              }
            }
          }
        }
      }
      .padding()
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    .navigationTitle(place.name)
  }
}

extension Place {
  /// Degrees with a tenth, by the sides of the equator and of Greenwich.
  var coordinates: LocalizedStringKey {
    let (north, east) = (degrees(latitude), degrees(longitude))
    return switch (latitude >= 0, longitude >= 0) {
    case (true, true): "\(north)° north, \(east)° east"
    case (true, false): "\(north)° north, \(east)° west"
    case (false, true): "\(north)° south, \(east)° east"
    case (false, false): "\(north)° south, \(east)° west"
    }
  }

  private func degrees(_ number: Double) -> String {
    ((abs(number) * 10).rounded() / 10).formatted(.number.precision(.fractionLength(1)))
  }
}
