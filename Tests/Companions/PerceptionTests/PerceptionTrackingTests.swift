#if !canImport(Darwin) && Macros
@_spi(SwiftUI) import Perception
import Testing

struct PerceptionTrackingTests {
  @Perceptible
  final class Model: @unchecked Sendable {
    // Safe: used by one thread.
    var first = 1
    var second = 2
  }

  @Test("willSet and didSet callbacks get the changed property")
  func willAndDidSet() {
    let model = Model()
    let log = Log()
    let sum = withPerceptionTracking {
      model.first + model.second
    } willSet: { (tracking: PerceptionTracking) in
      log.add("will \(model.second) \(tracking.changed == \Model.second)")
    } didSet: { tracking in
      log.add("did \(model.second) \(tracking.changed == \Model.second)")
      tracking.cancel()
    }
    #expect(sum == 3)
    #expect(log.entries == [])
    model.second = 3
    #expect(log.entries == ["will 2 true", "did 3 true"])
    model.second = 4
    #expect(log.entries.count == 2)
  }

  @Test("withPerceptionTracking can take only a willSet or only a didSet")
  func alone() {
    let model = Model()
    let log = Log()
    withPerceptionTracking {
      #expect(_PerceptionLocals.isInPerceptionTracking)
      _ = model.first
    } willSet: { tracking in
      log.add("will \(model.first)")
      tracking.cancel()
    }
    withPerceptionTracking {
      _ = model.first
    } didSet: { tracking in
      log.add("did \(model.first)")
      tracking.cancel()
    }
    model.second = 3
    #expect(log.entries == [])
    model.first = 4
    #expect(log.entries.sorted() == ["did 4", "will 1"])
  }
}
#endif
