import ComposableArchitecture

extension AlertState where Action == Reception.Destination.Alert {
  static var priceFailed: Self {
    AlertState {
      TextState(String(localized: "The price could not be worked out"))
    } actions: {
      ButtonState(action: .tryAgainButtonTapped) { TextState(String(localized: "Try again")) }
      ButtonState(role: .cancel) { TextState(String(localized: "Not now")) }
    } message: {
      TextState(
        String(localized: "The draft keeps your choices. Try again, or change one of them."))
    }
  }
}

extension ConfirmationDialogState where Action == Reception.Destination.Dialog {
  static var draftExists: Self {
    ConfirmationDialogState(titleVisibility: .visible) {
      TextState(String(localized: "You have begun a booking"))
    } actions: {
      ButtonState(action: .continueButtonTapped) { TextState(String(localized: "Continue it")) }
      ButtonState(role: .destructive, action: .startOverButtonTapped) {
        TextState(String(localized: "Start over"))
      }
      ButtonState(role: .cancel) { TextState(String(localized: "Not now")) }
    } message: {
      TextState(String(localized: "Starting over discards what you have chosen."))
    }
  }

  static var leaving: Self {
    ConfirmationDialogState(titleVisibility: .visible) {
      TextState(String(localized: "Leave the booking?"))
    } actions: {
      ButtonState(action: .keepDraftButtonTapped) {
        TextState(String(localized: "Keep it as a draft"))
      }
      ButtonState(role: .destructive, action: .discardDraftButtonTapped) {
        TextState(String(localized: "Discard it"))
      }
      ButtonState(role: .cancel) { TextState(String(localized: "Stay here")) }
    } message: {
      TextState(
        String(localized: "Nothing is booked yet. A draft waits for you on the start screen."))
    }
  }

  static var discarding: Self {
    ConfirmationDialogState(titleVisibility: .visible) {
      TextState(String(localized: "Discard the draft?"))
    } actions: {
      ButtonState(role: .destructive, action: .discardDraftButtonTapped) {
        TextState(String(localized: "Discard it"))
      }
      ButtonState(role: .cancel) { TextState(String(localized: "Keep it")) }
    } message: {
      TextState(String(localized: "What you have chosen is lost then."))
    }
  }
}
