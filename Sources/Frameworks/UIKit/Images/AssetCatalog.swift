import AppRuntime
import Safeguards
import Synchronization

/// The asset catalogs of a bundle, in Xcode's source format.
final class AssetCatalog: @unchecked Sendable {
  /// A file of an image set.
  struct ImageVariant {
    var file: String
    var scale: CGFloat
    var style = UIUserInterfaceStyle.unspecified
    var idiom: UIUserInterfaceIdiom?
    var capInsets = UIEdgeInsets.zero
    var resizingMode = UIImage.ResizingMode.tile
  }

  /// The files of an image set.
  struct ImageSet {
    var variants: [ImageVariant]
    var renderingMode: UIImage.RenderingMode
  }

  private static let catalogs = Mutex<[String: AssetCatalog]>([:])

  static func of(_ bundle: Bundle) -> AssetCatalog {
    catalogs.withLock { catalogs in
      if let known = catalogs[bundle.bundlePath] { return known }
      let catalog = AssetCatalog(folder: bundle.bundlePath)
      catalogs[bundle.bundlePath] = catalog
      return catalog
    }
  }

  /// Discards the cached values, because the files have changed.
  static func forgetAll() {
    catalogs.withLock { $0 = [:] }
  }

  /// The folders of the sets, by type and name.
  private let folders: [String: [String: String]]
  private let colors = Mutex<[String: UIColor]>([:])

  /// Indexes every catalog in a folder.
  init(folder: String) {
    var folders: [String: [String: String]] = [:]
    let items = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for item in items.sorted() where item.hasSuffix(".xcassets") {
      Self.index("\(folder)/\(item)", namespace: "", into: &folders)
    }
    self.folders = folders
  }

  private static func index(
    _ folder: String, namespace: String, into folders: inout [String: [String: String]]
  ) {
    for item in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] {
      let path = "\(folder)/\(item)"
      let kind = (item as NSString).pathExtension
      let name = (item as NSString).deletingPathExtension
      switch kind {
      case "imageset", "colorset", "dataset", "symbolset", "appiconset":
        folders[kind, default: [:]][namespace + name] = path
      case "json": break
      default:
        var isFolder = ObjCBool(false)
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder),
          isFolder.boolValue
        else { break }
        let properties = Contents(folder: path)?.properties
        let isNamespace = properties?.providesNamespace == true
        index(
          path, namespace: isNamespace ? "\(namespace)\(item)/" : namespace, into: &folders)
      }
    }
  }

  // MARK: Images

  func imageSet(named name: String) -> ImageSet? {
    guard let folder = folders["imageset"]?[name] else { return nil }
    guard let contents = Contents(folder: folder) else {
      report(
        .warning, "can't read Contents.json of the image set \(name)", file: "Contents.json")
      return nil
    }
    let variants = (contents.images ?? []).compactMap { entry -> ImageVariant? in
      guard let file = entry.filename, !file.isEmpty else { return nil }
      var variant = ImageVariant(
        file: Self.path(of: file, in: folder),
        scale: entry.scale.flatMap { Double($0.dropLast()) }.map { CGFloat($0) } ?? 1)
      variant.style = entry.style
      variant.idiom = entry.userInterfaceIdiom
      if let resizing = entry.resizing {
        let insets = resizing.capInsets
        variant.capInsets = UIEdgeInsets(
          top: (insets?.top ?? 0) / variant.scale, left: (insets?.left ?? 0) / variant.scale,
          bottom: (insets?.bottom ?? 0) / variant.scale, right: (insets?.right ?? 0) / variant.scale
        )
        variant.resizingMode = resizing.center?.mode == "tile" ? .tile : .stretch
      }
      return variant
    }
    guard !variants.isEmpty else { return nil }
    let mode: UIImage.RenderingMode =
      switch contents.properties?.templateRenderingIntent {
      case "template": .alwaysTemplate
      case "original": .alwaysOriginal
      default: .automatic
      }
    return ImageSet(variants: variants, renderingMode: mode)
  }

  // MARK: Symbols

  /// Returns the file of a symbol set, and how its symbol is drawn.
  func symbolSet(named name: String) -> (file: String, SymbolTemplate.Rendering)? {
    guard let folder = folders["symbolset"]?[name], let contents = Contents(folder: folder),
      let file = contents.symbols?.compactMap(\.filename).first(where: { !$0.isEmpty })
    else { return nil }
    let rendering: SymbolTemplate.Rendering =
      switch contents.properties?.symbolRenderingIntent {
      case "hierarchical": .hierarchical
      case "multicolor": .multicolor
      default: .monochrome
      }
    return (Self.path(of: file, in: folder), rendering)
  }

  // MARK: Data

  /// Returns the data and the type of a data set.
  func data(named name: String) -> (Data, type: String?)? {
    guard let folder = folders["dataset"]?[name],
      let entry = Contents(folder: folder)?.data?.first(where: { $0.filename != nil }),
      let file = entry.filename
    else { return nil }
    return FileManager.default.contents(atPath: Self.path(of: file, in: folder))
      .map { ($0, entry.type) }
  }

  private static func path(of file: String, in folder: String) -> String {
    MacFileSystem.resolve(URL(fileURLWithPath: "\(folder)/\(file)")).path
  }

  // MARK: Colors

  /// Returns the color of a color set, with variants for appearances if the set has any.
  func color(named name: String) -> UIColor? {
    if let known = colors.withLock({ $0[name] }) { return known }
    guard let folder = folders["colorset"]?[name], let contents = Contents(folder: folder) else {
      return nil
    }
    var variants: [ColorVariant] = []
    for entry in contents.colors ?? [] {
      guard let color = entry.color.flatMap({ $0.color }) else { continue }
      variants.append(
        ColorVariant(
          color: color, style: entry.style, contrast: entry.contrast,
          idiom: entry.userInterfaceIdiom))
    }
    guard let first = variants.first else { return nil }
    let color: UIColor
    if variants.count == 1 {
      color = first.color
    } else {
      let all = variants
      color = UIColor(identity: "\(folder)") { traits in
        all.min { $0.rank(for: traits) < $1.rank(for: traits) }!.color
      }
    }
    colors.withLock { $0[name] = color }
    return color
  }

  private struct ColorVariant: Sendable {
    var color: UIColor
    var style: UIUserInterfaceStyle
    var contrast: UIAccessibilityContrast
    var idiom: UIUserInterfaceIdiom?

    func rank(for traits: UITraitCollection) -> Int {
      var rank = 0
      if style != .unspecified { rank += style == traits.userInterfaceStyle ? -100 : 10000 }
      if contrast != .unspecified { rank += contrast == traits.accessibilityContrast ? -10 : 10000 }
      if let idiom { rank += idiom == traits.userInterfaceIdiom ? -1 : 10000 }
      return rank
    }
  }

  // MARK: Contents.json

  private struct Contents: Decodable {
    var images: [Entry]?
    var colors: [Entry]?
    var data: [Entry]?
    var symbols: [Entry]?
    var properties: Properties?

    init?(folder: String) {
      guard let data = FileManager.default.contents(atPath: "\(folder)/Contents.json"),
        let contents = try? JSONDecoder().decode(Contents.self, from: data)
      else { return nil }
      self = contents
    }
  }

  private struct Properties: Decodable {
    var templateRenderingIntent: String?
    var providesNamespace: Bool?
    var symbolRenderingIntent: String?

    private enum CodingKeys: String, CodingKey {
      case templateRenderingIntent = "template-rendering-intent"
      case providesNamespace = "provides-namespace"
      case symbolRenderingIntent = "symbol-rendering-intent"
    }
  }

  private struct Entry: Decodable {
    var filename: String?
    var scale: String?
    var idiom: String?
    var appearances: [Appearance]?
    var color: ColorEntry?
    var resizing: Resizing?
    var type: String?

    private enum CodingKeys: String, CodingKey {
      case filename, scale, idiom, appearances, color, resizing
      case type = "universal-type-identifier"
    }

    var style: UIUserInterfaceStyle {
      switch appearances?.first(where: { $0.appearance == "luminosity" })?.value {
      case "dark": .dark
      case "light": .light
      default: .unspecified
      }
    }

    var contrast: UIAccessibilityContrast {
      appearances?.contains { $0.appearance == "contrast" && $0.value == "high" } == true
        ? .high : .unspecified
    }

    var userInterfaceIdiom: UIUserInterfaceIdiom? {
      switch idiom {
      case "iphone": .phone
      case "ipad": .pad
      case "tv": .tv
      case "mac": .mac
      case "watch", "car": .unspecified
      default: nil
      }
    }
  }

  private struct Appearance: Decodable {
    var appearance: String
    var value: String?
  }

  private struct Resizing: Decodable {
    struct Insets: Decodable {
      var top: CGFloat?
      var left: CGFloat?
      var bottom: CGFloat?
      var right: CGFloat?
    }

    struct Center: Decodable {
      var mode: String?
    }

    var capInsets: Insets?
    var center: Center?

    private enum CodingKeys: String, CodingKey {
      case capInsets = "cap-insets"
      case center
    }
  }

  private struct ColorEntry: Decodable {
    var space: String?
    var components: [String: Component]?
    var reference: String?

    private enum CodingKeys: String, CodingKey {
      case space = "color-space"
      case components, reference
    }

    var color: UIColor? {
      if let reference { return NamedColors.byName[reference] }
      guard let components else { return nil }
      let alpha = components["alpha"]?.opacity ?? 1
      if let white = components["white"]?.value { return UIColor(white: white, alpha: alpha) }
      guard let red = components["red"]?.value, let green = components["green"]?.value,
        let blue = components["blue"]?.value
      else { return nil }
      return space == "display-p3"
        ? UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
        : UIColor(red: red, green: green, blue: blue, alpha: alpha)
    }
  }

  /// A color component, which is a string or a number such as `0.5`, `128`, or `0x80`.
  ///
  /// The value is from 0 to 1.
  private struct Component: Decodable {
    var value: CGFloat

    /// The component as an opacity, where `1` is fully opaque.
    var opacity: CGFloat { value == 1.0 / 255 ? 1 : value }

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let number = try? container.decode(Double.self) {
        value = number
        return
      }
      let text = try container.decode(String.self).trimmingCharacters(in: .whitespaces)
      if text.lowercased().hasPrefix("0x") {
        value = CGFloat(Int(text.dropFirst(2), radix: 16) ?? 0) / 255
      } else if text.contains(".") {
        value = CGFloat(Double(text) ?? 0)
      } else {
        // Whole numbers are from 0 to 255.
        value = CGFloat(Double(text) ?? 0) / 255
      }
    }
  }
}
