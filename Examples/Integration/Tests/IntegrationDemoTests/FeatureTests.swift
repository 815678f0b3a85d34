import ComposableArchitecture
import Testing

@testable import IntegrationDemo

@MainActor
@Suite("Integration: features")
struct FeatureTests {
  @Test("a counter counts, is reset, and takes over a copy only when it is assigned")
  func basics() async {
    let store = TestStore(initialState: Basics.State(id: 7)) { Basics() }
    await store.send(.incrementButtonTapped) { $0.count = 1 }
    await store.send(.decrementButtonTapped) { $0.count = 0 }
    await store.send(.copyAndDiscardButtonTapped)
    await store.send(.copyAndAssignButtonTapped) { $0.count = 1 }
    await store.send(.resetButtonTapped) { $0.count = 0 }
  }

  @Test("one feature takes the other's place, or goes when its button is tapped again")
  func enumeration() async {
    let store = TestStore(initialState: EnumDemo.State()) { EnumDemo() }
    await store.send(.feature1ButtonTapped) { $0.destination = .feature1(Basics.State(id: 1)) }
    await store.send(\.destination.feature1.incrementButtonTapped) {
      $0.destination = .feature1(Basics.State(id: 1, count: 1))
    }
    await store.send(.feature2ButtonTapped) { $0.destination = .feature2(Basics.State(id: 2)) }
    await store.send(.feature2ButtonTapped) { $0.destination = nil }
    await store.send(.feature1ButtonTapped) { $0.destination = .feature1(Basics.State(id: 1)) }
    await store.send(\.destination.feature1.dismissButtonTapped)
    await store.receive(\.destination.dismiss) { $0.destination = nil }
  }

  @Test("an optional counter comes and goes, and can dismiss itself")
  func optional() async {
    let store = TestStore(initialState: OptionalDemo.State()) { OptionalDemo() }
    await store.send(.observationToggled(true)) { $0.isObservingCount = true }
    await store.send(.toggleButtonTapped) { $0.child = Basics.State() }
    await store.send(.toggleButtonTapped) { $0.child = nil }
    await store.send(.toggleButtonTapped) { $0.child = Basics.State() }
    await store.send(\.child.dismissButtonTapped)
    await store.receive(\.child.dismiss) { $0.child = nil }
  }

  @Test("rows are added with new ids, and removed")
  func identifiedList() async {
    let store = TestStore(initialState: IdentifiedListDemo.State()) { IdentifiedListDemo() }
    await store.send(.addButtonTapped) {
      $0.nextID = 2
      $0.rows = [Basics.State(id: 1)]
    }
    await store.send(.addButtonTapped) {
      $0.nextID = 3
      $0.rows = [Basics.State(id: 1), Basics.State(id: 2)]
    }
    await store.send(.rows(.element(id: 2, action: .incrementButtonTapped))) {
      $0.rows[id: 2]?.count = 1
    }
    await store.send(.removeButtonTapped(id: 1)) { $0.rows = [Basics.State(id: 2, count: 1)] }
  }

  @Test("counters are pushed, pop themselves, and are all popped at once")
  func navigation() async {
    let store = TestStore(initialState: NavigationDemo.State()) { NavigationDemo() }
    await store.send(\.path.push, (id: 0, state: Basics.State())) {
      $0.path[id: 0] = Basics.State()
    }
    await store.send(\.path.push, (id: 1, state: Basics.State())) {
      $0.path[id: 1] = Basics.State()
    }
    await store.send(\.path[id: 1].dismissButtonTapped)
    await store.receive(\.path.popFrom) { $0.path[id: 1] = nil }
    await store.send(.popToRootButtonTapped) { $0.path = StackState() }
  }

  @Test("siblings are swapped and reset")
  func siblings() async {
    let store = TestStore(initialState: SiblingsDemo.State()) { SiblingsDemo() }
    await store.send(\.child1.incrementButtonTapped) { $0.child1.count = 1 }
    await store.send(.swapButtonTapped) {
      $0.child1 = Basics.State(id: 2)
      $0.child2 = Basics.State(id: 1, count: 1)
    }
    await store.send(.resetAllButtonTapped) {
      $0.child1 = Basics.State(id: 1)
      $0.child2 = Basics.State(id: 2)
    }
    await store.send(\.child2.incrementButtonTapped) { $0.child2.count = 1 }
    await store.send(.resetSelfButtonTapped) { $0 = SiblingsDemo.State() }
  }

  @Test("each kind of presentation holds a counter, which can dismiss itself")
  func presentation() async {
    let store = TestStore(initialState: PresentationDemo.State()) { PresentationDemo() }
    await store.send(.observationToggled(true)) { $0.isObservingCount = true }
    await store.send(.coverButtonTapped) { $0.destination = .cover(Basics.State()) }
    await store.send(.popoverButtonTapped) { $0.destination = .popover(Basics.State()) }
    await store.send(.screenButtonTapped) { $0.destination = .screen(Basics.State()) }
    await store.send(.sheetButtonTapped) { $0.destination = .sheet(Basics.State()) }
    await store.send(\.destination.sheet.incrementButtonTapped) {
      $0.destination = .sheet(Basics.State(count: 1))
    }
    #expect(store.state.destination?.count == 1)
    await store.send(\.destination.sheet.dismissButtonTapped)
    await store.receive(\.destination.dismiss) { $0.destination = nil }
  }

  @Test("a button of an alert leads on, and no dismissal follows")
  func alertChain() async {
    let store = TestStore(initialState: LegacyPresentationDemo.State()) { LegacyPresentationDemo() }
    await store.send(.alertButtonTapped) { $0.destination = .alert(.next) }
    await store.send(\.destination.alert, .alert) { $0.message = "Chose alert" }
    await store.send(\.destination.alert, .dialog) {
      $0.destination = .dialog(.next)
      $0.message = "Chose dialog"
    }
    await store.send(\.destination.dialog, .sheet) {
      $0.destination = .sheet(LegacyBasics.State())
      $0.message = "Chose sheet"
    }
    await store.send(\.destination.sheet.dismissButtonTapped)
    await store.receive(\.destination.dismiss) {
      $0.destination = nil
      $0.message = "Dismissed"
    }
    await store.send(.alertButtonTapped) { $0.destination = .alert(.next) }
    await store.send(\.destination.alert, .stay) {
      $0.destination = nil
      $0.message = "Chose stay"
    }
  }

  @Test("a replaced feature starts anew")
  func presentationItem() async {
    let store = TestStore(initialState: PresentationItemDemo.State()) { PresentationItemDemo() }
    await store.send(.childAButtonTapped) { $0.destination = .childA(LegacyBasics.State(id: 1)) }
    await store.send(\.destination.childA.incrementButtonTapped) {
      $0.destination = .childA(LegacyBasics.State(id: 1, count: 1))
    }
    await store.send(.childBButtonTapped) { $0.destination = .childB(LegacyBasics.State(id: 2)) }
    await store.send(\.destination.childB.dismissButtonTapped)
    await store.receive(\.destination.dismiss) { $0.destination = nil }
  }

  @Test("what a presented feature has going on ends when it is dismissed")
  func effectsEndWithDismissal() async {
    let clock = TestClock()
    let store = TestStore(initialState: LegacyPresentationDemo.State()) {
      LegacyPresentationDemo()
    } withDependencies: {
      $0.continuousClock = clock
    }
    await store.send(.sheetButtonTapped) { $0.destination = .sheet(LegacyBasics.State()) }
    await store.send(\.destination.sheet.countLaterButtonTapped)
    await clock.advance(by: .seconds(1))
    await store.receive(\.destination.sheet.incrementButtonTapped) {
      $0.destination = .sheet(LegacyBasics.State(count: 1))
    }
    await store.send(\.destination.sheet.countLaterButtonTapped)
    await store.send(.dismissFromParentButtonTapped) { $0.destination = nil }
    await clock.run()
    await store.finish()
  }
}
