import ComposableArchitecture
import SwiftUI

/// Keeps the store of a probe for as long as the probe is on the bench.
struct StoreOwner<Feature: Reducer, Content: View>: View {
  @State private var store: StoreOf<Feature>
  private let content: (StoreOf<Feature>) -> Content

  init(
    _ state: Feature.State, feature: Feature,
    @ViewBuilder content: @escaping (StoreOf<Feature>) -> Content
  ) {
    _store = State(initialValue: Store(initialState: state) { feature })
    self.content = content
  }

  var body: some View {
    content(store)
  }
}
