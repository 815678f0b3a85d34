#if Publishers
// The original exports its schedulers, but not Combine: files that name publishers import that as well.
// Loading the module also declares `\.mainQueue`, effects of publishers and the publishers of stores.
@_exported import class ComposableArchitectureCombine.TestScheduler
@_exported import struct ComposableArchitectureCombine.AnyScheduler
@_exported import struct ComposableArchitectureCombine.ImmediateScheduler
@_exported import struct ComposableArchitectureCombine.StorePublisher
@_exported import struct ComposableArchitectureCombine.UIScheduler
@_exported import struct ComposableArchitectureCombine.UnimplementedScheduler
@_exported import typealias ComposableArchitectureCombine.AnySchedulerOf
@_exported import typealias ComposableArchitectureCombine.FailingScheduler
@_exported import typealias ComposableArchitectureCombine.FailingSchedulerOf
@_exported import typealias ComposableArchitectureCombine.ImmediateSchedulerOf
@_exported import typealias ComposableArchitectureCombine.TestSchedulerOf
@_exported import typealias ComposableArchitectureCombine.UnimplementedSchedulerOf
#endif
