import AppRuntime
import DisplayList

extension StoryboardCoder {
  // MARK: Insets

  /// Returns an `<inset key="…">` or `<edgeInsets key="…">`.
  func insets(key: String) -> UIEdgeInsets? {
    guard let node = node.child(key: key) else { return nil }
    return UIEdgeInsets(
      top: node.double("minY") ?? node.double("top") ?? 0,
      left: node.double("minX") ?? node.double("left") ?? 0,
      bottom: node.double("maxY") ?? node.double("bottom") ?? 0,
      right: node.double("maxX") ?? node.double("right") ?? 0)
  }

  /// Returns a `<directionalEdgeInsets key="…">`.
  func directionalInsets(key: String) -> NSDirectionalEdgeInsets? {
    directionalInsets(key: key, of: node)
  }

  /// Returns a `<directionalEdgeInsets key="…">` from another element that doesn't have its own
  /// object.
  func directionalInsets(key: String, of node: StoryboardNode) -> NSDirectionalEdgeInsets? {
    guard let node = node.child(key: key) else { return nil }
    return NSDirectionalEdgeInsets(
      top: node.double("top") ?? 0, leading: node.double("leading") ?? 0,
      bottom: node.double("bottom") ?? 0, trailing: node.double("trailing") ?? 0)
  }

  // MARK: Colors

  /// Returns a `<color key="…">` from another element that doesn't have its own object.
  ///
  /// The result is also `nil` for `<nil key="…">`.
  func color(key: String, of node: StoryboardNode) -> UIColor? {
    node.child(key: key).flatMap { $0.name == "color" ? color($0) : nil }
  }

  // MARK: Texts

  /// Returns the attributes of a `<textAttributes key="…">`, or `nil` if there are none.
  func textAttributes(key: String) -> [NSAttributedString.Key: Any]? {
    guard let node = node.child(key: key) else { return nil }
    var attributes: [NSAttributedString.Key: Any] = [:]
    attributes[.foregroundColor] = color(key: "textColor", of: node)
    attributes[.font] = node.child(key: "fontDescription").flatMap(font)
    if let color = color(key: "textShadowColor", of: node) {
      let shadow = NSShadow()
      shadow.shadowColor = color
      let offset = node.child(key: "textShadowOffset")
      shadow.shadowOffset = CGSize(
        width: offset?.double("horizontal") ?? 0, height: offset?.double("vertical") ?? 0)
      attributes[.shadow] = shadow
    }
    return attributes
  }

  // MARK: Fonts

  /// Returns a `<fontDescription key="…">`.
  func font(key: String) -> UIFont? {
    node.child(key: key).flatMap(font)
  }

  /// Returns the font that a `<fontDescription>` or `<font>` describes.
  func font(_ node: StoryboardNode) -> UIFont? {
    if let style = node["style"] {
      return UIFont.preferredFont(forTextStyle: UIFont.TextStyle(rawValue: style))
    }
    let size = fontSize(of: node).map { CGFloat($0) } ?? UIFont.systemFontSize
    let weight = node["weight"].flatMap { Self.weights[$0] }
    switch node["type"] ?? node["metaFont"] {
    case "boldSystem", "systemBold":
      return weight.map { .systemFont(ofSize: size, weight: $0) } ?? .boldSystemFont(ofSize: size)
    case "italicSystem": return .italicSystemFont(ofSize: size)
    case "monospacedSystem": return .monospacedSystemFont(ofSize: size, weight: weight ?? .regular)
    case "system", "smallSystem", "label", "button":
      return .systemFont(ofSize: size, weight: weight ?? .regular)
    default: break
    }
    guard let name = node["name"] else {
      return .systemFont(ofSize: size, weight: weight ?? .regular)
    }
    if node["family"]?.hasPrefix(".") == true || name.hasPrefix(".") {
      return .systemFont(ofSize: size, weight: weight ?? Self.weight(inName: name))
    }
    if let font = UIFont(name: name, size: size) { return font }
    file.report(.note, "the font “\(name)” isn't on this device; the system font is used", at: node)
    return .systemFont(ofSize: size, weight: weight ?? Self.weight(inName: name))
  }

  private func fontSize(of node: StoryboardNode) -> Double? {
    let limit = AppLimit.fontSize.maximum
    return node.double("pointSize", atMost: limit) ?? node.double("size", atMost: limit)
  }

  private static func weight(inName name: String) -> UIFont.Weight {
    let style = name.split(separator: "-").last?.lowercased() ?? ""
    return weights.max { first, second in
      (style.contains(first.key.lowercased()) ? first.key.count : 0)
        < (style.contains(second.key.lowercased()) ? second.key.count : 0)
    }.flatMap { style.contains($0.key.lowercased()) ? $0.value : nil } ?? .regular
  }

  private static let weights: [String: UIFont.Weight] = [
    "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular,
    "medium": .medium, "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
  ]

  // MARK: Images

  /// Returns the image that an attribute names, or a child `<imageReference key="…">`.
  func image(_ name: String) -> UIImage? { image(name, of: node) }

  /// Returns an image property from another element that doesn't have its own object.
  func image(_ name: String, of node: StoryboardNode) -> UIImage? {
    if let reference = node.child(key: name), reference.name == "imageReference" {
      return image(reference)
    }
    guard let imageName = node[name] else { return nil }
    return image(named: imageName, isSystem: node["catalog"] == "system", at: node)
  }

  /// Returns the image of an `<imageReference>`.
  func image(_ reference: StoryboardNode) -> UIImage? {
    guard let name = reference["image"] else { return nil }
    var image = image(named: name, isSystem: reference["catalog"] == "system", at: reference)
    if let scale = reference["symbolScale"].flatMap({ Self.symbolScales[$0] }) {
      image = image?.withConfiguration(UIImage.SymbolConfiguration(scale: scale))
    }
    if let colors = symbolColors(of: reference) {
      image = image?.applyingSymbolConfiguration(colors)
    }
    switch reference["renderingMode"] {
    case "template": image = image?.withRenderingMode(.alwaysTemplate)
    case "original": image = image?.withRenderingMode(.alwaysOriginal)
    default: break
    }
    return image
  }

  /// Returns the colors in which an `<imageReference>` shows a symbol.
  private func symbolColors(of reference: StoryboardNode) -> UIImage.SymbolConfiguration? {
    func colors(_ name: String) -> [UIColor] {
      reference.children(of: name).compactMap { $0.name == "color" ? color($0) : nil }
    }
    if let first = colors("hierarchicalColors").first {
      return UIImage.SymbolConfiguration(hierarchicalColor: first)
    }
    let palette = colors("paletteColors")
    return palette.isEmpty ? nil : UIImage.SymbolConfiguration(paletteColors: palette)
  }

  /// Returns a `<preferredSymbolConfiguration key="…">`.
  func symbolConfiguration(key: String) -> UIImage.SymbolConfiguration? {
    symbolConfiguration(key: key, of: node)
  }

  /// Returns a `<preferredSymbolConfiguration key="…">` from another element that doesn't have its
  /// own object.
  func symbolConfiguration(key: String, of node: StoryboardNode) -> UIImage.SymbolConfiguration? {
    guard let node = node.child(key: key) else { return nil }
    let scale = node["scale"].flatMap { Self.symbolScales[$0] } ?? .unspecified
    let weight = node["weight"].flatMap { Self.symbolWeights[$0] } ?? .unspecified
    if let style = node["fontStyle"] ?? node["textStyle"] {
      return UIImage.SymbolConfiguration(textStyle: UIFont.TextStyle(rawValue: style), scale: scale)
    }
    if let size = fontSize(of: node) {
      return UIImage.SymbolConfiguration(pointSize: size, weight: weight, scale: scale)
    }
    return UIImage.SymbolConfiguration(scale: scale)
  }

  private func image(named name: String, isSystem: Bool, at node: StoryboardNode) -> UIImage? {
    let image =
      isSystem
      ? UIImage(systemName: name)
      : UIImage(named: name, in: file.bundle, compatibleWith: nil)
    if image == nil {
      file.report(
        .warning, "Could not load the \"\(name)\" image referenced from a nib in the app", at: node)
    }
    return image
  }

  private static let symbolScales: [String: UIImage.SymbolScale] = [
    "default": .default, "small": .small, "medium": .medium, "large": .large,
  ]

  private static let symbolWeights: [String: UIImage.SymbolWeight] = [
    "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular,
    "medium": .medium, "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
  ]

  // MARK: Attributed strings

  /// Returns an `<attributedString key="…">`.
  func attributedString(key: String) -> NSAttributedString? {
    attributedString(key: key, of: node)
  }

  /// Returns an `<attributedString key="…">` from another element that doesn't have its own object.
  func attributedString(key: String, of node: StoryboardNode) -> NSAttributedString? {
    guard let node = node.child(key: key), node.name == "attributedString" else { return nil }
    let result = NSMutableAttributedString()
    for fragment in node.children where fragment.name == "fragment" {
      let text = string("content", of: fragment) ?? ""
      let attributes = fragment.child("attributes").map(attributes) ?? [:]
      result.append(NSAttributedString(string: text, attributes: attributes))
    }
    return result
  }

  private func attributes(_ node: StoryboardNode) -> [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [:]
    for child in node.children {
      switch (child.name, child["key"]) {
      case ("color", "NSColor"): attributes[.foregroundColor] = color(child)
      case ("color", "NSBackgroundColor"): attributes[.backgroundColor] = color(child)
      case ("font", "NSFont"), ("fontDescription", "NSFont"): attributes[.font] = font(child)
      case ("integer", "NSUnderline"): attributes[.underlineStyle] = child.integer("value")
      case ("integer", "NSStrikethrough"): attributes[.strikethroughStyle] = child.integer("value")
      case ("real", "NSKern"):
        attributes[.kern] = child.double("value", atMost: AppLimit.tracking.maximum)
      case ("paragraphStyle", _): attributes[.paragraphStyle] = paragraphStyle(child)
      default: break
      }
    }
    return attributes
  }

  private func paragraphStyle(_ node: StoryboardNode) -> NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    if let alignment = node["alignment"].flatMap({ Self.textAlignments[$0] }) {
      style.alignment = alignment
    }
    if let mode = node["lineBreakMode"].flatMap({ Self.lineBreakModes[$0] }) {
      style.lineBreakMode = mode
    }
    if let spacing = node.double("lineSpacing") { style.lineSpacing = spacing }
    return style
  }

  /// The values of `textAlignment` and `alignment`.
  static let textAlignments: [String: NSTextAlignment] = [
    "left": .left, "center": .center, "right": .right, "justified": .justified,
    "natural": .natural,
  ]

  /// The values of `lineBreakMode`.
  static let lineBreakModes: [String: NSLineBreakMode] = [
    "clip": .byClipping, "wordWrap": .byWordWrapping, "wordWrapping": .byWordWrapping,
    "characterWrap": .byCharWrapping, "charWrapping": .byCharWrapping,
    "headTruncation": .byTruncatingHead, "middleTruncation": .byTruncatingMiddle,
    "tailTruncation": .byTruncatingTail,
  ]
}
