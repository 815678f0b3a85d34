import ComposableArchitecture
import ProbeInstrument
import SwiftUI

/// A page of a logbook, with text as binding state.
@available(*, deprecated)
@Reducer
struct LogbookPage {
  struct State: Equatable {
    @BindingState var entry = ""
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case closeTapped
    case closed
  }

  @Dependency(\.dismiss) var dismiss

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { _, action in
      switch action {
      case .binding, .closed:
        return .none

      case .closeTapped:
        return .run { _ in await dismiss() }
      }
    }
  }
}

/// A sheet that writes or sends once more while it goes away.
@available(*, deprecated)
@Reducer
struct Logbook {
  struct State: Equatable {
    @PresentationState var page: LogbookPage.State?
  }

  enum Action {
    case openTapped
    case page(PresentationAction<LogbookPage.Action>)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .openTapped = action { state.page = LogbookPage.State() }
      return .none
    }
    .ifLet(\.$page, action: \.page) { LogbookPage() }
  }
}

@available(*, deprecated)
struct LogbookView: View {
  let store: StoreOf<Logbook>
  @Environment(EvaluationLog.self) private var log

  var body: some View {
    let _ = log.record(self)
    Form {
      Button("Open a new page") { store.send(.openTapped) }
    }
    .sheet(store: store.scope(state: \.$page, action: \.page)) { page in
      LogbookPageView(store: page)
    }
  }
}

@available(*, deprecated)
struct LogbookPageView: View {
  let store: StoreOf<LogbookPage>
  @Environment(\.dismiss) private var dismiss
  @Environment(EvaluationLog.self) private var log
  @State private var sendsAtTheEnd = false
  @State private var writesAtTheEnd = false

  private struct ViewState: Equatable {
    @BindingViewState var entry: String

    init(_ store: BindingViewStore<LogbookPage.State>) {
      _entry = store.$entry
    }
  }

  var body: some View {
    let _ = log.record(self)
    let log = log
    WithViewStore(store, observe: ViewState.init) { page in
      let _ = log.record("LogbookPageView.content")
      Form {
        TextField("Entry", text: page.$entry)
        Toggle("Write at the end", isOn: $writesAtTheEnd)
        Toggle("Send at the end", isOn: $sendsAtTheEnd)
        Button("The view closes") { dismiss() }
        Button("The feature closes") { page.send(.closeTapped) }
      }
      .onDisappear {
        if writesAtTheEnd { page.$entry.wrappedValue = "Signed" }
        if sendsAtTheEnd { page.send(.closed) }
      }
    }
  }
}
