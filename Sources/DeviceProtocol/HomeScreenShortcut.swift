import Foundation

/// A quick action of an app, which the home screen offers when its icon is pressed.
package struct HomeScreenShortcut: Codable, Equatable, Sendable {
  /// By what the app knows the action.
  package var type: String
  /// What people read.
  package var title: String
  /// What people read below the title.
  package var subtitle: String?
  /// What else the app wants to know, as a property list.
  package var userInfo: Data?

  /// Creates an action as the app describes it.
  package init(type: String, title: String, subtitle: String? = nil, userInfo: Data? = nil) {
    self.type = type
    self.title = title
    self.subtitle = subtitle
    self.userInfo = userInfo
  }
}
