import CasePaths
import Synchronization
import Testing

#if canImport(Glibc)
import Glibc
#endif

/// Tests of key paths that are used so often that what they resolve to is kept.
struct CasePathCacheTests {
  #if !Fallbacks
  @Test("a key path used repeatedly is resolved only at first")
  func resolvesNoMore() {
    let keyPath: CaseKeyPath<Counted, Int> = \.number
    let value = Counted.number(42)
    for _ in 1...20 { #expect(value[case: keyPath] == 42) }
    let before = Counted.resolutions.withLock { $0 }
    for number in 1...100 {
      #expect(value[case: keyPath] == 42)
      #expect(Counted.empty[case: keyPath] == nil)
      #expect(keyPath(number) == .number(number))
      #expect(AnyCasePath(keyPath).extract(from: .number(number)) == number)
    }
    #expect(Counted.resolutions.withLock { $0 } == before)
  }
  #endif

  @Test("short-lived key paths at one address are not mistaken for each other")
  func toldApart() {
    for number in 0..<2_000 {
      let keyPath: CaseKeyPath<Counted, Int> = \.[plus: number]
      for _ in 0..<(number % 20) { #expect(Counted.number(1)[case: keyPath] == .some(1 - number)) }
      #expect(keyPath(1) == .number(1 + number))
    }
  }

  @Test("500 key paths used in turn each extract from their own case")
  func many() {
    let keyPaths = (0..<500).map { \Counted.Cases[plus: $0] }
    for _ in 0..<20 {
      for (number, keyPath) in keyPaths.enumerated() {
        #expect(Counted.number(1_000)[case: keyPath] == .some(1_000 - number))
      }
    }
  }

  #if !Fallbacks
  @Test("two key paths used in turn are both cached, whatever their addresses")
  func inTurns() {
    let keyPaths = (0..<300).map { \Numbered.Cases[times: $0] }
    let first = keyPaths[0]
    for second in keyPaths.dropFirst() {
      func use() {
        _ = Numbered.number(1)[case: first]
        _ = Numbered.number(1)[case: second]
      }
      for _ in 0..<30 { use() }
      let before = Numbered.resolutions.withLock { $0 }
      for _ in 0..<3 { use() }
      #expect(Numbered.resolutions.withLock { $0 } == before)
    }
  }
  #endif

  @Test("a key path to a case made of closures works when used repeatedly")
  func functions() {
    let keyPath: CaseKeyPath<Counted, Int> = \.half
    for _ in 0..<100 {
      #expect(Counted.number(42)[case: keyPath] == 21)
      #expect(keyPath(21) == .number(42))
    }
  }

  #if canImport(Glibc)
  @Test("cached key paths are released when their thread ends")
  func letGo() {
    var thread = pthread_t()
    let failure = pthread_create(
      &thread, nil,
      { _ in
        let token = Token()
        Token.made.withLock { $0.token = token }
        let keyPath: CaseKeyPath<Counted, Int> = \.[minus: token]
        for _ in 0..<20 { #expect(Counted.number(42)[case: keyPath] == 42) }
        return nil
      }, nil)
    #expect(failure == 0)
    pthread_join(thread, nil)
    #expect(Token.made.withLock { $0.isMade && $0.token == nil })
  }
  #endif
}

/// A number in a key path whose end can be observed.
private final class Token: Hashable, Sendable {
  struct Made {
    var isMade = false
    weak var token: Token? { didSet { isMade = true } }
  }

  static let made = Mutex(Made())

  static func == (lhs: Token, rhs: Token) -> Bool { lhs === rhs }

  func hash(into hasher: inout Hasher) {}
}

/// An enum that counts how often its path to a number is asked for.
private enum Counted: CasePathable, Equatable {
  case number(Int)
  case empty

  static let resolutions = Mutex(0)

  struct AllCasePaths {
    var number: AnyCasePath<Counted, Int> {
      Counted.resolutions.withLock { $0 += 1 }
      return self[plus: 0]
    }

    subscript(minus token: Token) -> AnyCasePath<Counted, Int> { self[plus: 0] }

    subscript(plus offset: Int) -> AnyCasePath<Counted, Int> {
      AnyCasePath(
        embed: { .number($0 + offset) },
        extract: {
          guard case .number(let number) = $0 else { return nil }
          return number - offset
        })
    }
  }

  static var allCasePaths: AllCasePaths { AllCasePaths() }
}

/// An enum that counts how often one of its paths is asked for.
private enum Numbered: CasePathable {
  case number(Int)

  static let resolutions = Mutex(0)

  struct AllCasePaths {
    subscript(times _: Int) -> AnyCasePath<Numbered, Int> {
      Numbered.resolutions.withLock { $0 += 1 }
      return AnyCasePath(
        embed: { .number($0) },
        extract: {
          guard case .number(let number) = $0 else { return nil }
          return number
        })
    }
  }

  static var allCasePaths: AllCasePaths { AllCasePaths() }
}

extension Case<Counted> {
  fileprivate var half: Case<Int> {
    Case<Int>(
      embed: { Counted.number($0 * 2) },
      extract: { (root: Counted) in
        guard case .number(let number) = root else { return nil }
        return number / 2
      })
  }
}
