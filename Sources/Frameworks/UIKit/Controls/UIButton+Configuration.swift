import Stubs

extension UIButton {
  /// The appearance of a button and the layout of its content.
  ///
  /// Follows <https://developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct>.
  @preconcurrency @MainActor
  public struct Configuration {
    /// The style that determines the corner radius.
    public enum CornerStyle: Sendable {
      /// The background's own radius.
      case fixed
      /// The background's own radius, scaled with the text size.
      case dynamic
      /// A small radius.
      case small
      /// A medium radius.
      case medium
      /// A large radius.
      case large
      /// A radius of half the button's height.
      case capsule
    }

    /// The size of a button.
    public enum Size: Sendable {
      /// A mini button.
      case mini
      /// A small button.
      case small
      /// A medium button.
      case medium
      /// A large button.
      case large
    }

    /// The alignment of the title and the subtitle relative to each other.
    public enum TitleAlignment: Sendable {
      /// The alignment that suits the image's placement and the button's alignment.
      case automatic
      /// Leading edges are aligned.
      case leading
      /// The title and the subtitle are centered.
      case center
      /// Trailing edges are aligned.
      case trailing
    }

    /// The indicator that a button has a menu.
    public enum Indicator: Sendable {
      /// The system chooses.
      case automatic
      /// No indicator is shown.
      case none
      /// The two arrows of a pop-up button.
      case popup
    }

    /// The style of a button in a Mac app.
    ///
    /// Other devices ignore it.
    public enum MacIdiomStyle: Sendable {
      /// The style that the system chooses.
      case automatic
      /// A push button with a border.
      case bordered
      /// A button without a border.
      case borderless
      /// A button without a border whose title and image have the tint color.
      case borderlessTinted
    }

    enum Style {
      case plain, gray, tinted, filled, borderless, bordered, borderedTinted, borderedProminent
    }

    let style: Style

    /// The appearance of the background.
    public var background = UIBackgroundConfiguration()
    /// The style that determines the corner radius.
    public var cornerStyle = CornerStyle.dynamic
    /// The size of the button.
    public var buttonSize = Size.medium {
      didSet { if hasDefaultContentInsets { contentInsets = defaultContentInsets } }
    }
    /// The style of the button in a Mac app.
    ///
    /// Other devices ignore it.
    public var macIdiomStyle = MacIdiomStyle.automatic
    /// The color of the title and the image, or `nil` to use the style's color.
    public var baseForegroundColor: UIColor?
    /// The color of the background, or `nil` to use the style's color.
    public var baseBackgroundColor: UIColor?
    /// The image.
    public var image: UIImage?
    /// The transformer that derives the image's color from the foreground color.
    public var imageColorTransformer: UIConfigurationColorTransformer?
    /// The configuration of a symbol image.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// The effect for replacing one symbol with another, or `nil` for none.
    @available(IOS26 )
    public var symbolContentTransition: UISymbolContentTransition?
    /// Whether an activity indicator replaces the image.
    public var showsActivityIndicator = false
    /// The transformer that derives the activity indicator's color from the foreground color.
    public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
    /// The title.
    public var title: String? {
      get { attributedTitle.map { String($0.characters) } }
      set { attributedTitle = newValue.map { AttributedString($0) } }
    }
    /// The title with attributes.
    public var attributedTitle: AttributedString?
    /// The transformer that changes the title's attributes.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// The line break mode of the title.
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// The text below the title.
    public var subtitle: String? {
      get { attributedSubtitle.map { String($0.characters) } }
      set { attributedSubtitle = newValue.map { AttributedString($0) } }
    }
    /// The text below the title, with attributes.
    public var attributedSubtitle: AttributedString?
    /// The transformer that changes the subtitle's attributes.
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// The line break mode of the subtitle.
    public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// The indicator that the button has a menu.
    public var indicator = Indicator.automatic {
      didSet {
        Stub.buttonConfigurationIndicator.report(
          if: indicator != .automatic && indicator != .none)
      }
    }
    /// The transformer that derives the indicator's color from the foreground color.
    public var indicatorColorTransformer: UIConfigurationColorTransformer? {
      didSet { Stub.buttonConfigurationIndicatorColor.report(if: indicatorColorTransformer != nil) }
    }
    /// The distances of the content from the edges, in points.
    public var contentInsets = NSDirectionalEdgeInsets() {
      didSet { hasDefaultContentInsets = false }
    }
    /// The edge of the title that the image is next to.
    public var imagePlacement: NSDirectionalRectEdge = .leading
    /// The distance between the image and the title, in points.
    public var imagePadding: CGFloat = 0
    /// The width reserved for the image in points, or 0 to reserve the image's own width.
    public var imageReservation: CGFloat = 0
    /// The distance between the title and the subtitle, in points.
    public var titlePadding: CGFloat = 1
    /// The alignment of the title and the subtitle relative to each other.
    public var titleAlignment = TitleAlignment.automatic
    /// Whether the appearance is updated when the button is selected.
    public var automaticallyUpdateForSelection = true

    private var hasDefaultContentInsets = true

    init(style: Style) {
      self.style = style
      background.cornerRadius = UIButton.look.corners.background
      setDefaultContentInsets()
    }

    /// Returns a button without a background.
    public static func plain() -> Configuration { Configuration(style: .plain) }
    /// Returns a button with a gray background.
    public static func gray() -> Configuration { Configuration(style: .gray) }
    /// Returns a button with a translucent background in its tint color.
    public static func tinted() -> Configuration { Configuration(style: .tinted) }
    /// Returns a button filled with its tint color.
    public static func filled() -> Configuration { Configuration(style: .filled) }
    /// Returns a button without a background, in the platform's style.
    public static func borderless() -> Configuration { Configuration(style: .borderless) }
    /// Returns a button with a border, in the platform's style.
    public static func bordered() -> Configuration { Configuration(style: .bordered) }
    /// Returns a tinted button with a border, in the platform's style.
    public static func borderedTinted() -> Configuration { Configuration(style: .borderedTinted) }
    /// Returns a prominent button with a border, in the platform's style.
    public static func borderedProminent() -> Configuration {
      Configuration(style: .borderedProminent)
    }

    /// Resets the content insets to the default for the button's size.
    public mutating func setDefaultContentInsets() {
      contentInsets = defaultContentInsets
      hasDefaultContentInsets = true
    }

    private var defaultContentInsets: NSDirectionalEdgeInsets { sizeLook.insets }

    /// The design's measures of a button of this size.
    fileprivate var sizeLook: ButtonDesign.Size {
      switch buttonSize {
      case .mini, .small: UIButton.look.small
      case .medium: UIButton.look.medium
      case .large: UIButton.look.large
      }
    }

    /// Returns the configuration updated for the state of a button.
    public func updated(for button: UIButton) -> Configuration {
      var updated = self
      updated.update(for: button)
      return updated
    }
  }
}

extension UIButton.Configuration {
  private mutating func update(for button: UIButton) {
    let look = UIButton.look.states
    let tint = button.tintColor ?? .systemBlue
    let isSelected = automaticallyUpdateForSelection && button.isSelected
    var foreground = baseForegroundColor ?? defaultForeground(tint: tint, isSelected: isSelected)
    var fill =
      background.backgroundColor ?? defaultBackground(tint: tint, isSelected: isSelected) ?? .clear
    if !button.isEnabled {
      foreground = look.disabledTitle
      if fill != .clear { fill = look.disabledFill }
    } else if button.isHighlighted {
      if isFilled {
        fill = fill.darkened
      } else {
        foreground = foreground.fadedWhileHighlighted
        if fill != .clear { fill = fill.fadedWhileHighlighted }
      }
    }
    baseForegroundColor = foreground
    background.backgroundColor = fill
  }

  private var isFilled: Bool { style == .filled || style == .borderedProminent }

  private func defaultForeground(tint: UIColor, isSelected: Bool) -> UIColor {
    switch style {
    case .filled, .borderedProminent: UIButton.look.states.prominentTitle
    case .tinted, .borderedTinted: isSelected ? UIButton.look.states.prominentTitle : tint
    case .plain, .gray, .borderless, .bordered: tint
    }
  }

  private func defaultBackground(tint: UIColor, isSelected: Bool) -> UIColor? {
    let base = baseBackgroundColor
    let look = UIButton.look.states
    switch style {
    case .plain, .borderless:
      return base ?? (isSelected ? tint.withAlphaComponent(look.tintedOpacity) : nil)
    case .gray, .bordered:
      return isSelected
        ? (base ?? tint).withAlphaComponent(look.tintedOpacity) : base ?? look.grayFill
    case .tinted, .borderedTinted:
      return isSelected
        ? base ?? tint : (base ?? tint).withAlphaComponent(look.tintedOpacity)
    case .filled, .borderedProminent:
      return base ?? tint
    }
  }
}

// MARK: Text

extension UIButton.Configuration {
  /// The font of a title that doesn't specify one.
  var titleFont: UIFont { .preferredFont(forTextStyle: sizeLook.titleStyle) }

  private var subtitleFont: UIFont { .preferredFont(forTextStyle: sizeLook.subtitleStyle) }

  /// Returns the title as the label displays it at the text size of some traits.
  func styledTitle(color: UIColor, traits: UITraitCollection) -> EditableText? {
    attributedTitle.map {
      Self.styled(
        $0, font: titleFont, color: color, transformer: titleTextAttributesTransformer,
        traits: traits)
    }
  }

  /// Returns the subtitle as the label displays it at the text size of some traits.
  func styledSubtitle(color: UIColor, traits: UITraitCollection) -> EditableText? {
    attributedSubtitle.map {
      Self.styled(
        $0, font: subtitleFont, color: color, transformer: subtitleTextAttributesTransformer,
        traits: traits)
    }
  }

  private static func styled(
    _ text: AttributedString, font: UIFont, color: UIColor,
    transformer: UIConfigurationTextAttributesTransformer?, traits: UITraitCollection
  ) -> EditableText {
    var container = AttributeContainer()
    container.uiKit.font = font
    container.uiKit.foregroundColor = color
    if let transformer { container = transformer(container) }
    var styled = text
    styled.mergeAttributes(container, mergePolicy: .keepCurrent)
    var result = EditableText(styled)
    result.changeValues(of: .font) { ($0 as? UIFont)?.rescaled(for: traits) ?? $0 }
    return result
  }

  /// Whether there's a title that can wrap.
  var wrapsTitle: Bool {
    titleLineBreakMode.breaksLines && attributedTitle?.characters.isEmpty == false
  }

  /// Whether the image is above or below the title.
  var placesImageVertically: Bool { imagePlacement == .top || imagePlacement == .bottom }
}

extension NSLineBreakMode {
  /// Whether text wraps in this mode.
  var breaksLines: Bool { self == .byWordWrapping || self == .byCharWrapping }
}

// MARK: Storyboards

extension UIButton.Configuration {
  /// Reads a `<buttonConfiguration>`.
  init(node: StoryboardNode, coder: StoryboardCoder) {
    self.init(style: node["style"].flatMap { Self.styles[$0] } ?? .plain)
    if let size = node["buttonSize"].flatMap({ Self.sizes[$0] }) { buttonSize = size }
    if let style = node["cornerStyle"].flatMap({ Self.cornerStyles[$0] }) { cornerStyle = style }
    title = coder.string("title", of: node, translationKey: "configuration.title")
    subtitle = coder.string("subtitle", of: node, translationKey: "configuration.subtitle")
    if let title = coder.attributedString(key: "attributedTitle", of: node) {
      attributedTitle = AttributedString(title)
    }
    if let subtitle = coder.attributedString(key: "attributedSubtitle", of: node) {
      attributedSubtitle = AttributedString(subtitle)
    }
    if let font = node.child(key: "titleFontDescription").flatMap(coder.font)
      ?? node.child(key: "fontDescription").flatMap(coder.font)
    {
      attributedTitle?.uiKit.font = font
    }
    image = coder.image("image", of: node)
    preferredSymbolConfigurationForImage = coder.symbolConfiguration(
      key: "preferredSymbolConfigurationForImage", of: node)
    baseForegroundColor = coder.color(key: "baseForegroundColor", of: node)
    baseBackgroundColor = coder.color(key: "baseBackgroundColor", of: node)
    if let placement = node["imagePlacement"].flatMap({ Self.placements[$0] }) {
      imagePlacement = placement
    }
    if let padding = node.double("imagePadding") { imagePadding = padding }
    if let padding = node.double("titlePadding") { titlePadding = padding }
    if let alignment = node["titleAlignment"].flatMap({ Self.titleAlignments[$0] }) {
      titleAlignment = alignment
    }
    if let mode = node["titleLineBreakMode"].flatMap({ StoryboardCoder.lineBreakModes[$0] }) {
      titleLineBreakMode = mode
    }
    showsActivityIndicator = node.bool("showsActivityIndicator") ?? false
    if let insets = coder.directionalInsets(key: "contentInsets", of: node) {
      contentInsets = insets
    }
    if let node = node.child(key: "background") { decodeBackground(node, coder) }
  }

  private mutating func decodeBackground(_ node: StoryboardNode, _ coder: StoryboardCoder) {
    background.backgroundColor = coder.color(key: "backgroundColor", of: node)
    background.image = coder.image("image", of: node)
    background.strokeColor = coder.color(key: "strokeColor", of: node)
    if let width = node.double("strokeWidth") { background.strokeWidth = width }
    if let radius = node.double("cornerRadius") { background.cornerRadius = radius }
    if let insets = coder.directionalInsets(key: "backgroundInsets", of: node) {
      background.backgroundInsets = insets
    }
  }

  private static let styles: [String: Style] = [
    "plain": .plain, "gray": .gray, "tinted": .tinted, "filled": .filled,
    "borderless": .borderless, "bordered": .bordered, "borderedTinted": .borderedTinted,
    "borderedProminent": .borderedProminent,
  ]

  private static let sizes: [String: Size] = [
    "mini": .mini, "small": .small, "medium": .medium, "large": .large,
  ]

  private static let cornerStyles: [String: CornerStyle] = [
    "fixed": .fixed, "dynamic": .dynamic, "small": .small, "medium": .medium, "large": .large,
    "capsule": .capsule,
  ]

  private static let placements: [String: NSDirectionalRectEdge] = [
    "top": .top, "leading": .leading, "bottom": .bottom, "trailing": .trailing, "all": .all,
  ]

  private static let titleAlignments: [String: TitleAlignment] = [
    "automatic": .automatic, "leading": .leading, "center": .center, "trailing": .trailing,
  ]
}

extension UIColor {
  /// The color of a filled button while it's touched.
  fileprivate var darkened: UIColor {
    UIColor { traits in
      let color = self.resolvedColor(with: traits)
      var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
      guard color.getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return color }
      let share = UIButton.look.states.touchedBrightness
      return UIColor(red: share * red, green: share * green, blue: share * blue, alpha: alpha)
    }
  }

  /// A transparent color that's faded while the button is touched.
  fileprivate var fadedWhileHighlighted: UIColor {
    UIColor { traits in
      let color = self.resolvedColor(with: traits)
      var (white, alpha): (CGFloat, CGFloat) = (0, 1)
      if !color.getWhite(&white, alpha: &alpha) {
        color.getRed(nil, green: nil, blue: nil, alpha: &alpha)
      }
      return color.withAlphaComponent(UIButton.look.states.touchedOpacity * alpha)
    }
  }
}
