import DisplayList
import Foundation

/// The look of the lock screen. Lengths are in points.
struct LockScreenDesign: Equatable, Sendable {
  /// The date and the time.
  struct Clock: Equatable, Sendable {
    /// The size of the time on a phone, on an iPad, and on a low screen.
    var size: Double
    var padSize: Double
    var lowSize: Double
    var weight: Int
    /// The distance between the safe area and the top of the date.
    var top: Double
    /// The top of the safe area on a device that has less.
    var smallestSafeArea: Double
    /// The screen's height below which it's a low screen, and the top of the date there.
    var lowHeight: Double
    var lowTop: Double
    var dayFont: FontFace
    /// The distances of the date's baseline and of the top of the time from the top of the date.
    var dayBaseline: Double
    var timeTop: Double
    /// The distance between the top of the time and its baseline, as a part of its size.
    var timeBaseline: Double
  }

  /// The closed padlock above the date.
  struct Padlock: Equatable, Sendable {
    /// The distance between its middle and the top of the date.
    var inset: Double
    var bodySize: CGSize
    /// The distances of the tops of the body and of the bow from the middle, downward.
    var bodyTop: Double
    var bowTop: Double
    var bodyRadius: Double
    var bowSize: CGSize
    var bowRadius: Double
    var lineWidth: Double
  }

  /// The text at the bottom that says how to unlock the device.
  struct Hint: Equatable, Sendable {
    var font: FontFace
    /// The distance between the baseline and the bottom of the screen.
    var baseline: Double
    /// The space at the bottom of the screen that notifications leave.
    var height: Double
    /// The size of the button for assistive technologies, and the distance between its top and the
    /// bottom of the screen.
    var buttonSize: CGSize
    var buttonInset: Double
  }

  /// The color in front of the wallpaper.
  var dimming: Color
  var textColor: Color
  /// The distance between text and the sides of the screen.
  var sideMargin: Double
  var clock: Clock
  var padlock: Padlock
  var hint: Hint
  /// The distance between two notifications.
  var cardGap: Double
  /// The distance between the notifications and the clock or the hint.
  var cardMargin: Double
}
