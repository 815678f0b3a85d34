import Dependencies

extension AuthenticationClient: DependencyKey {
  /// A service in this process, which takes a second to answer.
  ///
  /// Every address that looks like one is an account with the password ``demoPassword``. Addresses
  /// that contain `2fa` have a second factor, whose code is ``demoCode``.
  public static let liveValue = demo(answering: ContinuousClock())

  /// The password of all accounts.
  public static let demoPassword = "noughts"

  /// The code of all second factors.
  public static let demoCode = "3141"

  private static let session = "session"
  private static let halfOfALogin = "waiting-for-code"

  static func demo(answering clock: any Clock<Duration>) -> Self {
    Self(
      login: { email, password in
        try await clock.sleep(for: .seconds(1))
        guard isAddress(email), password == demoPassword else {
          throw AuthenticationError.invalidCredentials
        }
        let hasTwoFactors = email.contains("2fa")
        return AuthenticationResponse(
          token: hasTwoFactors ? halfOfALogin : session, isTwoFactorRequired: hasTwoFactors)
      },
      twoFactor: { code, token in
        try await clock.sleep(for: .seconds(1))
        guard token == halfOfALogin else { throw AuthenticationError.unknownLogin }
        guard code == demoCode else { throw AuthenticationError.invalidTwoFactorCode }
        return AuthenticationResponse(token: session)
      })
  }

  private static func isAddress(_ text: String) -> Bool {
    let parts = text.split(separator: "@", omittingEmptySubsequences: false)
    return parts.count == 2 && !parts[0].isEmpty && parts[1].contains(".")
  }
}
