import ConcurrencyExtras
import SwiftNavigation

enum IsSilentKey: UITransactionKey {
  static let defaultValue = false
}

enum SpeedKey: UITransactionKey {
  static let defaultValue: Int? = nil
}

/// Logs when operations start and end.
struct Ceremony: Sendable {
  var name: String
  var log: LockIsolated<[String]>

  func perform(_ operation: () -> Void) {
    log.withValue { $0.append("start \(name)") }
    operation()
    log.withValue { $0.append("end \(name)") }
  }
}

enum CeremonyKey: _UICustomTransactionKey {
  static let defaultValue: Ceremony? = nil

  static func perform(value: Ceremony?, operation: @Sendable () -> Void) {
    value?.perform(operation)
  }
}

/// Another key of the same kind.
enum SecondCeremonyKey: _UICustomTransactionKey {
  static let defaultValue: Ceremony? = nil

  static func perform(value: Ceremony?, operation: @Sendable () -> Void) {
    value?.perform(operation)
  }
}

extension UITransaction {
  var isSilent: Bool {
    get { self[IsSilentKey.self] }
    set { self[IsSilentKey.self] = newValue }
  }

  var speed: Int? {
    get { self[SpeedKey.self] }
    set { self[SpeedKey.self] = newValue }
  }

  var ceremony: Ceremony? {
    get { self[CeremonyKey.self] }
    set { self[CeremonyKey.self] = newValue }
  }

  var secondCeremony: Ceremony? {
    get { self[SecondCeremonyKey.self] }
    set { self[SecondCeremonyKey.self] = newValue }
  }
}
