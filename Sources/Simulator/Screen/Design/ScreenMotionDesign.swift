/// The movements between the device's own screens and apps. Times are in seconds, and lengths in
/// points.
struct ScreenMotionDesign: Equatable, Sendable {
  /// The card of an app that a finger drags from the bottom edge.
  struct Drag: Equatable, Sendable {
    /// The part of the screen's height after which the card doesn't shrink further.
    var reach: Double
    /// The part of its size by which the card shrinks.
    var shrinking: Double
    /// The parts of the finger's way that the card follows, to a side and up.
    var sideways: Double
    var upward: Double
    /// The part by which the card follows less, as far as it shrinks.
    var slowing: Double
    /// The radius of the card's corners as a part of the screen's.
    var cornerRadius: Double
  }

  /// The exponent of the curve by which movements slow down.
  var slowing: Double
  /// An app opens from its icon.
  var opening: Double
  /// An app opens from its card in the app switcher.
  var openingCard: Double
  /// An app goes back to the whole screen after a finger has dragged it, from a card with corners
  /// of a radius.
  var returning: Double
  var returningRadius: Double
  /// An app closes to its icon.
  var closing: Double
  /// An app becomes a card in the app switcher.
  var switching: Double
  /// A card leaves the app switcher.
  var dismissing: Double
  /// Pages or cards slide to their place.
  var scrolling: Double
  /// The number by which an app fades faster than its card grows or shrinks.
  var fading: Double
  /// The side of the square that an app without an icon on the page opens from.
  var hiddenIconSide: Double
  /// The smallest radius of the corners of an app on the whole screen.
  var smallestRadius: Double
  /// The distance that a finger must move past the first or last page for each point that the page
  /// follows.
  var resistance: Double
  var drag: Drag
}
