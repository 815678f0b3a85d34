import CasePaths
import Testing

struct ReflectedPayloadTests {
  @Test("object references of every strength are extracted")
  func classes() throws {
    class Base: Equatable {
      static func == (lhs: Base, rhs: Base) -> Bool { lhs === rhs }
    }
    final class Derived: Base {}
    struct Weak { weak var object: Base? }
    struct Unowned {
      unowned var object: Base
      var padded: Int8 = 1
    }
    enum Root {
      case base(Base)
      case weak(Weak)
      case unowned(Unowned)
      case any(AnyObject)
      case none
    }
    let object = Base()
    expect(/Root.base, [object, Derived()], notIn: [.any(object), .weak(Weak(object: object))])
    #expect(try #require((/Root.weak).extract(from: .weak(Weak(object: object)))).object === object)
    #expect(try #require((/Root.weak).extract(from: .weak(Weak()))).object == nil)
    #expect((/Root.unowned).extract(from: .unowned(Unowned(object: object)))?.object === object)
    #expect((/Root.any).extract(from: .any(object)) === object)
    #expect((/Root.any).extract(from: .base(object)) == nil)
    let derived: AnyCasePath<Root, Derived> = /Root.base
    expect(derived, [Derived()], notIn: [.base(object), .any(object), .any(Derived())])
  }

  @Test("extracted objects are neither leaked nor released too often")
  func ownership() throws {
    final class Object {}
    enum Root {
      case a(Object)
      case b([Object], Int8)
      case none
      indirect case c(Object, Object?)
    }
    weak var object: Object?
    do {
      let strong = Object()
      object = strong
      let a: AnyCasePath<Root, Object> = /Root.a
      let b: AnyCasePath<Root, ([Object], Int8)> = /Root.b
      let c: AnyCasePath<Root, (Object, Object?)> = /Root.c
      let roots = [Root.a(strong), .b([strong], 1), .c(strong, strong), .c(strong, nil), .none]
      for root in roots {
        for _ in 0..<10 {
          _ = a.extract(from: root)
          _ = b.extract(from: root)
          _ = c.extract(from: root)
        }
      }
      #expect(a.extract(from: roots[0]) === strong)
      #expect(b.extract(from: roots[1])?.0.first === strong)
      #expect(c.extract(from: roots[2])?.1 === strong)
      withExtendedLifetime(strong) { #expect(object != nil) }
    }
    #expect(object == nil)
  }

  @Test("a case with an existential extracts it, or the value that it holds")
  func existentials() throws {
    struct Small: Error, Equatable { var value = 1 }
    struct Large: Error, Equatable { var (a, b, c, d, e) = (1, "2", 3.0, Int8(4), [5]) }
    enum Root {
      case error(any Error)
      case any(Any)
      case hashable(AnyHashable)
      case list(any Collection<Int>)
    }
    let error: AnyCasePath<Root, any Error> = /Root.error
    #expect(error.extract(from: .error(Small())) as? Small == Small())
    #expect(error.extract(from: .error(Large())) as? Large == Large())
    #expect(error.extract(from: .any(Small())) == nil)
    let small: AnyCasePath<Root, Small> = /Root.error
    expect(small, [Small(), Small(value: 2)], notIn: [.error(Large()), .any(Small())])
    let large: AnyCasePath<Root, Large> = /Root.error
    expect(large, [Large()], notIn: [.error(Small()), .any(Large())])
    let any: AnyCasePath<Root, Any> = /Root.any
    #expect(any.extract(from: .any(Int8(1))) as? Int8 == 1)
    #expect(any.extract(from: .any(Large())) as? Large == Large())
    #expect(any.extract(from: .error(Small())) == nil)
    let byte: AnyCasePath<Root, Int8> = /Root.any
    expect(byte, [1, 2], notIn: [.any(1), .any("1"), .hashable(Int8(1))])
    let hashable: AnyCasePath<Root, AnyHashable> = /Root.hashable
    expect(hashable, [1, "a", Int8(1)], notIn: [.any(1)])
    let list: AnyCasePath<Root, any Collection<Int>> = /Root.list
    #expect(list.extract(from: .list(CollectionOfOne(1))).map { Array($0) } == [1])
    #expect(list.extract(from: .list([1, 2])).map { Array($0) } == [1, 2])
    #expect(list.extract(from: .any([1])) == nil)
  }

  @Test("padding bytes in a value don't affect extraction")
  func padding() {
    struct Padded: Equatable { var (a, b, c, d) = (Int8(1), Int64(2), Int8?.some(3), Int32?.none) }
    enum Inner: Equatable {
      case one(Int8, Padded)
      case two(Padded?, Int16)
    }
    enum Root {
      case a(Padded, Int8)
      case b(Inner)
      case c(Padded?)
      case d((Int8, Inner?))
      case e(any Equatable)
    }
    let inner = Inner.two(Padded(), 4)
    let a: AnyCasePath<Root, (Padded, Int8)> = /Root.a
    let d: AnyCasePath<Root, (Int8, Inner?)> = /Root.d
    let e: AnyCasePath<Root, Inner> = /Root.e
    for _ in 0..<100 {
      scribble()
      #expect(a.extract(from: .a(Padded(), 5)).map { $0 == (Padded(), 5) } == true)
      scribble()
      expect(/Root.b, [inner, .one(1, Padded()), .two(nil, 1)], notIn: [.c(Padded())])
      scribble()
      expect(/Root.c, [Padded(), nil], notIn: [.b(inner)])
      scribble()
      #expect(d.extract(from: .d((1, inner))).map { $0 == (1, inner) } == true)
      scribble()
      expect(e, [inner], notIn: [.e(1)])
    }
  }

  @Test("a case with a function value extracts nothing")
  func functions() {
    enum Root {
      case run(() -> Void)
      case map((Int) -> Int)
      case both(Int, () -> Void)
      case maybe((() -> Int)?)
    }
    #expect((/Root.run).extract(from: .run {}) == nil)
    let map: AnyCasePath<Root, (Int) -> Int> = /Root.map
    #expect(map.extract(from: .map { $0 }) == nil)
    let both: AnyCasePath<Root, (Int, () -> Void)> = /Root.both
    #expect(both.extract(from: .both(1) {}) == nil)
    let maybe: AnyCasePath<Root, (() -> Int)?> = /Root.maybe
    #expect(maybe.extract(from: .maybe { 1 }) == nil)
    #expect((/Optional<() -> Void>.some).extract(from: {}) == nil)
    let generic: AnyCasePath<GenericEither<() -> Int, Int>, () -> Int> = /GenericEither.left
    #expect(generic.extract(from: .left { 1 }) == nil)
  }

  @Test("a struct with function properties is extracted")
  func functionsInStruct() throws {
    struct Callback {
      var run: (Int) -> Int
      var flag = true
    }
    enum Root {
      case callback(Callback)
      case other(Callback)
    }
    let offset = try #require([1, 2].last)
    let root = Root.callback(Callback { $0 + offset })
    #expect(try #require((/Root.callback).extract(from: root)).run(3) == 5)
    #expect((/Root.other).extract(from: root) == nil)
  }

  @Test("a class's metatype is extracted, a struct's is not")
  func metatypes() {
    class Object {}
    enum Root {
      case int(Int.Type)
      case any(any Any.Type)
      case object(Object.Type)
      case two(Int.Type, Int)
    }
    let int: AnyCasePath<Root, Int.Type> = /Root.int
    #expect(int.extract(from: .int(Int.self)) == nil)
    let any: AnyCasePath<Root, any Any.Type> = /Root.any
    #expect(any.extract(from: .any(String.self)) == String.self)
    #expect(any.extract(from: .int(Int.self)) == nil)
    let object: AnyCasePath<Root, Object.Type> = /Root.object
    #expect(object.extract(from: .object(Object.self)) == Object.self)
    let two: AnyCasePath<Root, (Int.Type, Int)> = /Root.two
    #expect(two.extract(from: .two(Int.self, 1)) == nil)
  }

  @Test("floating-point values are extracted bit for bit")
  func floatingPoint() {
    enum Root {
      case a(Double)
      case b(Double)
    }
    let path: AnyCasePath<Root, Double> = /Root.a
    for value in [0, -0.0, .nan, .infinity, .signalingNaN] {
      #expect(path.extract(from: .a(value))?.bitPattern == value.bitPattern)
      #expect(path.extract(from: .b(value)) == nil)
    }
  }
}

/// Leaves something behind where the stack will be used again.
@inline(never)
private func scribble() {
  withUnsafeTemporaryAllocation(of: UInt64.self, capacity: 512) {
    for index in $0.indices { $0[index] = .random(in: 0...(.max)) }
  }
}
