import CasePaths
import Testing

struct ReflectionTests {
  @Test("a case is distinguished from others of the same type and empty ones")
  func samePayload() {
    enum Root {
      case a(Int)
      case b(Int)
      case c(String)
      case d, e
    }
    let all: [Root] = [.a(1), .b(1), .c("1"), .d, .e]
    expect(/Root.a, [0, 1, .min, .max], notIn: Array(all[1...]))
    expect(/Root.b, [0, 1, .min, .max], notIn: [all[0]] + all[2...])
    expect(
      /Root.c, ["", "1", String(repeating: "long", count: 9)], notIn: Array(all[..<2] + all[3...]))
    for (index, path) in [/Root.d, /Root.e].enumerated() {
      for (other, root) in all.enumerated() {
        #expect((path.extract(from: root) != nil) == (other == index + 3))
      }
    }
  }

  @Test("a case with several values extracts a tuple, whatever the labels")
  func tuples() throws {
    enum Root {
      case two(Int8, at: Int)
      case three(a: String, b: Bool, c: Double?)
      case pair((Int8, Int))
    }
    let two: AnyCasePath<Root, (Int8, Int)> = /Root.two
    let value = try #require(two.extract(from: .two(1, at: 2)))
    #expect(value == (1, 2))
    #expect(two.extract(from: .pair((1, 2))) == nil)
    let labelled: AnyCasePath<Root, (Int8, at: Int)> = /Root.two
    #expect(labelled.extract(from: .two(1, at: 2))?.at == 2)
    let three: AnyCasePath<Root, (String, Bool, Double?)> = /Root.three
    #expect(try #require(three.extract(from: .three(a: "a", b: true, c: 3))) == ("a", true, 3))
    #expect(try #require(three.extract(from: .three(a: "a", b: true, c: nil))) == ("a", true, nil))
    let pair: AnyCasePath<Root, (Int8, Int)> = /Root.pair
    #expect(try #require(pair.extract(from: .pair((1, 2)))) == (1, 2))
    #expect(pair.extract(from: .two(1, at: 2)) == nil)
  }

  @Test("a case with one value extracts it, with or without a label")
  func labels() {
    enum Root {
      case id(id: Int)
      case name(name: String)
      case other(id: Int)
    }
    expect(/Root.id, [1, 2], notIn: [.name(name: ""), .other(id: 1)])
    expect(/Root.name, ["a"], notIn: [.id(id: 1), .other(id: 1)])
  }

  @Test("an indirect case's boxed value is extracted")
  func indirect() {
    indirect enum List: Equatable {
      case node(Int8, List)
      case boxed(UInt16)
      case text(String)
      case end
    }
    let node: AnyCasePath<List, (Int8, List)> = /List.node
    let list = List.node(1, .node(2, .end))
    #expect(node.extract(from: list).map { $0 == (1, .node(2, .end)) } == true)
    #expect(node.extract(from: .end) == nil)
    expect(/List.boxed, [0, 1, .max], notIn: [.text("1"), list, .end])
    expect(/List.text, ["", "a", String(repeating: "long", count: 9)], notIn: [.boxed(1), list])
    #expect((/List.end).extract(from: .end) != nil)
    #expect((/List.end).extract(from: list) == nil)

    enum Mixed: Equatable {
      indirect case far(Mixed)
      indirect case near(Int)
      case none
      case other(SIMD4<Float>)
    }
    expect(/Mixed.far, [.near(1), .far(.none)], notIn: [.near(1), .none, .other([1, 2, 3, 4])])
    expect(/Mixed.near, [1], notIn: [.far(.near(1)), .none])
    expect(/Mixed.other, [[1, 2, 3, 4]], notIn: [.far(.none)])

    indirect enum Aligned {
      case a(SIMD8<Double>)
      case b(SIMD8<Double>)
    }
    expect(/Aligned.a, [.init(repeating: 1)], notIn: [.b(.init(repeating: 1))])
  }

  @Test("extracting from a long indirect list does not compare the whole list")
  func longList() throws {
    indirect enum List {
      case node(List)
      case end
    }
    var list = List.end
    for _ in 0..<500 { list = .node(list) }
    var depth = 0
    while let next = (/List.node).extract(from: list) {
      depth += 1
      list = next
    }
    #expect(depth == 500)
  }

  @Test("the value of an enum with a single case is extracted")
  func singleCase() {
    enum Only { case only(Int) }
    enum Empty { case empty }
    indirect enum Box { case box(String) }
    expect(/Only.only, [1, 2], notIn: [])
    expect(/Box.box, ["", "a"], notIn: [])
    #expect((/Empty.empty).extract(from: .empty) != nil)
  }

  @Test("cases with empty values and without values are distinguished")
  func emptyPayload() {
    struct Marker: Equatable {}
    enum Root {
      case void(Void)
      case marker(Marker)
      case other(Marker)
      case none
      case value(Int)
      case never(Never)
    }
    let void: AnyCasePath<Root, Void> = /Root.void
    #expect(void.extract(from: .void(())) != nil)
    for root in [Root.marker(Marker()), .other(Marker()), .none, .value(0)] {
      #expect(void.extract(from: root) == nil)
      #expect((/Root.never).extract(from: root) == nil)
    }
    expect(/Root.marker, [Marker()], notIn: [.void(()), .other(Marker()), .none, .value(0)])
    expect(/Root.other, [Marker()], notIn: [.void(()), .marker(Marker()), .none, .value(0)])
    indirect enum Boxed {
      case void(Void)
      case other(Void)
      case value(Int)
    }
    let boxed: AnyCasePath<Boxed, Void> = /Boxed.void
    #expect(boxed.extract(from: .void(())) != nil)
    #expect(boxed.extract(from: .other(())) == nil)
    #expect(boxed.extract(from: .value(1)) == nil)
  }

  @Test("cases of an enum without any values are distinguished")
  func plain() {
    enum Plain: CaseIterable { case a, b, c }
    for (index, path) in [/Plain.a, /Plain.b, /Plain.c].enumerated() {
      let found = Plain.allCases.map { path.extract(from: $0) != nil }
      #expect(found == (0..<3).map { $0 == index })
    }
  }

  @Test("cases of generic enums, also nested in generic types, are extracted")
  func generics() {
    let lhs = /GenericEither<Int, Int>.left
    expect(lhs, [1, 2], notIn: [.right(1), .both(1, 1), .neither])
    expect(/GenericEither<Int, String>.right, ["a"], notIn: [.left(1), .neither])
    expect(/GenericEither<[Int], String?>.right, ["a", nil], notIn: [.left([]), .neither])
    typealias Inner = Around<Int>.Inner<String>
    expect(/Inner.outer, [1], notIn: [.inner(""), .both([1: ""])])
    expect(/Inner.inner, ["1"], notIn: [.outer(1), .both([:])])
    expect(/Inner.both, [[1: "1"]], notIn: [.outer(1), .inner("")])
    func path<A: Equatable, B>(_: A.Type, _: B.Type) -> AnyCasePath<GenericEither<A, B>, A> {
      /GenericEither<A, B>.left
    }
    expect(path(Int?.self, Int.self), [1, nil], notIn: [.right(1)])
    expect(path(Bool.self, Never.self), [true, false], notIn: [.neither])
  }

  @Test("cases of Optional and Result are extracted")
  func standardLibrary() {
    struct Failure: Error, Equatable {}
    expect(/Int?.some, [1], notIn: [nil])
    expect(/Int??.some, [1, nil], notIn: [nil])
    expect(/String?.some, ["", "a"], notIn: [nil])
    #expect((/Int?.none).extract(from: nil) != nil)
    #expect((/Int?.none).extract(from: 1) == nil)
    expect(/Result<Int, Failure>.success, [1], notIn: [.failure(Failure())])
    expect(/Result<Int, Failure>.failure, [Failure()], notIn: [.success(1)])
    expect(/Result<Int, any Error>.success, [1], notIn: [.failure(Failure())])
  }

  @Test("an unsafe path to a type that is not an enum extracts nothing")
  func noEnum() {
    #expect(AnyCasePath<Int, Int>(unsafe: { $0 }).extract(from: 1) == nil)
    #expect(AnyCasePath<String, Int>(unsafe: { "\($0)" }).extract(from: "1") == nil)
    #expect(AnyCasePath<String, Void>(unsafe: "a").extract(from: "b") == nil)
  }
}

enum GenericEither<Left, Right> {
  case left(Left)
  case right(Right)
  case both(Left, Right)
  case neither
}

struct Around<Outside: Hashable> {
  enum Inner<Inside> {
    case outer(Outside)
    case inner(Inside)
    case both([Outside: Inside])
  }
}
