#if Macros
import ComposableCore
import Testing

// Most of these types prove their point by compiling without a warning.

private final class Object {}

private final class EquatableObject: Equatable {
  static func == (lhs: EquatableObject, rhs: EquatableObject) -> Bool { true }
}

@ObservableState
private struct Shapes {
  var optional: Int?
  var unwrapped: Int!
  weak var object: Object?
  var equatable: EquatableObject? = EquatableObject()
  var strong = EquatableObject()
  var closure: (@Sendable () -> Int)?
  var tuple = (1, "a")
  private(set) var limited = 0
  fileprivate var visible = 0
  #if DEBUG
  var conditional = 0
  #else
  var conditional = 0
  #endif
  var `class` = 0
  var clamped = 0 {
    didSet { clamped = min(self.clamped, 10) }
  }
  var bumped = 0 {
    willSet { last = newValue }
    didSet { if bumped == oldValue { bumped += 1 } }
  }
  @ObservationStateIgnored var last = 0
  lazy var late = 1
  static var shared: Int { 1 }
  let constant: Int
  var doubled: Int {
    get { limited * 2 }
    set { limited = newValue / 2 }
  }

  init(constant: Int = 1, limited: Int = 0) {
    self.constant = constant
    self.limited = limited
  }

  mutating func reset() {
    self = Shapes()
  }
}

/// State whose initializer is the compiler's.
@ObservableState
private struct Memberwise: Equatable {
  var name: String
  var count = 1
  var note: String?
  @Presents var child: Child?

  @ObservableState
  struct Child: Equatable {
    var count: Int
  }
}

@ObservableState
private struct Owner {
  var shapes = Shapes()
}

@ObservableState
private enum Nobody {}

/// An enum of every shape.
@ObservableState
public indirect enum Every<Value> {
  case plain
  case value(Value)
  case labelled(value: Value, Int)
  case named(_ value: Value)
  case nested(Every)
  #if DEBUG
  case debug(Self)
  #if NEVER
  case never
  #endif
  #else
  case release
  #endif
  @available(*, unavailable)
  case gone(Int)
}

struct ObservableShapesTests {
  @Test("observed properties of every shape notify only their own observers")
  func properties() {
    var shapes = Shapes()
    #expect(shapes.optional == nil)
    #expect(shapes.unwrapped == nil)
    #expect(isNotified(&shapes, reading: \.optional, by: { $0.optional = 1 }))
    #expect(isNotified(&shapes, reading: \.unwrapped, by: { $0.unwrapped = 1 }))
    #expect(isNotified(&shapes, reading: \.conditional, by: { $0.conditional = 1 }))
    #expect(isNotified(&shapes, reading: \.class, by: { $0.class = 1 }))
    #expect(isNotified(&shapes, reading: \.limited, by: { $0.doubled = 4 }))
    #expect(isNotified(&shapes, reading: \.closure, by: { $0.closure = nil }))
    #expect(isNotified(&shapes, reading: \.tuple, by: { $0.tuple.0 = 2 }))
    #expect(!isNotified(&shapes, reading: \.last, by: { $0.last = 2 }))
    #expect(shapes.late == 1)
  }

  @Test("an object property notifies only when set to another object")
  func object() {
    var shapes = Shapes()
    let object = Object()
    #expect(isNotified(&shapes, reading: \.object, by: { $0.object = object }))
    #expect(!isNotified(&shapes, reading: \.object, by: { $0.object = object }))
    #expect(shapes.object === object)
    #expect(isNotified(&shapes, reading: \.strong, by: { $0.strong = EquatableObject() }))
    #expect(!isNotified(&shapes, reading: \.strong, by: { $0.strong = $0.strong }))
    #expect(isNotified(&shapes, reading: \.equatable, by: { $0.equatable = EquatableObject() }))
    #expect(!isNotified(&shapes, reading: \.equatable, by: { $0.equatable = $0.equatable }))
  }

  @Test("a didSet that corrects its property does not run again")
  func corrections() {
    var shapes = Shapes()
    shapes.clamped = 11
    #expect(shapes.clamped == 10)
    #expect(!isNotified(&shapes, reading: \.clamped, by: { $0.clamped = 12 }))
    #expect(isNotified(&shapes, reading: \.clamped, by: { $0.clamped = 9 }))
    #expect(isNotified(&shapes, reading: \.clamped, by: { $0.clamped += 5 }))
    #expect(shapes.clamped == 10)
    #expect(isNotified(&shapes, reading: \.bumped, by: { $0.bumped = 0 }))
    #expect(shapes.bumped == 1)
    #expect(shapes.last == 0)
  }

  @Test("the memberwise initializer requires only properties without a default")
  func memberwise() {
    let state = Memberwise(name: "Mina")
    #expect(state == Memberwise(name: "Mina", count: 1, note: nil, child: nil))
    #expect(Memberwise(name: "", child: .init(count: 2)).child?.count == 2)
  }

  @Test("a state that replaces itself notifies observers in its parent")
  func replacedFromWithin() {
    var owner = Owner()
    owner.shapes.class = 1
    #expect(isNotified(&owner, reading: \.shapes.class, by: { $0.shapes.reset() }))
    #expect(owner.shapes.class == 0)
    // Nobody is there to notice that observers are asked of another value from now on.
    var shapes = Shapes()
    #expect(!isNotified(&shapes, reading: \.class, by: { $0.reset() }))
  }

  @Test("changing a copy keeps the identity of both values")
  func identity() {
    var owner = Owner()
    let id = owner.shapes._$id
    var copy = owner.shapes
    copy.class = 1
    #expect(copy._$id == id)
    #expect(owner.shapes._$id == id)
    owner.shapes.class = 1
    #expect(owner.shapes._$id != id)
    #expect(Shapes()._$id != Shapes()._$id)
  }

  @Test("an enum keeps an identity only with one payload of observable state")
  func enums() {
    let shapes = Shapes()
    #expect(Every.value(shapes)._$id == Every.value(shapes)._$id)
    #expect(Every.value(shapes)._$id != Every.named(shapes)._$id)
    #expect(Every.nested(.value(shapes))._$id == Every.nested(.value(shapes))._$id)
    #expect(Every.nested(.value(shapes))._$id != Every.value(shapes)._$id)
    #expect(Every.labelled(value: shapes, 1)._$id != Every.labelled(value: shapes, 1)._$id)
    #expect(Every<Int>.plain._$id != Every<Int>.plain._$id)
    #expect(Every.value(1)._$id != Every.value(1)._$id)
  }
}
#endif
