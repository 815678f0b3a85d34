import ComposableArchitecture
import SwiftUI

/// The lengths of the next training, which are kept while they are changed.
@Reducer
public struct PlanForm: Sendable {
  @ObservableState
  public struct State: Equatable {
    @Shared(.rounds) public var rounds
    @Shared(.work) public var work
    @Shared(.rest) public var rest

    public init() {}

    var plan: Plan { Plan(rounds: rounds, work: work, rest: rest) }
  }

  public enum Action {
    case doneButtonTapped
  }

  @Dependency(\.dismiss) var dismiss

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { _, action in
      switch action {
      case .doneButtonTapped: .run { _ in await dismiss() }
      }
    }
  }
}

/// The sheet of the plan.
struct PlanFormView: View {
  @Bindable var store: StoreOf<PlanForm>

  var body: some View {
    NavigationStack {
      Form {
        Section {
          Stepper("\(store.rounds) rounds", value: Binding(store.$rounds), in: 1...30)
          Stepper("\(store.work) s of work", value: Binding(store.$work), in: 5...600, step: 5)
          Stepper("\(store.rest) s of rest", value: Binding(store.$rest), in: 0...600, step: 5)
        } footer: {
          Text(
            """
            \(store.plan.duration.clockTime) in all. A training under a changed plan begins anew.
            """)
        }
      }
      .navigationTitle("Plan")
      .toolbar {
        ToolbarItem(placement: .confirmationAction) {
          Button("Done") { store.send(.doneButtonTapped) }
        }
      }
    }
  }
}
