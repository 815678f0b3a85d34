import BoardService
import ComposableArchitecture
import Foundation
import SceneKeeping
import SwiftUI

/// The screen of the board: its columns side by side, and who is here.
public struct BoardView: View {
  @Bindable var store: StoreOf<BoardFeature>

  /// The visitor among the others: the same in all tabs of a browser, and after a reload.
  @AppStorage("visitor") private var visitor: String?
  @Environment(\.horizontalSizeClass) private var sizeClass

  public init(store: StoreOf<BoardFeature>) {
    self.store = store
  }

  public var body: some View {
    NavigationStack {
      VStack(alignment: .leading, spacing: 12) {
        VisitorBar(
          visitors: store.visitors.elements, own: store.visitorID,
          name: $store.name.sending(\.nameChanged)
        )
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
    .kept("form") {
      store.state.keptForm
    } restore: {
      store.send(.restored($0))
    }
    .onAppear {
      if visitor == nil { visitor = UUID().uuidString }
    }
    .task(id: visitor) {
      guard let id = visitor.flatMap(UUID.init) else { return }
      await store.send(.task(id)).finish()
    }
  }

  /// The columns: all of them where there is room, else one after another.
  @ViewBuilder private var columns: some View {
    if sizeClass == .compact {
      ScrollView(.horizontal) {
        HStack(alignment: .top, spacing: 12) {
          ForEach(store.columns) { column in
            ColumnView(column: column, store: store)
              .frame(width: 300)
          }
        }
        .scrollTargetLayout()
        .padding(.horizontal)
      }
      .scrollTargetBehavior(.viewAligned)
    } else {
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
