import DeviceProtocol
import DisplayList
import Foundation

/// The layout of the cards in the app switcher.
struct AppSwitcher {
  /// The scroll offset of the cards to the right, in points.
  var scroll = 0.0
  /// The card that a finger drags up, and the distance.
  var pulled: (bundleID: String, distance: Double)?

  static func cardSize(in situation: ScreenSituation) -> CGSize {
    let (design, screen) = (situation.design.switcher, situation.size)
    let scale = screen.width > screen.height ? design.landscapeCardScale : design.cardScale
    return CGSize(width: screen.width * scale, height: screen.height * scale)
  }

  /// Returns the distance between the left edges of two cards, in points.
  static func step(in situation: ScreenSituation) -> Double {
    cardSize(in: situation).width + situation.design.switcher.gap
  }

  /// Returns the rectangle of the card at an index, where 0 is the most recent app.
  func rect(at index: Int, in situation: ScreenSituation) -> CGRect {
    let screen = situation.size
    let card = Self.cardSize(in: situation)
    return CGRect(
      x: (screen.width - card.width) / 2 - Double(index) * Self.step(in: situation) + scroll,
      y: (screen.height - card.height) / 2 + situation.design.switcher.cardOffset,
      width: card.width, height: card.height)
  }

  /// Returns the scroll position at which the last card is centered.
  static func maximumScroll(count: Int, in situation: ScreenSituation) -> Double {
    Double(max(0, count - 1)) * step(in: situation)
  }
}
