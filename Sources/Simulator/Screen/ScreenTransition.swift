import Foundation

/// An animated transition of the screen.
struct ScreenTransition {
  enum Kind {
    /// An app's card grows to fill the screen.
    case opening(bundleID: String, from: CGRect, radius: Double)
    /// An app's card shrinks into its icon.
    case closing(bundleID: String, from: CGRect)
    /// An app's card shrinks to its place in the app switcher.
    case toSwitcher(bundleID: String, from: CGRect)
    /// A card in the app switcher flies off at the top, and its app ends.
    case dismissing(bundleID: String, from: Double)
    /// The home screen's pages or the app switcher's cards slide.
    case scrolling(from: Double, to: Double)
  }

  var kind: Kind
  var start: Double
  var duration: Double
  /// The exponent of the curve by which it slows down.
  var slowing: Double

  func isOver(at time: Double) -> Bool { time - start >= duration }

  /// Returns the progress, from 0 to 1, slower toward the end.
  func progress(at time: Double) -> Double {
    1 - pow(1 - min(1, max(0, (time - start) / duration)), slowing)
  }
}
