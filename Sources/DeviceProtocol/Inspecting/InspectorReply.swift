import Foundation

/// An app's answer to an `InspectorRequest`.
package enum InspectorReply: Codable, Equatable, Sendable {
  /// All views and view controllers, each before those in it, the front ones last.
  case tree([InspectedNode])
  /// The objects that were asked for and still live.
  case objects([InspectedObject])
  /// The views' own drawings.
  case pictures([InspectedPicture])
  /// A property was set, or there's a reason why it can't be.
  case edited(failure: String?)
}
