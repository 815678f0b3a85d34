import Dependencies
import Foundation
import Testing

@testable import Sharing

@Suite("References with keys")
struct PersistentReferencesTests {
  @Test("leave nothing behind when they are gone, whatever their keys")
  func leaks() {
    let references = PersistentReferences.current
    for index in 0..<100 {
      @Shared(.inMemory("\(index)")) var memory = 0
      @Shared(.appStorage("\(index)")) var defaults = 0
      @Shared(.fileStorage(URL(filePath: "/\(index).json"))) var file = 0
      $memory.withLock { $0 += 1 }
      $defaults.withLock { $0 += 1 }
      $file.withLock { $0 += 1 }
      #expect(references.count == 3)
    }
    #expect(references.count == 0)
  }

  @Test("are released with their properties, also when these have been derived from and changed")
  func release() throws {
    weak var reference: AnyObject?
    do {
      let shared: Shared<[String: Int]?> = Shared(wrappedValue: [:], .inMemory("value"))
      reference = shared.reference
      let unwrapped = try #require(Shared(shared))
      let count = unwrapped.count.read { $0 + 1 }
      withObservationTracking {
        _ = count.wrappedValue
      } onChange: {
      }
      unwrapped["a"].withLock { $0 = 1 }
      #expect(count.wrappedValue == 2)
      #expect(reference != nil)
    }
    #expect(reference == nil)
  }

  @Test("are those of the dependencies in force")
  func dependencies() {
    let references = PersistentReferences.current
    #expect(PersistentReferences.current === references)
    withDependencies {
      $0.context = .live
    } operation: {
      #expect(PersistentReferences.current !== references)
      #expect(PersistentReferences.current === PersistentReferences.liveValue)
    }
  }
}
