import Dependencies
import DependenciesMacros

/// A service that people log in to.
@DependencyClient
public struct AuthenticationClient: Sendable {
  /// Logs in with an e-mail address and a password.
  ///
  /// Throws an ``AuthenticationError``, or a `CancellationError`.
  public var login:
    @Sendable (_ email: String, _ password: String) async throws -> AuthenticationResponse

  /// Completes a login with the code of a second factor.
  ///
  /// Throws an ``AuthenticationError``, or a `CancellationError`.
  public var twoFactor:
    @Sendable (_ code: String, _ token: String) async throws -> AuthenticationResponse
}

/// What the service answers.
public struct AuthenticationResponse: Equatable, Sendable {
  /// What proves the login; for a second factor, the right to try a code.
  public var token: String
  /// Whether a second factor is asked for.
  public var isTwoFactorRequired: Bool

  public init(token: String, isTwoFactorRequired: Bool = false) {
    self.token = token
    self.isTwoFactorRequired = isTwoFactorRequired
  }
}

extension AuthenticationClient: TestDependencyKey {
  public static let testValue = Self()
  public static let previewValue = Self(
    login: { _, _ in AuthenticationResponse(token: "preview") },
    twoFactor: { _, _ in AuthenticationResponse(token: "preview") })
}

extension DependencyValues {
  /// The service that people log in to.
  public var authenticationClient: AuthenticationClient {
    get { self[AuthenticationClient.self] }
    set { self[AuthenticationClient.self] = newValue }
  }
}
