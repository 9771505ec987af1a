import DeviceProtocol
import DisplayList
import Foundation

/// The menu of an app's quick actions, next to its icon on the home screen.
struct QuickActionMenu {
  private static let width = 250.0
  private static let rowHeight = 56.0
  private static let gap = 10.0
  /// The maximum number of actions.
  static let most = 4

  let bundleID: String
  let shortcuts: [HomeScreenShortcut]
  private let frame: CGRect

  init(_ shortcuts: [HomeScreenShortcut], of bundleID: String, icon: CGRect, screen: CGSize) {
    self.bundleID = bundleID
    self.shortcuts = Array(shortcuts.prefix(Self.most))
    let height = Double(self.shortcuts.count) * Self.rowHeight
    let left = icon.midX > screen.width / 2 ? icon.maxX - Self.width : icon.minX
    let below = icon.maxY + Self.gap
    frame = CGRect(
      x: min(max(left, Self.gap), screen.width - Self.width - Self.gap),
      y: below + height < screen.height - Self.gap ? below : icon.minY - Self.gap - height,
      width: Self.width, height: height)
  }

  private func row(_ index: Int) -> CGRect {
    CGRect(
      x: frame.minX, y: frame.minY + Double(index) * Self.rowHeight, width: frame.width,
      height: Self.rowHeight)
  }

  /// Returns the action at a point.
  func shortcut(at point: CGPoint) -> HomeScreenShortcut? {
    shortcuts.indices.first { row($0).contains(point) }.map { shortcuts[$0] }
  }

  // MARK: Drawing

  func commands(isDark: Bool, screen: CGSize) -> [DrawingCommand] {
    let dim = Color(red: 0, green: 0, blue: 0, alpha: 0.3)
    let card = isDark ? Color(hex: 0x2C2C2E) : Color(hex: 0xF7F7F7)
    let ink: Color = isDark ? .white : .black
    var commands: [DrawingCommand] = [
      .fill(.rect(CGRect(origin: .zero, size: screen)), .color(dim)),
      .fill(.roundedRect(frame, CornerRadii(14)), .color(card)),
    ]
    for (index, shortcut) in shortcuts.enumerated() {
      commands += text(of: shortcut, in: row(index), ink)
      guard index > 0 else { continue }
      var line = row(index)
      line.size.height = 0.5
      var faint = ink
      faint.alpha = 0.2
      commands.append(.fill(.rect(line), .color(faint)))
    }
    return commands
  }

  private func text(
    of shortcut: HomeScreenShortcut, in row: CGRect, _ ink: Color
  ) -> [DrawingCommand] {
    let (left, room) = (row.minX + 16, row.width - 32)
    func line(_ text: String, _ size: Double, _ y: Double, _ color: Color) -> [DrawingCommand] {
      ScreenText.commands(
        text, font: FontFace(size: size, weight: 400), color: color,
        at: CGPoint(x: left, y: y), alignment: .left, maximumWidth: room)
    }
    guard let subtitle = shortcut.subtitle, !subtitle.isEmpty else {
      return line(shortcut.title, 17, row.midY + 6, ink)
    }
    var faint = ink
    faint.alpha = 0.6
    return line(shortcut.title, 17, row.midY - 3, ink) + line(subtitle, 13, row.midY + 16, faint)
  }

  // MARK: Elements

  /// Returns the actions as elements, numbered from 1.
  func elements(screen: CGSize) -> ScreenElement {
    var root = ScreenElement(
      id: 0, type: "QuickActions", frame: CGRect(origin: .zero, size: screen))
    root.children = shortcuts.enumerated().map { index, shortcut in
      var element = ScreenElement(id: index + 1, type: "QuickAction", frame: row(index))
      element.identifier = shortcut.type
      element.label = [shortcut.title, shortcut.subtitle].compactMap(\.self)
        .joined(separator: ", ")
      element.text = shortcut.title
      element.traits = 1
      element.isAccessible = true
      return element
    }
    return root
  }
}
