import Clocks
import Foundation
import Testing

@testable import AuthenticationClient

@Suite struct AuthenticationClientTests {
  private let client = AuthenticationClient.demo(answering: ImmediateClock())

  @Test("addresses with the password are logged in, those with a second factor halfway")
  func login() async throws {
    #expect(
      try await client.login(email: "ada@example.com", password: AuthenticationClient.demoPassword)
        == AuthenticationResponse(token: "session"))
    #expect(
      try await client.login(
        email: "ada+2fa@example.com", password: AuthenticationClient.demoPassword)
        == AuthenticationResponse(token: "waiting-for-code", isTwoFactorRequired: true))
  }

  @Test(
    "what is no address, and a wrong password, is refused",
    arguments: [
      ("ada", "noughts"), ("@example.com", "noughts"), ("ada@example", "noughts"),
      ("a@b@c.de", "noughts"), ("ada@example.com", "crosses"), ("", ""),
    ])
  func refused(email: String, password: String) async {
    await #expect(throws: AuthenticationError.invalidCredentials) {
      try await client.login(email: email, password: password)
    }
  }

  @Test("the code completes a login that waits for it")
  func twoFactor() async throws {
    #expect(
      try await client.twoFactor(
        code: AuthenticationClient.demoCode, token: "waiting-for-code")
        == AuthenticationResponse(token: "session"))
    await #expect(throws: AuthenticationError.invalidTwoFactorCode) {
      try await client.twoFactor(code: "0000", token: "waiting-for-code")
    }
    await #expect(throws: AuthenticationError.unknownLogin) {
      try await client.twoFactor(code: AuthenticationClient.demoCode, token: "other")
    }
  }

  @Test("each answer takes a second")
  func delay() async throws {
    let clock = ImmediateClock()
    let client = AuthenticationClient.demo(answering: clock)
    let start = clock.now
    _ = try await client.login(
      email: "2fa@example.com", password: AuthenticationClient.demoPassword)
    #expect(clock.now == start.advanced(by: .seconds(1)))
    _ = try await client.twoFactor(code: AuthenticationClient.demoCode, token: "waiting-for-code")
    #expect(clock.now == start.advanced(by: .seconds(2)))
  }

  @Test(
    "each reason is told in words",
    arguments: [
      (
        AuthenticationError.invalidCredentials,
        "There is no account with this address and password."
      ),
      (.invalidTwoFactorCode, "That is not the code. Look it up again."),
      (.unknownLogin, "The login has expired. Log in again."),
    ])
  func reasons(error: AuthenticationError, words: String) {
    #expect((error as any Error).localizedDescription == words)
  }
}
