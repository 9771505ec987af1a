import DeviceProtocol
import Foundation

/// An app's screen captured at a point in time.
package struct CapturedScreen: Sendable {
  /// The elements on the screen, if the app was still able to report them.
  package let elements: ScreenElement?
  /// A screenshot as a PNG.
  package let picture: Data
}
