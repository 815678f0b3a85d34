// As an app would import them: the views and OpenCombine have types of the same names.
import ComposableArchitecture
import ComposableUI
import OpenCombine
import PortableCombine
import Testing
import ViewTesting

private final class Model: ObservableObject {
  @Published var count = 0
  @Published var name = ""
  var untold = 0
}

private struct ModelView: View {
  @ObservedObject var model: Model

  var body: some View {
    VStack {
      Text("Count: \(model.count)")
      Button("Increment") { model.count += 1 }
      TextField("Name", text: $model.name)
    }
  }
}

private struct OwnerView: View {
  @StateObject var model = Model()

  var body: some View {
    VStack {
      ModelView(model: model)
      HeirView().environmentObject(model)
    }
  }
}

private struct HeirView: View {
  @EnvironmentObject var model: Model

  var body: some View {
    Text("Inherited: \(model.count)")
  }
}

private final class OldModel: ObservableObject {
  let objectWillChange = PassthroughSubject<Void, Never>()
  var count = 0 { willSet { objectWillChange.send() } }
}

private struct OldModelView: View {
  @ObservedObject var model: OldModel

  var body: some View {
    Text("Count: \(model.count)")
  }
}

/// Observable objects beside publishers.
@MainActor
struct ObservableObjectTests {
  @Test("a view shows and changes the properties of an observable object")
  func views() throws {
    let model = Model()
    let tester = ViewTester(ModelView(model: model))
    _ = try tester.text("Count: 0")
    try tester.button("Increment").tap()
    _ = try tester.text("Count: 1")
    model.count = 5
    _ = try tester.text("Count: 5")
    try tester.textField("Name").type("Mina")
    #expect(model.name == "Mina")
  }

  @Test("a view owns an object and passes it on through the environment")
  func ownership() throws {
    let tester = ViewTester(OwnerView())
    try tester.button("Increment").tap()
    _ = try tester.text("Count: 1")
    _ = try tester.text("Inherited: 1")
  }

  @Test("a view follows an object whose 'objectWillChange' is its own subject")
  func subject() throws {
    weak var weakModel: OldModel?
    do {
      let model = OldModel()
      weakModel = model
      let tester = ViewTester(OldModelView(model: model))
      _ = try tester.text("Count: 0")
      for count in 1...3 {
        model.count = count
        _ = try tester.text("Count: \(count)")
      }
    }
    #expect(weakModel == nil)
  }

  @Test("'objectWillChange' fires before a published property has its new value")
  func order() {
    let model = Model()
    var log: [String] = []
    var cancellables: Set<AnyCancellable> = []
    model.objectWillChange
      .sink { log.append("will change from \(model.count)") }
      .store(in: &cancellables)
    model.$count
      .sink { log.append("becomes \($0), is \(model.count)") }
      .store(in: &cancellables)
    model.count = 1
    model.untold = 1
    model.name = "Mina"
    #expect(
      log == [
        "becomes 0, is 0", "will change from 0", "becomes 1, is 0", "will change from 1",
      ])
  }

  @Test("a cancelled subscription to a published property gets no more values")
  func cancellation() {
    let model = Model()
    var log: [Int] = []
    let cancellable = model.$count.sink { log.append($0) }
    model.count = 1
    cancellable.cancel()
    model.count = 2
    #expect(log == [0, 1])
  }

  @Test("'assign(to:)' ends when the object with the published property goes")
  func assign() {
    let subject = PassthroughSubject<Int, Never>()
    var cancellations = 0
    weak var weakModel: Model?
    do {
      let model = Model()
      weakModel = model
      var log: [Int] = []
      let cancellable = model.$count.sink { log.append($0) }
      subject.handleEvents(receiveCancel: { cancellations += 1 })
        .assign(to: &model.$count)
      subject.send(3)
      #expect(model.count == 3)
      #expect(log == [0, 3])
      withExtendedLifetime(cancellable) {}
    }
    #expect(weakModel == nil)
    #expect(cancellations == 1)
    subject.send(4)
  }

  @Test("the names in both modules refer to the types of ComposableUI")
  func names() {
    func isObservable(_: some ComposableUI.ObservableObject) {}
    isObservable(Model())
    let publisher: ObservableObjectPublisher = Model().objectWillChange
    #expect(type(of: publisher) == ComposableUI.ObservableObjectPublisher.self)
  }
}
