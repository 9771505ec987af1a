import Foundation

/// A quick action of an app, which the home screen offers when its icon is pressed.
package struct HomeScreenShortcut: Codable, Equatable, Sendable {
  /// The app's identifier for the action.
  package var type: String
  /// The text that users see.
  package var title: String
  /// The text below the title.
  package var subtitle: String?
  /// The app's additional information, as a property list.
  package var userInfo: Data?

  /// Creates an action as the app describes it.
  package init(type: String, title: String, subtitle: String? = nil, userInfo: Data? = nil) {
    self.type = type
    self.title = title
    self.subtitle = subtitle
    self.userInfo = userInfo
  }
}
