import Dispatch
import Foundation

// The times at which immediate, test and unimplemented schedulers start.

extension DispatchQueue {
  // Not 0: a 'DispatchTime' of 0 means now.
  static var firstTime: SchedulerTimeType { SchedulerTimeType(DispatchTime(uptimeNanoseconds: 1)) }
}

extension OperationQueue {
  static var firstTime: SchedulerTimeType { SchedulerTimeType(Date(timeIntervalSince1970: 0)) }
}

extension RunLoop {
  static var firstTime: SchedulerTimeType { SchedulerTimeType(Date(timeIntervalSince1970: 0)) }
}
