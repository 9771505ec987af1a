/// The look of a row in a list.
///
/// Follows <https://developer.apple.com/documentation/uikit/uilistcontentconfiguration-swift.struct>.
@preconcurrency @MainActor
public struct UIListContentConfiguration: UIContentConfiguration {
  /// How a text looks.
  public struct TextProperties {
    /// Where the text lies.
    public enum TextAlignment: Sendable {
      /// Where lines begin.
      case natural
      /// In the middle.
      case center
      /// Over the whole width.
      case justified
    }

    /// The font.
    public var font: UIFont
    /// The color.
    public var color: UIColor
    /// What makes the shown color out of the color.
    public var colorTransformer: UIConfigurationColorTransformer?
    /// Where the text lies.
    public var alignment = TextAlignment.natural
    /// How the text is broken into lines.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// At most so many lines; 0 is any number.
    public var numberOfLines = 0
    /// Whether the text shrinks to the width.
    public var adjustsFontSizeToFitWidth = false
    /// The least share of the font's size.
    public var minimumScaleFactor: CGFloat = 0
    /// Whether the font follows the text size that the person prefers.
    public var adjustsFontForContentSizeCategory = true

    init(font: UIFont, color: UIColor) {
      self.font = font
      self.color = color
    }

    /// The color to show.
    public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }
  }

  /// How an image looks.
  public struct ImageProperties {
    /// How a symbol is drawn.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// The color of a template image.
    public var tintColor: UIColor?
    /// What makes the shown color out of the tint.
    public var tintColorTransformer: UIConfigurationColorTransformer?
    /// The radius of the corners, in points.
    public var cornerRadius: CGFloat = 0
    /// The largest size of the image, in points; 0 is any.
    public var maximumSize = CGSize.zero
    /// The room that is kept for the image, in points; 0 is its own.
    public var reservedLayoutSize = CGSize.zero

    /// The size that keeps room for symbols.
    public static let standardDimension: CGFloat = 28

    init() {}
  }

  /// The text.
  public var text: String?
  /// The text with attributes.
  public var attributedText: NSAttributedString?
  /// How the text looks.
  public var textProperties: TextProperties
  /// The second text.
  public var secondaryText: String?
  /// The second text with attributes.
  public var secondaryAttributedText: NSAttributedString?
  /// How the second text looks.
  public var secondaryTextProperties: TextProperties
  /// The image.
  public var image: UIImage?
  /// How the image looks.
  public var imageProperties = ImageProperties()
  /// Whether the texts lie beside each other where there is room.
  public var prefersSideBySideTextAndSecondaryText = false
  /// The margins, in points.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 11, leading: 16, bottom: 11, trailing: 16)
  /// The distance from the image to the text, in points.
  public var imageToTextPadding: CGFloat = 16
  /// The distance between the texts beside each other, in points.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 6
  /// The distance between the texts beneath each other, in points.
  public var textToSecondaryTextVerticalPadding: CGFloat = 3

  private init(font: UIFont, secondaryFont: UIFont, secondaryColor: UIColor) {
    textProperties = TextProperties(font: font, color: .label)
    secondaryTextProperties = TextProperties(font: secondaryFont, color: secondaryColor)
  }

  /// A row.
  public static func cell() -> UIListContentConfiguration {
    UIListContentConfiguration(
      font: .preferredFont(forTextStyle: .body),
      secondaryFont: .preferredFont(forTextStyle: .caption1), secondaryColor: .label)
  }

  /// A row whose second text lies beneath the first.
  public static func subtitleCell() -> UIListContentConfiguration {
    UIListContentConfiguration(
      font: .preferredFont(forTextStyle: .body),
      secondaryFont: .preferredFont(forTextStyle: .subheadline), secondaryColor: .secondaryLabel)
  }

  /// A row whose second text lies at the end.
  public static func valueCell() -> UIListContentConfiguration {
    var configuration = UIListContentConfiguration(
      font: .preferredFont(forTextStyle: .body),
      secondaryFont: .preferredFont(forTextStyle: .body), secondaryColor: .secondaryLabel)
    configuration.prefersSideBySideTextAndSecondaryText = true
    return configuration
  }

  /// Makes a view that looks so.
  public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }

  /// The configuration in a state: the same in all.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }
}
