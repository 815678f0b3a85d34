import Synchronization
import Testing

@testable import PerceptionCore

struct OnceReferenceTests {
  /// The numbers of objects made and of objects released.
  private final class Counts: Sendable {
    let made = Atomic(0)
    let released = Atomic(0)
  }

  private final class Object: Sendable {
    let counts: Counts

    init(_ counts: Counts) {
      self.counts = counts
      counts.made.add(1, ordering: .relaxed)
    }

    deinit { counts.released.add(1, ordering: .relaxed) }
  }

  private final class Holder: Sendable {
    let reference = OnceReference<Object>()
  }

  @Test("OnceReference creates one object on first use and releases it later")
  func once() {
    let counts = Counts()
    var holder: Holder? = Holder()
    #expect(holder?.reference.made == nil)
    #expect(counts.made.load(ordering: .relaxed) == 0)
    let first = holder?.reference.object { Object(counts) }.toOpaque()
    #expect(holder?.reference.object { Object(counts) }.toOpaque() == first)
    #expect(holder?.reference.made?.toOpaque() == first)
    #expect(counts.made.load(ordering: .relaxed) == 1)
    #expect(counts.released.load(ordering: .relaxed) == 0)
    holder = nil
    #expect(counts.released.load(ordering: .relaxed) == 1)
  }

  @Test("concurrent first uses of OnceReference share one object and leak none")
  func contention() async {
    for _ in 0..<100 {
      let counts = Counts()
      var holder: Holder? = Holder()
      let objects = await withTaskGroup(of: UInt.self) { [holder] group in
        for _ in 0..<8 {
          group.addTask {
            UInt(bitPattern: holder!.reference.object { Object(counts) }.toOpaque())
          }
        }
        return await group.reduce(into: Set<UInt>()) { $0.insert($1) }
      }
      #expect(objects.count == 1)
      let made = counts.made.load(ordering: .relaxed)
      #expect(counts.released.load(ordering: .relaxed) == made - 1)
      holder = nil
      #expect(counts.released.load(ordering: .relaxed) == made)
    }
  }
}
