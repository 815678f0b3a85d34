import NoughtsClients
import SwiftUI

/// The screen to sign in, whichever architecture is behind it.
public struct SignInForm: View {
  @Binding var credentials: Credentials
  let failure: AccountError?
  let isChecking: Bool
  let showsProblems: Bool
  let fillIn: @MainActor (DemoAccount) -> Void
  let signIn: @MainActor () -> Void

  /// Creates the screen.
  ///
  /// - Parameters:
  ///   - credentials: The address and the password as they are typed.
  ///   - failure: The refusal of the account service.
  ///   - isChecking: Whether the service has been asked and has not answered.
  ///   - showsProblems: Whether fields say what is wrong with them.
  ///   - fillIn: Fills the fields in for one of the demo's accounts.
  ///   - signIn: Asks the service.
  public init(
    credentials: Binding<Credentials>, failure: AccountError?, isChecking: Bool,
    showsProblems: Bool, fillIn: @escaping @MainActor (DemoAccount) -> Void,
    signIn: @escaping @MainActor () -> Void
  ) {
    _credentials = credentials
    self.failure = failure
    self.isChecking = isChecking
    self.showsProblems = showsProblems
    self.fillIn = fillIn
    self.signIn = signIn
  }

  private var isPasswordMissing: Bool { showsProblems && !credentials.hasPassword }

  public var body: some View {
    Form {
      Section {
        TextField("E-mail address", text: $credentials.email)
          .keyboardType(.emailAddress)
          .textContentType(.emailAddress)
          .submitLabel(.next)
      } header: {
        Text("E-mail address")
      } footer: {
        ProblemText(message: showsProblems ? credentials.emailProblem?.message : nil)
      }
      Section {
        SecureField("Password", text: $credentials.password)
          .textContentType(.password)
          .submitLabel(.go)
      } header: {
        Text("Password")
      } footer: {
        ProblemText(message: isPasswordMissing ? "Enter your password." : failure?.message)
      }
      Section {
        HStack {
          Button("Sign in", action: signIn)
            .buttonStyle(.borderedProminent)
            .disabled(isChecking)
          if isChecking { ProgressView("Signing in …") }
        }
      }
      Section {
        ForEach(DemoAccount.allCases, id: \.self) { account in
          Button(account.title) { fillIn(account) }
        }
      } header: {
        Text("Accounts of this demo")
      } footer: {
        Text("Choose an account to fill the fields in, then sign in.")
      }
    }
    .onSubmit { signIn() }
    .navigationTitle("Sign in")
  }
}

extension DemoAccount {
  var title: LocalizedStringKey {
    switch self {
    case .code: "With a code: careful@example.com"
    case .password: "With a password alone: guest@example.com"
    }
  }
}
