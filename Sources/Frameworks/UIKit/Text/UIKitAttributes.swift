extension AttributeScopes {
  /// The attributes of attributed strings that UIKit knows.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }

  /// The attributes that UIKit defines.
  ///
  /// Follows <https://developer.apple.com/documentation/foundation/attributescopes/uikitattributes>.
  public struct UIKitAttributes: AttributeScope {
    /// The font.
    public let font: FontAttribute
    /// How the paragraph is set.
    public let paragraphStyle: ParagraphStyleAttribute
    /// The color.
    public let foregroundColor: ForegroundColorAttribute
    /// The color behind.
    public let backgroundColor: BackgroundColorAttribute
    /// Extra space between characters.
    public let kern: KernAttribute
    /// Extra space between characters.
    public let tracking: TrackingAttribute
    /// The lines through the text.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The color of the lines through the text.
    public let strikethroughColor: StrikethroughColorAttribute
    /// The lines under the text.
    public let underlineStyle: UnderlineStyleAttribute
    /// The color of the lines under the text.
    public let underlineColor: UnderlineColorAttribute
    /// The shadow.
    public let shadow: ShadowAttribute
    /// How far the text is raised.
    public let baselineOffset: BaselineOffsetAttribute
    /// Foundation's own attributes.
    public let foundation: AttributeScopes.FoundationAttributes

    /// The font.
    public enum FontAttribute: AttributedStringKey {
      /// The value's type.
      public typealias Value = UIFont
      /// Apple's name.
      public static let name = NSAttributedString.Key.font.rawValue
    }

    /// How the paragraph is set.
    public enum ParagraphStyleAttribute: AttributedStringKey {
      /// The value's type.
      public typealias Value = NSParagraphStyle
      /// Apple's name.
      public static let name = NSAttributedString.Key.paragraphStyle.rawValue
    }

    /// The color.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// The value's type.
      public typealias Value = UIColor
      /// Apple's name.
      public static let name = NSAttributedString.Key.foregroundColor.rawValue
    }

    /// The color behind.
    public enum BackgroundColorAttribute: AttributedStringKey {
      /// The value's type.
      public typealias Value = UIColor
      /// Apple's name.
      public static let name = NSAttributedString.Key.backgroundColor.rawValue
    }

    /// Extra space between characters.
    public enum KernAttribute: AttributedStringKey {
      /// The value's type.
      public typealias Value = CGFloat
      /// Apple's name.
      public static let name = NSAttributedString.Key.kern.rawValue
    }

    /// Extra space between characters.
    public enum TrackingAttribute: AttributedStringKey {
      /// The value's type.
      public typealias Value = CGFloat
      /// Apple's name.
      public static let name = NSAttributedString.Key.tracking.rawValue
    }

    /// The lines through the text.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      /// The value's type.
      public typealias Value = NSUnderlineStyle
      /// Apple's name.
      public static let name = NSAttributedString.Key.strikethroughStyle.rawValue
    }

    /// The color of the lines through the text.
    public enum StrikethroughColorAttribute: AttributedStringKey {
      /// The value's type.
      public typealias Value = UIColor
      /// Apple's name.
      public static let name = NSAttributedString.Key.strikethroughColor.rawValue
    }

    /// The lines under the text.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      /// The value's type.
      public typealias Value = NSUnderlineStyle
      /// Apple's name.
      public static let name = NSAttributedString.Key.underlineStyle.rawValue
    }

    /// The color of the lines under the text.
    public enum UnderlineColorAttribute: AttributedStringKey {
      /// The value's type.
      public typealias Value = UIColor
      /// Apple's name.
      public static let name = NSAttributedString.Key.underlineColor.rawValue
    }

    /// The shadow.
    public enum ShadowAttribute: AttributedStringKey {
      /// The value's type.
      public typealias Value = NSShadow
      /// Apple's name.
      public static let name = NSAttributedString.Key.shadow.rawValue
    }

    /// How far the text is raised.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      /// The value's type.
      public typealias Value = CGFloat
      /// Apple's name.
      public static let name = NSAttributedString.Key.baselineOffset.rawValue
    }
  }
}

extension AttributeDynamicLookup {
  /// Finds an attribute of UIKit by its name.
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>
  ) -> Key {
    self[Key.self]
  }
}

extension NSAttributedString {
  /// Creates an attributed string with UIKit's attributes of another kind of attributed string.
  ///
  /// Follows <https://developer.apple.com/documentation/foundation/nsattributedstring/init(_:)>.
  public convenience init(_ attrStr: AttributedString) {
    self.init(attributedString: EditableText(attrStr).attributed)
  }
}

extension EditableText {
  /// Takes over UIKit's attributes of an attributed string.
  init(_ attributed: AttributedString) {
    self.init()
    for run in attributed.runs {
      var attributes: Attributes = [:]
      attributes[.font] = run.uiKit.font
      attributes[.paragraphStyle] = run.uiKit.paragraphStyle
      attributes[.foregroundColor] = run.uiKit.foregroundColor
      attributes[.backgroundColor] = run.uiKit.backgroundColor
      attributes[.kern] = run.uiKit.kern
      attributes[.tracking] = run.uiKit.tracking
      attributes[.strikethroughStyle] = run.uiKit.strikethroughStyle?.rawValue
      attributes[.strikethroughColor] = run.uiKit.strikethroughColor
      attributes[.underlineStyle] = run.uiKit.underlineStyle?.rawValue
      attributes[.underlineColor] = run.uiKit.underlineColor
      attributes[.shadow] = run.uiKit.shadow
      attributes[.baselineOffset] = run.uiKit.baselineOffset
      attributes[.link] = run.link
      append(EditableText(String(attributed[run.range].characters), attributes: attributes))
    }
  }
}

extension AttributedString {
  /// Creates an attributed string with UIKit's attributes of another kind of attributed string.
  ///
  /// Follows <https://developer.apple.com/documentation/foundation/attributedstring/init(_:)>.
  public init(_ nsStr: NSAttributedString) {
    self.init()
    let text = nsStr.string as NSString
    let all = NSRange(location: 0, length: nsStr.length)
    nsStr.enumerateAttributes(in: all, options: []) { attributes, range, _ in
      var piece = AttributedString(text.substring(with: range))
      piece.uiKit.font = attributes[.font] as? UIFont
      piece.uiKit.paragraphStyle = attributes[.paragraphStyle] as? NSParagraphStyle
      piece.uiKit.foregroundColor = attributes[.foregroundColor] as? UIColor
      piece.uiKit.backgroundColor = attributes[.backgroundColor] as? UIColor
      piece.uiKit.kern = TextAttributes.number(attributes[.kern])
      piece.uiKit.tracking = TextAttributes.number(attributes[.tracking])
      piece.uiKit.strikethroughStyle = TextAttributes.lines(attributes[.strikethroughStyle])
      piece.uiKit.strikethroughColor = attributes[.strikethroughColor] as? UIColor
      piece.uiKit.underlineStyle = TextAttributes.lines(attributes[.underlineStyle])
      piece.uiKit.underlineColor = attributes[.underlineColor] as? UIColor
      piece.uiKit.shadow = attributes[.shadow] as? NSShadow
      piece.uiKit.baselineOffset = TextAttributes.number(attributes[.baselineOffset])
      piece.link =
        attributes[.link] as? URL ?? (attributes[.link] as? String).flatMap(URL.init(string:))
      append(piece)
    }
  }
}
