import PrimeArithmetic
import PrimesModel
import SwiftUI

/// The frame of the sheet about a number.
public struct CheckSheet<Content: View>: View {
  let number: Int
  let close: @MainActor () -> Void
  let content: Content

  /// Creates the sheet.
  ///
  /// - Parameters:
  ///   - number: The number.
  ///   - content: A ``PrimePanel`` or a ``CompositePanel``.
  ///   - close: Closes the sheet.
  public init(
    number: Int, @ViewBuilder content: () -> Content, close: @escaping @MainActor () -> Void
  ) {
    self.number = number
    self.close = close
    self.content = content()
  }

  public var body: some View {
    NavigationStack {
      VStack(spacing: 16) {
        content
      }
      .multilineTextAlignment(.center)
      .frame(maxWidth: .infinity)
      .padding(24)
      .navigationTitle("Is \(number) prime?")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .confirmationAction) {
          Button("Done", action: close)
        }
      }
    }
  }
}

/// A prime, with a button that adds it to the favourites or removes it.
public struct PrimePanel: View {
  let number: Int
  let isFavourite: Bool
  let toggle: @MainActor () -> Void

  /// Creates the panel.
  public init(number: Int, isFavourite: Bool, toggle: @escaping @MainActor () -> Void) {
    self.number = number
    self.isFavourite = isFavourite
    self.toggle = toggle
  }

  public var body: some View {
    Verdict(symbol: "checkmark.seal.fill", color: .green, text: "Yes, \(number) is prime.")
    Neighbours(number: number)
      .foregroundStyle(.secondary)
    if isFavourite {
      Button("Remove from favourites", systemImage: "star.slash", action: toggle)
        .buttonStyle(.bordered)
    } else {
      Button("Add to favourites", systemImage: "star", action: toggle)
        .buttonStyle(.borderedProminent)
    }
  }
}

/// A number that is no prime, with the primes that it is made of.
public struct CompositePanel: View {
  let number: Int

  /// Creates the panel.
  public init(number: Int) {
    self.number = number
  }

  public var body: some View {
    Verdict(symbol: "xmark.seal", color: .orange, text: "No, \(number) is not prime.")
    if number > 1 {
      Text(verbatim: "\(number) = \(factors)")
        .font(.title3)
        .monospacedDigit()
        .accessibilityIdentifier("factors")
    } else {
      Text("The smallest prime is 2.")
        .foregroundStyle(.secondary)
    }
  }

  private var factors: String {
    Factorization(number).factors
      .flatMap { Array(repeating: String($0.prime), count: $0.exponent) }
      .joined(separator: " · ")
  }
}

/// An answer under a large symbol.
private struct Verdict: View {
  let symbol: String
  let color: Color
  let text: LocalizedStringKey

  var body: some View {
    Image(systemName: symbol)
      .font(.system(size: 56))
      .foregroundStyle(color)
      .accessibilityHidden(true)
    Text(text)
      .font(.title2)
      .bold()
      .accessibilityIdentifier("verdict")
  }
}

/// The primes before and after a prime.
struct Neighbours: View {
  let number: Int

  var body: some View {
    if let previous = number.previousPrime, let next = number.nextPrime {
      Text("Between the primes \(previous) and \(next)")
    } else {
      Text("The smallest prime of all")
    }
  }
}
