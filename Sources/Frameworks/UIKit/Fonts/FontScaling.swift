/// How a font that `UIFontMetrics` returned follows the text size.
struct FontScaling: Hashable {
  /// The style whose growth the font follows.
  let textStyle: UIFont.TextStyle
  /// The size before scaling.
  let unscaledSize: CGFloat
  /// The greatest size, or 0 for any size.
  let maximumSize: CGFloat
}

extension FontScaling {
  /// Reads an archive.
  ///
  /// The result is `nil` if the archived font isn't scaled.
  init?(coder: NSCoder) {
    guard coder.containsValue(forKey: "UIFontTextStyleForScaling"),
      let style = coder.decodeObject(of: NSString.self, forKey: "UIFontTextStyleForScaling")
    else { return nil }
    let size = coder.decodeDouble(forKey: "UIFontPointSizeForScaling")
    let maximum = coder.decodeDouble(forKey: "UIFontMaximumPointSizeAfterScaling")
    guard size > 0, size.isFinite, maximum.isFinite else { return nil }
    self.init(
      textStyle: UIFont.TextStyle(rawValue: style as String), unscaledSize: CGFloat(size),
      maximumSize: CGFloat(maximum))
  }

  /// Writes an archive.
  func encode(with coder: NSCoder) {
    coder.encode(textStyle.rawValue as NSString, forKey: "UIFontTextStyleForScaling")
    coder.encode(Double(unscaledSize), forKey: "UIFontPointSizeForScaling")
    coder.encode(Double(maximumSize), forKey: "UIFontMaximumPointSizeAfterScaling")
  }
}
