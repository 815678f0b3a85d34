import CasePaths
import Testing

/// Functions that make an enum, but are none of its cases.
struct NoCaseTests {
  enum Root: Equatable {
    case a(Int)
    case b(Int)
    case c(String)
    case d
    indirect case e(Root)
  }

  @Test("an unsafe path extracts only values that embed to the same root")
  func exhaustive() {
    let functions: [(Int) -> Root] = [
      Root.a, Root.b,
      { .a($0) },
      { .a($0 + 1) },
      { .a(-$0) },
      { .a($0 * $0) },
      { $0 > 1 ? .a($0) : .b($0) },
      { $0 > 1 ? .b($0 - 1) : .a($0) },
      { $0.isMultiple(of: 2) ? .d : .b($0) },
      { _ in .a(2) },
      { _ in .d },
      { .c("\($0)") },
      { .e(.a($0)) },
      { .e($0 > 0 ? .b($0) : .d) },
    ]
    let values = -3...3
    let roots =
      values.flatMap { [Root.a($0), .b($0), .c("\($0)"), .e(.a($0)), .e(.b($0))] } + [.d, .e(.d)]
    // Both ways, so that nothing depends on what a path met first.
    for roots in [roots, roots.reversed()] {
      for function in functions {
        let path = AnyCasePath(unsafe: function)
        for root in roots {
          guard let value = path.extract(from: root) else { continue }
          #expect(function(value) == root)
        }
      }
    }
  }

  @Test("an unsafe path that embeds into two cases extracts from the right one")
  func partial() {
    let path = AnyCasePath<Root, Int>(unsafe: { $0 > 1 ? .a($0) : .b($0) })
    #expect(path.extract(from: .a(2)) == 2)
    #expect(path.extract(from: .a(1)) == nil)
    #expect(path.extract(from: .b(1)) == 1)
    #expect(path.extract(from: .b(2)) == nil)
  }

  @Test("an unsafe path that changes the embedded value extracts nothing")
  func computed() {
    let next = AnyCasePath<Root, Int>(unsafe: { .a($0 + 1) })
    let text = AnyCasePath<Root, String>(unsafe: { .c($0 + "!") })
    let long = AnyCasePath<Root, String>(unsafe: { .c(String($0.reversed())) })
    let list = AnyCasePath<Root, Root>(unsafe: { .e(.e($0)) })
    for _ in 0..<2 {
      #expect(next.extract(from: .a(1)) == nil)
      #expect(text.extract(from: .c("Hello!")) == nil)
      #expect(long.extract(from: .c("a text of more than fifteen bytes")) == nil)
      #expect(list.extract(from: .e(.e(.d))) == nil)
      #expect(list.extract(from: .e(.d)) == nil)
    }
  }

  @Test("closures with one address but different captures are told apart")
  func sameFunction() {
    func make(_ isA: Bool) -> (Int) -> Root { { isA ? .a($0) : .b($0) } }
    #expect(AnyCasePath(unsafe: make(true)).extract(from: .a(1)) == 1)
    #expect(AnyCasePath(unsafe: make(false)).extract(from: .a(1)) == nil)
    #expect(AnyCasePath(unsafe: make(true)).extract(from: .b(1)) == nil)
    #expect(AnyCasePath(unsafe: make(false)).extract(from: .b(1)) == 1)
  }

  @Test("an unsafe path of a whole enum value extracts from that value only")
  func valueAsCase() {
    let path: AnyCasePath<Root, Void> = AnyCasePath(unsafe: .a(1))
    #expect(path.extract(from: .a(1)) != nil)
    #expect(path.extract(from: .a(2)) == nil)
    #expect(path.extract(from: .b(1)) == nil)
    #expect(path.embed(()) == .a(1))
  }
}
