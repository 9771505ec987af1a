import Foundation
import Stubs

/// The activity type for browsing a web page.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// The identifier for finding an activity again.
public typealias NSUserActivityPersistentIdentifier = String

/// A description of the user's activity in the app, for continuing it later.
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

  /// The visible title of the activity.
  open var title: String?

  /// The information needed to continue the activity.
  open var userInfo: [AnyHashable: Any]?

  /// Adds to the data needed to continue the activity.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
  }

  /// The keys of `userInfo` that are needed to continue the activity.
  open var requiredUserInfoKeys: Set<String>?

  /// Whether the activity must be updated before it's saved.
  open var needsSave = false

  /// A web page with the same content.
  open var webpageURL: URL?

  /// The web page that the user came from.
  open var referrerURL: URL?

  /// The date after which the activity is no longer useful.
  open var expirationDate: Date?

  /// Keywords for searching.
  open var keywords: Set<String> = []

  /// The identifier of the activity's content.
  open var targetContentIdentifier: String?

  /// The identifier for finding the activity again.
  open var persistentIdentifier: NSUserActivityPersistentIdentifier?

  /// The object that updates the activity.
  open weak var delegate: (any NSUserActivityDelegate)?

  // MARK: Other devices and searches

  /// Whether users can continue the activity on another device.
  open var isEligibleForHandoff = true

  /// Whether the activity appears in the user's searches on the device.
  open var isEligibleForSearch = false {
    didSet { Stub.activitySearch.report(if: isEligibleForSearch) }
  }

  /// Whether the activity can appear in all users' searches.
  open var isEligibleForPublicIndexing = false {
    didSet { Stub.activityPublicIndexing.report(if: isEligibleForPublicIndexing) }
  }

  /// Whether the device can suggest the activity.
  open var isEligibleForPrediction = false {
    didSet { Stub.activityPrediction.report(if: isEligibleForPrediction) }
  }

  /// Makes the activity the current one, which the user can continue elsewhere.
  open func becomeCurrent() {
    Stub.activityBecomeCurrent.report()
  }

  /// Stops offering the activity to users on other devices.
  open func resignCurrent() {}

  /// Ends the activity.
  open func invalidate() {}
}
