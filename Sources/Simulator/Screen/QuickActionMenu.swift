import DeviceProtocol
import DisplayList
import Foundation

/// The menu of an app's quick actions, next to its icon on the home screen.
struct QuickActionMenu {
  /// The maximum number of actions.
  static let most = 4

  let bundleID: String
  let shortcuts: [HomeScreenShortcut]
  private let design: QuickActionDesign
  private let frame: CGRect

  init(
    _ shortcuts: [HomeScreenShortcut], of bundleID: String, icon: CGRect, screen: CGSize,
    design: QuickActionDesign
  ) {
    self.design = design
    self.bundleID = bundleID
    self.shortcuts = Array(shortcuts.prefix(Self.most))
    let (width, gap) = (design.width, design.gap)
    let height = Double(self.shortcuts.count) * design.rowHeight
    let left = icon.midX > screen.width / 2 ? icon.maxX - width : icon.minX
    let below = icon.maxY + gap
    frame = CGRect(
      x: min(max(left, gap), screen.width - width - gap),
      y: below + height < screen.height - gap ? below : icon.minY - gap - height,
      width: width, height: height)
  }

  private func row(_ index: Int) -> CGRect {
    CGRect(
      x: frame.minX, y: frame.minY + Double(index) * design.rowHeight, width: frame.width,
      height: design.rowHeight)
  }

  /// Returns the action at a point.
  func shortcut(at point: CGPoint) -> HomeScreenShortcut? {
    shortcuts.indices.first { row($0).contains(point) }.map { shortcuts[$0] }
  }

  // MARK: Drawing

  func commands(
    _ appearance: DeviceConfiguration.Appearance, screen: CGSize
  ) -> [DrawingCommand] {
    let ink = design.textColor[appearance]
    var commands: [DrawingCommand] = [
      .fill(.rect(CGRect(origin: .zero, size: screen)), .color(design.dimming)),
      .fill(
        .roundedRect(frame, CornerRadii(design.cornerRadius)), .color(design.color[appearance])),
    ]
    for (index, shortcut) in shortcuts.enumerated() {
      commands += text(of: shortcut, in: row(index), ink)
      guard index > 0 else { continue }
      var line = row(index)
      line.size.height = design.separatorHeight
      commands.append(
        .fill(.rect(line), .color(ink.withOpacity(design.separatorOpacity))))
    }
    return commands
  }

  private func text(
    of shortcut: HomeScreenShortcut, in row: CGRect, _ ink: Color
  ) -> [DrawingCommand] {
    let inset = design.inset
    func line(_ text: String, _ font: FontFace, _ baseline: Double, _ color: Color)
      -> [DrawingCommand]
    {
      ScreenText.commands(
        text, font: font, color: color, at: CGPoint(x: row.minX + inset, y: row.midY + baseline),
        alignment: .left, maximumWidth: row.width - 2 * inset)
    }
    guard let subtitle = shortcut.subtitle, !subtitle.isEmpty else {
      return line(shortcut.title, design.titleFont, design.baseline, ink)
    }
    let faint = ink.withOpacity(design.subtitleOpacity)
    return line(shortcut.title, design.titleFont, design.titleBaseline, ink)
      + line(subtitle, design.subtitleFont, design.subtitleBaseline, faint)
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
