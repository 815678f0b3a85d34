import AuthenticationClient
import ComposableArchitecture
import LoginCore
import Testing
import TwoFactorCore

@MainActor
@Suite struct LoginTests {
  private func makeStore(
    _ authenticationClient: AuthenticationClient
  ) -> TestStoreOf<Login> {
    TestStore(initialState: Login.State()) {
      Login()
    } withDependencies: {
      $0.authenticationClient = authenticationClient
    }
  }

  private static let requiringCode = AuthenticationClient(
    login: { _, _ in AuthenticationResponse(token: "half", isTwoFactorRequired: true) },
    twoFactor: { code, token in
      guard token == "half" else { throw AuthenticationError.unknownLogin }
      guard code == "1234" else { throw AuthenticationError.invalidTwoFactorCode }
      return AuthenticationResponse(token: "whole")
    })

  @Test("an account without a second factor is logged in at once")
  func withoutSecondFactor() async {
    let store = makeStore(
      AuthenticationClient(
        login: { email, password in
          #expect(email == "ada@example.com")
          #expect(password == "secret")
          return AuthenticationResponse(token: "whole")
        },
        twoFactor: { _, _ in throw AuthenticationError.unknownLogin }))
    await store.send(\.view.loginButtonTapped)
    await store.send(\.view.binding.email, "ada@example.com") { $0.email = "ada@example.com" }
    #expect(!store.state.isFormValid)
    await store.send(\.view.binding.password, "secret") { $0.password = "secret" }
    #expect(store.state.isFormValid)
    await store.send(\.view.loginButtonTapped) { $0.isLoginRequestInFlight = true }
    await store.receive(\.loginResponse.success) { $0.isLoginRequestInFlight = false }
  }

  @Test("an account with a second factor asks for its code")
  func secondFactor() async {
    let store = makeStore(Self.requiringCode)
    await store.send(\.view.binding.email, "2fa@example.com") { $0.email = "2fa@example.com" }
    await store.send(\.view.binding.password, "secret") { $0.password = "secret" }
    await store.send(\.view.loginButtonTapped) { $0.isLoginRequestInFlight = true }
    await store.receive(\.loginResponse.success) {
      $0.isLoginRequestInFlight = false
      $0.twoFactor = TwoFactor.State(token: "half")
    }
    await store.send(\.twoFactor.view.binding.code, "123") { $0.twoFactor?.code = "123" }
    await store.send(\.twoFactor.view.submitButtonTapped)
    await store.send(\.twoFactor.view.binding.code, "1234") { $0.twoFactor?.code = "1234" }
    await store.send(\.twoFactor.view.submitButtonTapped) {
      $0.twoFactor?.isRequestInFlight = true
    }
    await store.receive(\.twoFactor.twoFactorResponse.success) {
      $0.twoFactor?.isRequestInFlight = false
    }
    await store.send(\.twoFactor.dismiss) { $0.twoFactor = nil }
  }

  @Test("a wrong code is told in an alert")
  func wrongCode() async {
    let store = makeStore(Self.requiringCode)
    store.exhaustivity = .off
    await store.send(\.view.binding.email, "2fa@example.com")
    await store.send(\.view.binding.password, "secret")
    await store.send(\.view.loginButtonTapped)
    await store.send(\.twoFactor.view.binding.code, "4321")
    await store.send(\.twoFactor.view.submitButtonTapped)
    await store.receive(\.twoFactor.twoFactorResponse.failure) {
      $0.twoFactor?.isRequestInFlight = false
      $0.twoFactor?.alert = AlertState {
        TextState("That is not the code. Look it up again.")
      }
    }
    await store.send(\.twoFactor.alert.dismiss) { $0.twoFactor?.alert = nil }
  }

  @Test("leaving the code's screen cancels its request")
  func leavingCancels() async {
    let store = makeStore(
      AuthenticationClient(
        login: { _, _ in AuthenticationResponse(token: "half", isTwoFactorRequired: true) },
        twoFactor: { _, _ in
          try await Task.never()
        }))
    store.exhaustivity = .off
    await store.send(\.view.binding.email, "2fa@example.com")
    await store.send(\.view.binding.password, "secret")
    await store.send(\.view.loginButtonTapped)
    await store.receive(\.loginResponse.success)
    await store.send(\.twoFactor.view.binding.code, "1234")
    await store.send(\.twoFactor.view.submitButtonTapped)
    store.exhaustivity = .on
    await store.send(\.twoFactor.dismiss) { $0.twoFactor = nil }
    await store.finish()
  }

  @Test("a refused login is told in an alert")
  func refused() async {
    let store = makeStore(
      AuthenticationClient(
        login: { _, _ in throw AuthenticationError.invalidCredentials },
        twoFactor: { _, _ in throw AuthenticationError.unknownLogin }))
    await store.send(\.view.binding.email, "ada") { $0.email = "ada" }
    await store.send(\.view.binding.password, "secret") { $0.password = "secret" }
    await store.send(\.view.loginButtonTapped) { $0.isLoginRequestInFlight = true }
    await store.receive(\.loginResponse.failure) {
      $0.isLoginRequestInFlight = false
      $0.alert = AlertState {
        TextState("There is no account with this address and password.")
      }
    }
    await store.send(\.alert.dismiss) { $0.alert = nil }
  }
}
