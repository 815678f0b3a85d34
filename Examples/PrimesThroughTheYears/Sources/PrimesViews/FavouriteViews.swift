import PrimesModel
import SwiftUI

/// The frame of the list of favourites.
public struct FavouriteList<Rows: View>: View {
  let favourites: Favourites
  let isLoading: Bool
  let reload: @MainActor () -> Void
  let rows: Rows

  /// Creates the screen.
  ///
  /// - Parameters:
  ///   - favourites: The favourites.
  ///   - isLoading: Whether the file is being read.
  ///   - rows: A ``FavouriteRow`` for each favourite.
  ///   - reload: Reads the file again.
  public init(
    favourites: Favourites, isLoading: Bool, @ViewBuilder rows: () -> Rows,
    reload: @escaping @MainActor () -> Void
  ) {
    self.favourites = favourites
    self.isLoading = isLoading
    self.reload = reload
    self.rows = rows()
  }

  public var body: some View {
    List {
      Section {
        rows
        if favourites.numbers.isEmpty {
          ContentUnavailableView(
            "No favourites", systemImage: "star",
            description: Text("Ask of a number whether it is prime, and add it."))
        }
      } footer: {
        VStack(alignment: .leading, spacing: 8) {
          ProblemLabel(problem: favourites.problem)
          FileNote()
        }
      }
    }
    .navigationTitle("Favourites")
    .toolbar {
      Button("Load again", systemImage: "arrow.clockwise", action: reload)
        .disabled(isLoading)
    }
  }
}

/// A favourite, which shows its neighbours among the primes when it is tapped.
public struct FavouriteRow: View {
  let number: Int
  let isExpanded: Bool
  let toggle: @MainActor () -> Void

  /// Creates the row.
  public init(number: Int, isExpanded: Bool, toggle: @escaping @MainActor () -> Void) {
    self.number = number
    self.isExpanded = isExpanded
    self.toggle = toggle
  }

  public var body: some View {
    Button(action: toggle) {
      HStack(spacing: 12) {
        Image(systemName: "star.fill")
          .foregroundStyle(.yellow)
          .accessibilityHidden(true)
        VStack(alignment: .leading, spacing: 2) {
          Text("\(number)")
            .font(.title3)
            .monospacedDigit()
          if isExpanded {
            Neighbours(number: number)
              .font(.footnote)
              .foregroundStyle(.secondary)
          }
        }
        Spacer()
      }
    }
    .buttonStyle(.plain)
  }
}
