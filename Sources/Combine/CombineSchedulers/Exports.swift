// Exported for its queues and run loops, which are schedulers.
@_exported import Foundation

#if canImport(Combine)
@_exported import Combine
#else
// Not all of OpenCombine: the views have observable objects of the same names.
@_exported import class OpenCombine.AnyCancellable
@_exported import class OpenCombine.PassthroughSubject
@_exported import enum OpenCombine.Publishers
@_exported import enum OpenCombine.Subscribers
@_exported import protocol OpenCombine.Cancellable
@_exported import protocol OpenCombine.ConnectablePublisher
@_exported import protocol OpenCombine.Publisher
@_exported import protocol OpenCombine.Scheduler
@_exported import protocol OpenCombine.SchedulerTimeIntervalConvertible
@_exported import protocol OpenCombine.Subscriber
@_exported import protocol OpenCombine.Subscription
@_exported import struct OpenCombine.AnyPublisher
@_exported import OpenCombineDispatch
@_exported import OpenCombineFoundation
#endif
