import NoughtsRules
import SwiftUI

/// The screen to start a match, whichever architecture is behind it.
public struct NewMatchForm: View {
  @Binding var names: PlayerNames
  @Binding var beginner: Mark
  let account: String
  let showsProblems: Bool
  let start: @MainActor () -> Void
  let signOut: @MainActor () -> Void

  /// Creates the screen.
  ///
  /// - Parameters:
  ///   - names: The players' names as they are typed.
  ///   - beginner: The mark that is placed first.
  ///   - account: The address of the account that is signed in.
  ///   - showsProblems: Whether fields say what is wrong with them.
  ///   - start: Starts the match.
  ///   - signOut: Ends the visit.
  public init(
    names: Binding<PlayerNames>, beginner: Binding<Mark>, account: String, showsProblems: Bool,
    start: @escaping @MainActor () -> Void, signOut: @escaping @MainActor () -> Void
  ) {
    _names = names
    _beginner = beginner
    self.account = account
    self.showsProblems = showsProblems
    self.start = start
    self.signOut = signOut
  }

  public var body: some View {
    Form {
      Section {
        TextField("Player of crosses", text: $names.crosses)
          .submitLabel(.next)
      } header: {
        Text("Player of crosses")
      } footer: {
        ProblemText(message: message(.cross))
      }
      Section {
        TextField("Player of noughts", text: $names.noughts)
          .submitLabel(.go)
      } header: {
        Text("Player of noughts")
      } footer: {
        ProblemText(message: message(.nought))
      }
      Section {
        Picker("First mark", selection: $beginner) {
          Text("Crosses").tag(Mark.cross)
          Text("Noughts").tag(Mark.nought)
        }
        .pickerStyle(.segmented)
      } header: {
        Text("First mark")
      } footer: {
        Text("Each rematch is begun by the other player.")
      }
      Section {
        HStack {
          Button("Start the match", action: start)
            .buttonStyle(.borderedProminent)
        }
        Button("Sign out", action: signOut)
      } footer: {
        Text("You are signed in as \(account).")
      }
    }
    .onSubmit { start() }
    .navigationTitle("New match")
  }

  private func message(_ mark: Mark) -> LocalizedStringKey? {
    showsProblems ? names.problem(of: mark)?.message : nil
  }
}
