#if PortableViews
/// The kinds of field whose submission runs an action.
public struct SubmitTriggers: OptionSet, Sendable {
  /// The kinds as bits.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Fields for text.
  public static let text = Self(rawValue: 1 << 0)
  /// Search fields.
  public static let search = Self(rawValue: 1 << 1)
}

/// An action that runs when a field is submitted.
struct SubmitAction {
  let triggers: SubmitTriggers
  let action: () -> Void
}

extension View {
  /// Runs an action when a field in the view is submitted.
  public func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
  ) -> some View {
    transformEnvironment(\.fieldSettings.submitActions) {
      $0.insert(SubmitAction(triggers: triggers, action: action), at: 0)
    }
  }

  /// Prevents fields in the view from running submit actions around it, if `isBlocking` is true.
  nonisolated public func submitScope(_ isBlocking: Bool = true) -> some View {
    transformEnvironment(\.fieldSettings.submitActions) { if isBlocking { $0 = [] } }
  }

  /// Sets the label of the key that submits, on on-screen keyboards.
  nonisolated public func submitLabel(_ submitLabel: SubmitLabel) -> some View {
    environment(\.fieldSettings.submitLabel, submitLabel.details)
  }

  /// Sets the on-screen keyboard of the fields in the view.
  nonisolated public func keyboardType(_ type: UIKeyboardType) -> some View {
    environment(\.fieldSettings.content, type.content)
  }
}

/// The label of the key that submits a field.
public struct SubmitLabel: Sendable {
  /// The name of the label in browsers.
  let details: FieldDetails.SubmitLabel

  /// The label "done".
  public static let done = Self(details: .done)
  /// The label "go".
  public static let go = Self(details: .go)
  /// The label "send".
  public static let send = Self(details: .send)
  /// The label "join".
  public static let join = Self(details: .go)
  /// The label "route".
  public static let route = Self(details: .go)
  /// The label "search".
  public static let search = Self(details: .search)
  /// The label "return".
  public static let `return` = Self(details: .enter)
  /// The label "next".
  public static let next = Self(details: .next)
  /// The label "continue".
  public static let `continue` = Self(details: .next)
}

/// A kind of on-screen keyboard, with its name on Apple's systems.
public enum UIKeyboardType: Int, Sendable {
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad
  case emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad

  var content: FieldDetails.Content {
    switch self {
    case .numberPad, .asciiCapableNumberPad: .number
    case .decimalPad: .decimal
    case .phonePad: .telephone
    case .emailAddress: .email
    case .URL: .url
    default: .text
    }
  }
}
#endif
