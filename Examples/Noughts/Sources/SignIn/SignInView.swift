import ComposableArchitecture
import NoughtsViews
import SwiftUI

/// The screen to sign in.
public struct SignInView: View {
  @Bindable var store: StoreOf<SignIn>

  public init(store: StoreOf<SignIn>) {
    self.store = store
  }

  public var body: some View {
    SignInForm(
      credentials: $store.credentials, failure: store.failure, isChecking: store.isChecking,
      showsProblems: store.showsProblems,
      fillIn: { store.send(.demoAccountTapped($0)) },
      signIn: { store.send(.signInButtonTapped) })
  }
}
