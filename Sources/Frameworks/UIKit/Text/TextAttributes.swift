import AppRuntime
import DisplayList
import Raster
import Stubs

/// Reads the values of attributed strings, which can have several types.
enum TextAttributes {
  static func number(_ value: Any?) -> CGFloat? {
    switch value {
    case let value as CGFloat: value
    case let value as Double: CGFloat(value)
    case let value as Int: CGFloat(value)
    case let value as UInt: CGFloat(value)
    case let value as Float: CGFloat(value)
    case let value as NSNumber: CGFloat(value.doubleValue)
    default: nil
    }
  }

  /// Returns the color for a key, which can be a `CGColor` or have Core Text's key.
  static func color(
    _ key: NSAttributedString.Key, in attributes: [NSAttributedString.Key: Any]
  ) -> UIColor? {
    let value = attributes[key] ?? coreTextKeys[key].flatMap { attributes[$0] }
    return value as? UIColor ?? (value as? CGColor).map { UIColor(cgColor: $0) }
  }

  private static let coreTextKeys: [NSAttributedString.Key: NSAttributedString.Key] = [
    .foregroundColor: NSAttributedString.Key("CTForegroundColor"),
    .strokeColor: NSAttributedString.Key("CTStrokeColor"),
    .underlineColor: NSAttributedString.Key("CTUnderlineColor"),
  ]

  static func lines(_ value: Any?) -> NSUnderlineStyle? {
    (value as? NSUnderlineStyle)
      ?? number(value).map { NSUnderlineStyle(rawValue: Int($0)) }
  }

  /// Returns the Markdown style of text.
  static func intent(_ attributes: [NSAttributedString.Key: Any]) -> InlinePresentationIntent? {
    number(attributes[.inlinePresentationIntent]).map {
      InlinePresentationIntent(rawValue: UInt($0))
    }
  }

  private static let absent: [NSAttributedString.Key] = [
    .obliqueness, .expansion, .textEffect, .writingDirection,
    .verticalGlyphForm,
  ]

  static func reportAbsent(_ attributes: [NSAttributedString.Key: Any]) {
    for key in absent where attributes[key] != nil {
      Stub.textAttribute.report(about: key.rawValue)
    }
    if let ligature = number(attributes[.ligature]), ligature != 1 {
      Stub.textAttribute.report(about: NSAttributedString.Key.ligature.rawValue)
    }
  }
}

extension TextStyle {
  /// Creates a style from attributes, with colors resolved for traits.
  init(
    _ attributes: [NSAttributedString.Key: Any], traits: UITraitCollection? = nil,
    font: UIFont? = nil, color: UIColor = .black
  ) {
    let plain = attributes[.font] as? UIFont ?? font ?? .systemFont(ofSize: 12)
    let font = TextAttributes.intent(attributes).map(plain.meaning) ?? plain
    var color = TextAttributes.color(.foregroundColor, in: attributes) ?? color
    if attributes[.link] != nil, attributes[.foregroundColor] == nil { color = .link }
    let kern = TextAttributes.number(attributes[.kern])
    let tracking = kern ?? TextAttributes.number(attributes[.tracking]) ?? 0
    self.init(
      font: font.face, color: color.resolved(with: traits).displayed, tracking: Double(tracking),
      baselineOffset: Double(TextAttributes.number(attributes[.baselineOffset]) ?? 0))
    isKerned = kern != 0
    metrics = font.lineMetrics
    if let place = (attributes[.attachment] as? NSTextAttachment)?.place {
      room = Room(
        width: Double(max(place.maxX, 0)), ascent: Double(max(place.maxY, 0)),
        descent: Double(max(-place.minY, 0)))
    }
  }
}

extension ParagraphLayout {
  /// Creates the layout that a paragraph style describes.
  init(_ style: NSParagraphStyle.Values, maximumLines: Int = 0) {
    self.init(
      alignment: Alignment(style.alignment), lineBreak: LineBreak(style.lineBreakMode),
      maximumLines: maximumLines, lineSpacing: Double(style.lineSpacing))
    paragraphSpacing = Double(style.paragraphSpacing + style.paragraphSpacingBefore)
    lineHeightMultiple = Double(style.lineHeightMultiple)
    minimumLineHeight = Double(style.minimumLineHeight)
    maximumLineHeight = Double(style.maximumLineHeight)
    firstLineHeadIndent = Double(style.firstLineHeadIndent)
    headIndent = Double(style.headIndent)
    tailIndent = Double(style.tailIndent)
    tabs = style.tabs
    switch style.baseWritingDirection {
    case .natural: isRightToLeft = Pseudolanguage.isRightToLeft ? true : nil
    case .leftToRight: isRightToLeft = false
    case .rightToLeft: isRightToLeft = true
    }
  }
}

extension ParagraphLayout.Alignment {
  init(_ alignment: NSTextAlignment) {
    self =
      switch alignment {
      case .left: .left
      case .center: .center
      case .right: .right
      case .justified: .justified
      case .natural: .natural
      }
  }
}

extension ParagraphLayout.LineBreak {
  init(_ mode: NSLineBreakMode) {
    self = ParagraphLayout.LineBreak(rawValue: mode.rawValue)!
  }
}
