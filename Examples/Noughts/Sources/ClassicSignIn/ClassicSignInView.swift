import ComposableArchitectureClassic
import NoughtsViews
import SwiftUI

/// The screen to sign in, on a view store.
public struct ClassicSignInView: View {
  let store: Store<SignInState, SignInAction>

  public init(store: Store<SignInState, SignInAction>) {
    self.store = store
  }

  public var body: some View {
    WithViewStore(store) { viewStore in
      SignInForm(
        credentials: viewStore.binding(keyPath: \.credentials, send: SignInAction.binding),
        failure: viewStore.failure, isChecking: viewStore.isChecking,
        showsProblems: viewStore.showsProblems,
        fillIn: { viewStore.send(.demoAccountTapped($0)) },
        signIn: { viewStore.send(.signInButtonTapped) })
    }
  }
}
