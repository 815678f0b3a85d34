#if !canImport(ObjectiveC)
public import Foundation

extension UserDefaults {
  /// Stores a value under a key, as `set(_:forKey:)` does; `nil` removes the value.
  ///
  /// On Apple's systems the function comes from `NSObject`, which Foundation does not have elsewhere.
  public func setValue(_ value: Any?, forKey key: String) {
    set(value, forKey: key)
  }
}
#endif
