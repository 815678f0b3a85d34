import ComposableArchitecture
import LedgerStorage
import SwiftUI

extension LedgerStorage.Category {
  var title: LocalizedStringKey {
    switch self {
    case .groceries: "Groceries"
    case .home: "Home"
    case .transport: "Transport"
    case .health: "Health"
    case .leisure: "Leisure"
    case .travel: "Travel"
    case .other: "Other"
    }
  }

  var symbol: String {
    switch self {
    case .groceries: "cart.fill"
    case .home: "house.fill"
    case .transport: "mappin.circle.fill"
    case .health: "heart.fill"
    case .leisure: "star.fill"
    case .travel: "globe"
    case .other: "tag.fill"
    }
  }

  var color: Color {
    switch self {
    case .groceries: .green
    case .home: .indigo
    case .transport: .blue
    case .health: .pink
    case .leisure: .orange
    case .travel: .teal
    case .other: .brown
    }
  }
}
