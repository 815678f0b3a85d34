@_exported import Foundation

// Loads `NotificationCenter.notifications(named:object:)`, without the other names of the module.
@_exported import struct ConcurrencyExtras.UncheckedSendable

#if canImport(FoundationNetworking)
@_exported import FoundationNetworking
#endif
