import Foundation
import Stubs

/// A bar with a text field for searching and related buttons.
///
/// Follows <https://developer.apple.com/documentation/uikit/uisearchbar>.
@preconcurrency @MainActor
open class UISearchBar: UIView, UIBarPositioning, UITextInputTraits {
  /// The icons of a search bar.
  ///
  /// Follows <https://developer.apple.com/documentation/uikit/uisearchbar/icon>.
  public enum Icon: Int, Sendable {
    /// The magnifying glass.
    case search
    /// The button that clears the text.
    case clear
    /// The bookmark button.
    case bookmark
    /// The search results button.
    case resultsList
  }

  /// The styles of a search bar.
  ///
  /// Follows <https://developer.apple.com/documentation/uikit/uisearchbar/style>.
  public enum Style: UInt, Sendable {
    /// The default, which is prominent.
    case `default`
    /// The bar has a translucent background.
    case prominent
    /// The bar has no background.
    case minimal
  }

  private static let look = SystemDesign.current.search

  private let background = BarBackground()
  private let promptLabel = UILabel()
  final let cancelButton = UIButton(type: .system)
  private let scopes = UISegmentedControl()
  private lazy var editing = SearchBarEditing(bar: self)
  private let field = UISearchTextField(frame: .zero)
  /// The search controller that the bar belongs to.
  weak var controller: UISearchController?

  /// Creates a search bar with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a search bar from a storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    if let coder = coder as? StoryboardCoder { read(coder) }
  }

  private func setUp() {
    drawsContent = false
    field.searchBar = self
    field.delegate = editing
    field.placeholder = nil
    field.enablesReturnKeyAutomatically = true
    field.addAction(UIAction { [weak self] _ in self?.textDidChange() }, for: .editingChanged)
    promptLabel.font = Self.look.prompt.font.font
    promptLabel.textAlignment = .center
    promptLabel.isHidden = true
    cancelButton.setTitle("Cancel", for: .normal)
    cancelButton.titleLabel?.font = Self.look.cancelFont.font
    cancelButton.addAction(UIAction { [weak self] _ in self?.cancel() }, for: .touchUpInside)
    scopes.addAction(UIAction { [weak self] _ in self?.scopeDidChange() }, for: .valueChanged)
    for view in [background, promptLabel, field, cancelButton, scopes] { addSubview(view) }
    background.hairlineEdge = .bottom
    updateLook()
    updateButtons()
  }

  // MARK: Text

  /// The object that responds to editing and touches.
  open weak var delegate: (any UISearchBarDelegate)?

  /// The text field of the bar.
  open var searchTextField: UISearchTextField { field }

  /// The text to search for.
  open var text: String? {
    get { field.text }
    set {
      guard newValue != field.text else { return }
      field.text = newValue
      controller?.textDidChange()
    }
  }

  /// The text that's shown while the field is empty.
  open var placeholder: String? {
    get { field.placeholder }
    set { field.placeholder = newValue }
  }

  /// A line of text above the field.
  open var prompt: String? {
    didSet {
      promptLabel.text = prompt
      promptLabel.isHidden = prompt == nil
      heightDidChange()
    }
  }

  private func textDidChange() {
    delegate?.searchBar(self, textDidChange: field.text ?? "")
    controller?.textDidChange()
  }

  // MARK: Buttons

  /// Whether the cancel button is shown.
  open var showsCancelButton: Bool {
    get { storedShowsCancelButton }
    set { setShowsCancelButton(newValue, animated: false) }
  }

  private var storedShowsCancelButton = false

  /// Sets whether the cancel button is shown.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    guard showsCancelButton != storedShowsCancelButton else { return }
    storedShowsCancelButton = showsCancelButton
    layOut(animated: animated)
  }

  /// The title of the cancel button.
  ///
  /// Apps set it by this name although it isn't public.
  final var cancelButtonText: String? {
    get { cancelButton.title(for: .normal) }
    set {
      cancelButton.setTitle(newValue, for: .normal)
      setNeedsLayout()
    }
  }

  /// Whether the bookmark button is shown.
  open var showsBookmarkButton = false {
    didSet { updateButtons() }
  }

  /// Whether the search results button is shown.
  open var showsSearchResultsButton = false {
    didSet { updateButtons() }
  }

  /// Whether the search results button is selected.
  open var isSearchResultsButtonSelected = false {
    didSet { updateButtons() }
  }

  /// Updates whether the button that ends the search is enabled.
  ///
  /// Without a search controller, that's the case only during editing.
  final func updateCancelButton() {
    cancelButton.isEnabled = field.isEditing || controller != nil
  }

  /// Shows the button at the end of the field, which is replaced by the clear button while there's
  /// text.
  private func updateButtons() {
    updateCancelButton()
    guard showsBookmarkButton || showsSearchResultsButton else {
      field.rightView = nil
      field.clearButtonMode = .always
      return
    }
    let icon: Icon = showsSearchResultsButton ? .resultsList : .bookmark
    let button = UIButton(type: .system)
    button.setImage(image(for: icon, state: .normal) ?? Self.image(of: icon), for: .normal)
    button.isSelected = icon == .resultsList && isSearchResultsButtonSelected
    button.accessibilityLabel = icon == .resultsList ? "Search Results" : "Bookmarks"
    button.tintColor = button.isSelected ? nil : Self.look.field.symbolColor
    button.frame.size = Self.look.field.buttonSize
    button.addAction(UIAction { [weak self] _ in self?.click(icon) }, for: .touchUpInside)
    field.clearButtonMode = .whileEditing
    field.rightView = button
    field.rightViewMode = .unlessEditing
  }

  private static func image(of icon: Icon) -> UIImage? {
    UIImage(
      systemName: icon == .resultsList ? "chevron.down" : "book",
      withConfiguration: UIImage.SymbolConfiguration(
        pointSize: look.field.symbolSize, weight: .regular))
  }

  private func click(_ icon: Icon) {
    if icon == .resultsList {
      delegate?.searchBarResultsListButtonClicked(self)
    } else {
      delegate?.searchBarBookmarkButtonClicked(self)
    }
  }

  private func cancel() {
    delegate?.searchBarCancelButtonClicked(self)
    controller?.cancel()
  }

  // MARK: Scopes

  /// The titles of the scope buttons.
  open var scopeButtonTitles: [String]? {
    didSet {
      scopes.removeAllSegments()
      for (index, title) in (scopeButtonTitles ?? []).enumerated() {
        scopes.insertSegment(withTitle: title, at: index, animated: false)
      }
      selectedScopeButtonIndex = 0
      heightDidChange()
    }
  }

  /// The index of the selected scope button.
  open var selectedScopeButtonIndex: Int {
    get { max(0, scopes.selectedSegmentIndex) }
    set {
      guard (0..<scopes.numberOfSegments).contains(newValue) else { return }
      scopes.selectedSegmentIndex = newValue
    }
  }

  /// Whether the scope buttons are shown.
  open var showsScopeBar = false {
    didSet { if showsScopeBar != oldValue { heightDidChange() } }
  }

  /// Sets whether the scope buttons are shown.
  open func setShowsScope(_ show: Bool, animated: Bool) {
    guard show != showsScopeBar else { return }
    showsScopeBar = show
    layOut(animated: animated)
  }

  private func scopeDidChange() {
    delegate?.searchBar(
      self, selectedScopeButtonIndexDidChange: scopes.selectedSegmentIndex)
    controller?.scopeDidChange()
  }

  /// Sets the attributes of the scope buttons' titles in a state.
  open func setScopeBarButtonTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    scopes.setTitleTextAttributes(attributes, for: state)
  }

  /// Returns the attributes of the scope buttons' titles in a state.
  open func scopeBarButtonTitleTextAttributes(for state: UIControl.State)
    -> [NSAttributedString.Key: Any]?
  {
    scopes.titleTextAttributes(for: state)
  }

  // MARK: Appearance

  /// The style of the bar.
  open var searchBarStyle = Style.default {
    didSet { updateLook() }
  }

  /// The bar style, which makes the bar light or dark.
  open var barStyle = UIBarStyle.default {
    didSet {
      overrideUserInterfaceStyle = barStyle == .default ? .unspecified : .dark
      updateLook()
    }
  }

  /// The color of the bar's background.
  open var barTintColor: UIColor? {
    didSet { updateLook() }
  }

  /// Whether the bar is translucent.
  open var isTranslucent = true {
    didSet { updateLook() }
  }

  /// The image behind the bar, or an empty image to remove the background.
  open var backgroundImage: UIImage? {
    didSet { updateLook() }
  }

  /// Sets the image behind the bar.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    self.backgroundImage = backgroundImage
  }

  /// Returns the image behind the bar.
  open func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
    backgroundImage
  }

  /// The image behind the scope buttons.
  open var scopeBarBackgroundImage: UIImage? {
    didSet { Stub.searchBarScopeBackground.report(if: scopeBarBackgroundImage != nil) }
  }

  private var fieldImage: UIImage?

  /// Sets the image behind the text.
  open func setSearchFieldBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State
  ) {
    fieldImage = backgroundImage
    field.background = backgroundImage
    field.backgroundColor = backgroundImage == nil ? Self.look.field.fill : .clear
  }

  /// Returns the image behind the text.
  open func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? { fieldImage }

  private var icons: [Icon: UIImage] = [:]

  /// Sets the image of an icon.
  open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
    Stub.searchBarClearImage.report(if: icon == .clear && iconImage != nil)
    if state == .normal { icons[icon] = iconImage }
    if icon == .search { field.showIcon(icons[.search]) }
    updateButtons()
  }

  /// Returns the image that was set for an icon.
  open func image(for icon: Icon, state: UIControl.State) -> UIImage? { icons[icon] }

  private var adjustments: [Icon: UIOffset] = [:]

  /// Sets the offset of an icon.
  open func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {
    adjustments[icon] = adjustment
    field.setNeedsLayout()
  }

  /// Returns the offset of an icon.
  open func positionAdjustment(for icon: Icon) -> UIOffset { adjustments[icon] ?? .zero }

  /// The offset of the text.
  open var searchTextPositionAdjustment = UIOffset.zero {
    didSet { field.setNeedsLayout() }
  }

  /// The offset of the field's background.
  open var searchFieldBackgroundPositionAdjustment = UIOffset.zero {
    didSet { setNeedsLayout() }
  }

  private func updateLook() {
    let isEmptyImage = backgroundImage.map { $0.size == .zero } ?? false
    background.barTintColor = barTintColor
    background.isTranslucent = isTranslucent
    background.image = isEmptyImage ? nil : backgroundImage
    background.showsOnlyImage = backgroundImage != nil
    background.isHidden = searchBarStyle == .minimal || place != .content || isEmptyImage
  }

  /// The position of the bar.
  open var barPosition: UIBarPosition { delegate?.position(for: self) ?? .any }

  // MARK: Layout

  /// Whether the bar is in an app's own content or in a navigation bar, which has its own
  /// background.
  final var place = SearchBarMetrics.Place.content {
    didSet {
      guard place != oldValue else { return }
      updateLook()
      heightDidChange()
    }
  }

  private var showsScopes: Bool { showsScopeBar && scopes.numberOfSegments > 0 }

  private var metrics: SearchBarMetrics {
    SearchBarMetrics(place: place, hasPrompt: prompt != nil, hasScopes: showsScopes)
  }

  /// The height of the bar with everything that it shows.
  final var fittingHeight: CGFloat { metrics.height }

  private func heightDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    controller?.barHeightDidChange()
  }

  /// The height of the bar, which has no intrinsic width.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: fittingHeight)
  }

  /// Returns a given width and the height of the bar.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: fittingHeight)
  }

  private func layOut(animated: Bool) {
    setNeedsLayout()
    guard animated, window != nil else { return }
    UIView.animate(withDuration: Self.look.changing) { self.layoutIfNeeded() }
  }

  /// Lays out the field, the buttons, and the background.
  open override func layoutSubviews() {
    super.layoutSubviews()
    background.frame = bounds
    let look = Self.look
    let margin = place == .belowTitle ? systemSideMargin : look.sideMargin
    let room = bounds.inset(
      by: UIEdgeInsets(
        top: 0, left: safeAreaInsets.left + margin, bottom: 0, right: safeAreaInsets.right + margin)
    )
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let metrics = metrics
    promptLabel.frame = CGRect(
      x: room.minX, y: look.prompt.top, width: room.width, height: look.prompt.height)
    let buttonWidth = cancelButton.intrinsicContentSize.width.rounded(.up)
    let rest = storedShowsCancelButton ? buttonWidth + look.cancelGap : 0
    let top = metrics.fieldTop
    let height = min(look.field.height, max(0, bounds.height - top))
    let offset = searchFieldBackgroundPositionAdjustment
    field.frame = CGRect(
      x: isMirrored ? room.minX + rest : room.minX, y: top, width: room.width - rest,
      height: height
    ).offsetBy(dx: offset.horizontal, dy: offset.vertical)
    let x =
      storedShowsCancelButton
      ? (isMirrored ? room.minX : room.maxX - buttonWidth)
      : (isMirrored ? -buttonWidth : bounds.width)
    cancelButton.frame = CGRect(x: x, y: top, width: buttonWidth, height: height)
    cancelButton.alpha = storedShowsCancelButton ? 1 : 0
    cancelButton.isHidden = !storedShowsCancelButton
    scopes.isHidden = !showsScopes
    scopes.frame = CGRect(
      x: room.minX, y: metrics.scopeTop, width: room.width, height: look.scopes.height)
    clipField(height: height)
  }

  /// Fades the part of the field that doesn't fit, for example while a navigation bar hides it.
  private func clipField(height: CGFloat) {
    guard place == .belowTitle else { return }
    let share = height / Self.look.field.height
    field.alpha = share > 0.99 ? 1 : max(0, share * 2 - 1)
    field.canvas.alpha = field.alpha
  }

  /// Determines where the bar is.
  ///
  /// As the title of a navigation bar, it has no background.
  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    guard superview != nil, place != .belowTitle else { return }
    let isInBar = superview is NavigationBarContent || superview is SearchPlacementView
    place = isInBar ? .title : .content
  }

  // MARK: Editing

  /// Whether the field can be edited.
  open override var canBecomeFirstResponder: Bool { field.canBecomeFirstResponder }

  /// Whether the field is being edited.
  open override var isFirstResponder: Bool { field.isFirstResponder }

  /// Starts editing.
  @discardableResult
  open override func becomeFirstResponder() -> Bool { field.becomeFirstResponder() }

  /// Ends editing.
  @discardableResult
  open override func resignFirstResponder() -> Bool { field.resignFirstResponder() }

  /// Whether the field is enabled.
  open var isEnabled: Bool {
    get { field.isEnabled }
    set { field.isEnabled = newValue }
  }

  /// The view above the keyboard.
  open override var inputAccessoryView: UIView? {
    get { field.inputAccessoryView }
    set { field.inputAccessoryView = newValue }
  }

  /// The automatic capitalization of the keyboard.
  open var autocapitalizationType: UITextAutocapitalizationType {
    get { field.autocapitalizationType }
    set { field.autocapitalizationType = newValue }
  }

  /// Whether the text is corrected.
  open var autocorrectionType: UITextAutocorrectionType {
    get { field.autocorrectionType }
    set { field.autocorrectionType = newValue }
  }

  /// Whether the spelling is checked.
  open var spellCheckingType: UITextSpellCheckingType {
    get { field.spellCheckingType }
    set { field.spellCheckingType = newValue }
  }

  /// Whether straight quotes are replaced with curly quotes.
  open var smartQuotesType: UITextSmartQuotesType {
    get { field.smartQuotesType }
    set { field.smartQuotesType = newValue }
  }

  /// Whether hyphens are replaced with dashes.
  open var smartDashesType: UITextSmartDashesType {
    get { field.smartDashesType }
    set { field.smartDashesType = newValue }
  }

  /// Whether spaces around pasted text are adjusted.
  open var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { field.smartInsertDeleteType }
    set { field.smartInsertDeleteType = newValue }
  }

  /// Whether completions are shown in the text.
  open var inlinePredictionType: UITextInlinePredictionType {
    get { field.inlinePredictionType }
    set { field.inlinePredictionType = newValue }
  }

  /// Whether the grammar is checked.
  @available(IOS27 )
  open var grammarCheckingType: UITextGrammarCheckingType {
    get { field.grammarCheckingType }
    set { field.grammarCheckingType = newValue }
  }

  /// Whether an iPad can show the number pad in a popover.
  open var allowsNumberPadPopover: Bool {
    get { field.allowsNumberPadPopover }
    set { field.allowsNumberPadPopover = newValue }
  }

  /// The type of the keyboard.
  open var keyboardType: UIKeyboardType {
    get { field.keyboardType }
    set { field.keyboardType = newValue }
  }

  /// The appearance of the keyboard.
  open var keyboardAppearance: UIKeyboardAppearance {
    get { field.keyboardAppearance }
    set { field.keyboardAppearance = newValue }
  }

  /// The title of the return key.
  open var returnKeyType: UIReturnKeyType {
    get { field.returnKeyType }
    set { field.returnKeyType = newValue }
  }

  /// Whether the return key is disabled while the text is empty.
  open var enablesReturnKeyAutomatically: Bool {
    get { field.enablesReturnKeyAutomatically }
    set { field.enablesReturnKeyAutomatically = newValue }
  }

  /// Whether the text is hidden.
  open var isSecureTextEntry: Bool {
    get { field.isSecureTextEntry }
    set { field.isSecureTextEntry = newValue }
  }

  /// The semantic meaning of the text.
  open var textContentType: UITextContentType! {
    get { field.textContentType }
    set { field.textContentType = newValue }
  }

  /// The requirements that a new password must meet.
  open var passwordRules: UITextInputPasswordRules? {
    get { field.passwordRules }
    set { field.passwordRules = newValue }
  }

  /// Updates the color of the cancel button.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    cancelButton.tintColor = tintColor
  }

  // MARK: Accessibility

  override var kindName: String? { "search bar" }

  // MARK: Self-description

  override class var appearanceProperties: [AppearanceProperty] {
    [
      .path(\UISearchBar.barTintColor), .path(\UISearchBar.barStyle),
      .path(\UISearchBar.searchBarStyle), .path(\UISearchBar.isTranslucent),
      .path(\UISearchBar.backgroundImage), .path(\UISearchBar.scopeBarBackgroundImage),
    ]
  }

  override class var namedMembers: [ObjCMember] {
    [
      .key("delegate", \UISearchBar.delegate),
      .key("placeholder", \UISearchBar.placeholder),
      .key("cancelButtonText", \UISearchBar.cancelButtonText),
      .readOnlyKey("searchField", \UISearchBar.searchTextField),
      .readOnlyKey("searchTextField", \UISearchBar.searchTextField),
      .readOnlyKey("cancelButton", \UISearchBar.cancelButton),
    ]
  }

  override class var canBeSender: Bool { true }
}
