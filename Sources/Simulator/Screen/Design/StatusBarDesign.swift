import DisplayList
import Foundation

/// The look of the status bar, of the cutout, and of the home indicator. Lengths are in points.
struct StatusBarDesign: Equatable, Sendable {
  /// The bar of a phone with a cutout, with the time to its left and the icons to its right.
  struct BesideCutout: Equatable, Sendable {
    /// The distance between the top of the screen and the middle of the bar beside an island.
    var islandMiddle: Double
    /// The part of the bar's height that's above its middle beside a notch.
    var notchMiddle: Double
    var font: FontFace
    /// The distance between the middle of the bar and the baseline of the time.
    var baseline: Double
    /// The distance of the time from the middle of the left part of the bar, to the right.
    var timeOffset: Double
    /// The distance of the icons from the middle of the right part of the bar, to the left.
    var iconsOffset: Double
    /// The distance of the signal from the middle of the icons, to the left.
    var signalOffset: Double
    /// The distance of the Wi-Fi icon from the middle of the icons, to the left.
    var wifiOffset: Double
    /// The distance of the battery from the middle of the icons, to the right.
    var batteryOffset: Double
    /// The size of the background of the time during a call.
    var callSize: CGSize
  }

  /// The bar of a phone without a cutout.
  struct Phone: Equatable, Sendable {
    var font: FontFace
    /// The baseline of the time, on which the icons are.
    var baseline: Double
    /// The distances of the signal and of the Wi-Fi icon from the left edge.
    var signalX: Double
    var wifiX: Double
    /// The scale of the signal and of the Wi-Fi icon.
    var iconScale: Double
    /// The distance of the battery's left edge from the right edge of the screen.
    var batteryInset: Double
    /// The distance of the battery's middle from the top.
    var batteryMiddle: Double
    var batteryScale: Double
  }

  /// The bar of an iPad.
  struct Pad: Equatable, Sendable {
    var font: FontFace
    /// The baseline of the text, on which the Wi-Fi icon is.
    var baseline: Double
    /// The distance of the time from the left edge.
    var timeX: Double
    /// The distance of the charge's right edge from the right edge of the screen.
    var chargeInset: Double
    /// The distance of the Wi-Fi icon's left edge from the right edge of the screen.
    var wifiInset: Double
    var wifiScale: Double
    /// The distance of the battery's left edge from the right edge of the screen.
    var batteryInset: Double
    /// The distance of the battery's middle from the top.
    var batteryMiddle: Double
    var batteryScale: Double
    /// The background of the time during a call.
    var callFrame: CGRect
  }

  /// The look of a bar during a phone call.
  struct Call: Equatable, Sendable {
    var color: Color
    /// The color of the time on the color of the call.
    var textColor: Color
    /// The font of the text in a bar of double height.
    var font: FontFace
    /// The distance of the text's baseline from the top.
    var baseline: Double
  }

  /// The bars that show the strength of the signal, at scale 1.
  struct Signal: Equatable, Sendable {
    var count: Int
    var shortest: Double
    /// The difference between the heights of a bar and of the next one.
    var step: Double
    var width: Double
    /// The distance between the left edges of a bar and of the next one.
    var pitch: Double
    var cornerRadius: Double
  }

  /// The Wi-Fi icon at scale 1: arcs around a wedge.
  struct WiFi: Equatable, Sendable {
    /// The distance of the wedge's tip from the left edge.
    var middle: Double
    var radii: [Double]
    var lineWidth: Double
    /// The radius of the wedge, and its half width, the height of its sides, and the height of its
    /// arc's control point as parts of it.
    var wedgeRadius: Double
    var wedgeWidth: Double
    var wedgeHeight: Double
    var wedgeControl: Double
  }

  /// The battery at scale 1.
  struct Battery: Equatable, Sendable {
    var size: CGSize
    var cornerRadius: Double
    var lineWidth: Double
    /// The opacity of the outline and of the nub.
    var outlineOpacity: Float
    /// The distance between the outline and the charge.
    var inset: Double
    var chargeRadius: Double
    /// The distance between the outline and the nub.
    var nubGap: Double
    var nubSize: CGSize
    var nubRadius: Double
  }

  /// The black parts of the screen. Sizes are those in portrait.
  struct Cutouts: Equatable, Sendable {
    var notchSize: CGSize
    var notchRadius: Double
    var islandSize: CGSize
    /// The distance of the island from the edge of the screen.
    var islandInset: Double
    /// The safe area at the top to which `islandInset` belongs. Half of the difference from it is
    /// added to the distance.
    var islandSafeArea: Double
  }

  /// The line at the bottom of the screen.
  struct HomeIndicator: Equatable, Sendable {
    /// The width as a part of the screen's width, in portrait on a phone.
    var width: Double
    /// The same in landscape and on an iPad.
    var wideWidth: Double
    var height: Double
    /// The distance between the top of the line and the bottom of the screen.
    var inset: Double
    var cornerRadius: Double
  }

  var besideCutout: BesideCutout
  var phone: Phone
  var pad: Pad
  var call: Call
  var signal: Signal
  var wifi: WiFi
  var battery: Battery
  var cutouts: Cutouts
  var indicator: HomeIndicator
  /// The colors of text, icons, and the home indicator, above dark and above light content.
  var lightColor: Color
  var darkColor: Color
}
