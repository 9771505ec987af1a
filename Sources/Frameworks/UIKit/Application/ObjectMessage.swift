import Foundation
import FoundationSupplement

/// A message about the object of its notification.
package protocol ObjectMessage: BridgedMainActorMessage {
  associatedtype Object

  init(_ object: Object)

  /// The object of the notification.
  var object: Object { get }
}

extension ObjectMessage {
  /// Creates the message for a posted notification.
  @MainActor public static func makeMessage(_ notification: Notification) -> Self? {
    (notification.object as? Object).map(Self.init)
  }

  /// Creates the notification for a posted message.
  @MainActor public static func makeNotification(_ message: Self) -> Notification {
    Notification(name: name, object: message.object)
  }
}
