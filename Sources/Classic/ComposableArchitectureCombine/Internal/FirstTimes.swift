import Dispatch
import Foundation

// The times at which schedulers for tests begin.

extension DispatchQueue {
  // Not 0, which stands for now.
  static var firstTime: SchedulerTimeType { SchedulerTimeType(DispatchTime(uptimeNanoseconds: 1)) }
}

extension OperationQueue {
  static var firstTime: SchedulerTimeType { SchedulerTimeType(Date(timeIntervalSince1970: 0)) }
}

extension RunLoop {
  static var firstTime: SchedulerTimeType { SchedulerTimeType(Date(timeIntervalSince1970: 0)) }
}
