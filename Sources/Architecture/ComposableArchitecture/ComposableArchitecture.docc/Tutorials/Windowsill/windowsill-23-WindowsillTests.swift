import ComposableArchitecture
import Foundation
import Testing
import ViewTesting

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

  @Test func watering() async {
    let store = TestStore(initialState: Windowsill.State(herbs: [basil])) {
      Windowsill()
    }
    await store.send(\.path.push, (id: 0, state: HerbDetail.State(herb: basil))) {
      $0.path[id: 0] = HerbDetail.State(herb: basil)
    }
    await store.send(\.path[id: 0].waterButtonTapped) {
      $0.path[id: 0]?.herb.waterings = 1
      $0.herbs[id: basil.id]?.waterings = 1
    }
  }

  @Test func removing() async {
    let store = TestStore(
      initialState: Windowsill.State(
        path: StackState([HerbDetail.State(herb: basil)]), herbs: [basil])
    ) {
      Windowsill()
    }
    await store.send(\.path[id: 0].removeButtonTapped) {
      $0.path = StackState()
      $0.herbs = []
    }
  }

  @Test func screens() throws {
    let screen = ViewTester(
      WindowsillView(
        store: Store(initialState: Windowsill.State()) {
          Windowsill()
        } withDependencies: {
          $0.uuid = .incrementing
        }))
    try screen.button("Add a herb").tap()
    try screen.textField("Name").type("Basil")
    try screen.button("Add").tap()

    try screen.link("Basil").tap()
    #expect(screen.title == "Basil")
    try screen.button("Water").tap()
    #expect(screen.texts == ["Waterings: 1"])

    try screen.navigateBack()
    #expect(screen.title == "Windowsill")
    try screen.link("Basil").tap()
    #expect(screen.texts == ["Waterings: 1"])
  }
}
