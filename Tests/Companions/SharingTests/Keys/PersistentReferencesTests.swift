import Dependencies
import Foundation
import Testing

@testable import Sharing

/// References with keys.
struct PersistentReferencesTests {
  @Test("references of released properties are removed, whatever their keys")
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

  @Test("a reference is released after its derived properties and changes")
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

  @Test("references belong to the current dependency context")
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
