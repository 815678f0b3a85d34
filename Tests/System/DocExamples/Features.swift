import ComposableArchitecture
import Foundation

// The features that examples use without declaring them.

@Reducer
struct Feature {
  @ObservableState
  struct State: Equatable {
    @Presents var alert: AlertState<Action.Choice>?
    @Shared(.inMemory("chores")) var chores: IdentifiedArrayOf<Chore> = []
    @Presents var destination: Destination.State?
    @Presents var dialog: ConfirmationDialogState<Action.Choice>?
    var draft = ""
    var hasCloseButton = false
    var isSearching = false
    var path = StackState<Path.State>()
    @Presents var profile: Profile.State?
    var query = ""
    var results: [String] = []
    var rows: IdentifiedArrayOf<Row.State> = []
    var settings = Settings.State()
  }

  enum Action: BindableAction {
    case alert(PresentationAction<Choice>)
    case binding(BindingAction<State>)
    case cancelButtonTapped
    case closeButtonTapped
    case delegate(Delegate)
    case destination(PresentationAction<Destination.Action>)
    case dialog(PresentationAction<Choice>)
    case helpButtonTapped
    case path(StackActionOf<Path>)
    case profile(PresentationAction<Profile.Action>)
    case queryChanged(String)
    case received(Event)
    case recordButtonTapped
    case refreshButtonTapped
    case results([String])
    case rhymeButtonTapped
    case rhymeResponse(Result<String, URLError>)
    case rows(IdentifiedActionOf<Row>)
    case saveButtonTapped
    case saveResponse(Result<Void, any Error>)
    case settings(Settings.Action)
    case task
    case timerTicked

    enum Choice {
      case confirmDeletion
      case discard
      case save
    }

    enum Delegate {
      case saved(String)
    }
  }
}

extension Feature {
  @Reducer
  enum Destination {
    case edit(EditForm)
    case alert(AlertState<Alert>)
    case help

    enum Alert { case confirm }
  }

  @Reducer
  enum Path {
    case detail(Detail)
    case settings(Settings)
  }

  enum CancelID { case events, save, search, timer }
}

extension Feature.Destination.State: Equatable {}
extension Feature.Path.State: Equatable {}

typealias CancelID = Feature.CancelID
typealias Destination = Feature.Destination
typealias Path = Feature.Path

/// A feature that always has a profile.
@Reducer
struct Home {
  @ObservableState
  struct State: Equatable {
    var profile = Profile.State()
  }
  enum Action {
    case profile(Profile.Action)
  }
}

/// A feature that has a profile while somebody is signed in.
@Reducer
struct Account {
  @ObservableState
  struct State: Equatable {
    var profile: Profile.State?
  }
  enum Action {
    case profile(Profile.Action)
  }
}

/// A feature that is one of two others.
@Reducer
enum Session {
  case login(Login)
  case game(Game)
}

extension Session.State: Equatable {}

/// A feature with a stack of one kind of screens.
@Reducer
struct Browser {
  @ObservableState
  struct State: Equatable {
    var path = StackState<Path.State>()
  }
  enum Action {
    case path(StackActionOf<Path>)
  }

  @Reducer
  struct Path {
    @ObservableState
    struct State: Equatable {
      var address = ""
    }
    enum Action {
      case linkTapped(String)
    }
  }
}

@Reducer
struct Counter {
  @ObservableState
  struct State: Equatable {
    var count = 0
    var rhyme: String?
  }
  enum Action: Equatable {
    case closeButtonTapped
    case decrementButtonTapped
    case incrementButtonTapped
    case rhymeButtonTapped
    case rhymeResponse(String)
    case saveButtonTapped
    case task
  }
}

@Reducer
struct Detail {
  @ObservableState
  struct State: Equatable {
    var id: Row.State.ID
  }
  enum Action {
    case closeButtonTapped
  }
}

@Reducer
struct EditForm {
  @ObservableState
  struct State: Equatable {
    var title = ""
  }
  enum Action {
    case saveButtonTapped
  }
}

@Reducer
struct Game {
  @ObservableState
  struct State: Equatable {
    var board: [Move] = []
    var players: IdentifiedArrayOf<Row.State> = []
    var profile = Profile.State()
  }
  enum Action {
    case moveReceived(Move)
    case players(IdentifiedActionOf<Row>)
    case profile(Profile.Action)
  }
}

@Reducer
struct Login {
  @ObservableState
  struct State: Equatable {
    var email = ""
  }
  enum Action {
    case logInButtonTapped
  }
}

@Reducer
struct Profile {
  @ObservableState
  struct State: Equatable {
    var name = ""
  }
  enum Action {
    case nameChanged(String)
    case saveButtonTapped
  }
}

@Reducer
struct Hint {
  @ObservableState
  struct State: Equatable {
    var text = ""
  }
  enum Action {
    case tapped
  }
}

@Reducer
struct Rhymes {
  @ObservableState
  struct State: Equatable {
    var rhyme: String?
    var word = ""
  }
  enum Action: ViewAction {
    case response(Result<String, any Error>)
    case view(View)

    enum View {
      case rhymeButtonTapped
    }
  }
}

@Reducer
struct Row {
  @ObservableState
  struct State: Equatable, Identifiable {
    let id: Int
    var isComplete = false
    var title = ""
  }
  enum Action {
    case deleteButtonTapped
    case toggled
  }
}

@Reducer
struct Search {
  @ObservableState
  struct State: Equatable {
    var query = ""
    var results: [String] = []
  }
  enum Action {
    case queryChanged(String)
    case results([String])
  }
}

@Reducer
struct Settings {
  @ObservableState
  struct State: Equatable {
    var isSoundOn = true
  }
  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case refresh
  }
}

@Reducer
struct Stopwatch {
  @ObservableState
  struct State: Equatable {
    var secondsElapsed = 0
  }
  enum Action {
    case startButtonTapped
    case timerTicked
  }
}
