import NoughtsClients
import SwiftUI

/// The screen to enter a code, whichever architecture is behind it.
public struct CodeForm: View {
  @Binding var code: String
  let challenge: Challenge
  let problem: CodeProblem?
  let isBusy: Bool
  let isSentAgain: Bool
  let secondsUntilResend: Int
  let confirm: @MainActor () -> Void
  let sendAgain: @MainActor () -> Void
  let goBack: @MainActor () -> Void

  /// Creates the screen.
  ///
  /// - Parameters:
  ///   - code: The digits as they are typed.
  ///   - challenge: The sign-in that waits for the code.
  ///   - problem: The reason why the code is refused.
  ///   - isBusy: Whether the service has been asked and has not answered.
  ///   - isSentAgain: Whether the code in the message replaces an earlier one.
  ///   - secondsUntilResend: The time until another code can be sent.
  ///   - confirm: Asks the service whether the code is the one.
  ///   - sendAgain: Asks for another code.
  ///   - goBack: Leaves the sign-in.
  public init(
    code: Binding<String>, challenge: Challenge, problem: CodeProblem?, isBusy: Bool,
    isSentAgain: Bool, secondsUntilResend: Int, confirm: @escaping @MainActor () -> Void,
    sendAgain: @escaping @MainActor () -> Void, goBack: @escaping @MainActor () -> Void
  ) {
    _code = code
    self.challenge = challenge
    self.problem = problem
    self.isBusy = isBusy
    self.isSentAgain = isSentAgain
    self.secondsUntilResend = secondsUntilResend
    self.confirm = confirm
    self.sendAgain = sendAgain
    self.goBack = goBack
  }

  public var body: some View {
    Form {
      Section {
        VStack(alignment: .leading, spacing: 4) {
          Text("To the phone that ends in \(challenge.phone)")
            .font(.footnote)
            .foregroundStyle(.secondary)
          Text("Your code is \(challenge.code).")
          if isSentAgain {
            Text("It replaces the one before.")
              .font(.footnote)
              .foregroundStyle(.secondary)
          }
        }
        .accessibilityAddTraits(.updatesFrequently)
      } header: {
        Text("Message")
      } footer: {
        Text("This demo has no phone: it shows the message here.")
      }
      Section {
        TextField("Six digits", text: $code)
          .keyboardType(.numberPad)
          .textContentType(.oneTimeCode)
          .submitLabel(.go)
      } header: {
        Text("Code")
      } footer: {
        ProblemText(message: problem?.message)
      }
      Section {
        HStack {
          Button("Confirm", action: confirm)
            .buttonStyle(.borderedProminent)
            .disabled(isBusy)
          if isBusy { ProgressView("Waiting for an answer …") }
        }
        Button("Send another code", action: sendAgain)
          .disabled(isBusy || secondsUntilResend > 0)
        Button("Use another account", action: goBack)
      } footer: {
        if secondsUntilResend > 0 {
          Text("Another code can be sent in \(countdown).")
            .monospacedDigit()
            .accessibilityIdentifier("countdown")
        } else {
          Text("Another code can be sent now.")
        }
      }
    }
    .onSubmit { confirm() }
    .navigationTitle("Enter the code")
  }

  private var countdown: String {
    let seconds = secondsUntilResend % 60
    return "\(secondsUntilResend / 60):\(seconds < 10 ? "0" : "")\(seconds)"
  }
}
