import ComposableArchitecture
import Foundation

/// The service that knows accounts.
@DependencyClient
public struct AccountClient: Sendable {
  /// Signs in, or sends a code to the account's phone; throws an ``AccountError``.
  public var signIn: @Sendable (_ credentials: Credentials) async throws -> SignInReply

  /// Completes a sign-in with the code that was sent; throws an ``AccountError``.
  public var confirm: @Sendable (_ code: String, _ challenge: Challenge.ID) async throws -> Account

  /// Sends a new code, which replaces the one before; throws an ``AccountError``.
  public var sendAgain: @Sendable (_ challenge: Challenge.ID) async throws -> Challenge
}

extension AccountClient {
  /// Returns a client of a service that runs in this process.
  public static func service(_ service: AccountService) -> AccountClient {
    AccountClient(
      signIn: { try await service.signIn($0) },
      confirm: { try await service.confirm($0, challenge: $1) },
      sendAgain: { try await service.sendAgain($0) })
  }
}

extension AccountClient: DependencyKey {
  /// A client of the demo's own service, with codes at random.
  public static let liveValue = AccountClient.service(AccountService())
  public static let testValue = AccountClient()
}

extension DependencyValues {
  /// The service that knows accounts.
  public var accounts: AccountClient {
    get { self[AccountClient.self] }
    set { self[AccountClient.self] = newValue }
  }
}
