import SwiftUI

/// A way of the past or of today in which the app is written.
public enum Style: String, CaseIterable, Identifiable, Sendable {
  case of2019
  case of2020
  case of2021
  case today

  public var id: String { rawValue }

  /// The time of the style.
  public var name: LocalizedStringKey {
    switch self {
    case .of2019: "2019"
    case .of2020: "April 2020"
    case .of2021: "2021"
    case .today: "Today"
    }
  }

  /// The parts that the style is made of.
  var caption: LocalizedStringKey {
    switch self {
    case .of2019: "Functions as reducers, key paths and case paths, views that observe stores"
    case .of2020: "Reducers with an environment, view stores, bindings that send actions"
    case .of2021: "Optional state, lists of features, a view for each case, schedulers"
    case .today: "Macros, observation, dependencies, shared state, a stack of screens"
    }
  }

  /// The title of the style's first screen.
  var title: LocalizedStringKey {
    switch self {
    case .of2019: "Primes in 2019"
    case .of2020: "Primes in April 2020"
    case .of2021: "Primes in 2021"
    case .today: "Primes today"
    }
  }

  /// The symbol of the style.
  var symbol: String {
    switch self {
    case .of2019: "curlybraces"
    case .of2020: "globe"
    case .of2021: "square.stack.3d.up"
    case .today: "sparkles"
    }
  }

  /// The colour of the style.
  var color: Color {
    switch self {
    case .of2019: .orange
    case .of2020: .teal
    case .of2021: .indigo
    case .today: .blue
    }
  }
}
