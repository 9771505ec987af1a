import DeviceProtocol
import Foundation

/// What could be seen of an app at a moment.
package struct CapturedScreen: Sendable {
  /// What was on the screen, where the app could still say.
  package let elements: ScreenElement?
  /// The picture of the screen, as a PNG.
  package let picture: Data
}
