import ComposableArchitecture
import Testing
import ViewTesting

@MainActor @Observable
private final class Model {
  enum Action: Equatable, Sendable { case delete, keep }

  var alert: AlertState<Action>?
  var dialog: ConfirmationDialogState<Action>?
  var notice: AlertState<Never>?
  var log: [Action?] = []

  func alertButtonTapped(_ action: Action?) { log.append(action) }

  func wait(_ action: Action?) async {
    await Task.yield()
    log.append(action)
  }
}

private struct Screen: View {
  @Bindable var model: Model
  var isAsync = false

  var body: some View {
    if isAsync {
      Text("Answers: \(model.log.count)")
        .alert($model.alert) { action in await model.wait(action) }
        .confirmationDialog($model.dialog) { action in await model.wait(action) }
    } else {
      Text("sync")
        .alert($model.alert) { action in model.alertButtonTapped(action) }
        .confirmationDialog($model.dialog) { action in model.alertButtonTapped(action) }
        .alert($model.notice)
    }
  }
}

@MainActor
struct AlertStateViewTests {
  private func alert(
    _ title: String, action: ButtonStateAction<Model.Action> = .send(.delete)
  ) -> AlertState<Model.Action> {
    AlertState {
      TextState(title)
    } actions: {
      ButtonState(role: .destructive, action: action) { TextState("Delete") }
      ButtonState(role: .cancel) { TextState("Cancel") }
    } message: {
      TextState("It is gone then.")
    }
  }

  private func dialog(_ title: String) -> ConfirmationDialogState<Model.Action> {
    ConfirmationDialogState(titleVisibility: .visible) {
      TextState(title)
    } actions: {
      ButtonState(action: .keep) { TextState("Keep") }
    }
  }

  @Test("an alert shows while its binding has state, and forwards the action")
  func handler() throws {
    let model = Model()
    let screen = ViewTester(Screen(model: model))
    #expect(screen.alert == nil)
    model.alert = alert("Sure?")
    #expect(screen.alert?.title == "Sure?")
    #expect(screen.alert?.message == "It is gone then.")
    try screen.button("Delete").tap()
    #expect(screen.alert == nil)
    #expect(model.alert == nil)
    model.alert = alert("Again?")
    try screen.button("Cancel").tap()
    #expect(model.log == [.delete, nil])
  }

  @Test("an alert without actions needs no closure")
  func noActions() throws {
    let model = Model()
    let screen = ViewTester(Screen(model: model))
    model.notice = AlertState {
      TextState("Done")
    } actions: {
      ButtonState { TextState("OK") }
    }
    #expect(screen.alert?.title == "Done")
    try screen.button("OK").tap()
    #expect(model.notice == nil)
  }

  @Test("a dialog shows while its binding has state, and forwards the action")
  func dialogHandler() throws {
    let model = Model()
    let screen = ViewTester(Screen(model: model))
    model.dialog = dialog("Keep it?")
    #expect(screen.confirmationDialog?.title == "Keep it?")
    try screen.button("Keep").tap()
    #expect(model.dialog == nil)
    #expect(model.log == [.keep])
  }

  @Test("an async closure receives the action of an alert and of a dialog")
  func asyncHandler() async throws {
    let model = Model()
    let screen = ViewTester(Screen(model: model, isAsync: true))
    model.alert = alert("Sure?")
    try screen.button("Delete").tap()
    try await screen.wait(atMost: .seconds(600)) { model.log.count == 1 }
    model.dialog = dialog("Keep it?")
    try screen.button("Keep").tap()
    try await screen.wait(atMost: .seconds(600)) { model.log.count == 2 }
    #expect(model.log == [.delete, .keep])
    #expect(model.alert == nil)
    #expect(model.dialog == nil)
  }

  @Test("an alert that another alert's button presents stays")
  func replaced() throws {
    struct Screen: View {
      @Bindable var model: Model
      var body: some View {
        Text("").alert($model.alert) { _ in
          model.alert = AlertState { TextState("Next") }
        }
      }
    }
    let model = Model()
    let screen = ViewTester(Screen(model: model))
    model.alert = alert("Sure?")
    try screen.button("Delete").tap()
    #expect(screen.alert?.title == "Next")
  }

  @Test("an async closure for an animated action is reported, and called")
  func animation() async {
    let button = ButtonState<Model.Action>(action: .send(.delete, animation: .default)) {
      TextState("Delete")
    }
    var log: [Model.Action?] = []
    await withKnownIssue {
      await button.withAction { action in
        await Task.yield()
        log.append(action)
      }
    } matching: {
      $0.comments.first?.rawValue.contains("is sent with an animation") == true
    }
    #expect(log == [.delete])
  }
}
