extension AttributeScopes {
  /// The attributes of attributed strings that UIKit defines.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }

  /// The attributes that UIKit defines.
  ///
  /// Follows
  /// <https://developer.apple.com/documentation/foundation/attributescopes/uikitattributes>.
  public struct UIKitAttributes: AttributeScope {
    /// The font.
    public let font: FontAttribute
    /// The style of the paragraph.
    public let paragraphStyle: ParagraphStyleAttribute
    /// The color.
    public let foregroundColor: ForegroundColorAttribute
    /// The color of the background.
    public let backgroundColor: BackgroundColorAttribute
    /// The extra space between characters.
    public let kern: KernAttribute
    /// The extra space between characters.
    public let tracking: TrackingAttribute
    /// The style of the strikethrough.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The color of the strikethrough.
    public let strikethroughColor: StrikethroughColorAttribute
    /// The style of the underline.
    public let underlineStyle: UnderlineStyleAttribute
    /// The color of the underline.
    public let underlineColor: UnderlineColorAttribute
    /// The shadow.
    public let shadow: ShadowAttribute
    /// The distance by which the text is raised.
    public let baselineOffset: BaselineOffsetAttribute
    /// Whether characters are joined.
    public let ligature: LigatureAttribute
    /// The color of the outlines.
    public let strokeColor: StrokeColorAttribute
    /// The width of the outlines, as a percentage of the font size.
    public let strokeWidth: StrokeWidthAttribute
    /// The effect on the letters.
    public let textEffect: TextEffectAttribute
    /// The slant of the letters.
    public let obliqueness: ObliquenessAttribute
    /// The expansion of the letters.
    public let expansion: ExpansionAttribute
    /// Foundation's own attributes.
    public let foundation: AttributeScopes.FoundationAttributes

    /// The font.
    public enum FontAttribute: AttributedStringKey {
      /// The type of the attribute's value.
      public typealias Value = UIFont
      /// Apple's name for the attribute.
      public static let name = NSAttributedString.Key.font.rawValue
    }

    /// The style of the paragraph.
    public enum ParagraphStyleAttribute: AttributedStringKey {
      /// The type of the attribute's value.
      public typealias Value = NSParagraphStyle
      /// Apple's name for the attribute.
      public static let name = NSAttributedString.Key.paragraphStyle.rawValue
    }

    /// The color.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// The type of the attribute's value.
      public typealias Value = UIColor
      /// Apple's name for the attribute.
      public static let name = NSAttributedString.Key.foregroundColor.rawValue
    }

    /// The color of the background.
    public enum BackgroundColorAttribute: AttributedStringKey {
      /// The type of the attribute's value.
      public typealias Value = UIColor
      /// Apple's name for the attribute.
      public static let name = NSAttributedString.Key.backgroundColor.rawValue
    }

    /// The extra space between characters.
    public enum KernAttribute: AttributedStringKey {
      /// The type of the attribute's value.
      public typealias Value = CGFloat
      /// Apple's name for the attribute.
      public static let name = NSAttributedString.Key.kern.rawValue
    }

    /// The extra space between characters.
    public enum TrackingAttribute: AttributedStringKey {
      /// The type of the attribute's value.
      public typealias Value = CGFloat
      /// Apple's name for the attribute.
      public static let name = NSAttributedString.Key.tracking.rawValue
    }

    /// The style of the strikethrough.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      /// The type of the attribute's value.
      public typealias Value = NSUnderlineStyle
      /// Apple's name for the attribute.
      public static let name = NSAttributedString.Key.strikethroughStyle.rawValue
    }

    /// The color of the strikethrough.
    public enum StrikethroughColorAttribute: AttributedStringKey {
      /// The type of the attribute's value.
      public typealias Value = UIColor
      /// Apple's name for the attribute.
      public static let name = NSAttributedString.Key.strikethroughColor.rawValue
    }

    /// The style of the underline.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      /// The type of the attribute's value.
      public typealias Value = NSUnderlineStyle
      /// Apple's name for the attribute.
      public static let name = NSAttributedString.Key.underlineStyle.rawValue
    }

    /// The color of the underline.
    public enum UnderlineColorAttribute: AttributedStringKey {
      /// The type of the attribute's value.
      public typealias Value = UIColor
      /// Apple's name for the attribute.
      public static let name = NSAttributedString.Key.underlineColor.rawValue
    }

    /// The shadow.
    public enum ShadowAttribute: AttributedStringKey {
      /// The type of the attribute's value.
      public typealias Value = NSShadow
      /// Apple's name for the attribute.
      public static let name = NSAttributedString.Key.shadow.rawValue
    }

    /// The distance by which the text is raised.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      /// The type of the attribute's value.
      public typealias Value = CGFloat
      /// Apple's name for the attribute.
      public static let name = NSAttributedString.Key.baselineOffset.rawValue
    }

    /// Whether characters are joined.
    public enum LigatureAttribute: AttributedStringKey {
      /// The type of the attribute's value.
      public typealias Value = Int
      /// Apple's name for the attribute.
      public static let name = NSAttributedString.Key.ligature.rawValue
    }

    /// The color of the outlines.
    public enum StrokeColorAttribute: AttributedStringKey {
      /// The type of the attribute's value.
      public typealias Value = UIColor
      /// Apple's name for the attribute.
      public static let name = NSAttributedString.Key.strokeColor.rawValue
    }

    /// The width of the outlines, as a percentage of the font size.
    public enum StrokeWidthAttribute: AttributedStringKey {
      /// The type of the attribute's value.
      public typealias Value = CGFloat
      /// Apple's name for the attribute.
      public static let name = NSAttributedString.Key.strokeWidth.rawValue
    }

    /// The effect on the letters.
    public enum TextEffectAttribute: AttributedStringKey {
      /// The type of the attribute's value.
      public typealias Value = NSAttributedString.TextEffectStyle
      /// Apple's name for the attribute.
      public static let name = NSAttributedString.Key.textEffect.rawValue
    }

    /// The slant of the letters.
    public enum ObliquenessAttribute: AttributedStringKey {
      /// The type of the attribute's value.
      public typealias Value = CGFloat
      /// Apple's name for the attribute.
      public static let name = NSAttributedString.Key.obliqueness.rawValue
    }

    /// The expansion of the letters.
    public enum ExpansionAttribute: AttributedStringKey {
      /// The type of the attribute's value.
      public typealias Value = CGFloat
      /// Apple's name for the attribute.
      public static let name = NSAttributedString.Key.expansion.rawValue
    }
  }
}

extension AttributeDynamicLookup {
  /// Finds one of UIKit's attributes by its name.
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>
  ) -> Key {
    self[Key.self]
  }
}

extension NSAttributedString {
  /// Creates an attributed string with UIKit's attributes from another kind of attributed string.
  ///
  /// Follows <https://developer.apple.com/documentation/foundation/nsattributedstring/init(_:)>.
  public convenience init(_ attrStr: AttributedString) {
    self.init(attributedString: EditableText(attrStr).attributed)
  }
}

extension EditableText {
  /// Creates the attributes from UIKit's attributes in an attributed string.
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
      attributes[.ligature] = run.uiKit.ligature
      attributes[.strokeColor] = run.uiKit.strokeColor
      attributes[.strokeWidth] = run.uiKit.strokeWidth
      attributes[.textEffect] = run.uiKit.textEffect
      attributes[.obliqueness] = run.uiKit.obliqueness
      attributes[.expansion] = run.uiKit.expansion
      attributes[.link] = run.link
      attributes[.inlinePresentationIntent] = run.inlinePresentationIntent?.rawValue
      attributes[.presentationIntentAttributeName] = run.presentationIntent
      attributes[.imageURL] = run.imageURL
      attributes[.alternateDescription] = run.alternateDescription
      append(EditableText(String(attributed[run.range].characters), attributes: attributes))
    }
  }
}

extension AttributedString {
  /// Creates an attributed string with UIKit's attributes from another kind of attributed string.
  ///
  /// Follows <https://developer.apple.com/documentation/foundation/attributedstring/init(_:)>.
  public init(_ nsStr: NSAttributedString) {
    self.init()
    let text = nsStr.string as NSString
    let all = NSRange(location: 0, length: nsStr.length)
    nsStr.enumerateAttributes(in: all, options: []) { attributes, range, _ in
      append(
        AttributedString(
          text.substring(with: range), attributes: AttributeContainer(attributes)))
    }
  }
}
