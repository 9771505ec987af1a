import DeviceProtocol
import DisplayList
import Foundation

/// The layout and appearance of the home screen.
struct HomeScreen {
  /// An app's icon on a page.
  struct Icon {
    var app: InstalledApp
    var rect: CGRect
    var page: Int
    /// The image ID of the icon, if the app has one.
    var image: ImageID?
  }

  let size: CGSize
  let icons: [Icon]
  let pageCount: Int
  private let isDark: Bool
  private let labelSize: Double

  init(
    apps: [InstalledApp], configuration: DeviceConfiguration, images: [String: ImageID]
  ) {
    size = configuration.screenSize
    isDark = configuration.appearance == .dark
    let isPad = configuration.isPad
    let isLandscape = size.width > size.height
    let side = isPad ? 80.0 : size.width >= 390 ? 64 : 60
    let columns = isPad ? (isLandscape ? 6 : 5) : 4
    let margin = isPad ? size.width * 0.11 : 27
    let gap = (size.width - 2 * margin - Double(columns) * side) / Double(columns - 1)
    let top = max(configuration.safeArea.top, 20) + (isPad ? 60 : 22)
    let pitch = isPad ? side + 64 : side + 38
    let rows = max(1, Int((size.height - top - 90) / pitch))
    labelSize = isPad ? 13.5 : 12
    let perPage = columns * rows
    icons = apps.enumerated().map { index, app in
      let place = index % perPage
      return Icon(
        app: app,
        rect: CGRect(
          x: margin + Double(place % columns) * (side + gap),
          y: top + Double(place / columns) * pitch, width: side, height: side),
        page: index / perPage, image: images[app.bundleID])
    }
    pageCount = max(1, (apps.count + perPage - 1) / perPage)
  }

  /// The wallpaper, which covers the entire screen.
  var wallpaper: [DrawingCommand] {
    let all = Shape.rect(CGRect(origin: .zero, size: size))
    let reach = max(size.width, size.height)
    func glow(_ x: Double, _ y: Double, _ radius: Double, _ hex: UInt32) -> DrawingCommand {
      var clear = Color(hex: hex)
      clear.alpha = 0
      return .fill(
        all,
        .radialGradient(
          center: CGPoint(x: size.width * x, y: size.height * y), radius: reach * radius,
          stops: [
            GradientStop(location: 0, color: Color(hex: hex)),
            GradientStop(location: 1, color: clear),
          ]))
    }
    func base(_ stops: [UInt32]) -> DrawingCommand {
      .fill(
        all,
        .linearGradient(
          start: .zero, end: CGPoint(x: size.width * 0.35, y: size.height),
          stops: stops.enumerated().map { index, hex in
            GradientStop(
              location: Double(index) / Double(stops.count - 1), color: Color(hex: hex))
          }))
    }
    if isDark {
      return [
        base([0x1B1533, 0x2A1B45, 0x14203F]),
        glow(0.05, 0.95, 0.6, 0x7A2E52), glow(1, 0.35, 0.5, 0x2B3C7E),
        glow(0.35, 0.05, 0.4, 0x513069),
      ]
    }
    return [
      base([0x5B6FD8, 0xB277C4, 0xF2A65A]),
      glow(0.95, 0.1, 0.55, 0x6FB7E9), glow(0, 0.55, 0.5, 0xE8739B),
      glow(0.8, 1, 0.55, 0xF9D56E),
    ]
  }

  /// Returns the icons and their names.
  /// - Parameters:
  ///   - scroll: The page at the left edge, which is fractional between two pages.
  ///   - badges: The numbers in the icons' badges, by bundle identifier.
  ///   - pressed: The app whose icon is under a finger.
  ///   - hidden: The app whose icon is hidden because it's turning into the app.
  func content(
    scroll: Double, badges: [String: Int] = [:], pressed: String? = nil, hidden: String? = nil
  ) -> [DrawingCommand] {
    var commands: [DrawingCommand] = []
    for icon in icons {
      let offset = (Double(icon.page) - scroll) * size.width
      guard abs(offset) < size.width else { continue }
      commands += [.save, .concatenate(Transform(translationX: offset, y: 0))]
      if icon.app.bundleID != hidden {
        commands += Self.picture(
          of: icon.app, image: icon.image, in: icon.rect,
          isPressed: icon.app.bundleID == pressed)
        if let number = badges[icon.app.bundleID] { commands += Self.badge(number, on: icon.rect) }
      }
      let label = ScreenText.commands(
        icon.app.name, font: FontFace(size: labelSize, weight: 500), color: .white,
        at: CGPoint(x: icon.rect.midX, y: icon.rect.maxY + labelSize + 6), alignment: .center,
        maximumWidth: icon.rect.width + 26)
      let shadow = Shadow(
        color: Color(red: 0, green: 0, blue: 0, alpha: 0.35), offset: CGSize(width: 0, height: 0.5),
        blur: 1.5)
      commands += [.beginGroup(opacity: 1, shadow: shadow)] + label + [.endGroup, .restore]
    }
    if pageCount > 1 { commands += dots(scroll: scroll) }
    return commands
  }

  private func dots(scroll: Double) -> [DrawingCommand] {
    let pitch = 17.0
    let start = size.width / 2 - Double(pageCount - 1) * pitch / 2
    return (0..<pageCount).map { page in
      let isCurrent = Int(scroll.rounded()) == page
      let rect = CGRect(
        x: start + Double(page) * pitch - 3.5, y: size.height - 58, width: 7, height: 7)
      return .fill(
        .ellipse(rect),
        .color(Color(red: 1, green: 1, blue: 1, alpha: isCurrent ? 1 : 0.4)))
    }
  }

  /// Returns the badge at the corner of an icon.
  private static func badge(_ number: Int, on icon: CGRect) -> [DrawingCommand] {
    let font = FontFace(size: 16, weight: 400)
    let text = number > 99_999 ? "99999+" : String(number)
    let height = 25.0
    let width = max(height, ScreenText.width(of: text, font: font) + 14)
    let rect = CGRect(
      x: icon.maxX + 9 - width, y: icon.minY - 9, width: width, height: height)
    return [
      .fill(.roundedRect(rect, CornerRadii(height / 2)), .color(Color(hex: 0xFF3B30)))
    ]
      + ScreenText.commands(
        text, font: font, color: .white, at: CGPoint(x: rect.midX, y: rect.midY + 5.7),
        alignment: .center)
  }

  /// Returns an app's icon: its image, or one made from the name's first letter.
  static func picture(
    of app: InstalledApp, image: ImageID?, in rect: CGRect, isPressed: Bool = false,
    opacity: Double = 1
  ) -> [DrawingCommand] {
    let shape = Shape.roundedRect(rect, CornerRadii(rect.width * 0.2237))
    var commands: [DrawingCommand] = [.save]
    if opacity < 1 { commands.append(.beginGroup(opacity: opacity, shadow: nil)) }
    commands.append(.clip(shape))
    if let image {
      commands.append(
        .image(
          image, destination: rect, source: CGRect(x: 0, y: 0, width: 1, height: 1), tint: nil))
    } else {
      let hue = Double(hash(app.bundleID) % 360)
      commands.append(
        .fill(
          shape,
          .linearGradient(
            start: CGPoint(x: rect.midX, y: rect.minY), end: CGPoint(x: rect.midX, y: rect.maxY),
            stops: [
              GradientStop(location: 0, color: Color(hue: hue, saturation: 0.62, brightness: 0.96)),
              GradientStop(
                location: 1, color: Color(hue: hue + 24, saturation: 0.78, brightness: 0.72)),
            ])))
      commands += initial(of: app, in: rect)
    }
    if isPressed {
      commands.append(.fill(shape, .color(Color(red: 0, green: 0, blue: 0, alpha: 0.35))))
    }
    if opacity < 1 { commands.append(.endGroup) }
    commands.append(.restore)
    return commands
  }

  /// Returns the first letter of an app's name, at a fixed font size that's scaled.
  ///
  /// Otherwise, each frame would need another font while an icon grows.
  private static func initial(of app: InstalledApp, in rect: CGRect) -> [DrawingCommand] {
    let side = 64.0
    let place = Transform(
      a: rect.width / side, b: 0, c: 0, d: rect.width / side, tx: rect.midX, ty: rect.midY)
    let letter = ScreenText.commands(
      String(app.name.first ?? "?").uppercased(), font: FontFace(size: side * 0.52, weight: 600),
      color: .white, at: CGPoint(x: 0, y: side * 0.19), alignment: .center)
    return [.save, .concatenate(place)] + letter + [.restore]
  }

  /// Returns the image ID of an icon, which is outside the range of apps' images.
  static func imageID(of icon: Data) -> ImageID {
    ImageID(rawValue: hash(icon) | 1 << 63)
  }

  /// Returns a hash of text that's the same in every process (FNV-1a).
  private static func hash(_ text: some Sequence<UInt8>) -> UInt64 {
    text.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }

  private static func hash(_ text: String) -> UInt64 { hash(text.utf8) }

  /// Returns the icon at a point on a page.
  func icon(at point: CGPoint, page: Int) -> Icon? {
    icons.first { $0.page == page && $0.rect.insetBy(dx: -8, dy: -8).contains(point) }
  }

  /// Returns the icons on a page as elements, numbered by their positions on the home screen.
  func elements(page: Int, badges: [String: Int] = [:]) -> ScreenElement {
    var root = ScreenElement(
      id: 0, type: "HomeScreen", frame: CGRect(origin: .zero, size: size))
    root.children = icons.enumerated().filter { $0.element.page == page }.map { index, icon in
      var element = ScreenElement(id: index + 1, type: "Icon", frame: icon.rect)
      element.kindName = "icon"
      element.identifier = icon.app.bundleID
      element.label = icon.app.name
      element.text = icon.app.name
      if let number = badges[icon.app.bundleID] {
        element.value = number == 1 ? "1 new item" : "\(number) new items"
      }
      element.traits = 1
      element.isAccessible = true
      return element
    }
    return root
  }
}

extension Color {
  /// Creates a color from a hexadecimal number, as on the web, such as 0x1B1533.
  init(hex: UInt32) {
    self.init(
      red: Float(hex >> 16 & 0xff) / 255, green: Float(hex >> 8 & 0xff) / 255,
      blue: Float(hex & 0xff) / 255)
  }

  /// Creates a color from its hue in degrees.
  init(hue: Double, saturation: Double, brightness: Double) {
    func component(_ offset: Double) -> Float {
      let place = (offset + hue / 60).truncatingRemainder(dividingBy: 6)
      return Float(brightness - brightness * saturation * max(0, min(place, 4 - place, 1)))
    }
    self.init(red: component(5), green: component(3), blue: component(1))
  }
}
