import ComposableArchitecture

/// The numbers, above the footnote.
public struct DialListView: View {
  let store: StoreOf<DialList>

  public init(store: StoreOf<DialList>) {
    self.store = store
  }

  public var body: some View {
    NavigationStack {
      VStack(spacing: 0) {
        List {
          ForEach(store.scope(state: \.dials, action: \.dials)) { dial in
            DialRow(store: dial)
          }
        }
        if let footnote = store.scope(state: \.footnote, action: \.footnote.presented) {
          FootnoteView(store: footnote)
        }
      }
      .navigationTitle("Numbers")
      .toolbar {
        Button("New number") { store.send(.newNumberTapped) }
      }
    }
  }
}

/// A number with its buttons.
struct DialRow: View {
  let store: StoreOf<Dial>

  var body: some View {
    HStack {
      button("minus", "One less than \(store.number)") { store.send(.turned(by: -1)) }
        .disabled(store.number == Dial.range.lowerBound)
      Text(verbatim: "\(store.number)")
        .font(.title3)
        .monospacedDigit()
        .frame(minWidth: 72)
      button("plus", "One more than \(store.number)") { store.send(.turned(by: 1)) }
        .disabled(store.number == Dial.range.upperBound)
      Spacer()
      button("magnifyingglass", "Look up \(store.number)") { store.send(.lookUpTapped) }
      button("trash", "Remove \(store.number)", role: .destructive) {
        store.send(.removeTapped)
      }
    }
    .buttonStyle(.bordered)
  }

  private func button(
    _ symbol: String, _ label: String, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) -> some View {
    Button(role: role, action: action) {
      Image(systemName: symbol)
    }
    .accessibilityLabel(label)
  }
}

/// The banner below the numbers.
struct FootnoteView: View {
  let store: StoreOf<Footnote>

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      VStack(alignment: .leading, spacing: 4) {
        if let sentence = store.sentence {
          Text(sentence)
            .accessibilityIdentifier("sentence")
        }
        if store.isEmptyHanded {
          Text(verbatim: "Nothing was found about \(store.number). Search again in a moment.")
            .foregroundStyle(.red)
        }
      }
      .accessibilityAddTraits(.updatesFrequently)
      HStack {
        Button("Search again") { store.send(.nextTapped) }
          .disabled(store.isSearching)
        Button("Close") { store.send(.closeTapped) }
        if store.isSearching { ProgressView() }
      }
      .buttonStyle(.bordered)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding()
  }
}
