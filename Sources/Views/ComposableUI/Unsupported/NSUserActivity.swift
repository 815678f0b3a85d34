#if PortableViews && !canImport(Darwin)
public import Foundation

/// A description of what a user does, for other devices, of which there are none here.
public class NSUserActivity {
  /// The kind of the activity.
  public let activityType: String
  /// The title.
  public var title: String?
  /// The values that describe the activity.
  public var userInfo: [AnyHashable: Any]?
  /// The address of a page with the same content.
  public var webpageURL: URL?
  /// The keys of the values that are needed to continue the activity.
  public var requiredUserInfoKeys: Set<String>?
  /// The words by which the activity is found.
  public var keywords: Set<String> = []
  /// Whether another device may continue the activity.
  public var isEligibleForHandoff = true
  /// Whether the activity may be found on the device.
  public var isEligibleForSearch = false
  /// Whether all users may find the activity.
  public var isEligibleForPublicIndexing = false

  /// Creates an activity of a kind.
  public init(activityType: String) {
    self.activityType = activityType
  }

  /// Adds values that describe the activity.
  public func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
  }
}
#endif
