import DisplayList
import Foundation

/// The look of the home screen. Lengths are in points.
struct HomeScreenDesign: Equatable, Sendable {
  /// The places of the icons on a page.
  struct Layout: Equatable, Sendable {
    /// The width and height of an icon.
    var side: Double
    var columns: Int
    var landscapeColumns: Int
    /// The distance between the icons and the sides of the screen.
    var margin: Double
    /// The part of the screen's width that's added to the margin.
    var relativeMargin: Double
    /// The distance between the safe area and the first row.
    var top: Double
    /// The distance between the rows' icons, with the labels in between.
    var rowGap: Double
    var labelSize: Double
  }

  /// The name below an icon.
  struct Label: Equatable, Sendable {
    var weight: Int
    var color: Color
    var shadow: Shadow
    /// The distance between the icon and the top of the letters.
    var gap: Double
    /// The length by which a long name is wider than its icon.
    var overhang: Double
  }

  /// The dots that show the current page.
  struct Dots: Equatable, Sendable {
    var diameter: Double
    var pitch: Double
    /// The distance between the top of the dots and the bottom of the screen.
    var inset: Double
    var color: Color
    var currentColor: Color
  }

  /// The number at the corner of an icon.
  struct Badge: Equatable, Sendable {
    var height: Double
    /// The difference between the widths of the badge and its text.
    var textMargins: Double
    /// The length by which the badge is outside its icon.
    var overhang: Double
    var color: Color
    var font: FontFace
    var textColor: Color
    /// The distance between the middle of the badge and the text's baseline.
    var baseline: Double
  }

  /// The picture behind the icons: lights in front of a gradient from the top-left corner.
  struct Wallpaper: Equatable, Sendable {
    /// A round light, whose center and radius are parts of the screen's size and of its longer
    /// side.
    struct Glow: Equatable, Sendable {
      var center: CGPoint
      var radius: Double
      var color: Color
    }

    var colors: [Color]
    /// The place at the bottom where the gradient ends, as a part of the screen's width.
    var end: Double
    var glows: [Glow]
  }

  var phone: Layout
  /// The layout on phones that are narrower than `phoneWidth`.
  var smallPhone: Layout
  var phoneWidth: Double
  var pad: Layout
  /// The top of the safe area on a device that has less.
  var smallestSafeArea: Double
  /// The space below the rows.
  var bottom: Double
  var label: Label
  var dots: Dots
  var badge: Badge
  var wallpaper: PerAppearance<Wallpaper>
}
