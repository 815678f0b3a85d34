import ComposableUI

/// Grids of rows.
struct GridScreen: View {
  var body: some View {
    VStack(spacing: 20) {
      Grid {
        GridRow {
          Text("Name").bold()
          Text("Goals").bold()
        }
        GridRow {
          Text("Bartholomew")
          Text("3")
        }
        Text("A line across all columns of the grid")
        GridRow {
          Text("Ann")
          Text("12")
        }
      }
      Grid(alignment: .leading, horizontalSpacing: 24, verticalSpacing: 4) {
        GridRow {
          Text("Leading")
          Block(40, 30)
          Text("A")
        }
        GridRow {
          Block(20, 20)
          Text("B")
          Text("Another")
        }
      }
      Grid(alignment: .bottomTrailing) {
        GridRow {
          Block(50, 50)
          Block(20, 20)
        }
        GridRow {
          Block(20, 20)
          Block(60, 30)
        }
      }
      Grid {
        GridRow {
          Color.red
          Color.green
        }
        GridRow {
          Color.blue
          Text("Fills")
        }
      }
      .frame(height: 100)
    }
  }
}

/// Grids whose columns are fixed, flexible and adaptive.
struct LazyGridScreen: View {
  var body: some View {
    ScrollView {
      VStack(spacing: 20) {
        LazyVGrid(columns: [GridItem(.fixed(80)), GridItem(.flexible())]) {
          ForEach(0..<4) { Text("Cell \($0)") }
        }
        LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible()), GridItem(.flexible())]) {
          ForEach(0..<5) { Text("Cell \($0)").frame(maxWidth: .infinity) }
        }
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 100))], spacing: 16) {
          ForEach(0..<12) { Text("Cell \($0)").padding(8).background(Color.yellow) }
        }
        LazyVGrid(columns: [GridItem(.flexible(minimum: 50, maximum: 90)), GridItem(.flexible())]) {
          ForEach(0..<4) { Text("Limited \($0)") }
        }
      }
      .padding()
    }
  }
}
