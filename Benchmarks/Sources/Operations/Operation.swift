/// Something to measure: a row of the table.
struct Operation {
  /// Which part of the table the row belongs to, and the first part of its name.
  let group: String
  /// The rest of its name.
  let name: String
  /// What the original library takes, in nanoseconds; `nil` where nobody has measured it.
  let reference: Double?
  /// What it may take here.
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
  static var all: [Operation] { stores + lists + effects + values + texts + views }
}

/// What an operation may take.
enum Bar {
  /// Nanoseconds.
  case nanoseconds(Double)
  /// A multiple of what another operation takes in the same run.
  case ratio(Double, to: String)
}

/// What is run for an operation.
enum Work {
  /// Runs so often; each time counts as so many operations.
  case sync(per: Int, @MainActor (_ count: Int) -> Void)
  /// Runs so often; each time counts as so many operations.
  case async(per: Int, @MainActor (_ count: Int) async -> Void)

  static func sync(_ run: @escaping @MainActor (_ count: Int) -> Void) -> Self {
    .sync(per: 1, run)
  }

  static func async(_ run: @escaping @MainActor (_ count: Int) async -> Void) -> Self {
    .async(per: 1, run)
  }

  var operationsPerRun: Int {
    switch self {
    case .sync(let number, _), .async(let number, _): number
    }
  }

  @MainActor
  func run(_ count: Int) async {
    switch self {
    case .sync(_, let run): run(count)
    case .async(_, let run): await run(count)
    }
  }
}

/// Keeps the compiler from leaving out what computes a value.
@inline(never)
@_optimize(none)
func blackHole<Value>(_ value: Value) {}
