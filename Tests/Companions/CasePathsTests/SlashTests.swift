import CasePaths
import Testing

struct SlashTests {
  enum Root: Equatable {
    case a(Int)
    case b
    case pair(String, at: Int)
    case nested(Nested)
  }
  enum Nested: Equatable {
    case a(Int)
    case b
  }

  @Test("'/' before a case makes its case path without a type annotation")
  func inference() {
    let a = /Root.a
    let b = /Root.b
    let nested = /Root.nested
    let pair: AnyCasePath = /Root.pair
    let root = /Root.self
    let success = /Result<Int, any Error>.success
    let none = /Int?.none
    #expect(type(of: a) == AnyCasePath<Root, Int>.self)
    #expect(type(of: b) == AnyCasePath<Root, Void>.self)
    #expect(type(of: nested) == AnyCasePath<Root, Nested>.self)
    #expect(type(of: pair) == AnyCasePath<Root, (String, Int)>.self)
    #expect(type(of: root) == AnyCasePath<Root, Root>.self)
    #expect(type(of: success) == AnyCasePath<Result<Int, any Error>, Int>.self)
    #expect(type(of: none) == AnyCasePath<Int?, Void>.self)
    #expect(type(of: /a) == AnyCasePath<Root, Int>.self)
  }

  @Test("'/' before a type or a path makes the identity or the same path")
  func identity() {
    #expect((/Root.self).extract(from: .b) == .b)
    #expect((/Root.self).embed(.a(1)) == .a(1))
    let path = /Root.self
    let same = /path
    #expect(same.extract(from: .b) == .b)
  }

  @Test("'/' in an argument makes a case path of the parameter's type")
  func arguments() {
    func path<Value>(_ path: AnyCasePath<Root, Value>, _ root: Root) -> Value? {
      path.extract(from: root)
    }
    #expect(path(/Root.a, .a(1)) == 1)
    #expect(path(/Root.b, .b) != nil)
    #expect(path(/.b, .b) != nil)
    #expect(path(/Root.pair, .pair("a", at: 1)).map { $0 == ("a", 1) } == true)
    func two<A, B, C>(_: AnyCasePath<A, B>, _: AnyCasePath<A, C>) -> [ObjectIdentifier] {
      [ObjectIdentifier(A.self), ObjectIdentifier(B.self), ObjectIdentifier(C.self)]
    }
    let ids = [Root.self, Int.self, Nested.self, Void.self].map { ObjectIdentifier($0) }
    #expect(two(/Root.a, /Root.nested) == Array(ids[..<3]))
    #expect(two(/Root.a, /Root.b) == Array(ids[..<2] + ids[3...]))
  }

  @Test("'/' before a case also makes a path from an optional enum")
  func optional() {
    let a: AnyCasePath<Root?, Int> = /Root.a
    let b: AnyCasePath<Root?, Void> = /Root.b
    let roots: [Root?] = [.a(1), .b, nil, .nested(.a(1))]
    #expect(roots.map(a.extract(from:)) == [1, nil, nil, nil])
    #expect(roots.map { b.extract(from: $0) != nil } == [false, true, false, false])
    #expect(a.embed(2) == .some(.a(2)))
    let deep: AnyCasePath<Root??, Int> = AnyCasePath(unsafe: { Root.a($0) })
    #expect(deep.extract(from: .some(.some(.a(1)))) == 1)
    #expect(deep.extract(from: .some(nil)) == nil)
    #expect(deep.extract(from: nil) == nil)
    let some: AnyCasePath<Root?, Root> = /Optional.some
    #expect(some.extract(from: .b) == .b)
    #expect(some.extract(from: nil) == nil)
  }

  @Test("'/' makes an extracting function where a function is expected")
  func functions() {
    let roots: [Root] = [.a(1), .b, .pair("a", at: 2), .a(3)]
    let values = roots.compactMap(/Root.a)
    #expect(values == [1, 3])
    #expect(roots.map(/Root.b).map { $0 != nil } == [false, true, false, false])
    let optional: [Root?] = [.a(1), nil, .b]
    let extract: (Root?) -> Int? = /Root.a
    #expect(optional.map(extract) == [1, nil, nil])
    let isB: (Root?) -> Void? = /Root.b
    #expect(optional.map { isB($0) != nil } == [false, false, true])
    let results = [Result<Int, any Error>.success(1), .failure(CancellationError())]
    #expect(results.compactMap(/Result.success) == [1])
  }

  @Test("a '/' case path can be a pattern in a switch")
  func pattern() {
    func name(_ root: Root) -> String {
      switch root {
      case /Root.a: "a"
      case /Root.b: "b"
      case /Root.pair: "pair"
      default: "other"
      }
    }
    #expect([.a(1), .b, .pair("", at: 1), .nested(.b)].map(name) == ["a", "b", "pair", "other"])
  }

  @Test("'..' is left-associative, so that several cases can be chained")
  func dotDotChain() {
    let roots = [Root?.some(.nested(.a(1))), .some(.b), nil]
    #expect(roots.compactMap(/Root?.some .. Root.nested .. Nested.a) == [1])
    let path: AnyCasePath<Root?, Int> = /Root?.some .. Root.nested .. Nested.a
    #expect(path.embed(3) == .some(.nested(.a(3))))
  }

  @Test("'..' appends paths and case constructors to paths and functions")
  func composition() {
    let a = /Root.nested .. /Nested.a
    #expect(a.extract(from: .nested(.a(1))) == 1)
    #expect(a.extract(from: .nested(.b)) == nil)
    #expect(a.extract(from: .a(1)) == nil)
    #expect(a.embed(2) == .nested(.a(2)))
    let embed = /Root.nested .. Nested.a
    #expect(embed.extract(from: .nested(.a(1))) == 1)
    let extract: (Root) -> Int? = /Root.nested .. Nested.a
    #expect([Root.nested(.a(1)), .b].compactMap(extract) == [1])
    let appended = (/Root.nested).appending(path: /Nested.b)
    #expect(appended.extract(from: .nested(.b)) != nil)
    #expect(appended.extract(from: .b) == nil)
    let three = /Root?.some .. /Root.nested .. /Nested.a
    #expect(three.extract(from: .some(.nested(.a(1)))) == 1)
  }

  @Test("each initializer and function for case paths makes an equivalent path")
  func initialisers() {
    let roots: [Root] = [.a(1), .b, .nested(.a(1))]
    for path in [AnyCasePath(Root.a), .case(Root.a), AnyCasePath(unsafe: Root.a)] {
      #expect(roots.map(path.extract(from:)) == [1, nil, nil])
    }
    for path in [AnyCasePath(Root.b), .case(Root.b), AnyCasePath(unsafe: Root.b)] {
      #expect(roots.map { path.extract(from: $0) != nil } == [false, true, false])
    }
    #expect(AnyCasePath(Root.self).extract(from: .b) == .b)
  }

  @Test("'extract' extracts by a case constructor without a case path")
  func extract() {
    #expect(CasePaths.extract(case: Root.a, from: .a(1)) == 1)
    #expect(CasePaths.extract(case: Root.a, from: .b) == nil)
    #expect(CasePaths.extract(case: Root.a, from: Root?.some(.a(1))) == 1)
    #expect(CasePaths.extract(case: Root.a, from: Root?.none) == nil)
    #expect([Root.a(1), .b].compactMap(CasePaths.extract(Root.a)) == [1])
    let optional: [Root?] = [.a(1), nil]
    #expect(optional.map(CasePaths.extract(Root.a)) == [1, nil])
  }
}
