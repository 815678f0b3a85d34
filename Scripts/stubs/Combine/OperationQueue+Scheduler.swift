import Foundation

extension OperationQueue: Scheduler {
  public struct SchedulerTimeType: Codable, Hashable, Sendable, Strideable {
    public struct Stride: Codable, Comparable, ExpressibleByFloatLiteral, Hashable,
      SchedulerTimeIntervalConvertible, Sendable, SignedNumeric
    {
      public var magnitude: TimeInterval { fatalError() }

      public init(floatLiteral value: TimeInterval) { fatalError() }
      public init(integerLiteral value: TimeInterval) { fatalError() }
      public init?<T: BinaryInteger>(exactly source: T) { fatalError() }

      public static func < (lhs: Stride, rhs: Stride) -> Bool { fatalError() }
      public static func + (lhs: Stride, rhs: Stride) -> Stride { fatalError() }
      public static func - (lhs: Stride, rhs: Stride) -> Stride { fatalError() }
      public static func * (lhs: Stride, rhs: Stride) -> Stride { fatalError() }
      public static func += (lhs: inout Stride, rhs: Stride) { fatalError() }
      public static func -= (lhs: inout Stride, rhs: Stride) { fatalError() }
      public static func *= (lhs: inout Stride, rhs: Stride) { fatalError() }
      public static func seconds(_ s: Int) -> Stride { fatalError() }
      public static func seconds(_ s: Double) -> Stride { fatalError() }
      public static func milliseconds(_ ms: Int) -> Stride { fatalError() }
      public static func microseconds(_ us: Int) -> Stride { fatalError() }
      public static func nanoseconds(_ ns: Int) -> Stride { fatalError() }
    }

    public var date: Date { fatalError() }

    public init(_ date: Date) { fatalError() }

    public init(from decoder: any Decoder) throws { fatalError() }
    public func encode(to encoder: any Encoder) throws { fatalError() }

    public func distance(to other: SchedulerTimeType) -> Stride { fatalError() }
    public func advanced(by n: Stride) -> SchedulerTimeType { fatalError() }
  }

  public struct SchedulerOptions {}

  public var now: SchedulerTimeType { fatalError() }
  public var minimumTolerance: SchedulerTimeType.Stride { fatalError() }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    fatalError()
  }

  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    fatalError()
  }

  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    fatalError()
  }
}
