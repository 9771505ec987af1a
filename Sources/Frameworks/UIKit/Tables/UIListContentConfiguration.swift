/// A content configuration of a row, header, or footer in a list.
///
/// Follows
/// <https://developer.apple.com/documentation/uikit/uilistcontentconfiguration-swift.struct>.
@preconcurrency @MainActor
public struct UIListContentConfiguration: UIContentConfiguration {
  fileprivate nonisolated static let look = SystemDesign.current.listContents

  /// The properties of text.
  public struct TextProperties {
    /// The alignment of the text.
    public enum TextAlignment: Sendable {
      /// The natural alignment of the text's language.
      case natural
      /// The text is centered.
      case center
      /// The text is justified.
      case justified
    }

    /// The font of the text.
    public var font: UIFont
    /// The color of the text.
    public var color: UIColor
    /// The transformer that resolves the color.
    public var colorTransformer: UIConfigurationColorTransformer?
    /// A transformation of the case of letters.
    public enum TextTransform: Sendable {
      /// The text is shown unchanged.
      case none
      /// All letters are uppercase.
      case uppercase
      /// All letters are lowercase.
      case lowercase
      /// The first letter of each word is uppercase.
      case capitalized

      func applied(to text: String) -> String {
        switch self {
        case .none: text
        case .uppercase: text.uppercased()
        case .lowercase: text.lowercased()
        case .capitalized: text.capitalized
        }
      }
    }

    /// The transformation of the case of letters.
    public var transform = TextTransform.none
    /// The alignment of the text.
    public var alignment = TextAlignment.natural
    /// The line break mode.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// The maximum number of lines, or 0 for no limit.
    public var numberOfLines = 0
    /// A Boolean value that indicates whether the font shrinks to fit the width.
    public var adjustsFontSizeToFitWidth = false
    /// The minimum scale factor of the font.
    public var minimumScaleFactor: CGFloat = 0
    /// A Boolean value that indicates whether the font follows the preferred text size.
    public var adjustsFontForContentSizeCategory = true

    init(font: UIFont, color: UIColor) {
      self.font = font
      self.color = color
    }

    /// Returns the color that the transformer returns for the specified color.
    public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }
  }

  /// The properties of an image.
  public struct ImageProperties {
    /// The symbol configuration of the image.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// The tint color of the image.
    public var tintColor: UIColor?
    /// The transformer that resolves the tint color.
    public var tintColorTransformer: UIConfigurationColorTransformer?
    /// The corner radius of the image, in points.
    public var cornerRadius: CGFloat = 0
    /// The maximum size of the image, in points, or zero for no limit.
    public var maximumSize = CGSize.zero
    /// The layout size that's reserved for the image, in points, or zero for the image's own size.
    public var reservedLayoutSize = CGSize.zero

    /// The standard dimension of the layout size for images.
    public static let standardDimension: CGFloat = look.imageRoom

    init() {}

    /// Returns the result of the transformer for a tint color, or the tint color itself if there's
    /// no transformer.
    public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
      let color = self.tintColor ?? tintColor
      return tintColorTransformer?(color) ?? color
    }
  }

  /// The primary text.
  public var text: String?
  /// The primary text as an attributed string.
  public var attributedText: NSAttributedString?
  /// The properties of the primary text.
  public var textProperties: TextProperties
  /// The secondary text.
  public var secondaryText: String?
  /// The secondary text as an attributed string.
  public var secondaryAttributedText: NSAttributedString?
  /// The properties of the secondary text.
  public var secondaryTextProperties: TextProperties
  /// The image to show.
  public var image: UIImage?
  /// The properties of the image.
  public var imageProperties = ImageProperties()
  /// A Boolean value that indicates whether the text and the secondary text are side by side if
  /// there's enough space.
  public var prefersSideBySideTextAndSecondaryText = false
  /// The margins around the content, in points.
  public var directionalLayoutMargins = Self.look.margins
  /// The axes along which the margins are at least as large as those of the view that shows the
  /// content.
  public var axesPreservingSuperviewLayoutMargins = UIAxis.horizontal
  /// The padding between the image and the text, in points.
  public var imageToTextPadding: CGFloat = Self.look.imageGap
  /// The padding between the text and the secondary text when they're side by side, in points.
  public var textToSecondaryTextHorizontalPadding: CGFloat = Self.look.sideGap
  /// The padding between the text and the secondary text when one is below the other, in points.
  public var textToSecondaryTextVerticalPadding: CGFloat = Self.look.lineGap

  private init(font: UIFont, secondaryFont: UIFont, secondaryColor: UIColor) {
    textProperties = TextProperties(font: font, color: .label)
    secondaryTextProperties = TextProperties(font: secondaryFont, color: secondaryColor)
  }

  /// Returns the default configuration of a list cell.
  public static func cell() -> UIListContentConfiguration {
    UIListContentConfiguration(
      font: .preferredFont(forTextStyle: look.textStyle),
      secondaryFont: .preferredFont(forTextStyle: look.secondaryStyle), secondaryColor: .label)
  }

  /// Returns the default configuration of a list cell with a subtitle.
  public static func subtitleCell() -> UIListContentConfiguration {
    UIListContentConfiguration(
      font: .preferredFont(forTextStyle: look.textStyle),
      secondaryFont: .preferredFont(forTextStyle: look.subtitleStyle),
      secondaryColor: .secondaryLabel)
  }

  /// Returns the default configuration of a list cell with side-by-side text.
  public static func valueCell() -> UIListContentConfiguration {
    var configuration = UIListContentConfiguration(
      font: .preferredFont(forTextStyle: look.textStyle),
      secondaryFont: .preferredFont(forTextStyle: look.textStyle), secondaryColor: .secondaryLabel)
    configuration.prefersSideBySideTextAndSecondaryText = true
    return configuration
  }

  /// Returns the default configuration of a header in a plain list.
  public static func plainHeader() -> UIListContentConfiguration {
    UIListContentConfiguration(
      font: .preferredFont(forTextStyle: .headline),
      secondaryFont: .preferredFont(forTextStyle: .body), secondaryColor: .secondaryLabel)
  }

  /// Returns the default configuration of a footer in a plain list.
  public static func plainFooter() -> UIListContentConfiguration { groupedFooter() }

  /// Returns the default configuration of a header in a grouped list.
  public static func groupedHeader() -> UIListContentConfiguration {
    var configuration = supplement(look.header)
    if SystemDesign.current.lists.headers.isUppercase {
      configuration.textProperties.transform = .uppercase
    }
    return configuration
  }

  /// Returns the default configuration of a footer in a grouped list.
  public static func groupedFooter() -> UIListContentConfiguration { supplement(look.footer) }

  private static func supplement(
    _ supplement: ListContentDesign.Supplement
  ) -> UIListContentConfiguration {
    let font = UIFont.preferredFont(forTextStyle: supplement.style)
    var configuration = UIListContentConfiguration(
      font: font, secondaryFont: font, secondaryColor: supplement.color)
    configuration.textProperties.color = supplement.color
    configuration.directionalLayoutMargins = supplement.margins
    return configuration
  }

  /// Creates a content view with the configuration.
  public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }

  /// Returns the configuration for a state.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }
}
