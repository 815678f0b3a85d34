#if PortableViews && Web
import ComposableArchitecture
import Testing
import ViewGraph

@testable import WebRenderer

@Suite("Stores and objects that several visitors read", .timeLimit(.minutes(10)))
@MainActor
struct SharedStoreTests {
  private let anna = RandomIdentifier()
  private let ben = RandomIdentifier()

  @Reducer
  struct Guestbook {
    @ObservableState
    struct State: Equatable {
      var count = 0
    }
    enum Action { case signed }
    var body: some ReducerOf<Self> {
      Reduce { state, _ in
        state.count += 1
        return .none
      }
    }
  }

  private struct GuestbookView: View {
    let store: StoreOf<Guestbook>
    var body: some View {
      Text("\(store.count)")
      Button("Sign") { store.send(.signed) }
    }
  }

  private func makeStore() -> StoreOf<Guestbook> {
    Store(initialState: Guestbook.State()) { Guestbook() }
  }

  private static let warning = """
    The views of two browsers read one 'StoreOf<SharedStoreTests.Guestbook>', so that its state is \
    the same for all visitors. The usual cause is a static property. To fix this, make it a property \
    of the 'App', as in 'let store = Store(…)', so that each page has its own. If all visitors are \
    meant to share it, say so: 'Store(…).sharedAmongVisitors()'. 
    """

  @Test("a root store that views of two browsers read is reported once")
  func store() throws {
    let store = makeStore()
    let pages = VisitedPages { GuestbookView(store: store) }
    let (first, tab) = try (pages.open(in: anna), pages.open(in: anna))
    #expect(pages.log.all == [])
    let other = try pages.open(in: ben)
    try other.click("Sign")
    #expect([first.texts, tab.texts, other.texts] == [["1"], ["1"], ["1"]])
    _ = try pages.open(in: RandomIdentifier())
    #expect(pages.log.all == [Self.warning])
  }

  @Test("a store of each page, and one that is meant for all, are not reported")
  func intended() throws {
    let pages = VisitedPages { GuestbookView(store: makeStore()) }
    _ = try (pages.open(in: anna), pages.open(in: ben))
    #expect(pages.log.all == [])
    let store = makeStore().sharedAmongVisitors()
    let sharing = VisitedPages { GuestbookView(store: store) }
    _ = try (sharing.open(in: anna), sharing.open(in: ben))
    #expect(sharing.log.all == [])
  }

  @Test("a store that a body takes from elsewhere is reported, and so is a child of it")
  func elsewhere() throws {
    let store = makeStore()
    let pages = VisitedPages { ObservingText { "\(store.count)" } }
    _ = try (pages.open(in: anna), pages.open(in: ben))
    #expect(pages.log.all == [Self.warning])
    let house = Store(initialState: House.State()) { House() }
    let children = VisitedPages {
      GuestbookView(store: house.scope(state: \.guestbook, action: \.guestbook))
    }
    _ = try (children.open(in: anna), children.open(in: ben))
    #expect(children.log.all.count == 1)
    #expect(children.log.all.first?.contains("StoreOf<SharedStoreTests.House>") == true)
  }

  @Reducer
  struct House {
    @ObservableState
    struct State: Equatable {
      var guestbook = Guestbook.State()
    }
    enum Action { case guestbook(Guestbook.Action) }
    var body: some ReducerOf<Self> {
      Scope(state: \.guestbook, action: \.guestbook) { Guestbook() }
    }
  }

  private struct ObservingText: View {
    let text: () -> String
    var body: some View { Text(text()) }
  }

  @MainActor @Observable
  final class Room {
    var count = 0
  }

  private struct RoomView: View {
    let room: Room
    var body: some View { Text("\(room.count)") }
  }

  private struct EnvironmentRoomView: View {
    @Environment(Room.self) private var room
    var body: some View { Text("\(room.count)") }
  }

  @Test("an observable object that views of two browsers hold is reported once")
  func object() throws {
    let roots: [@MainActor (Room) -> AnyView] = [
      { AnyView(RoomView(room: $0)) }, { AnyView(EnvironmentRoomView().environment($0)) },
    ]
    for root in roots {
      let room = Room()
      let pages = VisitedPages { root(room) }
      _ = try (pages.open(in: anna), pages.open(in: anna))
      #expect(pages.log.all == [])
      _ = try (pages.open(in: ben), pages.open(in: RandomIdentifier()))
      #expect(pages.log.all.count == 1)
      #expect(pages.log.all.first?.hasPrefix("The views of two browsers read one 'Room'") == true)

      let lobby = Room().sharedAmongVisitors()
      let sharing = VisitedPages { root(lobby) }
      _ = try (sharing.open(in: anna), sharing.open(in: ben))
      #expect(sharing.log.all == [])
      let own = VisitedPages { root(Room()) }
      _ = try (own.open(in: anna), own.open(in: ben))
      #expect(own.log.all == [])
    }
  }
}
#endif
