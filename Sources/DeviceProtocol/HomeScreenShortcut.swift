import Foundation

/// An app's quick action, which the home screen shows when the user presses the app's icon.
package struct HomeScreenShortcut: Codable, Equatable, Sendable {
  /// The app's identifier for the action.
  package var type: String
  /// The visible title.
  package var title: String
  /// The text below the title.
  package var subtitle: String?
  /// The app's additional information, as a property list.
  package var userInfo: Data?

  /// Creates a quick action.
  package init(type: String, title: String, subtitle: String? = nil, userInfo: Data? = nil) {
    self.type = type
    self.title = title
    self.subtitle = subtitle
    self.userInfo = userInfo
  }
}
