/// The configuration of a view that's shown in place of missing content.
///
/// Follows
/// <https://developer.apple.com/documentation/uikit/uicontentunavailableconfiguration-swift.struct>.
@preconcurrency @MainActor
public struct UIContentUnavailableConfiguration: UIContentConfiguration {
  /// The alignments of the content.
  public enum Alignment: Sendable {
    /// The content is centered.
    case center
    /// The content is at the top.
    case natural
  }

  /// The properties of a text.
  public struct TextProperties: Hashable {
    /// The font.
    public var font: UIFont
    /// The color.
    public var color: UIColor
    /// The line break mode.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// The maximum number of lines, or 0 for no limit.
    public var numberOfLines = 0
    /// Whether the font shrinks to fit the width.
    public var adjustsFontSizeToFitWidth = false
    /// The minimum factor by which the font shrinks.
    public var minimumScaleFactor: CGFloat = 0
    /// Whether letter spacing can be tightened before the text is truncated.
    public var allowsDefaultTighteningForTruncation = false

    init(font: UIFont, color: UIColor) {
      self.font = font
      self.color = color
    }
  }

  /// The properties of an image.
  public struct ImageProperties: Hashable {
    /// The symbol configuration of the image.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// The tint color of the image.
    public var tintColor: UIColor?
    /// The corner radius of the image, in points.
    public var cornerRadius: CGFloat = 0
    /// The maximum size of the image, in points, or zero for no limit.
    public var maximumSize = CGSize.zero
    /// Whether the image keeps its colors if the system inverts them.
    public var accessibilityIgnoresInvertColors = false

    init() {}

    /// Returns whether two images look the same.
    public static func == (lhs: ImageProperties, rhs: ImageProperties) -> Bool {
      lhs.parts == rhs.parts
    }

    /// Hashes the parts of the properties.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(parts)
    }

    private var parts: [AnyHashable?] {
      [
        preferredSymbolConfiguration, tintColor, cornerRadius,
        [maximumSize.width, maximumSize.height], accessibilityIgnoresInvertColors,
      ]
    }
  }

  /// The properties of a button.
  @preconcurrency @MainActor
  public struct ButtonProperties {
    /// The action of the button.
    public var primaryAction: UIAction?
    /// The menu of the button.
    ///
    /// If the button has no action, a touch shows the menu.
    public var menu: UIMenu?
    /// Whether the button is enabled.
    public var isEnabled = true
    /// The role of the button.
    public var role = UIButton.Role.normal

    init() {}
  }

  /// The image.
  public var image: UIImage?
  /// The properties of the image.
  public var imageProperties = ImageProperties()
  /// The primary text.
  public var text: String?
  /// The primary text with attributes.
  public var attributedText: NSAttributedString?
  /// The properties of the primary text.
  public var textProperties = TextProperties(
    font: look.font.font, color: look.color)
  /// The secondary text.
  public var secondaryText: String?
  /// The secondary text with attributes.
  public var secondaryAttributedText: NSAttributedString?
  /// The properties of the secondary text.
  public var secondaryTextProperties = TextProperties(
    font: .preferredFont(forTextStyle: look.secondaryStyle), color: look.secondaryColor)
  /// The configuration of the button.
  ///
  /// A button without a title and an image isn't shown.
  public var button = UIButton.Configuration.plain()
  /// The properties of the button.
  public var buttonProperties = ButtonProperties()
  /// The configuration of the secondary button.
  ///
  /// A button without a title and an image isn't shown.
  public var secondaryButton = UIButton.Configuration.plain()
  /// The properties of the secondary button.
  public var secondaryButtonProperties = ButtonProperties()
  /// The alignment of the content.
  public var alignment = Alignment.center
  /// The margins around the content, in points.
  public var directionalLayoutMargins = look.margins
  /// The padding between the image and the text, in points.
  public var imageToTextPadding = look.imageGap
  /// The padding between the text and the secondary text, in points.
  public var textToSecondaryTextPadding = look.textGap
  /// The padding between the text and the button, in points.
  public var textToButtonPadding = look.buttonGap
  /// The padding between the buttons, in points.
  public var buttonToSecondaryButtonPadding = look.secondaryButtonGap
  /// The background.
  public var background = UIBackgroundConfiguration.clear()

  /// Whether an activity indicator replaces the image.
  private static let look = SystemDesign.current.contentUnavailable

  var isLoading = false
  /// Whether the text is the default for searches, unless the app changes it.
  private var isSearch = false

  private init() {
    imageProperties.tintColor = Self.look.symbolColor
    imageProperties.preferredSymbolConfiguration = UIImage.SymbolConfiguration(
      pointSize: Self.look.symbolSize)
  }

  /// Returns a configuration for empty content.
  public static func empty() -> UIContentUnavailableConfiguration {
    UIContentUnavailableConfiguration()
  }

  /// Returns a configuration for content that's being loaded.
  public static func loading() -> UIContentUnavailableConfiguration {
    var configuration = UIContentUnavailableConfiguration()
    configuration.isLoading = true
    configuration.text = "Loading…"
    configuration.textProperties = TextProperties(
      font: .preferredFont(forTextStyle: look.secondaryStyle), color: look.secondaryColor)
    return configuration
  }

  /// Returns a configuration for a search without results.
  public static func search() -> UIContentUnavailableConfiguration {
    var configuration = UIContentUnavailableConfiguration()
    configuration.isSearch = true
    configuration.image = UIImage(systemName: "magnifyingglass")
    configuration.text = "No Results"
    configuration.secondaryText = "Check the spelling or try a new search."
    return configuration
  }

  /// Creates a content view with the configuration.
  public func makeContentView() -> any UIView & UIContentView {
    UIContentUnavailableView(configuration: self)
  }

  /// Returns the configuration for a state.
  ///
  /// A configuration for searches includes the text that was searched for.
  public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration {
    guard isSearch, let state = state as? UIContentUnavailableConfigurationState,
      let searched = state.searchText, !searched.isEmpty
    else { return self }
    var configuration = self
    configuration.text = "No Results for “\(searched)”"
    return configuration
  }
}

extension UIContentUnavailableConfiguration: Hashable {
  /// The parts that determine equality.
  private var parts: [AnyHashable?] {
    [
      image, imageProperties, text, attributedText, textProperties, secondaryText,
      secondaryAttributedText, secondaryTextProperties, button, secondaryButton, buttonProperties,
      secondaryButtonProperties, alignment,
      directionalLayoutMargins.parts, imageToTextPadding, textToSecondaryTextPadding,
      textToButtonPadding, buttonToSecondaryButtonPadding, background, isLoading, isSearch,
    ]
  }

  /// Returns whether two configurations have the same appearance and behavior.
  public nonisolated static func == (
    lhs: UIContentUnavailableConfiguration, rhs: UIContentUnavailableConfiguration
  ) -> Bool {
    MainActor.assumeIsolated { lhs.parts == rhs.parts }
  }

  /// Hashes the parts of the configuration.
  public nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(MainActor.assumeIsolated { parts.hashValue })
  }
}

extension UIContentUnavailableConfiguration.ButtonProperties: Hashable {
  private var parts: [AnyHashable?] { [primaryAction, menu, isEnabled, role] }

  /// Returns whether two buttons have the same behavior.
  public nonisolated static func == (
    lhs: UIContentUnavailableConfiguration.ButtonProperties,
    rhs: UIContentUnavailableConfiguration.ButtonProperties
  ) -> Bool {
    MainActor.assumeIsolated { lhs.parts == rhs.parts }
  }

  /// Hashes the parts of the properties.
  public nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(MainActor.assumeIsolated { parts.hashValue })
  }
}
