import DeviceProtocol
import Stubs

/// A control that runs code when it's tapped.
///
/// Follows <https://developer.apple.com/documentation/uikit/uibutton>.
@preconcurrency @MainActor
open class UIButton: UIControl, ConfiguredView {
  /// The types of buttons, which determine a button's appearance.
  public enum ButtonType: Int, Sendable {
    /// A button without a predefined appearance.
    case custom = 0
    /// Text or an image in the tint color.
    case system = 1
    /// A circled i that shows details.
    case detailDisclosure = 2
    /// A circled i on a dark background.
    case infoLight = 3
    /// A circled i on a light background.
    case infoDark = 4
    /// A circled plus.
    case contactAdd = 5
    /// A cross that closes something.
    case close = 7

    /// A deprecated name for `system`.
    public static let roundedRect = ButtonType.system
  }

  /// The roles of a button.
  public enum Role: Int, Sendable {
    /// No special role.
    case normal
    /// The button that the user most likely chooses.
    case primary
    /// The button cancels an operation.
    case cancel
    /// The button's action is destructive.
    case destructive
  }

  /// A closure that updates a button's configuration for its state.
  public typealias ConfigurationUpdateHandler = (UIButton) -> Void

  nonisolated static let look = SystemDesign.current.buttons

  var content = UIButtonContent()
  private var needsUpdate = true
  private var needsConfigurationUpdate = false
  private var isUpdating = false
  private var wasHighlighted = false
  lazy var label = makeLabel(font: Self.look.plain.customFont.font)
  lazy var secondLabel = makeLabel(
    font: .preferredFont(forTextStyle: Self.look.medium.subtitleStyle))
  lazy var picture = UIImageView()
  var backgroundPicture: UIImageView?
  var backgroundView: UIButtonBackgroundView?
  var spinner: UIActivityIndicatorView?
  var selectionView: UIView?

  // MARK: Creating

  /// Creates a custom button with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUpAccessibility()
  }

  /// Creates a button with a type.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    setUp(buttonType)
    frame.size = intrinsicContentSize
  }

  /// Creates a button of the class that this is called on.
  ///
  /// `make` calls this initializer by its symbol.
  @_silgen_name("quince_UIButton_make")
  convenience init(of buttonType: ButtonType) {
    self.init(type: buttonType)
  }

  /// Creates a system button with an action and the action's title and image.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(frame: .zero, primaryAction: primaryAction)
    setUp(buttonType)
    setContent(of: primaryAction)
    frame.size = intrinsicContentSize
  }

  /// Creates a button with a configuration, an action, and the action's title and image.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero, primaryAction: primaryAction)
    setUp(.system)
    self.configuration = configuration
    setContent(of: primaryAction)
    frame.size = intrinsicContentSize
  }

  /// Creates a system button with an image and an action.
  open class func systemButton(with image: UIImage, target: Any?, action: Selector?) -> Self {
    guard let button = make(.system) as? Self else { fatalError("\(self) isn't a button") }
    button.setImage(image, for: .normal)
    if let action { button.addTarget(target, action: action, for: .touchUpInside) }
    return button
  }

  /// Creates a button from a storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpAccessibility()
    if let coder = coder as? StoryboardCoder { read(coder) }
  }

  private func setUpAccessibility() {
    isAccessibilityElement = true
    accessibilityTraits.insert(.button)
  }

  /// The button's name for assistive technology: its title, or else the label of its image, unless
  /// another is set.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? shownTitle ?? currentImage?.accessibilityLabel }
    set { super.accessibilityLabel = newValue }
  }

  func setUp(_ type: ButtonType) {
    content.type = type
    switch type {
    case .custom:
      return
    case .system:
      label.font = Self.look.plain.systemFont.font
    case .detailDisclosure, .infoLight, .infoDark:
      setImage(Self.largeSymbol("info.circle"), for: .normal)
    case .contactAdd:
      setImage(Self.largeSymbol("plus.circle"), for: .normal)
    case .close:
      setImage(Self.closeSymbol, for: .normal)
      tintColor = Self.look.close.color
    }
  }

  private static func largeSymbol(_ name: String) -> UIImage? {
    UIImage(systemName: name, withConfiguration: UIImage.SymbolConfiguration(scale: .large))
  }

  private func setContent(of action: UIAction?) {
    guard let action else { return }
    if !action.title.isEmpty { setTitle(action.title, for: .normal) }
    if let image = action.image { setImage(image, for: .normal) }
  }

  /// The type that the button was created with.
  open var buttonType: ButtonType { content.type }

  /// The purpose of the button, such as canceling or destroying something.
  open var role = Role.normal {
    didSet { Stub.buttonRole.report(if: role != .normal) }
  }

  /// The style that the button has; on a phone or tablet, it's always that of iPadOS.
  open var behavioralStyle: UIBehavioralStyle { .pad }

  /// The preferred style, which has an effect only on a Mac.
  open var preferredBehavioralStyle = UIBehavioralStyle.automatic

  /// Whether the pointer is over the button.
  ///
  /// The device has no pointer that hovers.
  open var isHovered: Bool { false }

  // MARK: Configuration

  /// The configuration of the button.
  ///
  /// Without one, the values for the button's states determine its appearance.
  public var configuration: Configuration? {
    didSet {
      if oldValue == nil { needsConfigurationUpdate = true }
      setNeedsContentUpdate()
      if configuration?.wrapsTitle != oldValue?.wrapsTitle { textWrappingDidChange() }
    }
  }

  /// A closure that updates the configuration when the state changes.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// Whether the configuration is updated automatically when the state changes.
  open var automaticallyUpdatesConfiguration = true

  /// Schedules a call of `updateConfiguration()` before the next frame.
  open func setNeedsUpdateConfiguration() {
    needsConfigurationUpdate = true
    setNeedsContentUpdate()
  }

  /// Updates the configuration for the current state and calls the update handler.
  open func updateConfiguration() {
    configurationUpdateHandler?(self)
  }

  /// The configuration that's shown.
  private var shownConfiguration: Configuration? {
    guard var shown = configuration else { return nil }
    if automaticallyUpdatesConfiguration { shown = shown.updated(for: self) }
    if shown.attributedTitle == nil {
      shown.attributedTitle = attributedTitle(for: state).map { AttributedString($0) }
    }
    if shown.attributedTitle == nil { shown.title = title(for: state) }
    if shown.image == nil { shown.image = image(for: state) }
    return shown
  }

  // MARK: Values for states

  /// Sets the title in a state.
  open func setTitle(_ title: String?, for state: UIControl.State) {
    content.titles[state.rawValue] = title
    if configuration != nil, state == .normal { configuration?.title = title }
    setNeedsContentUpdate()
  }

  /// Sets the title's color in a state.
  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    content.titleColors[state.rawValue] = color
    setNeedsContentUpdate()
  }

  /// Sets the color of the title's shadow in a state.
  open func setTitleShadowColor(_ color: UIColor?, for state: UIControl.State) {
    content.titleShadowColors[state.rawValue] = color
    setNeedsContentUpdate()
  }

  /// Sets the image in a state.
  open func setImage(_ image: UIImage?, for state: UIControl.State) {
    content.images[state.rawValue] = image
    if configuration != nil, state == .normal { configuration?.image = image }
    setNeedsContentUpdate()
  }

  /// Sets the background image in a state.
  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    content.backgroundImages[state.rawValue] = image
    if configuration != nil, state == .normal { configuration?.background.image = image }
    setNeedsContentUpdate()
  }

  /// Sets the configuration of symbols in a state.
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: UIControl.State
  ) {
    content.symbolConfigurations[state.rawValue] = configuration
    setNeedsContentUpdate()
  }

  /// Sets the title with attributes in a state.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
    content.attributedTitles[state.rawValue] = title
    if configuration != nil, state == .normal {
      configuration?.attributedTitle = title.map { AttributedString($0) }
    }
    setNeedsContentUpdate()
  }

  /// Returns the title in a state, or in the normal state if it has none.
  open func title(for state: UIControl.State) -> String? {
    content.value(of: content.titles, for: state)
  }

  /// Returns the title's color in a state.
  open func titleColor(for state: UIControl.State) -> UIColor? {
    content.titleColor(for: state, tint: tintColor)
  }

  /// Returns the color of the title's shadow in a state, or in the normal state if it has none.
  open func titleShadowColor(for state: UIControl.State) -> UIColor? {
    content.value(of: content.titleShadowColors, for: state)
  }

  /// Returns the image in a state, or in the normal state if it has none.
  open func image(for state: UIControl.State) -> UIImage? {
    content.value(of: content.images, for: state)
  }

  /// Returns the background image in a state, or in the normal state if it has none.
  open func backgroundImage(for state: UIControl.State) -> UIImage? {
    content.value(of: content.backgroundImages, for: state)
  }

  /// Returns the configuration of symbols in a state, or in the normal state if it has none.
  open func preferredSymbolConfigurationForImage(in state: UIControl.State)
    -> UIImage.SymbolConfiguration?
  {
    content.value(of: content.symbolConfigurations, for: state)
  }

  /// Returns the title with attributes in a state, or in the normal state if it has none.
  open func attributedTitle(for state: UIControl.State) -> NSAttributedString? {
    content.value(of: content.attributedTitles, for: state)
  }

  /// The title that's shown.
  open var currentTitle: String? { configuration?.title ?? title(for: state) }

  /// The color that the title is shown in.
  open var currentTitleColor: UIColor {
    shownConfiguration?.baseForegroundColor ?? titleColor(for: state)
      ?? Self.look.plain.customTitleColor
  }

  /// The color that the title's shadow is shown in.
  open var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }

  /// The image that's shown.
  open var currentImage: UIImage? { configuration?.image ?? image(for: state) }

  /// The background image that's shown.
  open var currentBackgroundImage: UIImage? {
    configuration?.background.image ?? backgroundImage(for: state)
  }

  /// The configuration of the symbol that's shown.
  open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    configuration?.preferredSymbolConfigurationForImage
      ?? preferredSymbolConfigurationForImage(in: state)
  }

  /// The title with attributes that's shown.
  open var currentAttributedTitle: NSAttributedString? {
    configuration?.attributedTitle.map { NSAttributedString($0) } ?? attributedTitle(for: state)
  }

  /// The text of the title that's shown, with attributes or without.
  private var shownTitle: String? {
    let styled = configuration?.attributedTitle.map { String($0.characters) }
    return styled ?? attributedTitle(for: state)?.string ?? currentTitle
  }

  // MARK: Parts

  /// The view that shows the title.
  open var titleLabel: UILabel? {
    updateIfNeeded()
    return label
  }

  /// The view that shows the image.
  open var imageView: UIImageView? {
    updateIfNeeded()
    return picture
  }

  /// The view that shows the subtitle.
  open var subtitleLabel: UILabel? {
    updateIfNeeded()
    return configuration?.attributedSubtitle == nil ? nil : secondLabel
  }

  private func makeLabel(font: UIFont) -> ButtonLabel {
    let label = ButtonLabel(button: self)
    label.font = font
    return label
  }

  // MARK: Older properties

  /// The distances between the button's edges and its content, in points.
  open var contentEdgeInsets = UIEdgeInsets.zero {
    didSet { setNeedsContentUpdate() }
  }

  /// The distances by which the title's rectangle is inset, in points.
  open var titleEdgeInsets = UIEdgeInsets.zero {
    didSet { setNeedsContentUpdate() }
  }

  /// The distances by which the image's rectangle is inset, in points.
  open var imageEdgeInsets = UIEdgeInsets.zero {
    didSet { setNeedsContentUpdate() }
  }

  /// Whether the title's shadow is reversed while the button is highlighted.
  open var reversesTitleShadowWhenHighlighted = false {
    didSet {
      Stub.buttonReversesTitleShadow.report(if: reversesTitleShadowWhenHighlighted)
    }
  }

  /// Whether the image darkens while the button is highlighted.
  open var adjustsImageWhenHighlighted = true {
    didSet { setNeedsContentUpdate() }
  }

  /// Whether the image fades while the button is disabled.
  open var adjustsImageWhenDisabled = true {
    didSet { setNeedsContentUpdate() }
  }

  /// Whether the button glows while it's highlighted.
  open var showsTouchWhenHighlighted = false {
    didSet {
      Stub.buttonShowsTouch.report(if: showsTouchWhenHighlighted)
    }
  }

  // MARK: Menu and selection

  /// The menu that the button shows.
  open var menu: UIMenu? {
    didSet {
      if menu != nil { isContextMenuInteractionEnabled = true }
      showChoice()
    }
  }

  /// Whether a tap toggles the button or chooses an element of its menu.
  open var changesSelectionAsPrimaryAction = false {
    didSet { showChoice() }
  }

  open override var showsMenuAsPrimaryAction: Bool {
    didSet { showChoice() }
  }

  open override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let menu, !showsMenuAsPrimaryAction, isEnabled else { return nil }
    return UIContextMenuConfiguration(actionProvider: { _ in menu })
  }

  // MARK: State

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    stateDidChange(fades: false)
  }

  /// Shows a configured title in the user's new text size.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard configuration != nil, let previousTraitCollection,
      traitCollection.hasOtherTextSize(than: previousTraitCollection)
    else { return }
    setNeedsContentUpdate()
  }

  override var primaryEvents: UIControl.Event {
    [.touchUpInside, .primaryActionTriggered]
  }

  override func sendActions(for controlEvents: UIControl.Event, with event: UIEvent?) {
    if let menu, showsMenuAsPrimaryAction, controlEvents.contains(.primaryActionTriggered) {
      super.sendActions(for: .menuActionTriggered, with: event)
      MenuOverlay.present(menu, from: self, sender: self) { [weak self] in self?.showChoice($0) }
      return
    }
    let changesSelection =
      changesSelectionAsPrimaryAction && controlEvents.contains(.primaryActionTriggered)
    if changesSelection { isSelected.toggle() }
    super.sendActions(
      for: changesSelection ? controlEvents.union(.valueChanged) : controlEvents, with: event)
  }

  override var claimsTaps: Bool { true }

  override func stateDidChange() {
    let fades = wasHighlighted && !isHighlighted
    wasHighlighted = isHighlighted
    stateDidChange(fades: fades)
  }

  private func stateDidChange(fades: Bool) {
    setNeedsUpdateConfiguration()
    guard fades, window != nil else { return }
    UIView.animate(
      withDuration: Self.look.release, delay: 0,
      options: [.allowUserInteraction, .beginFromCurrentState]
    ) {
      self.updateIfNeeded()
    }
  }

  func labelSizeDidChange() {
    guard !isUpdating else { return }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  override func deviceSettingsDidChange() {
    setNeedsContentUpdate()
  }

  private func setNeedsContentUpdate() {
    needsUpdate = true
    guard !isUpdating else { return }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  func updateIfNeeded() {
    guard needsUpdate, !isUpdating else { return }
    isUpdating = true
    if needsConfigurationUpdate {
      needsConfigurationUpdate = false
      track(.configuration, callsApp: configurationUpdateHandler != nil) { updateConfiguration() }
    }
    needsUpdate = false
    if let shown = shownConfiguration { show(shown) } else { showContent() }
    isUpdating = false
  }

  // MARK: Layout

  open override var intrinsicContentSize: CGSize {
    var size = size(fitting: .greatestFiniteMagnitude)
    if let laidOutWidth, laidOutWidth < size.width - 0.5 {
      size.height = self.size(fitting: laidOutWidth).height
    }
    reportedHeight = size.height
    return size
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    self.size(fitting: size.width > 0 ? size.width : .greatestFiniteMagnitude)
  }

  override var showsWrappingText: Bool { shownConfiguration?.wrapsTitle ?? false }

  override func baselineOffsets(in size: CGSize) -> (first: CGFloat, last: CGFloat) {
    textBaselines(in: size)
  }

  override var baselineShares: (first: Double, last: Double) {
    let share = contentVerticalAlignment.shareAbove
    return showsImageOnly ? super.baselineShares : (share, share)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    laidOutWidth = bounds.width
    updateIfNeeded()
    backgroundPicture?.frame = backgroundRect(forBounds: bounds)
    if let configuration {
      backgroundView?.lay(in: bounds, cornerStyle: configuration.cornerStyle)
      let frames = frames(of: configuration, in: bounds)
      picture.frame = frames.image
      spinner?.frame = frames.image
      label.frame = frames.title
      secondLabel.frame = frames.subtitle
    } else {
      let rect = contentRect(forBounds: bounds)
      picture.frame = imageRect(forContentRect: rect)
      label.frame = titleRect(forContentRect: rect)
      let outset = Self.look.plain.selectionOutset
      selectionView?.frame = label.frame.insetBy(dx: -outset.width, dy: -outset.height)
    }
    invalidateIfHeightChanges()
  }

  private func invalidateIfHeightChanges() {
    guard label.numberOfLines != 1, let old = reportedHeight,
      abs(intrinsicContentSize.height - old) > 0.01
    else { return }
    invalidateIntrinsicContentSize()
  }

  private var reportedHeight: CGFloat?
  /// The button's width in the last layout, which determines the height of a title with several
  /// lines.
  private var laidOutWidth: CGFloat?

  /// Returns the rectangle of the background.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Returns the rectangle that contains both the title and the image.
  open func contentRect(forBounds bounds: CGRect) -> CGRect {
    bounds.inset(by: contentEdgeInsets)
  }

  /// Returns the rectangle of the title.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    updateIfNeeded()
    let image = imageSize
    let available = max(
      0, contentRect.width - image.width - titleEdgeInsets.left - titleEdgeInsets.right)
    var size = titleSize(fitting: available)
    size.width = min(size.width, available)
    let group = image.width + size.width
    let start = start(of: group, in: contentRect)
    var rect = CGRect(
      origin: CGPoint(x: start + (isRightToLeft ? 0 : image.width), y: 0), size: size)
    rect.origin.x += shift(titleEdgeInsets.left, titleEdgeInsets.right)
    place(&rect, in: contentRect.inset(by: titleEdgeInsets))
    return rect
  }

  /// Returns the rectangle of the image.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    updateIfNeeded()
    let inner = contentRect.inset(by: imageEdgeInsets)
    let natural = imageSize
    let size = CGSize(
      width: min(natural.width, max(0, inner.width)),
      height: min(natural.height, max(0, inner.height)))
    let title = titleSize(fitting: max(0, contentRect.width - size.width))
    let group = size.width + min(title.width, max(0, contentRect.width - size.width))
    let start = start(of: group, in: contentRect)
    var rect = CGRect(
      origin: CGPoint(x: isRightToLeft ? start + group - size.width : start, y: 0), size: size)
    rect.origin.x += shift(imageEdgeInsets.left, imageEdgeInsets.right)
    place(&rect, in: inner)
    return rect
  }

  // MARK: Assistive technology

  override func describe(_ element: inout ScreenElement) {
    super.describe(&element)
    updateIfNeeded()
    element.text = shownTitle
    element.textColor = currentTitleColor.resolvedColor(with: traitCollection).displayed
  }

  override var elementKind: ElementKind { .button }

  override var showsContentToTests: Bool { true }

  override var kindName: String? { "button" }

  // MARK: Self-description

  override class func listProperties(_ list: inout InspectorProperties) {
    list.content += [
      .text("button.title", "Title", of: UIButton.self, { $0.currentTitle }) {
        $0.setShownTitle($1)
      },
      .fact("Font", of: UIButton.self) { $0.titleLabel?.font?.fontName },
    ]
    super.listProperties(&list)
  }

  private func setShownTitle(_ title: String) {
    if configuration != nil {
      configuration?.title = title
    } else {
      setTitle(title, for: .normal)
    }
  }

  override class var appearanceProperties: [AppearanceProperty] {
    [
      .values(\UIButton.content.titleColors), .values(\UIButton.content.titleShadowColors),
      .values(\UIButton.content.backgroundImages), .values(\UIButton.content.images),
      .path(\UIButton.contentEdgeInsets),
    ]
  }

  override class var namedMembers: [ObjCMember] {
    [
      .readOnlyKey("titleLabel", \UIButton.titleLabel),
      .readOnlyKey("imageView", \UIButton.imageView),
      .key("contentEdgeInsets", \UIButton.contentEdgeInsets),
      .key("titleEdgeInsets", \UIButton.titleEdgeInsets),
      .key("imageEdgeInsets", \UIButton.imageEdgeInsets),
    ]
  }
}

extension UIButton {
  /// Creates a button of the class that this is called on.
  ///
  /// Apple doesn't declare the initializers as `required`, so Swift can't call them on a class
  /// that's known only at run time.
  @_silgen_name("quince_UIButton_make")
  fileprivate class func make(_ buttonType: consuming ButtonType) -> UIButton
}
