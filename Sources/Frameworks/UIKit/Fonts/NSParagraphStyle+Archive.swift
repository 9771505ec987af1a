import Raster

extension NSParagraphStyle.Values {
  private typealias Lengths = [(key: String, path: WritableKeyPath<Self, CGFloat>)]
  private typealias Switches = [(key: String, path: WritableKeyPath<Self, Bool>)]

  private static var lengths: Lengths {
    [
      ("NSLineSpacing", \.lineSpacing), ("NSParagraphSpacing", \.paragraphSpacing),
      ("NSParagraphSpacingBefore", \.paragraphSpacingBefore),
      ("NSFirstLineHeadIndent", \.firstLineHeadIndent), ("NSHeadIndent", \.headIndent),
      ("NSTailIndent", \.tailIndent), ("NSMinLineHeight", \.minimumLineHeight),
      ("NSMaxLineHeight", \.maximumLineHeight), ("NSLineHeightMultiple", \.lineHeightMultiple),
      ("NSDefaultTabInterval", \.defaultTabInterval),
    ]
  }

  private static var switches: Switches {
    [
      ("NSAllowsTighteningForTruncation", \.allowsDefaultTighteningForTruncation),
      ("NSUsesDefaultHyphenation", \.usesDefaultHyphenation),
    ]
  }

  /// Reads an archive.
  ///
  /// Missing values are those of the default style.
  init(coder: NSCoder) {
    alignment = Self.value(coder, "NSAlignment") ?? .natural
    lineBreakMode = Self.value(coder, "NSLineBreakMode") ?? .byWordWrapping
    baseWritingDirection = Self.value(coder, "NSWritingDirection") ?? .natural
    hyphenationFactor = coder.decodeFloat(forKey: "NSHyphenationFactor")
    lineBreakStrategy = UInt(
      truncatingIfNeeded: coder.decodeInteger(forKey: "NSLineBreakStrategy"))
    for (key, path) in Self.lengths {
      self[keyPath: path] = CGFloat(coder.decodeDouble(forKey: key))
    }
    for (key, path) in Self.switches { self[keyPath: path] = coder.decodeBool(forKey: key) }
    tabStops = Self.tabs(coder)
  }

  /// Writes an archive.
  func encode(with coder: NSCoder) {
    coder.encode(alignment.rawValue, forKey: "NSAlignment")
    coder.encode(lineBreakMode.rawValue, forKey: "NSLineBreakMode")
    coder.encode(baseWritingDirection.rawValue, forKey: "NSWritingDirection")
    coder.encode(hyphenationFactor, forKey: "NSHyphenationFactor")
    coder.encode(Int(truncatingIfNeeded: lineBreakStrategy), forKey: "NSLineBreakStrategy")
    for (key, path) in Self.lengths { coder.encode(Double(self[keyPath: path]), forKey: key) }
    for (key, path) in Self.switches { coder.encode(self[keyPath: path], forKey: key) }
    guard let tabStops else { return }
    let numbers = NSTextTab.tabs(tabStops).flatMap {
      [Double($0.location), Double($0.alignment.rawValue)]
    }
    coder.encode(numbers.map(NSNumber.init(value:)) as NSArray, forKey: "NSTabStops")
  }

  private static func value<Value: RawRepresentable>(_ coder: NSCoder, _ key: String) -> Value?
  where Value.RawValue == Int {
    coder.containsValue(forKey: key) ? Value(rawValue: coder.decodeInteger(forKey: key)) : nil
  }

  private static func tabs(_ coder: NSCoder) -> [ParagraphLayout.Tab]? {
    let classes: [AnyClass] = [NSArray.self, NSNumber.self]
    guard coder.containsValue(forKey: "NSTabStops"),
      let numbers = coder.decodeObject(of: classes, forKey: "NSTabStops") as? [Double]
    else { return nil }
    return stride(from: 0, to: numbers.count - 1, by: 2).map { index in
      let alignment = NSTextAlignment(rawValue: Int(exactly: numbers[index + 1]) ?? 0) ?? .left
      return NSTextTab(textAlignment: alignment, location: CGFloat(numbers[index])).place
    }
  }
}
