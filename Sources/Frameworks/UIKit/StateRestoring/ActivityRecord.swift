import Foundation

/// The saved data of an activity.
struct ActivityRecord: Codable {
  private let type: String
  private let title: String?
  private let userInfo: ActivityValue?
  private let required: Set<String>?
  private let webpage: URL?
  private let content: String?
  private let identifier: String?

  init(_ activity: NSUserActivity) throws(ActivityValue.Unsuitable) {
    type = activity.activityType
    title = activity.title
    if let info = activity.userInfo {
      userInfo = try ActivityValue(info)
    } else {
      userInfo = nil
    }
    required = activity.requiredUserInfoKeys
    webpage = activity.webpageURL
    content = activity.targetContentIdentifier
    identifier = activity.persistentIdentifier
  }

  /// The activity that's passed to the app that created it.
  var activity: NSUserActivity {
    let activity = NSUserActivity(activityType: type)
    activity.title = title
    activity.userInfo = userInfo?.plain as? [AnyHashable: Any]
    activity.requiredUserInfoKeys = required
    activity.webpageURL = webpage
    activity.targetContentIdentifier = content
    activity.persistentIdentifier = identifier
    return activity
  }
}
