import ComposableArchitectureClassic

/// The numbers, above the footnote.
public struct ClassicDialListView: View {
  let store: Store<DialListState, DialListAction>

  public init(store: Store<DialListState, DialListAction>) {
    self.store = store
  }

  public var body: some View {
    NavigationView {
      VStack(spacing: 0) {
        List {
          ForEachStore(
            store.scope(state: \.dials, action: DialListAction.dial(id:action:)),
            content: DialRow.init(store:))
        }
        IfLetStore(
          store.scope(state: \.footnote, action: DialListAction.footnote),
          then: FootnoteView.init(store:))
      }
      .navigationTitle("Numbers, classic")
      .toolbar {
        Button("New number") { ViewStore(store.stateless).send(.newNumberTapped) }
      }
    }
  }
}

/// A number with its buttons.
struct DialRow: View {
  let store: Store<DialState, DialAction>

  var body: some View {
    WithViewStore(store.scope(state: \.number)) { viewStore in
      HStack {
        button("minus", "One less than \(viewStore.state)") { viewStore.send(.turned(by: -1)) }
          .disabled(viewStore.state == dialRange.lowerBound)
        Text(verbatim: "\(viewStore.state)")
          .font(.title3)
          .monospacedDigit()
          .frame(minWidth: 72)
        button("plus", "One more than \(viewStore.state)") { viewStore.send(.turned(by: 1)) }
          .disabled(viewStore.state == dialRange.upperBound)
        Spacer()
        button("magnifyingglass", "Look up \(viewStore.state)") { viewStore.send(.lookUpTapped) }
        button("trash", "Remove \(viewStore.state)", role: .destructive) {
          viewStore.send(.removeTapped)
        }
      }
      .buttonStyle(.bordered)
    }
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
  let store: Store<FootnoteState, FootnoteAction>

  var body: some View {
    WithViewStore(store) { viewStore in
      VStack(alignment: .leading, spacing: 12) {
        VStack(alignment: .leading, spacing: 4) {
          if let sentence = viewStore.sentence {
            Text(sentence)
              .accessibilityIdentifier("sentence")
          }
          if viewStore.isEmptyHanded {
            Text(
              verbatim: "Nothing was found about \(viewStore.number). Search again in a moment."
            )
            .foregroundStyle(.red)
          }
        }
        .accessibilityAddTraits(.updatesFrequently)
        HStack {
          Button("Search again") { viewStore.send(.nextTapped) }
            .disabled(viewStore.isSearching)
          Button("Close") { viewStore.send(.closeTapped) }
          if viewStore.isSearching { ProgressView() }
        }
        .buttonStyle(.bordered)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding()
    }
  }
}
