import ComposableArchitecture
import SceneKeeping
import SwiftUI

/// The app with a store of its own, as each page gets one.
public struct WizardScreen: View {
  @State private var store = Store(initialState: Reception.State()) { Reception() }

  /// Creates the app with a store that begins on the start screen.
  public init() {}

  /// The stack of screens.
  public var body: some View { ReceptionView(store: store) }
}

/// The start, and the stack of screens above it.
struct ReceptionView: View {
  @Bindable var store: StoreOf<Reception>

  var body: some View {
    NavigationStack(path: $store.scope(state: \.path, action: \.path)) {
      StartView(store: store)
    } destination: { screen in
      PathView(reception: store, screen: screen)
    }
    .onOpenURL { store.send(.addressOpened($0)) }
    // A page opens its address first, and gets what an earlier one kept once it is connected.
    .kept("unsaved") {
      store.state.unsaved
    } restore: {
      store.send(.restored($0))
    }
    .onAppear { store.send(.appeared) }
    .sheet(
      item: $store.scope(
        state: \.destination?.houseRules, action: \.destination.houseRules)
    ) { store in
      HouseRulesView(store: store)
    }
    .alert($store.scope(state: \.destination?.alert, action: \.destination.alert))
    .confirmationDialog(
      $store.scope(
        state: \.destination?.confirmationDialog, action: \.destination.confirmationDialog))
  }
}

/// One screen of the stack.
private struct PathView: View {
  let reception: StoreOf<Reception>
  let screen: StoreOf<Reception.Path>

  var body: some View {
    switch screen.case {
    case .dates(let store):
      StepForm(store: reception, step: .dates) { DatesView(store: store) }
    case .room(let store):
      StepForm(store: reception, step: .room) { RoomView(store: store) }
    case .extras(let store):
      StepForm(store: reception, step: .extras) { ExtrasView(store: store) }
    case .guest(let store):
      StepForm(store: reception, step: .guest) { GuestView(store: store) }
    case .payment(let store):
      StepForm(store: reception, step: .payment) { PaymentView(store: store) }
    case .summary(let store):
      StepForm(store: reception, step: .summary) { SummaryView(store: store) }
    case .confirmation(let store):
      ConfirmationView(store: store)
    case .bookings(let store):
      BookingListView(reception: reception, store: store)
    case .booking(let store):
      BookingDetailView(store: store)
    }
  }
}

/// The frame of each step: its number, a notice, the price, and the way out.
private struct StepForm<Content: View>: View {
  let store: StoreOf<Reception>
  let step: Step
  @ViewBuilder let content: Content

  var body: some View {
    Form {
      Section {
        ProgressView(value: Double(step.number), total: Double(Step.allCases.count)) {
          Text("Step \(step.number) of \(Step.allCases.count)")
        }
        if let notice = store.notice, store.path.last?.step == step {
          NoticeRow(notice: notice) { store.send(.noticeCloseButtonTapped) }
        }
      }
      content
      if step != .summary, store.draft.request != nil {
        Section("Price so far") {
          PriceRows(quote: store.draft.currentQuote)
        }
      }
    }
    .navigationTitle(step.title)
    .toolbar {
      ToolbarItem(placement: .cancellationAction) {
        Button("Leave") { store.send(.closeButtonTapped) }
      }
    }
  }
}

/// The lines and the sum of a price, or a sentence while it is worked out.
struct PriceRows: View {
  let quote: Quote?

  var body: some View {
    if let quote {
      QuoteLines(lines: quote.lines)
      LabeledContent {
        Text(quote.total, format: .money).bold().monospacedDigit()
          .accessibilityIdentifier("total")
      } label: {
        Text("Total").bold()
      }
    } else {
      Text("The price is being worked out…").foregroundStyle(.secondary)
    }
  }
}
