import ComposableArchitecture
import Foundation

// An example is a method of one of these.

/// The members that an example finds.
@MainActor
struct Screen {
  @Bindable var store = Store(initialState: Feature.State()) { Feature() }
  let account = Store(initialState: Account.State()) { Account() }
  let counter = Store(initialState: Counter.State()) { Counter() }
  let profile = Store(initialState: Profile.State()) { Profile() }
  let session = Store(initialState: Session.State.login(Login.State())) { Session.body }
  let stopwatch = Store(initialState: Stopwatch.State()) { Stopwatch() }

  @Bindable var model = Inbox()
  @State var item = Item()
  @State var seconds = 0
  @State var status = Item.Status.inStock(quantity: 1)
  @Shared(.inMemory("chores")) var chores: IdentifiedArrayOf<Chore> = []
  @Shared(.inMemory("count")) var count = 0
  @Shared(.inMemory("isSoundOn")) var isSoundOn = true
}

/// The members that an example finds in the folder `Testing`.
@MainActor
struct TestCase {
  let store = TestStore(initialState: Counter.State()) { Counter() }
}

@MainActor var state = Feature.State()
let action = Feature.Action.task
let send = Send<Feature.Action> { _ in }
