import DeviceProtocol
import DisplayList
import Foundation

/// The lock screen: the date, the time, and a hint on how to unlock the device.
struct LockScreen {
  private static let gap = 8.0
  /// The distance between the cards and the clock or the hint, in points.
  private static let margin = 20.0

  private let situation: ScreenSituation
  /// The notifications since the device was locked, latest first, as far as they fit.
  let cards: [NotificationBanner]

  init(_ situation: ScreenSituation) {
    self.situation = situation
    let room = situation.size.height - Self.clockEnd(in: situation) - 3 * Self.margin - 40
    var height = 0.0
    var cards = situation.notifications.prefix { card in
      height += card.card(in: situation).height + Self.gap
      return height <= room
    }
    var top = situation.size.height - 60 - Self.margin
    for index in cards.indices.reversed() {
      top -= cards[index].card(in: situation).height
      cards[index].top = top
      top -= Self.gap
    }
    self.cards = Array(cards)
  }

  private static func clockTop(in situation: ScreenSituation) -> Double {
    situation.size.height < 500 ? 44 : max(situation.configuration.safeArea.top, 20) + 66
  }

  private static func clockSize(in situation: ScreenSituation) -> Double {
    situation.size.height < 500 ? 64 : situation.model.isPad ? 120 : 92
  }

  private static func clockEnd(in situation: ScreenSituation) -> Double {
    clockTop(in: situation) + 18 + clockSize(in: situation)
  }

  /// Returns the notification at a point.
  func card(at point: CGPoint) -> NotificationBanner? {
    cards.first { $0.card(in: situation).contains(point) }
  }

  /// Returns the commands that draw the notifications.
  func cardCommands(icon: (String) -> ImageID?) -> [DrawingCommand] {
    cards.flatMap { $0.commands(in: situation, icon: icon($0.app.bundleID), offset: 0) }
  }

  private var size: CGSize { situation.size }

  private var hint: String {
    situation.model.hasHomeButton ? "Press home to open" : "Swipe up to open"
  }

  /// Returns the commands that draw the lock screen over the wallpaper.
  func commands(time: String) -> [DrawingCommand] {
    let middle = size.width / 2
    let top = Self.clockTop(in: situation)
    let clock = Self.clockSize(in: situation)
    let dim = Color(red: 0, green: 0, blue: 0, alpha: 0.22)
    return [.fill(.rect(CGRect(origin: .zero, size: size)), .color(dim))]
      + padlock(at: CGPoint(x: middle, y: top - 34))
      + line(situation.day, size: 21, weight: 500, at: CGPoint(x: middle, y: top + 12))
      + line(time, size: clock, weight: 600, at: CGPoint(x: middle, y: top + 18 + clock * 0.82))
      + line(hint, size: 15, weight: 500, at: CGPoint(x: middle, y: size.height - 34))
  }

  private func line(
    _ text: String, size: Double, weight: Int, at point: CGPoint
  ) -> [DrawingCommand] {
    ScreenText.commands(
      text, font: FontFace(size: size, weight: weight), color: .white, at: point,
      alignment: .center, maximumWidth: self.size.width - 32)
  }

  private func padlock(at middle: CGPoint) -> [DrawingCommand] {
    let body = CGRect(x: middle.x - 8, y: middle.y - 2, width: 16, height: 12)
    let bow = CGRect(x: middle.x - 5, y: middle.y - 9, width: 10, height: 14)
    return [
      .stroke(.roundedRect(bow, CornerRadii(5)), .white, StrokeStyle(width: 2)),
      .fill(.roundedRect(body, CornerRadii(3)), .color(.white)),
    ]
  }

  /// The accessibility elements: a button that unlocks the device, and the notifications.
  var elements: ScreenElement {
    var root = ScreenElement(
      id: 0, type: "LockScreen", frame: CGRect(origin: .zero, size: size))
    var unlock = ScreenElement(
      id: 1, type: "UnlockButton",
      frame: CGRect(x: size.width / 2 - 100, y: size.height - 58, width: 200, height: 36))
    unlock.identifier = "unlock"
    unlock.label = "Unlock"
    unlock.text = hint
    unlock.traits = 1
    unlock.isAccessible = true
    unlock.isVisible = true
    root.children = [unlock]
    for (index, card) in cards.enumerated() {
      var element = card.elements(in: situation)[0]
      element.id = 2 + index
      root.children.append(element)
    }
    return root
  }
}
