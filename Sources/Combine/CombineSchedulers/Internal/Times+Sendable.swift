// swift-format-ignore-file: AvoidRetroactiveConformances
// OpenCombine has not changed for years, and the times of schedulers have to cross isolations.

#if !canImport(Combine)
import Foundation

// Safe: each is a number or a date, and nothing else. Combine says so; OpenCombine is older.
extension DispatchQueue.OCombine.SchedulerTimeType: @retroactive @unchecked Sendable {}
extension DispatchQueue.OCombine.SchedulerTimeType.Stride: @retroactive @unchecked Sendable {}
extension OperationQueue.OCombine.SchedulerTimeType: @retroactive @unchecked Sendable {}
extension OperationQueue.OCombine.SchedulerTimeType.Stride: @retroactive @unchecked Sendable {}
extension RunLoop.OCombine.SchedulerTimeType: @retroactive @unchecked Sendable {}
extension RunLoop.OCombine.SchedulerTimeType.Stride: @retroactive @unchecked Sendable {}
#endif
