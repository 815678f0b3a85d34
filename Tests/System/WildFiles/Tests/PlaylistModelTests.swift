import CasePaths
import CustomDump
import Dependencies
import DependenciesMacros
import IdentifiedCollections
import Observation
import SwiftUINavigation
import XCTest

struct Song: Equatable, Identifiable {
  let id: UUID
  var title: String
  var plays = 0
}

@MainActor
@Observable
final class PlaylistModel {
  var songs: IdentifiedArrayOf<Song>
  var destination: Destination?

  @CasePathable
  @dynamicMemberLookup
  enum Destination {
    case alert(AlertState<AlertAction>)
    case edit(Song)
    case add
  }

  enum AlertAction: Equatable { case confirm(Song.ID) }

  @ObservationIgnored @Dependency(\.uuid) private var uuid
  @ObservationIgnored @Dependency(\.date.now) private var now
  @ObservationIgnored @Dependency(SongStorage.self) private var storage

  init(songs: IdentifiedArrayOf<Song> = [], destination: Destination? = nil) {
    self.songs = songs
    self.destination = destination
  }

  func load() async throws {
    songs = IdentifiedArray(uniqueElements: try await storage.load())
  }

  func add(title: String) {
    songs.append(Song(id: uuid(), title: title))
    destination = nil
  }

  func deleteTapped(_ song: Song) {
    destination = .alert(
      AlertState {
        TextState("Delete?")
      } actions: {
        ButtonState(role: .destructive, action: .confirm(song.id)) { TextState("Yes") }
      })
  }

  func alertTapped(_ action: AlertAction?) async {
    switch action {
    case .confirm(let id)?:
      songs.remove(id: id)
      try? await storage.save(songs.elements)
    case nil:
      break
    }
  }
}

@DependencyClient
struct SongStorage: DependencyKey, Sendable {
  var load: @Sendable () async throws -> [Song]
  var save: @Sendable (_ songs: [Song]) async throws -> Void

  static let liveValue = SongStorage(load: { [] }, save: { _ in })
  static let testValue = SongStorage()
}

@MainActor
final class PlaylistModelTests: XCTestCase {
  override func invokeTest() {
    withDependencies {
      $0.uuid = .incrementing
    } operation: {
      super.invokeTest()
    }
  }

  func testAdd() {
    let model = PlaylistModel(destination: .add)
    XCTAssertTrue(model.destination.is(\.add))
    model.add(title: "Blue")
    XCTAssertNoDifference(model.songs, [Song(id: UUID(0), title: "Blue")])
    XCTAssertNil(model.destination)
  }

  func testDelete() async throws {
    let saved = self.expectation(description: "saved")
    let song = Song(id: UUID(1), title: "Red")
    let model = withDependencies {
      $0[SongStorage.self].save = { @Sendable songs in
        XCTAssertEqual(songs, [])
        saved.fulfill()
      }
    } operation: {
      PlaylistModel(songs: [song])
    }
    model.deleteTapped(song)
    let alert = try XCTUnwrap(model.destination?.alert)
    XCTAssertEqual(alert.buttons.count, 1)
    await model.alertTapped(.confirm(song.id))
    await fulfillment(of: [saved], timeout: 1)
    XCTAssertTrue(model.songs.isEmpty)
  }

  func testLoad() async throws {
    let songs = (1...3).map { Song(id: UUID($0), title: "Song \($0)") }
    let model = withDependencies {
      $0[SongStorage.self].load = { songs }
    } operation: {
      PlaylistModel()
    }
    try await model.load()
    XCTAssertEqual(model.songs.ids.count, 3)
    model.destination = .edit(songs[0])
    model.destination.modify(\.edit) { $0.title = "Changed" }
    XCTAssertEqual(model.destination?.edit?.title, "Changed")
    expectNoDifference(model.songs[id: UUID(2)]?.title, "Song 2")
  }
}
