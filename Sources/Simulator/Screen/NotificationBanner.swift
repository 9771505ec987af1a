import DeviceProtocol
import DisplayList
import Foundation

/// A notification at the top of the screen: its layout, appearance, and actions.
struct NotificationBanner {
  /// The duration that the banner stays on the screen, in seconds.
  static let stay = 5.0
  /// The duration of its appearance or disappearance, in seconds.
  static let slide = 0.3
  /// The distance that a finger can move during a tap, in points.
  static let slack = 10.0

  private static let margin = 8.0
  private static let padding = 14.0
  private static let iconSide = 38.0
  private static let widest = 414.0
  private static let radius = 24.0
  private static let rowHeight = 50.0
  private static let mostLines = 4
  /// The banner's element number.
  ///
  /// The numbers of apps' elements aren't negative.
  private static let elementID = -1

  let app: InstalledApp
  let notification: DeliveredNotification
  let actions: [NotificationCategory.Action]
  /// Whether the actions are shown.
  var isOpen = false
  /// The banner's initial top in points, if it doesn't enter from the top of the screen.
  var top: Double?

  private var content: NotificationContent { notification.request.content }
  private var title: String { content.title.isEmpty ? app.name : content.title }

  /// The text that assistive technologies speak when it appears.
  var spokenText: String {
    [app.name, content.title, content.subtitle, content.body].filter { !$0.isEmpty }
      .joined(separator: ", ")
  }

  /// Returns the response for the action with a number.
  func answer(_ choice: NotificationAnswer.Choice) -> NotificationAnswer {
    NotificationAnswer(notification: notification, choice: choice)
  }

  // MARK: - Layout

  private struct Line {
    var text: String
    var font: FontFace
    var lines: Int
  }

  private var lines: [Line] {
    [
      Line(text: title, font: FontFace(size: 15, weight: 600), lines: 1),
      Line(text: content.subtitle, font: FontFace(size: 15, weight: 600), lines: 1),
      Line(text: content.body, font: FontFace(size: 15, weight: 400), lines: Self.mostLines),
    ].filter { !$0.text.isEmpty }
  }

  private func width(in situation: ScreenSituation) -> Double {
    min(situation.size.width - 2 * Self.margin, Self.widest)
  }

  private func textWidth(in situation: ScreenSituation) -> Double {
    width(in: situation) - Self.iconSide - 2 * Self.padding - 10
  }

  private func paragraphs(in situation: ScreenSituation) -> [ScreenText.Paragraph] {
    let width = textWidth(in: situation)
    let now = ScreenText.width(of: "now", font: FontFace(size: 13, weight: 400)) + 8
    return lines.enumerated().map { index, line in
      ScreenText.Paragraph(
        line.text, font: line.font, width: index == 0 ? width - now : width, lines: line.lines)
    }
  }

  /// Returns the card with the notification's text.
  func card(in situation: ScreenSituation) -> CGRect {
    let width = width(in: situation)
    let text = paragraphs(in: situation).reduce(0) { $0 + $1.height }
    let isUpright = situation.size.height > situation.size.width
    let usualTop =
      isUpright && situation.model.cutout != .none
      ? situation.configuration.safeArea.top - 3 : Self.margin
    return CGRect(
      x: (situation.size.width - width) / 2, y: top ?? usualTop, width: width,
      height: max(Self.iconSide, text) + 2 * Self.padding)
  }

  private func row(_ index: Int, in situation: ScreenSituation) -> CGRect {
    let card = card(in: situation)
    return CGRect(
      x: card.minX, y: card.maxY + Self.margin + Double(index) * Self.rowHeight, width: card.width,
      height: Self.rowHeight)
  }

  /// Returns the action at a point.
  func action(at point: CGPoint, in situation: ScreenSituation) -> NotificationCategory.Action? {
    guard isOpen else { return nil }
    return actions.indices.first { row($0, in: situation).contains(point) }.map { actions[$0] }
  }

  // MARK: - Drawing

  /// Returns the commands that draw the banner.
  /// - Parameter offset: The distance from its final position, in points.
  func commands(
    in situation: ScreenSituation, icon: ImageID?, offset: Double
  ) -> [DrawingCommand] {
    let isDark = situation.appearance == .dark
    let card = card(in: situation).offsetBy(dx: 0, dy: offset)
    let ink: Color = isDark ? .white : .black
    var commands = Self.plate(card, isDark: isDark)
    let picture = CGRect(
      x: card.minX + Self.padding, y: card.midY - Self.iconSide / 2, width: Self.iconSide,
      height: Self.iconSide)
    commands += HomeScreen.picture(
      of: app, image: icon, in: picture, design: situation.design.icons)
    commands += text(in: card, situation, ink: ink)
    if isOpen { commands += rows(in: situation, isDark: isDark, ink: ink) }
    return commands
  }

  private static func plate(_ rect: CGRect, isDark: Bool) -> [DrawingCommand] {
    let shape = Shape.roundedRect(rect, CornerRadii(radius))
    var color = isDark ? Color(hex: 0x252527) : Color(hex: 0xF6F6F8)
    color.alpha = 0.82
    let shadow = Shadow(
      color: Color(red: 0, green: 0, blue: 0, alpha: 0.18), offset: CGSize(width: 0, height: 4),
      blur: 12)
    return [.shadow(shape, shadow), .backdropBlur(shape, radius: 20), .fill(shape, .color(color))]
  }

  private func text(
    in card: CGRect, _ situation: ScreenSituation, ink: Color
  ) -> [DrawingCommand] {
    let paragraphs = paragraphs(in: situation)
    var faint = ink
    faint.alpha = 0.5
    let x = card.minX + Self.padding + Self.iconSide + 10
    var y = card.midY - paragraphs.reduce(0) { $0 + $1.height } / 2
    var commands = ScreenText.commands(
      "now", font: FontFace(size: 13, weight: 400), color: faint,
      at: CGPoint(x: card.maxX - Self.padding, y: y + 14), alignment: .right)
    for paragraph in paragraphs {
      commands += paragraph.commands(color: ink, at: CGPoint(x: x, y: y))
      y += paragraph.height
    }
    return commands
  }

  private func rows(
    in situation: ScreenSituation, isDark: Bool, ink: Color
  ) -> [DrawingCommand] {
    guard !actions.isEmpty else { return [] }
    let all = row(0, in: situation).union(row(actions.count - 1, in: situation))
    var commands = Self.plate(all, isDark: isDark)
    for (index, action) in actions.enumerated() {
      var row = row(index, in: situation)
      let color = action.isDestructive ? Color(hex: 0xFF3B30) : ink
      commands += ScreenText.commands(
        action.title, font: FontFace(size: 17, weight: 400), color: color,
        at: CGPoint(x: row.minX + 16, y: row.midY + 6), alignment: .left,
        maximumWidth: row.width - 32)
      guard index > 0 else { continue }
      var faint = ink
      faint.alpha = 0.2
      row.size.height = 0.5
      commands.append(.fill(.rect(row), .color(faint)))
    }
    return commands
  }

  // MARK: - Elements

  /// Returns the banner and its actions as elements for flows and assistive technologies.
  func elements(in situation: ScreenSituation) -> [ScreenElement] {
    var banner = ScreenElement(
      id: Self.elementID, type: "NotificationBanner", frame: card(in: situation))
    banner.identifier = "notification"
    banner.label = spokenText
    banner.traits = 1
    banner.isAccessible = true
    banner.children = texts(in: situation)
    guard isOpen else { return [banner] }
    return [banner]
      + actions.enumerated().map { index, action in
        var element = ScreenElement(
          id: Self.elementID - 1 - index, type: "NotificationAction",
          frame: row(index, in: situation))
        element.identifier = action.identifier
        element.label = action.title
        element.text = action.title
        element.traits = 1
        element.isAccessible = true
        return element
      }
  }

  private func texts(in situation: ScreenSituation) -> [ScreenElement] {
    let card = card(in: situation)
    let paragraphs = paragraphs(in: situation)
    var y = card.midY - paragraphs.reduce(0) { $0 + $1.height } / 2
    return zip(lines, paragraphs).enumerated().map { index, entry in
      let (line, paragraph) = entry
      var element = ScreenElement(
        id: Self.elementID - 100 - index, type: "NotificationText",
        frame: CGRect(
          x: card.minX + Self.padding + Self.iconSide + 10, y: y,
          width: textWidth(in: situation), height: paragraph.height))
      element.text = line.text
      y += paragraph.height
      return element
    }
  }

  /// Returns the choice for an element's number, or `nil` for other elements.
  func choice(ofElement id: Int) -> NotificationAnswer.Choice? {
    if id == Self.elementID { return .open }
    let index = Self.elementID - 1 - id
    return isOpen && actions.indices.contains(index) ? .action(actions[index].identifier) : nil
  }
}
