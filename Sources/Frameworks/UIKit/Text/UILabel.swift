import AppRuntime
import DeviceProtocol
import DisplayList
import Raster
import Stubs

/// A view that shows text that users can't edit.
///
/// Follows <https://developer.apple.com/documentation/uikit/uilabel>.
@preconcurrency @MainActor
open class UILabel: UIView, UIContentSizeCategoryAdjusting {
  /// Creates a label with a frame in its superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a label from a storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    if let coder = coder as? StoryboardCoder { read(coder) }
  }

  private func setUp() {
    isUserInteractionEnabled = false
    isOpaque = false
    // A subclass may rely on calls to `drawText(in:)`.
    backingLayer.isDrawnWhenSeen = type(of: self) == UILabel.self
    isAccessibilityElement = true
    if accessibilityTraits == .none { accessibilityTraits = .staticText }
  }

  private func read(_ coder: StoryboardCoder) {
    if let font = coder.font(key: "fontDescription") { storedFont = font }
    if let color = coder.color(key: "textColor") { storedTextColor = color }
    highlightedTextColor = coder.color(key: "highlightedColor")
    shadowColor = coder.color(key: "shadowColor")
    if let offset = coder.size(key: "shadowOffset") { shadowOffset = offset }
    storedAlignment = coder.value("textAlignment", StoryboardCoder.textAlignments) ?? .natural
    storedLineBreakMode =
      coder.value("lineBreakMode", StoryboardCoder.lineBreakModes) ?? .byTruncatingTail
    numberOfLines = coder.integer("numberOfLines") ?? 1
    adjustsFontSizeToFitWidth = coder.bool("adjustsFontSizeToFit") ?? true
    if let factor = coder.double("minimumScaleFactor") {
      minimumScaleFactor = factor
    } else if let size = coder.double("minimumFontSize"), size > 0 {
      minimumScaleFactor = size / storedFont.pointSize
    }
    adjustsFontForContentSizeCategory = coder.bool("adjustsFontForContentSizeCategory") ?? false
    allowsDefaultTighteningForTruncation =
      coder.bool("allowsDefaultTighteningForTruncation") ?? false
    isEnabled = coder.bool("enabled") ?? true
    isHighlighted = coder.bool("highlighted") ?? false
    preferredMaxLayoutWidth = coder.double("preferredMaxLayoutWidth") ?? 0
    baselineAdjustment =
      coder.value(
        "baselineAdjustment",
        ["alignBaselines": .alignBaselines, "alignCenters": .alignCenters, "none": .none])
      ?? .alignBaselines
    if let attributed = coder.attributedString(key: "attributedText") {
      attributedText = attributed
    } else {
      text = coder.string("text")
    }
  }

  // MARK: Content

  private enum Content {
    case plain(String?)
    case styled(EditableText)

    var string: String? {
      switch self {
      case .plain(let text): text
      case .styled(let text): text.string
      }
    }
  }

  private var content = Content.plain(nil) {
    didSet { lastAttributedText = nil }
  }
  /// The last value of `attributedText`, or `nil` if something has changed it since.
  private var lastAttributedText: NSAttributedString?
  /// The text for measuring, in any color, which is created on first use.
  private var measured: StyledString?

  private func contentDidChange() {
    measured = nil
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }

  /// The text.
  open var text: String? {
    get {
      MainThreadChecker.check()
      return content.string
    }
    set {
      if case .plain(let old) = content, old == newValue { return }
      keepLookOfFirstCharacter()
      content = .plain(newValue)
      contentDidChange()
    }
  }

  /// The text with attributes.
  open var attributedText: NSAttributedString? {
    get {
      switch content {
      case .plain(nil): return nil
      case .plain(let text?):
        return NSAttributedString(
          string: text,
          attributes: [
            .font: storedFont, .foregroundColor: storedTextColor, .paragraphStyle: paragraphStyle,
          ])
      case .styled(let text):
        let attributed = lastAttributedText ?? text.attributed
        lastAttributedText = attributed
        return attributed
      }
    }
    set { styledText = newValue.map { EditableText($0) } }
  }

  /// The text and its attributes, or `nil` if the label sets no attributes.
  var styledText: EditableText? {
    get { if case .styled(let text) = content { text } else { nil } }
    set {
      content = newValue.map { .styled($0) } ?? .plain(nil)
      let attributes = newValue?.attributes(at: 0) ?? [:]
      firstFont = attributes[.font] as? UIFont
      firstColor = attributes[.foregroundColor] as? UIColor
      if let style = attributes[.paragraphStyle] as? NSParagraphStyle {
        storedAlignment = style.alignment
        storedLineBreakMode = style.lineBreakMode
      }
      contentDidChange()
    }
  }

  /// The paragraph style of text that doesn't have its own.
  private var paragraphStyle: NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    style.alignment = storedAlignment
    style.lineBreakMode = storedLineBreakMode
    return style
  }

  /// Changes the attributed text, if there's one.
  private func changeStyledText(_ change: (inout EditableText) -> Void) {
    guard case .styled(var text) = content else { return }
    change(&text)
    content = .styled(text)
  }

  /// Gives the label the font and color of the attributed text's first character, which plain text
  /// keeps.
  private func keepLookOfFirstCharacter() {
    storedFont = font
    storedTextColor = textColor
    firstFont = nil
    firstColor = nil
  }

  /// The font and color of an attributed text's first character, if they're specified. Characters
  /// that don't specify any have the label's own.
  private var firstFont: UIFont?
  private var firstColor: UIColor?

  private var storedFont = UIFont.systemFont(ofSize: 17)

  /// The font of the text.
  open var font: UIFont! {
    get { firstFont ?? storedFont }
    set {
      storedFont = newValue ?? UIFont.systemFont(ofSize: 17)
      firstFont = nil
      changeStyledText { $0.set(.font, to: storedFont) }
      contentDidChange()
    }
  }

  private var storedTextColor = UIColor.label

  /// The color of the text.
  open var textColor: UIColor! {
    get { firstColor ?? storedTextColor }
    set {
      storedTextColor = newValue ?? .label
      firstColor = nil
      changeStyledText { $0.set(.foregroundColor, to: storedTextColor) }
      measured = nil
      setNeedsDisplay()
    }
  }

  private var storedAlignment = NSTextAlignment.natural

  /// The alignment of the text.
  open var textAlignment: NSTextAlignment {
    get { storedAlignment }
    set {
      storedAlignment = newValue
      changeStyledText { text in
        text.changeParagraphStyles(from: paragraphStyle) { $0.alignment = newValue }
      }
      setNeedsDisplay()
    }
  }

  private var storedLineBreakMode = NSLineBreakMode.byTruncatingTail

  /// The line break mode.
  open var lineBreakMode: NSLineBreakMode {
    get { storedLineBreakMode }
    set {
      storedLineBreakMode = newValue
      changeStyledText { text in
        text.changeParagraphStyles(from: paragraphStyle) { $0.lineBreakMode = newValue }
      }
      contentDidChange()
    }
  }

  /// The maximum number of lines, or 0 for no limit.
  open var numberOfLines = 1 {
    didSet {
      guard numberOfLines != oldValue else { return }
      contentDidChange()
      if numberOfLines == 1 || oldValue == 1 { textWrappingDidChange() }
    }
  }

  /// Whether text that is too wide is shrunk.
  open var adjustsFontSizeToFitWidth = false {
    didSet { setNeedsDisplay() }
  }

  /// The minimum scale factor for the text, or 0 to shrink it as much as necessary.
  open var minimumScaleFactor: CGFloat = 0 {
    didSet { setNeedsDisplay() }
  }

  /// The minimum scale factor for the text, or `nil` if it doesn't shrink.
  var leastScale: CGFloat? { adjustsFontSizeToFitWidth ? minimumScaleFactor : nil }

  /// Whether letter spacing is tightened before text that almost fits on one line wraps.
  var tightensBeforeWrapping: Bool { false }

  /// Whether letter spacing is tightened before text is truncated.
  open var allowsDefaultTighteningForTruncation = false {
    didSet { setNeedsDisplay() }
  }

  /// The strategy for breaking lines.
  open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = .standard {
    didSet {
      Stub.labelLineBreakStrategy.report(
        if: !lineBreakStrategy.isEmpty && lineBreakStrategy != .standard)
    }
  }

  /// Whether the whole text appears when the pointer rests on a label that truncates it.
  open var showsExpansionTextWhenTruncated = false {
    didSet { Stub.labelExpansionText.report(if: showsExpansionTextWhenTruncated) }
  }

  /// The vertical placement of text that was shrunk.
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines {
    didSet { setNeedsDisplay() }
  }

  /// Whether the font follows the user's preferred text size.
  open var adjustsFontForContentSizeCategory = false

  /// The color of the text while it's highlighted.
  open var highlightedTextColor: UIColor? {
    didSet { setNeedsDisplay() }
  }

  /// Whether the text is highlighted.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { setNeedsDisplay() } }
  }

  /// Whether the text is drawn as enabled.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { setNeedsDisplay() } }
  }

  /// The color of the text's shadow.
  open var shadowColor: UIColor? {
    didSet { setNeedsDisplay() }
  }

  /// The offset of the text's shadow.
  open var shadowOffset = CGSize(width: 0, height: -1) {
    didSet { setNeedsDisplay() }
  }

  /// The width for wrapping lines when constraints determine the size, or 0 if the constraints
  /// determine the width.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() } }
  }

  // MARK: Measuring

  private static let unlimited: CGFloat = 1_000_000

  private var isEmpty: Bool { content.string?.isEmpty ?? true }

  private var forMeasuring: StyledString {
    if let measured { return measured }
    let made = makeStyled()
    measured = made
    return made
  }

  private func makeStyled() -> StyledString {
    switch content {
    case .plain(let text):
      return StyledString(
        text ?? "", font: storedFont,
        color: storedTextColor.resolved(with: traitCollection).displayed)
    case .styled(let text):
      return StyledString(text, font: storedFont, color: storedTextColor, traits: traitCollection)
    }
  }

  private func paragraph(for text: StyledString, lines: Int) -> ParagraphLayout {
    var style = text.paragraphStyle ?? NSParagraphStyle.Values()
    style.alignment = storedAlignment
    style.lineBreakMode = storedLineBreakMode
    if style.alignment == .natural {
      style.alignment =
        effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left
    }
    return ParagraphLayout(style, maximumLines: lines)
  }

  /// Returns as many lines as fit a size, scaled down or with tighter spacing if the label allows
  /// it.
  private func layout(_ text: StyledString, in size: CGSize, lines: Int) -> (
    StyledString, TextLayout
  ) {
    var text = text
    let paragraph = paragraph(for: text, lines: lines)
    let width = size.width >= Self.unlimited ? .infinity : size.width
    var layout = text.layout(width: width, paragraph: paragraph)
    if lines != 1, tightensBeforeWrapping, layout.lines.count > 1,
      let closer = onOneLine(text, width: width, paragraph: paragraph)
    {
      text = closer
      layout = text.layout(width: width, paragraph: paragraph)
    }
    if lines == 1, width.isFinite, width > 0 {
      let natural = text.layout(width: .infinity, paragraph: paragraph)
      if natural.size.width > width + 0.01 {
        if let closer = tightened(
          text, from: natural.size.width, to: width, paragraph: paragraph)
        {
          text = closer
          layout = text.layout(width: width, paragraph: paragraph)
        } else if let leastScale {
          text = text.shrunk(
            from: natural.size.width, to: width, least: max(Double(leastScale), 0.05),
            paragraph: paragraph)
          layout = text.layout(width: width, paragraph: paragraph)
        }
      }
    } else if let leastScale, lines != 1 {
      let least = leastScale > 0 ? Double(leastScale) : 0.3
      let whole = text
      var factor = 1.0
      while layout.isTruncated || layout.size.height > size.height + 0.5, factor > least {
        factor = max(factor - 0.05, least)
        text = whole.scaled(by: factor)
        layout = text.layout(width: width, paragraph: paragraph)
      }
    }
    if lines != 1, layout.size.height > size.height + 0.5 {
      let room = layout.lines.count { $0.y + $0.height <= Double(size.height) + 0.5 }
      let fewer = self.paragraph(for: text, lines: max(room, 1))
      layout = text.layout(width: width, paragraph: fewer)
    }
    return (text, layout)
  }

  /// Returns the text with tighter letter spacing, if the difference is too small to be noticed.
  ///
  /// A label that was laid out on a Mac for the exact width of San Francisco must fit the same text
  /// here, although some letters are slightly wider or narrower.
  private func tightened(
    _ text: StyledString, from natural: CGFloat, to width: CGFloat, paragraph: ParagraphLayout
  ) -> StyledString? {
    let isLarge = text.styled.defaultStyle.font.size >= 20
    let limit = allowsDefaultTighteningForTruncation || isLarge ? 0.05 : 0.03
    let count = content.string?.count ?? 0
    guard count > 0, natural - width <= natural * limit else { return nil }
    return text.tightened(from: natural, to: width, count: count, paragraph: paragraph)
  }

  /// Returns the text, which can wrap, on one line if tighter letter spacing makes it fit.
  private func onOneLine(
    _ text: StyledString, width: CGFloat, paragraph: ParagraphLayout
  ) -> StyledString? {
    let layout = text.layout(width: .infinity, paragraph: paragraph)
    let natural = layout.size.width
    guard layout.lines.count == 1, natural - width <= greatestExcess(of: natural) else {
      return nil
    }
    return tightened(text, from: natural, to: width, paragraph: paragraph)
  }

  /// Returns the maximum additional width of text that can wrap, compared to Apple's devices.
  ///
  /// It's 1% in the regular system font, but at least 2 points, because the difference can be
  /// larger for a few letters.
  private func greatestExcess(of natural: CGFloat) -> CGFloat {
    guard case .plain = content, storedFont.isRegularOfSystem else { return .infinity }
    return max(natural * 0.01, 2)
  }

  /// Returns the rectangle of the text within bounds, with a maximum number of lines.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect
  {
    guard !isEmpty else { return CGRect(origin: bounds.origin, size: .zero) }
    let layout = layout(forMeasuring, in: bounds.size, lines: numberOfLines).1
    var rect = CGRect(origin: bounds.origin, size: pixelCeiled(layout.size))
    if bounds.width < Self.unlimited {
      rect.size.width = min(rect.width, max(bounds.width, 0))
      switch paragraph(for: forMeasuring, lines: numberOfLines).alignment {
      case .center: rect.origin.x += (bounds.width - rect.width) / 2
      case .right: rect.origin.x += bounds.width - rect.width
      case .left, .natural, .justified: break
      }
    }
    if bounds.height < Self.unlimited { rect.size.height = min(rect.height, max(bounds.height, 0)) }
    return rect
  }

  private func pixelCeiled(_ size: CGSize) -> CGSize {
    let scale = max(traitCollection.displayScale, 1)
    return CGSize(
      width: ((size.width * scale) - 0.001).rounded(.up) / scale,
      height: ((size.height * scale) - 0.001).rounded(.up) / scale)
  }

  /// The size of the text, with lines that wrap at `preferredMaxLayoutWidth`.
  open override var intrinsicContentSize: CGSize {
    let width = preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : Self.unlimited
    return wrappedSize(CGSize(width: width, height: Self.unlimited))
  }

  /// Returns the size of the text within a size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    wrappedSize(
      CGSize(
        width: size.width > 0 && numberOfLines != 1 ? size.width : Self.unlimited,
        height: Self.unlimited))
  }

  private func wrappedSize(_ size: CGSize) -> CGSize {
    textRect(forBounds: CGRect(origin: .zero, size: size), limitedToNumberOfLines: numberOfLines)
      .size
  }

  override var wrapsContent: Bool { numberOfLines != 1 && preferredMaxLayoutWidth == 0 }

  override var showsWrappingText: Bool { numberOfLines != 1 }

  override func wrappedContentSize(forWidth width: CGFloat) -> CGSize {
    wrappedSize(CGSize(width: width, height: Self.unlimited))
  }

  override func baselineOffsets(in size: CGSize) -> (first: CGFloat, last: CGFloat) {
    let (_, layout) = layout(forMeasuring, in: size, lines: numberOfLines)
    let top = (size.height - layout.size.height) / 2
    return (
      pixelRounded(top + layout.lines[0].baseline),
      size.height - pixelRounded(top + layout.lines[layout.lines.count - 1].baseline)
    )
  }

  override var baselineShares: (first: Double, last: Double) { (0.5, 0.5) }

  override var redrawsOnResize: Bool { true }

  // MARK: Drawing

  package override var drawsOnClearGround: Bool { true }

  /// Draws the text.
  open override func draw(_ rect: CGRect) {
    drawText(in: bounds)
  }

  /// Draws the text in a rectangle, centered vertically.
  open func drawText(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), !isEmpty, rect.width > 0, rect.height > 0
    else { return }
    var styled = makeStyled()
    if isHighlighted, let color = highlightedTextColor {
      styled.recolor(color.resolved(with: traitCollection).displayed)
    } else if !isEnabled {
      var color = textColor.resolved(with: traitCollection).displayed
      color.alpha *= 0.43
      styled.recolor(color)
    }
    let (text, layout) = layout(styled, in: rect.size, lines: numberOfLines)
    var origin = CGPoint(x: rect.minX, y: rect.minY + (rect.height - layout.size.height) / 2)
    if numberOfLines == 1,
      text.styled.defaultStyle.font.size != styled.styled.defaultStyle.font.size
    {
      switch baselineAdjustment {
      case .alignCenters: break
      case .none: origin.y = rect.minY
      case .alignBaselines:
        let full = styled.layout(width: .infinity, paragraph: paragraph(for: styled, lines: 1))
        origin.y =
          rect.minY + (rect.height - full.size.height) / 2
          + (full.lines[0].baseline - layout.lines[0].baseline)
      }
    }
    let overflows =
      layout.size.width > rect.width + 0.5 || layout.size.height > rect.height + 1
    if overflows {
      context.saveGState()
      context.clip(to: rect)
    }
    if let shadowColor {
      var shadow = styled
      shadow.recolor(shadowColor.resolved(with: traitCollection).displayed)
      let (fitting, recolored) = self.layout(shadow, in: rect.size, lines: numberOfLines)
      fitting.draw(recolored, at: origin.moved(by: shadowOffset), in: context)
    }
    text.draw(layout, at: origin, in: context)
    if overflows { context.restoreGState() }
  }

  /// Updates the font when the preferred text size changes.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if traitCollection.legibilityWeight != previousTraitCollection?.legibilityWeight {
      contentDidChange()
    }
    if adjustsFontForContentSizeCategory { adjustFonts(from: previousTraitCollection) }
  }

  /// Adjusts the fonts of all parts of the text to the preferred text size.
  private func adjustFonts(from old: UITraitCollection?) {
    var isChanged = false
    func adjusted(_ font: UIFont) -> UIFont {
      guard let adjusted = font.adjusted(from: old, to: traitCollection) else { return font }
      isChanged = true
      return adjusted
    }
    storedFont = adjusted(storedFont)
    firstFont = firstFont.map(adjusted)
    changeStyledText { text in
      text.changeValues(of: .font) { ($0 as? UIFont).map(adjusted) ?? $0 }
    }
    if isChanged { contentDidChange() }
  }

  // MARK: Accessibility

  /// The label, or the text if there's no label.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? text }
    set { super.accessibilityLabel = newValue }
  }

  override func describe(_ element: inout ScreenElement) {
    super.describe(&element)
    element.text = text
    element.isEnabled = isEnabled
    var color = makeStyled().styled.spans.first?.style.color
    if isHighlighted, let highlightedTextColor {
      color = highlightedTextColor.resolved(with: traitCollection).displayed
    }
    element.textColor = color ?? storedTextColor.resolved(with: traitCollection).displayed
  }

  override var elementKind: ElementKind { elementKind(otherwise: .staticText) }

  override var legibility: TextLegibility {
    let legibility = TextLegibility(font, isScaled: adjustsFontForContentSizeCategory)
    return isTextClipped ? legibility.union(.isClipped) : legibility
  }

  override var kindName: String? { "label" }

  // MARK: Self-description

  override class func listProperties(_ list: inout InspectorProperties) {
    super.listProperties(&list)
    list.content.append(
      .text("label.text", "Text", of: UILabel.self, { $0.text }, { $0.text = $1 }))
    list.content += InspectorProperty.font(
      "label.fontSize", of: UILabel.self, { $0.font }, { $0.font = $1 })
    list.content.append(
      .number(
        "label.lines", "Lines", of: UILabel.self, in: 0...10_000, { CGFloat($0.numberOfLines) },
        { $0.numberOfLines = Int($1) }))
    list.colors.append(
      .color(
        "label.textColor", "Text", of: UILabel.self, { $0.textColor }, { $0.textColor = $1 })
    )
  }

  override class var appearanceProperties: [AppearanceProperty] {
    [
      .path(\UILabel.font), .path(\UILabel.textColor), .path(\UILabel.highlightedTextColor),
      .path(\UILabel.shadowColor), .path(\UILabel.shadowOffset), .path(\UILabel.textAlignment),
      .path(\UILabel.numberOfLines), .path(\UILabel.adjustsFontForContentSizeCategory),
    ]
  }

  override class var namedMembers: [ObjCMember] {
    [
      .key("text", \UILabel.text),
      .key("attributedText", \UILabel.attributedText),
      .key("font", \UILabel.font),
      .key("textColor", \UILabel.textColor),
      .rawKey("textAlignment", \UILabel.textAlignment),
      .key("highlightedTextColor", \UILabel.highlightedTextColor),
      .key("highlighted", \UILabel.isHighlighted),
      .key("enabled", \UILabel.isEnabled),
      .key("shadowColor", \UILabel.shadowColor),
      .key("shadowOffset", \UILabel.shadowOffset),
      .key("numberOfLines", \UILabel.numberOfLines),
      .key("adjustsFontSizeToFitWidth", \UILabel.adjustsFontSizeToFitWidth),
      .key("minimumScaleFactor", \UILabel.minimumScaleFactor),
      .key("preferredMaxLayoutWidth", \UILabel.preferredMaxLayoutWidth),
    ]
  }

  override class var canBeSender: Bool { true }
}

extension CGPoint {
  fileprivate func moved(by offset: CGSize) -> CGPoint {
    CGPoint(x: x + offset.width, y: y + offset.height)
  }
}
