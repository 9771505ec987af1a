extension FontSpecification {
  /// Reads an archive.
  ///
  /// The result is `nil` if it doesn't contain a font.
  init?(coder: NSCoder) {
    let size = coder.decodeDouble(forKey: "UIFontPointSize")
    guard size > 0, size.isFinite else { return nil }
    self.init(
      size: CGFloat(size),
      weight: UIFont.Weight(CGFloat(coder.decodeDouble(forKey: "UIFontWeight"))),
      isItalic: coder.decodeBool(forKey: "UIFontItalic"))
    if let name = Self.text(coder, "UIFontDesign") { design = .init(rawValue: name) }
    family = Self.text(coder, "UIFontFamily")
    textStyle = Self.text(coder, "UIFontTextStyle").map(UIFont.TextStyle.init(rawValue:))
    hasMonospacedDigits = coder.decodeBool(forKey: "UIFontMonospacedDigits")
  }

  /// Writes an archive.
  func encode(with coder: NSCoder) {
    coder.encode(Double(size), forKey: "UIFontPointSize")
    coder.encode(Double(weight.rawValue), forKey: "UIFontWeight")
    coder.encode(isItalic, forKey: "UIFontItalic")
    coder.encode(design.rawValue as NSString, forKey: "UIFontDesign")
    if let family { coder.encode(family as NSString, forKey: "UIFontFamily") }
    if let textStyle { coder.encode(textStyle.rawValue as NSString, forKey: "UIFontTextStyle") }
    coder.encode(hasMonospacedDigits, forKey: "UIFontMonospacedDigits")
  }

  private static func text(_ coder: NSCoder, _ key: String) -> String? {
    guard coder.containsValue(forKey: key) else { return nil }
    return coder.decodeObject(of: NSString.self, forKey: key) as String?
  }
}
