import DeviceProtocol
import DisplayList
import Foundation

/// The lock screen: the date, the time, and a hint on how to unlock the device.
struct LockScreen {
  private let situation: ScreenSituation
  /// The notifications since the device was locked, latest first, as far as they fit.
  let cards: [NotificationBanner]

  init(_ situation: ScreenSituation) {
    self.situation = situation
    let design = situation.design.lockScreen
    let bottom = situation.size.height - design.hint.height - design.cardMargin
    let room = bottom - Self.clockEnd(in: situation) - design.cardMargin
    var height = 0.0
    var cards = situation.notifications.prefix { card in
      height += card.card(in: situation).height + design.cardGap
      return height <= room
    }
    var top = bottom
    for index in cards.indices.reversed() {
      top -= cards[index].card(in: situation).height
      cards[index].top = top
      top -= design.cardGap
    }
    self.cards = Array(cards)
  }

  private static func clockTop(in situation: ScreenSituation) -> Double {
    let clock = situation.design.lockScreen.clock
    guard situation.size.height >= clock.lowHeight else { return clock.lowTop }
    return max(situation.configuration.safeArea.top, clock.smallestSafeArea) + clock.top
  }

  private static func clockSize(in situation: ScreenSituation) -> Double {
    let clock = situation.design.lockScreen.clock
    guard situation.size.height >= clock.lowHeight else { return clock.lowSize }
    return situation.model.isPad ? clock.padSize : clock.size
  }

  private static func clockEnd(in situation: ScreenSituation) -> Double {
    clockTop(in: situation) + situation.design.lockScreen.clock.timeTop + clockSize(in: situation)
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
  private var design: LockScreenDesign { situation.design.lockScreen }

  private var hint: String {
    situation.model.hasHomeButton ? "Press home to open" : "Swipe up to open"
  }

  /// Returns the commands that draw the lock screen over the wallpaper.
  func commands(time: String) -> [DrawingCommand] {
    let middle = size.width / 2
    let top = Self.clockTop(in: situation)
    let timeSize = Self.clockSize(in: situation)
    let clock = design.clock
    let timeFont = FontFace(size: timeSize, weight: clock.weight)
    let timeBaseline = top + clock.timeTop + timeSize * clock.timeBaseline
    return [.fill(.rect(CGRect(origin: .zero, size: size)), .color(design.dimming))]
      + padlock(at: CGPoint(x: middle, y: top - design.padlock.inset))
      + line(
        situation.day, font: clock.dayFont, at: CGPoint(x: middle, y: top + clock.dayBaseline))
      + line(time, font: timeFont, at: CGPoint(x: middle, y: timeBaseline))
      + line(
        hint, font: design.hint.font,
        at: CGPoint(x: middle, y: size.height - design.hint.baseline))
  }

  private func line(_ text: String, font: FontFace, at point: CGPoint) -> [DrawingCommand] {
    ScreenText.commands(
      text, font: font, color: design.textColor, at: point, alignment: .center,
      maximumWidth: size.width - 2 * design.sideMargin)
  }

  private func padlock(at middle: CGPoint) -> [DrawingCommand] {
    let padlock = design.padlock
    func part(_ size: CGSize, top: Double) -> CGRect {
      CGRect(
        x: middle.x - size.width / 2, y: middle.y + top, width: size.width, height: size.height)
    }
    let body = part(padlock.bodySize, top: padlock.bodyTop)
    let bow = part(padlock.bowSize, top: padlock.bowTop)
    return [
      .stroke(
        .roundedRect(bow, CornerRadii(padlock.bowRadius)), design.textColor,
        StrokeStyle(width: padlock.lineWidth)),
      .fill(.roundedRect(body, CornerRadii(padlock.bodyRadius)), .color(design.textColor)),
    ]
  }

  /// The accessibility elements: a button that unlocks the device, and the notifications.
  var elements: ScreenElement {
    var root = ScreenElement(
      id: 0, type: "LockScreen", frame: CGRect(origin: .zero, size: size))
    let button = design.hint.buttonSize
    var unlock = ScreenElement(
      id: 1, type: "UnlockButton",
      frame: CGRect(
        x: (size.width - button.width) / 2, y: size.height - design.hint.buttonInset,
        width: button.width, height: button.height))
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
