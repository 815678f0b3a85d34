import BoardService
import ComposableArchitecture
import SwiftUI

/// The screen of the board: its columns side by side, and who is here.
public struct BoardView: View {
  @Bindable var store: StoreOf<BoardFeature>

  public init(store: StoreOf<BoardFeature>) {
    self.store = store
  }

  public var body: some View {
    NavigationStack {
      VStack(alignment: .leading, spacing: 12) {
        VisitorBar(visitors: store.visitors.elements, own: store.visitorID, name: $store.name)
          .padding(.horizontal)
        if let problem = store.problem {
          Text(problem.message)
            .foregroundStyle(.red)
            .padding(.horizontal)
        }
        if store.isLoaded {
          columns
        } else if store.problem == nil {
          ProgressView("Loading the board")
            .frame(maxWidth: .infinity)
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .padding(.vertical)
      .navigationTitle("Board")
    }
    .sheet(item: $store.scope(state: \.form, action: \.form)) { store in
      CardFormView(store: store)
    }
    .task { await store.send(.task).finish() }
  }

  private var columns: some View {
    ScrollView(.horizontal) {
      HStack(alignment: .top, spacing: 16) {
        ForEach(store.columns) { column in
          ColumnView(column: column, store: store)
        }
      }
      .padding(.horizontal)
    }
  }
}

/// The visitors, and the field for the name of one's own.
private struct VisitorBar: View {
  let visitors: [Visitor]
  let own: Visitor.ID?
  @Binding var name: String

  var body: some View {
    HStack(spacing: 8) {
      ForEach(visitors) { visitor in
        Text(visitor.initial)
          .font(.caption.bold())
          .foregroundStyle(.background)
          .frame(width: 28, height: 28)
          .background(visitor.color, in: Circle())
          .accessibilityLabel(visitor.id == own ? Text("You") : Text(visitor.label))
      }
      Text("\(visitors.count) here")
        .font(.callout)
        .foregroundStyle(.secondary)
        .fixedSize()
      Spacer(minLength: 8)
      TextField("Your name", text: $name)
        .textFieldStyle(.roundedBorder)
        .frame(maxWidth: 180)
    }
  }
}
