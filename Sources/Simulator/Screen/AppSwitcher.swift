import DeviceProtocol
import DisplayList
import Foundation

/// The layout of the cards in the app switcher.
struct AppSwitcher {
  /// The scroll offset of the cards to the right, in points.
  var scroll = 0.0
  /// The card that a finger drags up, and the distance.
  var pulled: (bundleID: String, distance: Double)?

  static func cardSize(screen: CGSize) -> CGSize {
    let scale = screen.width > screen.height ? 0.56 : 0.66
    return CGSize(width: screen.width * scale, height: screen.height * scale)
  }

  /// Returns the rectangle of the card at an index, where 0 is the most recent app.
  func rect(at index: Int, screen: CGSize) -> CGRect {
    let card = Self.cardSize(screen: screen)
    let step = card.width + 18
    return CGRect(
      x: (screen.width - card.width) / 2 - Double(index) * step + scroll,
      y: (screen.height - card.height) / 2 + 6, width: card.width, height: card.height)
  }

  /// Returns the scroll position at which the last card is centered.
  static func maximumScroll(count: Int, screen: CGSize) -> Double {
    Double(max(0, count - 1)) * (cardSize(screen: screen).width + 18)
  }
}
