import Foundation
import Stubs

/// The activity type of an activity that continues the browsing of a web page.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// The identifier under which an activity is found again.
public typealias NSUserActivityPersistentIdentifier = String

/// An activity of the user in the app, described so that it can be continued later.
///
/// Follows <https://developer.apple.com/documentation/foundation/nsuseractivity>.
open class NSUserActivity: NSObject {
  /// Creates an activity of a type.
  public init(activityType: String) {
    self.activityType = activityType
    super.init()
  }

  /// The type of the activity, in reverse-DNS style.
  public let activityType: String

  /// The activity's name for users.
  open var title: String?

  /// The information needed to continue the activity.
  open var userInfo: [AnyHashable: Any]?

  /// Adds to the data needed to continue the activity.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
  }

  /// The keys of the data needed to continue the activity.
  open var requiredUserInfoKeys: Set<String>?

  /// Whether the activity's data must be brought up to date before it's kept.
  open var needsSave = false

  /// A web page that shows the same.
  open var webpageURL: URL?

  /// The web page from which users came.
  open var referrerURL: URL?

  /// The date from which on the activity is of no use.
  open var expirationDate: Date?

  /// Words by which users find the activity.
  open var keywords: Set<String> = []

  /// The identifier of the content that the activity is about.
  open var targetContentIdentifier: String?

  /// The identifier under which the activity is found again.
  open var persistentIdentifier: NSUserActivityPersistentIdentifier?

  /// The object that brings the activity up to date.
  open weak var delegate: (any NSUserActivityDelegate)?

  // MARK: Other devices and searches

  /// Whether users can continue the activity on another device.
  open var isEligibleForHandoff = true

  /// Whether users find the activity when they search the device.
  open var isEligibleForSearch = false {
    didSet { Stub.activitySearch.tell(if: isEligibleForSearch) }
  }

  /// Whether all users can find the activity.
  open var isEligibleForPublicIndexing = false {
    didSet { Stub.activityPublicIndexing.tell(if: isEligibleForPublicIndexing) }
  }

  /// Whether the device can suggest the activity.
  open var isEligibleForPrediction = false {
    didSet { Stub.activityPrediction.tell(if: isEligibleForPrediction) }
  }

  /// Makes the activity the one that users continue elsewhere.
  open func becomeCurrent() {
    Stub.activityBecomeCurrent.tell()
  }

  /// Stops offering the activity to users on other devices.
  open func resignCurrent() {}

  /// Ends the activity.
  open func invalidate() {}
}
