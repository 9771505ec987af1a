import DisplayList
import Foundation
import Raster
import Safeguards
import VectorGraphics

/// Draws an icon from Icon Composer, a folder with `icon.json` and the images of its layers.
///
/// Translucency is drawn without refraction, and glass without highlights. An icon without its own
/// dark or tinted background has the system's.
struct IconPainter {
  /// The width and height of the canvas, in points.
  private static let side = 1024.0
  private static let pixelsPerPoint = 0.5
  /// The maximum time for drawing, in seconds.
  private static let longest = 2.0
  private static let mostLayers = 100
  private static let mostCommands = 200_000

  /// The image of a layer, with its top-left corner at the origin.
  private struct Picture {
    let size: CGSize
    let commands: [DrawingCommand]
  }

  private let folder: URL
  private let style: IconStyle
  private let rasterizer = Rasterizer()
  private var commands: [DrawingCommand] = []
  private var layers = 0
  /// The layers' images by name.
  private var pictures: [String: Picture] = [:]
  private var imageBytes = 0
  private var imagePixels = 0

  private init(_ folder: URL, in style: IconStyle) {
    self.folder = folder
    self.style = style
  }

  /// Returns whether a folder is an icon from Icon Composer.
  static func isIcon(_ folder: URL) -> Bool { folder.pathExtension == "icon" }

  /// Returns the image of an icon as PNG data, or `nil` if the icon can't be read.
  static func png(of folder: URL, in style: IconStyle) -> Data? {
    let file = folder.appendingPathComponent("icon.json")
    guard let data = try? BundleFile.read(file, within: .bundleFile),
      let values = try? JSONSerialization.jsonObject(with: data) as? [String: Any]
    else { return nil }
    var painter = IconPainter(folder, in: style)
    painter.draw(IconValues(values, in: style))
    if style == .tinted { painter.tint() }
    return painter.png
  }

  /// Returns an image of an icon set as it's shown in a style, or `nil` if it can't be drawn.
  ///
  /// Dark images are usually transparent where the system's background is shown.
  static func image(_ image: Data, in style: IconStyle) -> Data? {
    if style == .light { return image }
    var painter = IconPainter(URL(fileURLWithPath: "/"), in: style)
    painter.rasterizer.images[ImageID(rawValue: 1)] = image
    if style == .dark {
      painter.commands.append(.fill(.rect(canvas), IconFill.dark.paint(in: canvas)))
    }
    painter.commands.append(
      .image(
        ImageID(rawValue: 1), destination: canvas, source: CGRect(x: 0, y: 0, width: 1, height: 1),
        tint: nil))
    if style == .tinted { painter.tint() }
    return painter.png
  }

  private static let canvas = CGRect(x: 0, y: 0, width: side, height: side)

  /// The image, whose commands are checked like those of an app's frame.
  private var png: Data? {
    let drawn = DisplayList(size: Self.canvas.size, commands: commands)
    guard let frame = try? DisplayList(encoded: drawn.encoded()) else { return nil }
    return try? rasterizer.png(of: [frame], scale: Self.pixelsPerPoint, seconds: Self.longest)
  }

  /// Makes everything gray, and then multiplies it by the tint color.
  private mutating func tint() {
    let gray = Color(red: 0.5, green: 0.5, blue: 0.5)
    for (mode, color) in [(BlendMode.saturation, gray), (.multiply, Color(hex: 0x7FB4F5))] {
      commands += [
        .beginGroup(opacity: 1, shadow: nil, blendMode: mode),
        .fill(.rect(Self.canvas), .color(color)), .endGroup,
      ]
    }
  }

  // MARK: Parts

  private mutating func draw(_ icon: IconValues) {
    let usual = style == .light ? IconFill.light : IconFill.dark
    let own = style == .light || icon.isSpecialized("fill") ? IconFill(icon["fill"]) : nil
    commands.append(.fill(.rect(Self.canvas), (own ?? usual).paint(in: Self.canvas)))
    // The first group and the first layer are in front.
    for group in parts("groups", of: icon).reversed() { draw(group: group) }
  }

  private func parts(_ key: String, of values: IconValues) -> [IconValues] {
    (values.all[key] as? [[String: Any]] ?? []).map { IconValues($0, in: style) }
  }

  private mutating func draw(group: IconValues) {
    guard !group.isOn("hidden"), commands.count < Self.mostCommands else { return }
    openGroup(
      group, opacity: opacity(of: group) * translucency(of: group), shadow: shadow(of: group))
    commands += [.save, .concatenate(transform(of: group, size: Self.canvas.size))]
    for layer in parts("layers", of: group).reversed() { draw(layer: layer) }
    commands += [.restore, .endGroup]
  }

  private mutating func draw(layer: IconValues) {
    layers += 1
    guard layers <= Self.mostLayers, !layer.isOn("hidden"),
      let name = layer["image-name"] as? String, let picture = image(named: name),
      commands.count + picture.commands.count < Self.mostCommands
    else { return }
    openGroup(layer, opacity: opacity(of: layer), shadow: nil)
    commands += [.save, .concatenate(transform(of: layer, size: picture.size))]
    commands += picture.commands
    if let fill = IconFill(layer["fill"]) {
      let area = CGRect(origin: .zero, size: picture.size)
      commands += [
        .beginGroup(opacity: 1, shadow: nil, blendMode: .sourceAtop),
        .fill(.rect(area), fill.paint(in: area)), .endGroup,
      ]
    }
    commands += [.restore, .endGroup]
  }

  private mutating func openGroup(_ part: IconValues, opacity: Double, shadow: Shadow?) {
    let name = part["blend-mode"] as? String ?? "normal"
    commands.append(
      .beginGroup(
        opacity: opacity, shadow: shadow, blendMode: Self.blendModes[name] ?? .normal))
  }

  private func opacity(of part: IconValues) -> Double {
    min(max(part.number("opacity") ?? 1, 0), 1)
  }

  private func translucency(of group: IconValues) -> Double {
    let values = group["translucency"] as? [String: Any] ?? [:]
    guard values["enabled"] as? Bool == true, let value = values["value"] as? Double else {
      return 1
    }
    return 1 - 0.3 * min(max(value, 0), 1)
  }

  private func shadow(of group: IconValues) -> Shadow? {
    guard let values = group["shadow"] as? [String: Any], values["kind"] as? String != "none",
      let opacity = values["opacity"] as? Double, opacity > 0
    else { return nil }
    return Shadow(
      color: Color(red: 0, green: 0, blue: 0, alpha: Float(min(opacity, 1)) / 2),
      offset: CGSize(width: 0, height: 12), blur: 16)
  }

  /// Returns the transform that puts an image into the middle of the canvas and then moves it to its
  /// position.
  private func transform(of part: IconValues, size: CGSize) -> Transform {
    let position = part["position"] as? [String: Any] ?? [:]
    let scale = position["scale"] as? Double ?? 1
    let move = position["translation-in-points"] as? [Double] ?? []
    let (x, y) = move.count == 2 ? (move[0], move[1]) : (0, 0)
    func limited(_ number: Double, _ most: Double) -> Double { min(max(number, -most), most) }
    return Transform(translationX: -size.width / 2, y: -size.height / 2)
      .followed(by: Transform(scaleX: limited(scale, 1000), y: limited(scale, 1000)))
      .followed(
        by: Transform(
          translationX: Self.side / 2 + limited(x, 100_000),
          y: Self.side / 2 + limited(y, 100_000)))
  }

  // MARK: Images

  private mutating func image(named name: String) -> Picture? {
    if let picture = pictures[name] { return picture }
    guard (try? RootFolder.checkName(name)) != nil else { return nil }
    let file = folder.appendingPathComponent("Assets").appendingPathComponent(name)
    let isVector = file.pathExtension.lowercased() == "svg"
    let picture = isVector ? vectorImage(file) : pixelImage(file)
    pictures[name] = picture
    return picture
  }

  private func vectorImage(_ file: URL) -> Picture? {
    guard let data = try? BundleFile.read(file, within: .bundleFile),
      let picture = try? SVGPicture(data)
    else { return nil }
    return Picture(size: picture.size, commands: picture.commands)
  }

  private mutating func pixelImage(_ file: URL) -> Picture? {
    guard let data = try? BundleFile.readImage(file), let header = try? ImageHeader(checking: data)
    else { return nil }
    imageBytes += data.count
    imagePixels += header.width * header.height
    guard (try? AppLimit.allImageBytes.check(imageBytes)) != nil,
      (try? AppLimit.allImagePixels.check(imagePixels)) != nil
    else { return nil }
    let id = ImageID(rawValue: UInt64(rasterizer.images.count + 1))
    rasterizer.images[id] = data
    let size = CGSize(width: header.width, height: header.height)
    return Picture(
      size: size,
      commands: [
        .image(
          id, destination: CGRect(origin: .zero, size: size),
          source: CGRect(x: 0, y: 0, width: 1, height: 1), tint: nil)
      ])
  }

  private static let blendModes: [String: BlendMode] = [
    "multiply": .multiply, "screen": .screen, "overlay": .overlay, "darken": .darken,
    "lighten": .lighten, "color-dodge": .colorDodge, "color-burn": .colorBurn,
    "soft-light": .softLight, "hard-light": .hardLight, "difference": .difference,
    "exclusion": .exclusion, "hue": .hue, "saturation": .saturation, "color": .color,
    "luminosity": .luminosity, "plus-lighter": .plusLighter,
  ]
}
