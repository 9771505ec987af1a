import Foundation
import FoundationSupplement

/// A message without any information.
package protocol PlainMessage: BridgedMainActorMessage {
  init()
}

extension PlainMessage {
  /// Creates the message for a posted notification.
  @MainActor public static func makeMessage(_ notification: Notification) -> Self? { Self() }
}
