#if Publishers
// The original exports its schedulers, but not Combine: files that name publishers import that as well.
// Loading the module also declares `\.mainQueue`, effects of publishers and the publishers of stores.
@_exported import class CombineSchedulers.TestScheduler
@_exported import struct CombineSchedulers.AnyScheduler
@_exported import struct CombineSchedulers.ImmediateScheduler
@_exported import struct ComposableArchitectureCombine.StorePublisher
@_exported import struct CombineSchedulers.UIScheduler
@_exported import struct CombineSchedulers.UnimplementedScheduler
@_exported import typealias CombineSchedulers.AnySchedulerOf
@_exported import typealias CombineSchedulers.FailingScheduler
@_exported import typealias CombineSchedulers.FailingSchedulerOf
@_exported import typealias CombineSchedulers.ImmediateSchedulerOf
@_exported import typealias CombineSchedulers.TestSchedulerOf
@_exported import typealias CombineSchedulers.UnimplementedSchedulerOf
#endif
