import ComposableArchitecture
import Foundation
import Testing

@testable import Windowsill

@MainActor
struct WindowsillTests {
  let basil = Herb(id: UUID(0), name: "Basil")

  @Test func adding() async {
    let store = TestStore(initialState: Windowsill.State()) {
      Windowsill()
    } withDependencies: {
      $0.uuid = .incrementing
    }
    await store.send(.newHerbButtonTapped) {
      $0.newHerb = NewHerb.State(herb: Herb(id: UUID(0)))
    }
    await store.send(\.newHerb.binding.herb, basil) {
      $0.newHerb?.herb = basil
    }
    await store.send(\.newHerb.addButtonTapped) {
      $0.newHerb = nil
      $0.herbs = [basil]
    }
  }

  @Test func cancelling() async {
    let store = TestStore(
      initialState: Windowsill.State(newHerb: NewHerb.State(herb: basil))
    ) {
      Windowsill()
    }
    await store.send(\.newHerb.cancelButtonTapped)
    await store.receive(\.newHerb.dismiss) { $0.newHerb = nil }
  }
}
