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
  private let design: HomeScreenDesign
  private let iconDesign: IconDesign
  private let appearance: DeviceConfiguration.Appearance
  private let labelSize: Double

  init(
    apps: [InstalledApp], configuration: DeviceConfiguration, images: [String: ImageID],
    design: ScreenDesign
  ) {
    size = configuration.screenSize
    appearance = configuration.appearance
    let home = design.homeScreen
    self.design = home
    iconDesign = design.icons
    let layout =
      configuration.isPad
      ? home.pad : size.width >= home.phoneWidth ? home.phone : home.smallPhone
    let side = layout.side
    let columns = size.width > size.height ? layout.landscapeColumns : layout.columns
    let margin = layout.margin + size.width * layout.relativeMargin
    let gap = (size.width - 2 * margin - Double(columns) * side) / Double(columns - 1)
    let top = max(configuration.safeArea.top, home.smallestSafeArea) + layout.top
    let pitch = side + layout.rowGap
    let rows = max(1, Int((size.height - top - home.bottom) / pitch))
    labelSize = layout.labelSize
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
    let wallpaper = design.wallpaper[appearance]
    let last = Double(wallpaper.colors.count - 1)
    let base = DrawingCommand.fill(
      all,
      .linearGradient(
        start: .zero, end: CGPoint(x: size.width * wallpaper.end, y: size.height),
        stops: wallpaper.colors.enumerated().map { index, color in
          GradientStop(location: Double(index) / last, color: color)
        }))
    return [base] + wallpaper.glows.map { .fill(all, paint(of: $0)) }
  }

  private func paint(of glow: HomeScreenDesign.Wallpaper.Glow) -> Paint {
    var clear = glow.color
    clear.alpha = 0
    return .radialGradient(
      center: CGPoint(x: size.width * glow.center.x, y: size.height * glow.center.y),
      radius: max(size.width, size.height) * glow.radius,
      stops: [
        GradientStop(location: 0, color: glow.color), GradientStop(location: 1, color: clear),
      ])
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
          of: icon.app, image: icon.image, in: icon.rect, design: iconDesign,
          isPressed: icon.app.bundleID == pressed)
        if let number = badges[icon.app.bundleID] { commands += badge(number, on: icon.rect) }
      }
      commands += label(of: icon) + [.restore]
    }
    if pageCount > 1 { commands += dots(scroll: scroll) }
    return commands
  }

  private func label(of icon: Icon) -> [DrawingCommand] {
    let label = design.label
    let text = ScreenText.commands(
      icon.app.name, font: FontFace(size: labelSize, weight: label.weight), color: label.color,
      at: CGPoint(x: icon.rect.midX, y: icon.rect.maxY + labelSize + label.gap),
      alignment: .center, maximumWidth: icon.rect.width + label.overhang)
    return [.beginGroup(opacity: 1, shadow: label.shadow)] + text + [.endGroup]
  }

  private func dots(scroll: Double) -> [DrawingCommand] {
    let dots = design.dots
    let start = size.width / 2 - Double(pageCount - 1) * dots.pitch / 2
    return (0..<pageCount).map { page in
      let isCurrent = Int(scroll.rounded()) == page
      let rect = CGRect(
        x: start + Double(page) * dots.pitch - dots.diameter / 2, y: size.height - dots.inset,
        width: dots.diameter, height: dots.diameter)
      return .fill(.ellipse(rect), .color(isCurrent ? dots.currentColor : dots.color))
    }
  }

  /// Returns the badge at the corner of an icon.
  private func badge(_ number: Int, on icon: CGRect) -> [DrawingCommand] {
    let badge = design.badge
    let text = number > 99_999 ? "99999+" : String(number)
    let width = max(
      badge.height, ScreenText.width(of: text, font: badge.font) + badge.textMargins)
    let rect = CGRect(
      x: icon.maxX + badge.overhang - width, y: icon.minY - badge.overhang, width: width,
      height: badge.height)
    return [.fill(.roundedRect(rect, CornerRadii(badge.height / 2)), .color(badge.color))]
      + ScreenText.commands(
        text, font: badge.font, color: badge.textColor,
        at: CGPoint(x: rect.midX, y: rect.midY + badge.baseline), alignment: .center)
  }

  /// Returns an app's icon: its image, or one made from the name's first letter.
  static func picture(
    of app: InstalledApp, image: ImageID?, in rect: CGRect, design: IconDesign,
    isPressed: Bool = false, opacity: Double = 1
  ) -> [DrawingCommand] {
    let shape = Shape.roundedRect(rect, CornerRadii(rect.width * design.cornerRadius))
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
              GradientStop(location: 0, color: Color(hue: hue, design.top)),
              GradientStop(location: 1, color: Color(hue: hue, design.bottom)),
            ])))
      commands += initial(of: app, in: rect, design: design)
    }
    if isPressed {
      commands.append(.fill(shape, .color(design.pressedColor)))
    }
    if opacity < 1 { commands.append(.endGroup) }
    commands.append(.restore)
    return commands
  }

  /// Returns the first letter of an app's name, at a fixed font size that's scaled.
  ///
  /// Otherwise, each frame would need another font while an icon grows.
  private static func initial(
    of app: InstalledApp, in rect: CGRect, design: IconDesign
  ) -> [DrawingCommand] {
    let side = 64.0
    let place = Transform(
      a: rect.width / side, b: 0, c: 0, d: rect.width / side, tx: rect.midX, ty: rect.midY)
    let letter = ScreenText.commands(
      String(app.name.first ?? "?").uppercased(),
      font: FontFace(size: side * design.letterSize, weight: design.letterWeight),
      color: design.letterColor, at: CGPoint(x: 0, y: side * design.letterBaseline),
      alignment: .center)
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

  /// Creates a color from an app's hue in degrees, and a tone.
  init(hue: Double, _ tone: IconDesign.Tone) {
    let brightness = tone.brightness
    func component(_ offset: Double) -> Float {
      let place = (offset + (hue + tone.hue) / 60).truncatingRemainder(dividingBy: 6)
      return Float(brightness - brightness * tone.saturation * max(0, min(place, 4 - place, 1)))
    }
    self.init(red: component(5), green: component(3), blue: component(1))
  }
}
