import DisplayList
import Foundation

/// The look of notifications, as banners and on the lock screen. Lengths are in points.
struct BannerDesign: Equatable, Sendable {
  /// The surface of a card: a color in front of the blurred content beneath.
  struct Surface: Equatable, Sendable {
    var color: PerAppearance<Color>
    var blurRadius: Double
    var cornerRadius: Double
    var shadow: Shadow
  }

  /// The text that says when the notification arrived.
  struct Age: Equatable, Sendable {
    var font: FontFace
    var opacity: Float
    /// The distance between the top of the text and the baseline.
    var baseline: Double
    /// The smallest distance from the title.
    var gap: Double
  }

  /// The rows with the actions.
  struct Actions: Equatable, Sendable {
    var rowHeight: Double
    var font: FontFace
    var destructiveColor: Color
    /// The distance between a title and the sides of the row.
    var inset: Double
    /// The distance between the middle of the row and the title's baseline.
    var baseline: Double
    var separatorHeight: Double
    var separatorOpacity: Float
  }

  /// The movements of a banner. Times are in seconds.
  struct Motion: Equatable, Sendable {
    /// The duration that the banner stays on the screen.
    var stay: Double
    /// The duration of its appearance or disappearance.
    var slide: Double
    /// The exponent of the curve by which it slows down when it appears.
    var slowing: Double
    /// The distance that a finger must move down for each point that the banner follows.
    var resistance: Double
    /// The distance between the banner's bottom and the top of the screen when it isn't visible.
    var clearance: Double
  }

  var surface: Surface
  var textColor: PerAppearance<Color>
  var largestWidth: Double
  /// The distance from the edges of the screen, and between the card and its actions.
  var margin: Double
  /// The distance by which a card covers the bottom of the safe area beside a cutout.
  var cutoutOverlap: Double
  /// The distance between the card's edges and its content.
  var padding: Double
  var iconSide: Double
  /// The distance between the icon and the text.
  var iconGap: Double
  var titleFont: FontFace
  var bodyFont: FontFace
  /// The largest number of lines of the body.
  var lines: Int
  var age: Age
  var actions: Actions
  var motion: Motion
}
