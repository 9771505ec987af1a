import DeviceProtocol
import DisplayList
import Foundation

/// The device's drawing on top of everything: the status bar, the cutout, and the home indicator.
struct StatusBar: Equatable {
  var model: DeviceModel
  var orientation: DeviceConfiguration.Orientation
  var size: CGSize
  var time: String
  /// Whether the bar shows a phone call, in green.
  var isInCall: Bool
  var isLight: Bool
  var isHidden: Bool
  var isIndicatorLight: Bool
  var isIndicatorHidden: Bool

  /// The drawing commands, in points of the screen in its current orientation.
  var displayList: DisplayList {
    var commands: [DrawingCommand] = []
    let isUpright = !orientation.isLandscape
    if !isHidden, isUpright || model.isPad { commands += bar }
    commands += cutout
    if !model.hasHomeButton, !isIndicatorHidden { commands += indicator }
    return DisplayList(size: size, commands: commands)
  }

  private var color: Color { isLight ? .white : .black }

  private var bar: [DrawingCommand] {
    if model.isPad { return padBar }
    if model.cutout == .none { return isInCall ? callBar : smallBar }
    let middle: Double = model.cutout == .island ? 32 : model.statusBarHeight * 0.57
    let earWidth = (size.width - cutoutSize.width) / 2
    let left = earWidth / 2 + 6
    let right = size.width - earWidth / 2 - 4
    let font = FontFace(size: 17, weight: 600)
    var commands = pill(CGRect(x: left - 34, y: middle - 12, width: 68, height: 24))
    commands += ScreenText.commands(
      time, font: font, color: isInCall ? .white : color, at: CGPoint(x: left, y: middle + 6),
      alignment: .center)
    commands += signal(x: right - 39, bottom: middle + 6, scale: 1)
    commands += wifi(x: right - 14, bottom: middle + 6, scale: 1)
    commands += battery(x: right + 11, middle: middle, scale: 1)
    return commands
  }

  private static let green = Color(red: 0.2, green: 0.78, blue: 0.35)

  /// Returns the background of the time during a call.
  private func pill(_ rect: CGRect) -> [DrawingCommand] {
    guard isInCall, !time.isEmpty else { return [] }
    return [.fill(.roundedRect(rect, CornerRadii(rect.height / 2)), .color(Self.green))]
  }

  /// The status bar at double height, as during a phone call on a device without a cutout.
  private var callBar: [DrawingCommand] {
    let bar = CGRect(x: 0, y: 0, width: size.width, height: model.statusBarHeight * 2)
    var light = self
    light.isInCall = false
    light.isLight = true
    return [.fill(.rect(bar), .color(Self.green))] + light.smallBar
      + ScreenText.commands(
        "Touch to return to call", font: FontFace(size: 13, weight: 500), color: .white,
        at: CGPoint(x: size.width / 2, y: 33), alignment: .center)
  }

  private var smallBar: [DrawingCommand] {
    let font = FontFace(size: 12, weight: 600)
    var commands = ScreenText.commands(
      time, font: font, color: color, at: CGPoint(x: size.width / 2, y: 14.5), alignment: .center)
    commands += signal(x: 8, bottom: 14.5, scale: 0.72)
    commands += wifi(x: 26, bottom: 14.5, scale: 0.72)
    commands += battery(x: size.width - 28, middle: 10.2, scale: 0.8)
    return commands
  }

  private var padBar: [DrawingCommand] {
    let font = FontFace(size: 12, weight: 600)
    var commands = pill(CGRect(x: 11, y: 3, width: 46, height: 18))
    commands += ScreenText.commands(
      time, font: font, color: isInCall ? .white : color, at: CGPoint(x: 18, y: 16),
      alignment: .left)
    commands += ScreenText.commands(
      "100%", font: font, color: color, at: CGPoint(x: size.width - 45, y: 16), alignment: .right)
    commands += wifi(x: size.width - 96, bottom: 16, scale: 0.78)
    commands += battery(x: size.width - 40, middle: 11.8, scale: 0.85)
    return commands
  }

  private func signal(x: Double, bottom: Double, scale: Double) -> [DrawingCommand] {
    (0..<4).map { index in
      let height = (4 + Double(index) * 2.7) * scale
      let rect = CGRect(
        x: x + Double(index) * 4.8 * scale, y: bottom - height, width: 3.2 * scale,
        height: height)
      return .fill(.roundedRect(rect, CornerRadii(scale)), .color(color))
    }
  }

  private func wifi(x: Double, bottom: Double, scale: Double) -> [DrawingCommand] {
    let center = CGPoint(x: x + 8.5 * scale, y: bottom)
    let style = StrokeStyle(width: 2.4 * scale, cap: .butt)
    var commands: [DrawingCommand] = [4.6, 8.2, 11.0].suffix(2).map { radius in
      .stroke(Self.arc(center: center, radius: radius * scale), color, style)
    }
    let reach = 4.6 * scale
    commands.append(
      .fill(
        .path(
          Path(elements: [
            .move(center), .line(CGPoint(x: center.x - reach * 0.7, y: center.y - reach * 0.78)),
            .quadratic(
              control: CGPoint(x: center.x, y: center.y - reach * 1.38),
              to: CGPoint(x: center.x + reach * 0.7, y: center.y - reach * 0.78)),
            .close,
          ])), .color(color)))
    return commands
  }

  /// Returns a 90-degree arc whose center is above a point.
  private static func arc(center: CGPoint, radius: Double) -> Shape {
    let reach = radius * 0.5.squareRoot()
    let start = CGPoint(x: center.x - reach, y: center.y - reach)
    let end = CGPoint(x: center.x + reach, y: center.y - reach)
    let handle = radius * 0.5523 * 0.5.squareRoot()
    return .path(
      Path(elements: [
        .move(start),
        .cubic(
          control1: CGPoint(x: start.x + handle, y: start.y - handle),
          control2: CGPoint(x: end.x - handle, y: end.y - handle), to: end),
      ]))
  }

  private func battery(x: Double, middle: Double, scale: Double) -> [DrawingCommand] {
    let body = CGRect(
      x: x, y: middle - 6 * scale, width: 24 * scale, height: 12 * scale)
    var outline = color
    outline.alpha = 0.4
    let nub = CGRect(
      x: body.maxX + 1.4 * scale, y: middle - 2 * scale, width: 1.5 * scale, height: 4 * scale)
    return [
      .stroke(
        .roundedRect(body, CornerRadii(3.6 * scale)), outline, StrokeStyle(width: scale)),
      .fill(
        .roundedRect(
          body.insetBy(dx: 1.8 * scale, dy: 1.8 * scale), CornerRadii(2.1 * scale)),
        .color(color)),
      .fill(.roundedRect(nub, CornerRadii(0.75 * scale)), .color(outline)),
    ]
  }

  private var cutoutSize: CGSize {
    switch model.cutout {
    case .none: .zero
    case .notch: CGSize(width: 162, height: 32)
    case .island: CGSize(width: 126, height: 37)
    }
  }

  private var cutout: [DrawingCommand] {
    guard model.cutout != .none else { return [] }
    let across = cutoutSize.width
    let along = cutoutSize.height
    let inset: Double = model.cutout == .island ? (model.portraitSafeArea.top - 59) / 2 + 11 : 0
    let rect: CGRect
    switch orientation {
    case .portrait:
      rect = CGRect(x: (size.width - across) / 2, y: inset, width: across, height: along)
    case .portraitUpsideDown:
      rect = CGRect(
        x: (size.width - across) / 2, y: size.height - inset - along, width: across,
        height: along)
    case .landscapeRight:
      rect = CGRect(x: inset, y: (size.height - across) / 2, width: along, height: across)
    case .landscapeLeft:
      rect = CGRect(
        x: size.width - inset - along, y: (size.height - across) / 2, width: along,
        height: across)
    }
    if model.cutout == .island {
      return [.fill(.roundedRect(rect, CornerRadii(along / 2)), .color(.black))]
    }
    let radius = 20.0
    let radii: CornerRadii =
      switch orientation {
      case .portrait: .init(topLeft: 0, topRight: 0, bottomRight: radius, bottomLeft: radius)
      case .portraitUpsideDown:
        .init(topLeft: radius, topRight: radius, bottomRight: 0, bottomLeft: 0)
      case .landscapeRight: .init(topLeft: 0, topRight: radius, bottomRight: radius, bottomLeft: 0)
      case .landscapeLeft: .init(topLeft: radius, topRight: 0, bottomRight: 0, bottomLeft: radius)
      }
    return [.fill(.roundedRect(rect, radii), .color(.black))]
  }

  private var indicator: [DrawingCommand] {
    let width = size.width * (size.width > size.height || model.isPad ? 0.29 : 0.354)
    let rect = CGRect(
      x: (size.width - width) / 2, y: size.height - 13, width: width, height: 5)
    let color = isIndicatorLight ? Color.white : .black
    return [.fill(.roundedRect(rect, CornerRadii(2.5)), .color(color))]
  }
}
