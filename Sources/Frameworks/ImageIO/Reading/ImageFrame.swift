import Foundation

/// An image of a file: its only one, or a step of an animation.
struct ImageFrame {
  /// The treatment of the image's area before the next image is drawn.
  enum Disposal {
    case keep
    case clear
    case restorePrevious
  }

  /// The position in the canvas, from the top left, in pixels.
  var x = 0
  var y = 0
  var width: Int
  var height: Int
  /// The time for which the image is shown, in seconds, as the file has it.
  var delay = 0.0
  var disposal = Disposal.keep
  /// Whether the image replaces the canvas in its area instead of being drawn over it.
  var isReplacing = false
  /// A file with only this image.
  var file: Data

  /// The time for which browsers show the image, in seconds: they replace very short times.
  var shownDelay: Double { delay < 0.011 ? 0.1 : delay }
}
