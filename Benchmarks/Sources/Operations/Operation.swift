/// Something to measure: a row of the table.
struct Operation {
  /// Which part of the table the row belongs to, and the first part of its name.
  let group: String
  /// The rest of its name.
  let name: String
  /// The time of the original library, in nanoseconds; `nil` where nobody has measured it.
  let reference: Double?
  /// The longest time allowed here.
  let bar: Bar?
  /// Sets the stage, and returns what to run as often as asked.
  let prepare: @MainActor () -> Work

  init(
    _ group: String, _ name: String, reference: Double? = nil, bar: Bar? = nil,
    prepare: @escaping @MainActor () -> Work
  ) {
    self.group = group
    self.name = name
    self.reference = reference
    self.bar = bar
    self.prepare = prepare
  }

  var title: String { "\(group).\(name)" }
}

extension Operation {
  /// Every row of the table, in its order.
  static var all: [Operation] {
    machine + stores + lists + effects + values + texts + views + storeViews
  }
}

/// The longest time allowed for an operation.
enum Bar {
  /// Nanoseconds.
  case nanoseconds(Double)
  /// A multiple of the time of another operation in the same run.
  case ratio(Double, to: String)
}

/// The code that is run for an operation.
struct Work {
  /// A function that does something so often.
  enum Function {
    case sync(@MainActor (_ count: Int) -> Void)
    case async(@MainActor (_ count: Int) async -> Void)
  }

  /// As how many operations each time counts.
  let operationsPerRun: Int
  let function: Function
  /// Clears up what has been run, which does not count.
  let cleanUp: @MainActor () -> Void

  static func sync(
    per operationsPerRun: Int = 1,
    _ run: @escaping @MainActor (_ count: Int) -> Void,
    cleanUp: @escaping @MainActor () -> Void = {}
  ) -> Self {
    Work(operationsPerRun: operationsPerRun, function: .sync(run), cleanUp: cleanUp)
  }

  static func async(
    per operationsPerRun: Int = 1, _ run: @escaping @MainActor (_ count: Int) async -> Void
  ) -> Self {
    Work(operationsPerRun: operationsPerRun, function: .async(run), cleanUp: {})
  }

  @MainActor
  func run(_ count: Int) async {
    switch function {
    case .sync(let run): run(count)
    case .async(let run): await run(count)
    }
  }
}

/// Keeps the compiler from leaving out what computes a value.
@inline(never)
@_optimize(none)
func blackHole<Value>(_ value: Value) {}
