import SwiftUI

/// A drawing of the houses at the harbour in the evening.
struct HarbourPicture: View {
  var body: some View {
    ZStack(alignment: .bottom) {
      Rectangle()
        .fill(LinearGradient(colors: [.night, .dusk], startPoint: .top, endPoint: .bottom))
      Circle()
        .fill(Color.moon)
        .frame(width: 30, height: 30)
        .padding(24)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topTrailing)
      HStack(alignment: .bottom, spacing: 2) {
        ForEach(Self.houses) { HouseView(house: $0) }
      }
      .padding(.bottom, 24)
      Rectangle()
        .fill(LinearGradient(colors: [.sea, .night], startPoint: .top, endPoint: .bottom))
        .frame(height: 24)
    }
    .frame(height: 150)
    .clipShape(RoundedRectangle(cornerRadius: 10))
    .accessibilityHidden(true)
  }

  fileprivate struct House: Identifiable {
    let id: Int
    let floors: Int
    let windows: Int
    let color: Color
    /// The window that is lit, counted from the roof.
    let lit: Int
  }

  private static let houses = [
    House(id: 0, floors: 2, windows: 2, color: .brick, lit: 2),
    House(id: 1, floors: 3, windows: 2, color: .slate, lit: 0),
    House(id: 2, floors: 4, windows: 3, color: .plaster, lit: 7),
    House(id: 3, floors: 3, windows: 2, color: .brick, lit: 3),
    House(id: 4, floors: 2, windows: 3, color: .slate, lit: 4),
  ]
}

private struct HouseView: View {
  let house: HarbourPicture.House

  var body: some View {
    VStack(spacing: 5) {
      ForEach(0..<house.floors, id: \.self) { floor in
        HStack(spacing: 5) {
          ForEach(0..<house.windows, id: \.self) { window in
            let isLit = floor * house.windows + window == house.lit
            Rectangle()
              .fill(isLit ? Color.moon : Color.night)
              .frame(width: 8, height: 11)
          }
        }
      }
    }
    .padding(6)
    .background(house.color)
  }
}

extension Color {
  fileprivate static let night = Color(red: 0.09, green: 0.15, blue: 0.31)
  fileprivate static let dusk = Color(red: 0.91, green: 0.56, blue: 0.45)
  fileprivate static let moon = Color(red: 1, green: 0.91, blue: 0.66)
  fileprivate static let sea = Color(red: 0.16, green: 0.35, blue: 0.5)
  fileprivate static let brick = Color(red: 0.63, green: 0.27, blue: 0.24)
  fileprivate static let slate = Color(red: 0.31, green: 0.38, blue: 0.48)
  fileprivate static let plaster = Color(red: 0.85, green: 0.78, blue: 0.67)
}
