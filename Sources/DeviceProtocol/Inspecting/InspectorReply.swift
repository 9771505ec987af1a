import Foundation

/// An app's answer to an `InspectorRequest`.
package enum InspectorReply: Codable, Equatable, Sendable {
  /// All views and view controllers.
  ///
  /// Parents come before their children, and siblings are ordered from back to front.
  case tree([InspectedNode])
  /// The requested objects that still exist.
  case objects([InspectedObject])
  /// The images of views.
  case pictures([InspectedPicture])
  /// The result of setting a property, with the reason if it failed.
  case edited(failure: String?)
}
