#if Macros
import ComposableCore
import Foundation
import Testing

// A state whose accessors are written by hand, with what the registrar offers for that.
private struct Manual: Observable {
  var registrar = ObservationStateRegistrar()
  var stored = 0

  var count: Int {
    get {
      registrar.access(self, keyPath: \.count)
      return stored
    }
    set {
      registrar.mutate(self, keyPath: \.count, &stored, newValue, _$isIdentityEqual) { $0 != $1 }
    }
    _modify {
      let old = registrar.willModify(self, keyPath: \.count, &stored)
      defer { registrar.didModify(self, keyPath: \.count, &stored, old, _$isIdentityEqual) }
      yield &stored
    }
  }

  var child = Child()

  @ObservableState
  struct Child: Equatable {
    var title = ""
  }
}

struct ObservationStateRegistrarTests {
  @Test("'access' registers a read, and 'mutate' notifies its observers")
  func mutate() {
    var manual = Manual()
    #expect(isNotified(manual, by: { $0.count = 1 }))
    #expect(!isNotified(manual, by: { $0.count = 0 }))
    #expect(isNotified(manual, by: { $0.count += 0 }))
    manual.count = 2
    #expect(manual.stored == 2)
  }

  @Test("'willModify' gives observable state a new identity before the change")
  func willModify() {
    var manual = Manual()
    let id = manual.child._$id
    let old = manual.registrar.willModify(manual, keyPath: \.child, &manual.child)
    #expect(manual.child._$id != id)
    #expect(old._$id == manual.child._$id)
  }

  @Test("a copied registrar shares the identity until one is modified")
  func identity() {
    var registrar = ObservationStateRegistrar()
    let copy = registrar
    #expect(copy.id == registrar.id)
    registrar._$willModify()
    #expect(copy.id != registrar.id)
    #expect(ObservationStateRegistrar().id != ObservationStateRegistrar().id)
  }

  @Test("registrars are equal, hash alike and encode to nothing")
  func conformances() throws {
    #expect(ObservationStateRegistrar() == ObservationStateRegistrar())
    #expect(Set([ObservationStateRegistrar(), ObservationStateRegistrar()]).count == 1)
    struct Holder: Codable {
      var registrar = ObservationStateRegistrar()
    }
    #expect(try JSONEncoder().encode(Holder()) == Data("{}".utf8))
    _ = try JSONDecoder().decode(Holder.self, from: Data("{}".utf8))
  }

  private func isNotified(_ manual: Manual, by change: (inout Manual) -> Void) -> Bool {
    var manual = manual
    let notified = LockIsolated(false)
    withObservationTracking {
      _ = manual.count
    } onChange: {
      notified.setValue(true)
    }
    change(&manual)
    return notified.value
  }
}
#endif
