import AppRuntime
import DeviceProtocol
import DisplayList
import Raster
import Stubs

/// Multiple lines of text that users can read, select, and edit.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitextview>.
@preconcurrency @MainActor
open class UITextView: UIScrollView, UITextInput, UIContentSizeCategoryAdjusting {
  static let look = SystemDesign.current.textViews

  let editor = TextEditor()
  let canvas = TextCanvas()
  lazy var selectionUI = TextSelectionUI(host: self)
  lazy var blocks = TextBlocks { [unowned self] range, width in
    nonisolated(unsafe) var set: TextBlocks.SetText!
    MainActor.assumeIsolated { set = setText(range, width: width) }
    return set
  }
  /// The items detected in the text, or `nil` if detection hasn't run yet.
  var detected: [DetectedItem]?
  var isEditing = false
  var isCaretToBeShown = false

  // MARK: Text

  /// The text.
  open var text: String! {
    get {
      MainThreadChecker.check()
      return editor.text.string
    }
    set {
      keepLookOfFirstCharacter()
      editor.set(EditableText(newValue ?? ""))
    }
  }

  /// The text with attributes; its first character determines the font, color, and alignment.
  open var attributedText: NSAttributedString! {
    get { editor.text.attributed(editor.all, over: commonAttributes) }
    set { show(newValue.map { EditableText($0) } ?? EditableText()) }
  }

  /// The font of the entire text, or `nil` for the system font at 12 points.
  open var font: UIFont? {
    get { firstFont ?? storedFont }
    set {
      storedFont = newValue
      firstFont = nil
      giveAll(.font, shownFont)
    }
  }

  /// The color of the entire text.
  open var textColor: UIColor? {
    get { firstColor ?? storedTextColor }
    set {
      storedTextColor = newValue
      firstColor = nil
      giveAll(.foregroundColor, newValue ?? Self.look.textColor)
    }
  }

  /// The alignment of the entire text.
  open var textAlignment: NSTextAlignment {
    get { storedAlignment }
    set {
      storedAlignment = newValue
      alignAll(newValue)
    }
  }

  // The font and color of text that doesn't specify any.
  var storedFont: UIFont?
  var storedTextColor: UIColor?
  // The font and color of the first character, if it specifies any.
  var firstFont: UIFont?
  var firstColor: UIColor?
  var storedAlignment = NSTextAlignment.natural

  /// The selection.
  open var selectedRange: NSRange {
    get {
      NSRange(location: editor.selection.lowerBound, length: editor.selection.count)
    }
    set { editor.setSelection(rangeInText(newValue)) }
  }

  /// Whether the text can be edited.
  open var isEditable = true {
    didSet {
      if !isEditable, isFirstResponder { resignFirstResponder() }
      if isEditable != oldValue { detectionDidChange() }
    }
  }

  /// Whether the text can be selected.
  open var isSelectable = true

  /// Whether the user can change attributes of the text.
  open var allowsEditingTextAttributes = false {
    didSet {
      Stub.textViewEditsAttributes.report(if: allowsEditingTextAttributes)
    }
  }

  /// The attributes of the text that's typed next, until the selection changes.
  open var typingAttributes: [NSAttributedString.Key: Any] {
    get { chosenTypingAttributes ?? attributesAtCaret }
    set { chosenTypingAttributes = newValue }
  }

  var chosenTypingAttributes: [NSAttributedString.Key: Any]?

  /// The attributes of links.
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [
    .foregroundColor: UIColor.link
  ]
  {
    didSet { containerDidChange() }
  }

  /// Whether the font follows the user's preferred text size.
  open var adjustsFontForContentSizeCategory = false

  /// Whether the text has the size that it has on other systems, where points are larger.
  open var usesStandardTextScaling = false {
    didSet { Stub.textViewStandardScaling.report(if: usesStandardTextScaling) }
  }

  /// Whether the first text that the user types replaces the old text.
  open var clearsOnInsertion = false

  /// The space around the text.
  open var textContainerInset = UITextView.look.insets {
    didSet { containerDidChange() }
  }

  /// The area that contains the text.
  open private(set) var textContainer = NSTextContainer()
  /// The layout manager of the text.
  open var layoutManager: NSLayoutManager {
    textContainer.madeLayoutManager ?? makeLayoutManager()
  }
  /// The text storage, through which the text can also be changed.
  open var textStorage: NSTextStorage {
    _ = layoutManager
    return editor.storage!
  }

  /// The object that manages the editing.
  open weak var delegate: (any UITextViewDelegate)? {
    get { storedDelegate as? any UITextViewDelegate }
    set { storedDelegate = newValue }
  }

  // MARK: Keyboard

  private var chosenInputView: UIView?
  private var chosenInputAccessoryView: UIView?

  /// The view that replaces the keyboard.
  open override var inputView: UIView? {
    get { chosenInputView }
    set {
      chosenInputView = newValue
      if isFirstResponder { reloadInputViews() }
    }
  }

  /// The view above the keyboard.
  open override var inputAccessoryView: UIView? {
    get { chosenInputAccessoryView }
    set {
      chosenInputAccessoryView = newValue
      if isFirstResponder { reloadInputViews() }
    }
  }

  /// The automatic capitalization of the keyboard.
  open var autocapitalizationType: UITextAutocapitalizationType = .sentences {
    didSet { traitsDidChange() }
  }

  /// Whether the text is corrected.
  open var autocorrectionType: UITextAutocorrectionType = .default {
    didSet { Stub.inputAutocorrection.report(if: autocorrectionType == .yes) }
  }

  /// Whether the spelling is checked.
  open var spellCheckingType: UITextSpellCheckingType = .default {
    didSet { Stub.inputSpellChecking.report(if: spellCheckingType == .yes) }
  }

  /// Whether straight quotes are replaced with curly quotes.
  open var smartQuotesType: UITextSmartQuotesType = .default

  /// Whether hyphens are replaced with dashes.
  open var smartDashesType: UITextSmartDashesType = .default

  /// Whether spaces around pasted text are adjusted.
  open var smartInsertDeleteType: UITextSmartInsertDeleteType = .default {
    didSet { Stub.inputSmartInsertDelete.report(if: smartInsertDeleteType == .yes) }
  }

  /// Whether completions are shown in the text.
  open var inlinePredictionType: UITextInlinePredictionType = .default {
    didSet { Stub.inputInlinePrediction.report(if: inlinePredictionType == .yes) }
  }

  /// Whether the grammar is checked.
  @available(IOS27 )
  open var grammarCheckingType: UITextGrammarCheckingType = .default {
    didSet { Stub.inputGrammarChecking.report(if: grammarCheckingType == .yes) }
  }

  /// Whether an iPad can show the number pad in a popover.
  open var allowsNumberPadPopover = true {
    didSet { Stub.inputNumberPadPopover.report(if: allowsNumberPadPopover) }
  }

  /// The type of the keyboard.
  open var keyboardType: UIKeyboardType = .default {
    didSet { traitsDidChange() }
  }

  /// The appearance of the keyboard.
  open var keyboardAppearance: UIKeyboardAppearance = .default {
    didSet { traitsDidChange() }
  }

  /// The title of the return key.
  open var returnKeyType: UIReturnKeyType = .default {
    didSet { traitsDidChange() }
  }

  /// Whether the return key is disabled while the text is empty.
  open var enablesReturnKeyAutomatically = false {
    didSet { traitsDidChange() }
  }

  /// Whether the text is hidden.
  open var isSecureTextEntry = false {
    didSet { traitsDidChange() }
  }

  /// The semantic meaning of the text, such as a family name or a password.
  open var textContentType: UITextContentType! {
    didSet { Stub.inputTextContentType.report(if: textContentType != nil) }
  }

  /// The requirements that a new password must meet.
  open var passwordRules: UITextInputPasswordRules? {
    didSet { Stub.inputPasswordRules.report(if: passwordRules != nil) }
  }

  /// The types of information in the text that are converted to links.
  open var dataDetectorTypes: UIDataDetectorTypes = [] {
    didSet {
      Stub.textViewDataDetectors.report(if: !dataDetectorTypes.isDisjoint(with: .notDetected))
      detectionDidChange()
    }
  }

  private func traitsDidChange() {
    if isFirstResponder { KeyboardController.shared.traitsDidChange() }
  }

  // MARK: Creation

  /// Creates a text view with a frame.
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, textContainer: nil)
  }

  /// Creates a text view with a frame and a text container.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    super.init(frame: frame)
    if let textContainer { self.textContainer = textContainer }
    prepare(tracksWidth: self.textContainer.size.width <= 0)
  }

  /// Creates a text view.
  ///
  /// In Quince, the type of the layout manager makes no difference to apps.
  public convenience init(usingTextLayoutManager: Bool) {
    self.init(frame: .zero, textContainer: nil)
  }

  /// Creates a text view from a storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare(tracksWidth: true)
    if let coder = coder as? StoryboardCoder { decodeText(from: coder) }
  }

  private func prepare(tracksWidth: Bool) {
    editor.host = self
    if tracksWidth { textContainer.widthTracksTextView = true }
    adoptContainer()
    backgroundColor = Self.look.fill
    alwaysBounceVertical = true
    canvas.host = self
    addSubview(canvas)
    selectionUI.install(in: self, canvas: canvas)
    isAccessibilityElement = true
  }

  // MARK: Editing

  /// Whether the text can be edited or selected.
  open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }

  /// Starts editing, if the delegate allows it.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard window != nil, canBecomeFirstResponder else { return false }
    guard !isEditable || delegate?.textViewShouldBeginEditing(self) ?? true else {
      return false
    }
    guard super.becomeFirstResponder() else { return false }
    if isEditable {
      isEditing = true
      delegate?.textViewDidBeginEditing(self)
      NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    }
    setNeedsLayout()
    return true
  }

  /// Ends editing, if the delegate allows it.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return super.resignFirstResponder() }
    guard !isEditing || delegate?.textViewShouldEndEditing(self) ?? true else {
      return false
    }
    guard super.resignFirstResponder() else { return false }
    endEditing()
    return true
  }

  /// Ends editing when the view leaves its window.
  open override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    guard newWindow == nil else { return }
    if isFirstResponder { _ = super.resignFirstResponder() }
    endEditing()
  }

  /// The view's own undo manager.
  open override var undoManager: UndoManager? { editor.undoManager }

  // MARK: UIKeyInput

  /// Whether there's text.
  open var hasText: Bool { editor.hasText }

  /// Inserts text at the caret.
  open func insertText(_ text: String) {
    if clearsOnInsertion {
      clearsOnInsertion = false
      editor.setSelection(editor.all)
    }
    editor.insert(text)
  }

  /// Deletes the selection or the character before the caret.
  open func deleteBackward() {
    editor.deleteBackward()
  }

  // MARK: UITextInput

  /// An object that's notified of changes.
  open weak var inputDelegate: (any UITextInputDelegate)?

  /// An object that determines the units of the text.
  open private(set) lazy var tokenizer: any UITextInputTokenizer = UITextInputStringTokenizer(
    textInput: self)

  /// Returns the text in a range.
  open func text(in range: UITextRange) -> String? {
    editor.text.substring(units(range))
  }

  /// Replaces the text in a range.
  open func replace(_ range: UITextRange, withText text: String) {
    editor.replace(units(range), with: text)
  }

  /// The selection, which is the caret if it's empty.
  open var selectedTextRange: UITextRange? {
    get { TextOffsetRange(editor.selection) }
    set { editor.setSelection(newValue.map(units) ?? editor.text.count..<editor.text.count) }
  }

  /// The range of marked text, which an input method hasn't finished.
  open var markedTextRange: UITextRange? { editor.marked.map(TextOffsetRange.init) }

  /// The attributes of marked text.
  open var markedTextStyle: [NSAttributedString.Key: Any]? {
    didSet { Stub.textViewMarkedTextStyle.report(if: markedTextStyle != nil) }
  }

  /// Replaces the marked text.
  open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    editor.setMarked(markedText, selected: selectedRange)
  }

  /// Accepts the marked text as it is.
  open func unmarkText() {
    editor.unmark()
  }

  /// The start of the text.
  open var beginningOfDocument: UITextPosition { TextOffset(0) }

  /// The end of the text.
  open var endOfDocument: UITextPosition { TextOffset(editor.text.count) }

  /// Returns the range between two positions.
  open func textRange(
    from fromPosition: UITextPosition, to toPosition: UITextPosition
  ) -> UITextRange? {
    makeRange(fromPosition, toPosition)
  }

  /// Returns the position at a distance from another one.
  open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    makePosition(position, offset)
  }

  /// Returns the position at a distance from another one in a direction.
  open func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? {
    makePosition(position, direction, offset)
  }

  /// Returns the order of two positions.
  open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    order(of: position, and: other)
  }

  /// Returns the distance between two positions.
  open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    unit(toPosition) - unit(from)
  }

  /// Returns the position in a range that's farthest in a direction.
  open func position(
    within range: UITextRange, farthestIn direction: UITextLayoutDirection
  ) -> UITextPosition? {
    end(of: range, in: direction)
  }

  /// Returns the range from a position to the farthest one in a direction.
  open func characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange? {
    makeRange(extending: position, in: direction)
  }

  /// Returns the writing direction at a position.
  open func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection {
    editor.text.units.isRightToLeft(at: unit(position)) ? .rightToLeft : .leftToRight
  }

  /// Sets the writing direction of a range.
  open func setBaseWritingDirection(
    _ writingDirection: NSWritingDirection, for range: UITextRange
  ) {
    Stub.textViewWritingDirection.report()
  }

  /// Returns the rectangle of the first line of a range.
  open func firstRect(for range: UITextRange) -> CGRect {
    firstBox(of: range)
  }

  /// Returns the rectangle of the caret at a position.
  open func caretRect(for position: UITextPosition) -> CGRect {
    caretBox(at: unit(position))
  }

  /// Returns the rectangles of a range.
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    makeSelectionRects(units(range))
  }

  /// The part of the view that isn't covered, or `CGRect.null` for the whole visible part.
  open var unobscuredContentRect: CGRect { .null }

  /// Returns the position that's closest to a point.
  open func closestPosition(to point: CGPoint) -> UITextPosition? {
    TextOffset(offset(nearest: point))
  }

  /// Returns the position in a range that's closest to a point.
  open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    position(nearest: point, within: range)
  }

  /// Returns the range of the character at a point.
  open func characterRange(at point: CGPoint) -> UITextRange? {
    characterRange(near: point)
  }

  // MARK: Standard edit actions

  /// Returns whether an edit action can be performed.
  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    canPerformEditAction(action) ?? super.canPerformAction(action, withSender: sender)
  }

  /// Moves the selection to the pasteboard.
  open override func cut(_ sender: Any?) {
    editor.cut()
  }

  /// Copies the selection to the pasteboard.
  open override func copy(_ sender: Any?) {
    editor.copy()
  }

  /// Replaces the selection with the pasteboard's contents.
  open override func paste(_ sender: Any?) {
    editor.paste(UIPasteboard.general.string)
  }

  /// Selects the word at the caret.
  open override func select(_ sender: Any?) {
    editor.setSelection(editor.text.units.word(at: editor.selection.lowerBound))
    selectionUI.selectionWasMade()
  }

  /// Selects the whole text.
  open override func selectAll(_ sender: Any?) {
    editor.setSelection(editor.all)
    selectionUI.selectionWasMade()
  }

  /// Deletes the selection.
  open override func delete(_ sender: Any?) {
    if !editor.selection.isEmpty { editor.typeDelete() }
  }

  // MARK: Layout

  /// Lays out the visible text.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutVisibleText()
    if isCaretToBeShown {
      isCaretToBeShown = false
      scrollCaretIntoView()
    }
    selectionUI.update()
  }

  /// Scrolls until a range is visible.
  open func scrollRangeToVisible(_ range: NSRange) {
    layoutIfNeeded()
    let range = editor.text.clamp(range.location..<range.location + max(range.length, 0))
    let rect = caretBox(at: range.lowerBound).union(caretBox(at: range.upperBound))
    updateContentSize()
    scroll(rect)
  }

  /// The size of the entire text, if the view doesn't scroll.
  open override var intrinsicContentSize: CGSize {
    isScrollEnabled ? super.intrinsicContentSize : sizeThatFits(.zero)
  }

  override var wrapsContent: Bool { !isScrollEnabled }

  override func wrappedContentSize(forWidth width: CGFloat) -> CGSize {
    sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
  }

  /// Returns the size of the entire text, wrapped at a width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { sizeOfText(fitting: size) }

  override func baselineOffsets(in size: CGSize) -> (first: CGFloat, last: CGFloat) {
    textBaselines(in: size)
  }

  override var baselineShares: (first: Double, last: Double) { (0, 0) }

  /// Updates the text for the appearance and the text size.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if adjustsFontForContentSizeCategory { adjustFonts(from: previousTraitCollection) }
    containerDidChange()
  }

  /// Updates the color of the caret and the selection.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    selectionUI.update()
  }

  // MARK: Description

  /// The text that screen readers speak.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? editor.text.string }
    set { super.accessibilityValue = newValue }
  }

  /// Moves the caret to the text.
  open override func accessibilityActivate() -> Bool { becomeFirstResponder() }

  override func describe(_ element: inout ScreenElement) {
    super.describe(&element)
    let shown = String(editor.text.string.prefix(UITextField.longestDescription))
    element.text = shown
    element.value = shown
    element.isFocused = isFirstResponder
    element.traits |= UIAccessibilityTraits.textEntry.rawValue
    element.textColor = Color(textColor ?? Self.look.textColor, traits: traitCollection)
  }

  override func describeRole(_ element: inout ScreenElement) { element.role = .textView }

  override var elementKind: ElementKind { .textView }

  override var legibility: TextLegibility {
    TextLegibility(font, isScaled: adjustsFontForContentSizeCategory)
  }

  override var kindName: String? { "text view" }

  // MARK: Self-description

  // Passwords aren't saved.
  override var keptValues: [ViewState.Value] {
    (isSecureTextEntry ? [] : changed(.text(text ?? ""))) + super.keptValues
  }

  override func restore(_ value: ViewState.Value) -> Bool {
    guard case .text(let text) = value else { return super.restore(value) }
    self.text = text
    personDidEdit()
    return true
  }

  override func encodeOwnState(with coder: NSCoder) {
    super.encodeOwnState(with: coder)
    if !isSecureTextEntry { coder.encode(text, forKey: RestorationKey.text) }
  }

  override func decodeOwnState(with coder: NSCoder) {
    if let text = coder.decodeObject(forKey: RestorationKey.text) as? String { self.text = text }
    super.decodeOwnState(with: coder)
  }

  override class func listProperties(_ list: inout InspectorProperties) {
    list.content.append(
      .text("textView.text", "Text", of: UITextView.self, { $0.text }, { $0.text = $1 }))
    list.content += InspectorProperty.font(
      "textView.fontSize", of: UITextView.self, { $0.font }, { $0.font = $1 })
    list.colors.append(
      .color(
        "textView.textColor", "Text", of: UITextView.self, { $0.textColor }, { $0.textColor = $1 })
    )
    super.listProperties(&list)
  }

  override class var appearanceProperties: [AppearanceProperty] {
    [
      .path(\UITextView.font), .path(\UITextView.textColor), .path(\UITextView.keyboardAppearance),
    ]
  }

  override class var namedMembers: [ObjCMember] { textViewNames }

  override class var canBeSender: Bool { true }
}
