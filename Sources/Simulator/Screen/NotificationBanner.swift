import DeviceProtocol
import DisplayList
import Foundation

/// A notification at the top of the screen: its layout, appearance, and actions.
struct NotificationBanner {
  /// The distance that a finger can move during a tap, in points.
  static let slack = 10.0

  /// The text that says when the notification arrived.
  private static let age = "now"
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

  private func lines(_ design: BannerDesign) -> [Line] {
    [
      Line(text: title, font: design.titleFont, lines: 1),
      Line(text: content.subtitle, font: design.titleFont, lines: 1),
      Line(text: content.body, font: design.bodyFont, lines: design.lines),
    ].filter { !$0.text.isEmpty }
  }

  private func width(in situation: ScreenSituation) -> Double {
    let design = situation.design.banners
    return min(situation.size.width - 2 * design.margin, design.largestWidth)
  }

  private func textWidth(in situation: ScreenSituation) -> Double {
    let design = situation.design.banners
    return width(in: situation) - design.iconSide - 2 * design.padding - design.iconGap
  }

  private func paragraphs(in situation: ScreenSituation) -> [ScreenText.Paragraph] {
    let width = textWidth(in: situation)
    let design = situation.design.banners
    let age = ScreenText.width(of: Self.age, font: design.age.font) + design.age.gap
    return lines(design).enumerated().map { index, line in
      ScreenText.Paragraph(
        line.text, font: line.font, width: index == 0 ? width - age : width, lines: line.lines)
    }
  }

  /// Returns the card with the notification's text.
  func card(in situation: ScreenSituation) -> CGRect {
    let width = width(in: situation)
    let text = paragraphs(in: situation).reduce(0) { $0 + $1.height }
    let design = situation.design.banners
    let isUpright = situation.size.height > situation.size.width
    let usualTop =
      isUpright && situation.model.cutout != .none
      ? situation.configuration.safeArea.top - design.cutoutOverlap : design.margin
    return CGRect(
      x: (situation.size.width - width) / 2, y: top ?? usualTop, width: width,
      height: max(design.iconSide, text) + 2 * design.padding)
  }

  private func row(_ index: Int, in situation: ScreenSituation) -> CGRect {
    let card = card(in: situation)
    let design = situation.design.banners
    let height = design.actions.rowHeight
    return CGRect(
      x: card.minX, y: card.maxY + design.margin + Double(index) * height, width: card.width,
      height: height)
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
    let design = situation.design.banners
    let card = card(in: situation).offsetBy(dx: 0, dy: offset)
    let ink = design.textColor[situation.appearance]
    var commands = Self.plate(card, in: situation)
    let picture = CGRect(
      x: card.minX + design.padding, y: card.midY - design.iconSide / 2, width: design.iconSide,
      height: design.iconSide)
    commands += HomeScreen.picture(
      of: app, image: icon, in: picture, design: situation.design.icons)
    commands += text(in: card, situation, ink: ink)
    if isOpen { commands += rows(in: situation, ink: ink) }
    return commands
  }

  private static func plate(
    _ rect: CGRect, in situation: ScreenSituation
  ) -> [DrawingCommand] {
    let surface = situation.design.banners.surface
    let shape = Shape.roundedRect(rect, CornerRadii(surface.cornerRadius))
    return [
      .shadow(shape, surface.shadow), .backdropBlur(shape, radius: surface.blurRadius),
      .fill(shape, .color(surface.color[situation.appearance])),
    ]
  }

  private func text(
    in card: CGRect, _ situation: ScreenSituation, ink: Color
  ) -> [DrawingCommand] {
    let paragraphs = paragraphs(in: situation)
    let design = situation.design.banners
    let age = design.age
    let x = card.minX + design.padding + design.iconSide + design.iconGap
    var y = card.midY - paragraphs.reduce(0) { $0 + $1.height } / 2
    var commands = ScreenText.commands(
      Self.age, font: age.font, color: ink.withOpacity(age.opacity),
      at: CGPoint(x: card.maxX - design.padding, y: y + age.baseline), alignment: .right)
    for paragraph in paragraphs {
      commands += paragraph.commands(color: ink, at: CGPoint(x: x, y: y))
      y += paragraph.height
    }
    return commands
  }

  private func rows(in situation: ScreenSituation, ink: Color) -> [DrawingCommand] {
    guard !actions.isEmpty else { return [] }
    let design = situation.design.banners.actions
    let all = row(0, in: situation).union(row(actions.count - 1, in: situation))
    var commands = Self.plate(all, in: situation)
    for (index, action) in actions.enumerated() {
      var row = row(index, in: situation)
      commands += ScreenText.commands(
        action.title, font: design.font,
        color: action.isDestructive ? design.destructiveColor : ink,
        at: CGPoint(x: row.minX + design.inset, y: row.midY + design.baseline), alignment: .left,
        maximumWidth: row.width - 2 * design.inset)
      guard index > 0 else { continue }
      row.size.height = design.separatorHeight
      commands.append(
        .fill(.rect(row), .color(ink.withOpacity(design.separatorOpacity))))
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
    let design = situation.design.banners
    return zip(lines(design), paragraphs).enumerated().map { index, entry in
      let (line, paragraph) = entry
      var element = ScreenElement(
        id: Self.elementID - 100 - index, type: "NotificationText",
        frame: CGRect(
          x: card.minX + design.padding + design.iconSide + design.iconGap, y: y,
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
