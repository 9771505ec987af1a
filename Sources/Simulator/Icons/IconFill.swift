import DisplayList
import Foundation

/// The fill of the background or a layer of an icon from Icon Composer.
struct IconFill {
  /// The background of icons in the light appearance that don't have their own.
  static let light = IconFill(from: Color(hex: 0xFFFFFF), to: Color(hex: 0xE4E4E8))
  /// The background of icons in the dark appearance that don't have their own.
  static let dark = IconFill(from: Color(hex: 0x313131), to: Color(hex: 0x141414))

  private let colors: [Color]
  /// The points in the unit square where the gradient starts and ends.
  private let start: CGPoint
  private let end: CGPoint

  private init(
    from first: Color, to last: Color, start: CGPoint = CGPoint(x: 0.5, y: 0),
    end: CGPoint = CGPoint(x: 0.5, y: 1)
  ) {
    colors = [first, last]
    self.start = start
    self.end = end
  }

  /// - Returns: `nil` if the value doesn't specify a fill.
  init?(_ value: Any?) {
    if let name = value as? String {
      switch name {
      case "system-light": self = .light
      case "system-dark": self = .dark
      default:
        guard let color = IconColor.read(name) else { return nil }
        self.init(from: color, to: color)
      }
      return
    }
    guard let values = value as? [String: Any] else { return nil }
    let orientation = values["orientation"] as? [String: Any]
    let start = Self.point(orientation?["start"]) ?? CGPoint(x: 0.5, y: 0)
    let end = Self.point(orientation?["stop"]) ?? CGPoint(x: 0.5, y: 1)
    if let color = (values["solid"] as? String).flatMap(IconColor.read) {
      self.init(from: color, to: color)
    } else if let color = (values["automatic-gradient"] as? String).flatMap(IconColor.read) {
      self.init(from: color.lighter, to: color, start: start, end: end)
    } else {
      let colors = (values["linear-gradient"] as? [String] ?? []).compactMap(IconColor.read)
      guard colors.count == 2 else { return nil }
      self.init(from: colors[0], to: colors[1], start: start, end: end)
    }
  }

  private static func point(_ value: Any?) -> CGPoint? {
    guard let values = value as? [String: Any], let x = values["x"] as? Double,
      let y = values["y"] as? Double, abs(x) < 100, abs(y) < 100
    else { return nil }
    return CGPoint(x: x, y: y)
  }

  /// Returns the paint for an area.
  func paint(in rect: CGRect) -> Paint {
    if colors[0] == colors[1] { return .color(colors[0]) }
    func place(_ point: CGPoint) -> CGPoint {
      CGPoint(x: rect.minX + point.x * rect.width, y: rect.minY + point.y * rect.height)
    }
    return .linearGradient(
      start: place(start), end: place(end),
      stops: [
        GradientStop(location: 0, color: colors[0]), GradientStop(location: 1, color: colors[1]),
      ])
  }
}

extension Color {
  /// The color at the light end of a gradient that's made of it.
  fileprivate var lighter: Color {
    func mixed(_ component: Float) -> Float { component + (1 - component) * 0.2 }
    return Color(red: mixed(red), green: mixed(green), blue: mixed(blue), alpha: alpha)
  }
}
