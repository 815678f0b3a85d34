import PrimeArithmetic
import SwiftUI

/// The first screen: the choice between the ways in which the app is written.
struct StyleChoice: View {
  let choose: @MainActor (Style) -> Void

  var body: some View {
    NavigationStack {
      List {
        Section {
          PrimeGrid()
            .frame(maxWidth: .infinity)
            .padding(.vertical, 8)
        } footer: {
          Text("One app, written four times.")
        }
        Section {
          ForEach(Style.allCases) { style in
            Button {
              choose(style)
            } label: {
              StyleRow(style: style)
            }
            .buttonStyle(.plain)
          }
        } header: {
          Text("Choose a style")
        } footer: {
          FileNote()
        }
      }
      .navigationTitle("Primes through the years")
    }
  }
}

/// A style and the parts that it is made of.
private struct StyleRow: View {
  let style: Style

  var body: some View {
    HStack(spacing: 12) {
      SymbolTile(symbol: style.symbol, color: style.color)
      VStack(alignment: .leading, spacing: 2) {
        Text(style.name)
          .font(.headline)
        Text(style.caption)
          .font(.footnote)
          .foregroundStyle(.secondary)
      }
      Spacer()
      Image(systemName: "chevron.right")
        .font(.footnote)
        .foregroundStyle(.secondary)
        .accessibilityHidden(true)
    }
    .padding(.vertical, 4)
  }
}

/// The numbers to fifty with the primes among them, to look at.
private struct PrimeGrid: View {
  private let columns = 10

  var body: some View {
    VStack(spacing: 4) {
      ForEach(0..<5, id: \.self) { row in
        HStack(spacing: 4) {
          ForEach(1...columns, id: \.self) { column in
            NumberTile(number: row * columns + column)
          }
        }
      }
    }
    .accessibilityHidden(true)
  }
}

private struct NumberTile: View {
  let number: Int

  var body: some View {
    ZStack {
      RoundedRectangle(cornerRadius: 6)
        .fill(number.isPrime ? Color.accentColor : Color(.secondarySystemBackground))
        .frame(width: 26, height: 26)
      Text(verbatim: "\(number)")
        .font(.system(size: 12, weight: number.isPrime ? .bold : .regular))
        .monospacedDigit()
        .foregroundStyle(number.isPrime ? Color(.systemBackground) : Color.secondary)
    }
  }
}
