import ComposableArchitecture

extension AlertState where Action == Reception.Destination.Alert {
  static var priceFailed: Self {
    AlertState {
      TextState("The price could not be worked out")
    } actions: {
      ButtonState(action: .tryAgainButtonTapped) { TextState("Try again") }
      ButtonState(role: .cancel) { TextState("Not now") }
    } message: {
      TextState("The draft keeps your choices. Try again, or change one of them.")
    }
  }
}

extension ConfirmationDialogState where Action == Reception.Destination.Dialog {
  static var draftExists: Self {
    ConfirmationDialogState(titleVisibility: .visible) {
      TextState("You have begun a booking")
    } actions: {
      ButtonState(action: .continueButtonTapped) { TextState("Continue it") }
      ButtonState(role: .destructive, action: .startOverButtonTapped) {
        TextState("Start over")
      }
      ButtonState(role: .cancel) { TextState("Not now") }
    } message: {
      TextState("Starting over discards what you have chosen.")
    }
  }

  static func otherChoices(_ choices: Choices, at step: Step) -> Self {
    ConfirmationDialogState(titleVisibility: .visible) {
      TextState("Change your draft?")
    } actions: {
      ButtonState(role: .destructive, action: .choicesButtonTapped(step, choices)) {
        TextState("Take the new choices")
      }
      ButtonState(role: .cancel) { TextState("Keep mine") }
    } message: {
      TextState("The address that you have opened makes other choices than your draft.")
    }
  }

  static var leaving: Self {
    ConfirmationDialogState(titleVisibility: .visible) {
      TextState("Leave the booking?")
    } actions: {
      ButtonState(action: .keepDraftButtonTapped) {
        TextState("Keep it as a draft")
      }
      ButtonState(role: .destructive, action: .discardDraftButtonTapped) {
        TextState("Discard it")
      }
      ButtonState(role: .cancel) { TextState("Stay here") }
    } message: {
      TextState("Nothing is booked yet. A draft waits for you on the start screen.")
    }
  }

  static var discarding: Self {
    ConfirmationDialogState(titleVisibility: .visible) {
      TextState("Discard the draft?")
    } actions: {
      ButtonState(role: .destructive, action: .discardDraftButtonTapped) {
        TextState("Discard it")
      }
      ButtonState(role: .cancel) { TextState("Keep it") }
    } message: {
      TextState("What you have chosen is lost then.")
    }
  }
}
