import DeviceProtocol
import Foundation

/// An app's screen captured at a point in time.
package struct CapturedScreen: Sendable {
  /// The elements on the screen, if the app could still report them.
  package let elements: ScreenElement?
  /// The picture of the screen, as a PNG.
  package let picture: Data
}
