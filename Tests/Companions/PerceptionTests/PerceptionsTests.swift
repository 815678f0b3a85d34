import Perception
import Testing

@MainActor
struct PerceptionsTests {
  @MainActor @Observable
  final class Model {
    var first = 0
    var second = 0
  }

  struct Failure: Error, Equatable {
    var count: Int
  }

  @Test("Perceptions starts with the current value and follows changes")
  func values() async {
    let model = Model()
    var iterator = Perceptions { model.first }.makeAsyncIterator()
    #expect(await iterator.next() == 0)
    model.first = 1
    #expect(await iterator.next() == 1)
    model.first = 2
    #expect(await iterator.next() == 2)
  }

  @Test("changes between two suspensions yield one consistent value")
  func transactions() async {
    let model = Model()
    let (seen, see) = AsyncStream.makeStream(of: [Int].self)
    let observation = Task {
      for await value in Perceptions({ [model.first, model.second] }) { see.yield(value) }
    }
    var values = seen.makeAsyncIterator()
    #expect(await values.next() == [0, 0])
    for number in 1...100 {
      model.first = number
      model.second = number
      model.first = -number
      model.second = -number
      #expect(await values.next() == [-number, -number])
    }
    observation.cancel()
  }

  @Test("a waiting iteration gets the change that ends its wait")
  func waiting() async {
    let model = Model()
    let log = Log()
    let observation = Task {
      for await value in Perceptions({ model.first }) {
        log.add("\(value)")
        if value == 2 { return }
        model.first += 1
      }
    }
    await observation.value
    #expect(log.entries == ["0", "1", "2"])
  }

  @Test("a value not read in the last evaluation is not observed")
  func dependencies() async {
    let model = Model()
    var iterator = Perceptions { model.first == 0 ? model.second : -1 }.makeAsyncIterator()
    #expect(await iterator.next() == 0)
    model.second = 1
    #expect(await iterator.next() == 1)
    model.first = 1
    #expect(await iterator.next() == -1)
    let end = Task {
      var iterator = iterator
      return await iterator.next()
    }
    model.second = 2
    end.cancel()
    #expect(await end.value == nil)
  }

  @Test("untilFinished ends when its closure finishes, and stays ended")
  func untilFinished() async {
    let model = Model()
    var iterator = Perceptions<Int, Never>.untilFinished {
      model.first < 2 ? .next(model.first) : .finish
    }
    .makeAsyncIterator()
    #expect(await iterator.next() == 0)
    model.first = 1
    #expect(await iterator.next() == 1)
    model.first = 2
    #expect(await iterator.next() == nil)
    model.first = 0
    #expect(await iterator.next() == nil)
  }

  @Test("an error thrown in the closure ends Perceptions")
  func failure() async throws {
    let model = Model()
    var iterator = Perceptions<Int, Failure> { () throws(Failure) in
      if model.first > 0 { throw Failure(count: model.first) }
      return model.first
    }
    .makeAsyncIterator()
    #expect(try await iterator.next() == 0)
    model.first = 3
    do throws(Failure) {
      _ = try await iterator.next()
      Issue.record("Nothing was thrown")
    } catch {
      #expect(error == Failure(count: 3))
    }
    #expect(try await iterator.next() == nil)
  }

  @Test("cancelling a task ends its wait for a change")
  func cancellation() async {
    let model = Model()
    let (started, start) = AsyncStream.makeStream(of: Void.self)
    let task = Task {
      var values: [Int] = []
      for await value in Perceptions({ model.first }) {
        values.append(value)
        start.yield()
      }
      return values
    }
    for await _ in started { break }
    task.cancel()
    #expect(await task.value == [0])
  }

  @Test("iterators of Perceptions are independent of each other")
  func independent() async {
    let model = Model()
    let values = Perceptions { model.first }
    var first = values.makeAsyncIterator()
    var second = values.makeAsyncIterator()
    #expect(await first.next() == 0)
    model.first = 1
    #expect(await second.next() == 1)
    #expect(await first.next() == 1)
    model.first = 2
    #expect(await first.next() == 2)
    #expect(await second.next() == 2)
  }

  @Test("Perceptions' closure runs in the isolation where it was written")
  func isolation() async {
    let model = Model()
    let values = Perceptions { () -> Int in
      MainActor.assertIsolated()
      return model.first
    }
    let value = await Task.detached { () -> Int? in
      for await value in values { return value }
      return nil
    }.value
    #expect(value == 0)
  }
}
