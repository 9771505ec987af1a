import AppRuntime
import DeviceProtocol
import DisplayList
import Raster
import Stubs

/// A single line of text that users can edit.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitextfield>.
@preconcurrency @MainActor
open class UITextField: UIControl, UITextInput, UIContentSizeCategoryAdjusting {
  static let fieldLook = SystemDesign.current.textFields

  let editor = TextEditor()
  let canvas = TextCanvas()
  lazy var selectionUI = TextSelectionUI(host: self)
  var clearButton: ClearButton?
  var line: FieldLine?
  var scrollX: CGFloat = 0
  var endReason = DidEndEditingReason.committed
  private var isToBecomeFirstResponder = false
  /// Whether the next change replaces hidden text, because users can't correct text that they can't
  /// see.
  var replacesHiddenText = false
  /// The index of the character in a hidden text that's temporarily visible.
  var revealed: Int?
  var concealTimer: DeviceClock.Timer?
  static let revealDuration: TimeInterval = 1
  /// A closure that handles the Return key instead of the delegate.
  final var returnHandler: (() -> Void)?

  // MARK: Text

  /// The text.
  open var text: String? {
    get {
      MainThreadChecker.check()
      return editor.text.string
    }
    set {
      editor.set(EditableText(newValue ?? ""))
      contentDidChange()
    }
  }

  /// The text with attributes.
  open var attributedText: NSAttributedString? {
    get { editor.text.attributed(editor.all, over: defaultTextAttributes) }
    set {
      editor.set(newValue.map { EditableText($0) } ?? EditableText())
      contentDidChange()
    }
  }

  /// The text that's shown while the field is empty.
  open var placeholder: String? {
    get { storedPlaceholder }
    set {
      storedPlaceholder = newValue
      if newValue != styledPlaceholder?.string { styledPlaceholder = nil }
      contentDidChange()
    }
  }

  // The two placeholders are stored separately, because a subclass may set one of them when the
  // other changes.
  private var storedPlaceholder: String?
  private var styledPlaceholder: NSAttributedString?

  /// The text with attributes that's shown while the field is empty.
  open var attributedPlaceholder: NSAttributedString? {
    get { styledPlaceholder }
    set {
      styledPlaceholder = newValue
      if let newValue { storedPlaceholder = newValue.string }
      contentDidChange()
    }
  }

  /// The attributes of the whole text.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] = [
    .font: UITextField.fieldLook.font.font, .foregroundColor: UITextField.fieldLook.textColor,
  ]
  {
    didSet { contentDidChange() }
  }

  /// The font, which is the system font at 17 points by default.
  open var font: UIFont? {
    get { defaultTextAttributes[.font] as? UIFont }
    set { defaultTextAttributes[.font] = newValue ?? Self.fieldLook.font.font }
  }

  /// The color of the text.
  open var textColor: UIColor? {
    get { defaultTextAttributes[.foregroundColor] as? UIColor }
    set { defaultTextAttributes[.foregroundColor] = newValue ?? Self.fieldLook.textColor }
  }

  /// The alignment of the text.
  open var textAlignment: NSTextAlignment = .natural {
    didSet { contentDidChange() }
  }

  /// Whether the text shrinks if it's too long.
  open var adjustsFontSizeToFitWidth = false {
    didSet { contentDidChange() }
  }

  /// The minimum font size to which the text shrinks.
  open var minimumFontSize: CGFloat = 0 {
    didSet { contentDidChange() }
  }

  /// Whether the font follows the user's preferred text size.
  open var adjustsFontForContentSizeCategory = false

  /// Whether the user can change attributes of the text.
  open var allowsEditingTextAttributes = false {
    didSet {
      Stub.textFieldEditsAttributes.report(if: allowsEditingTextAttributes)
    }
  }

  /// The attributes of the text that's typed next.
  open var typingAttributes: [NSAttributedString.Key: Any]?

  /// The object that manages the editing.
  open weak var delegate: (any UITextFieldDelegate)?

  /// Whether the text is being edited.
  open internal(set) var isEditing = false

  /// Whether the text is cleared when editing starts.
  open var clearsOnBeginEditing = false

  /// Whether the first text that the user types replaces the old text.
  open var clearsOnInsertion = false

  // MARK: Appearance

  /// The border.
  open var borderStyle: BorderStyle = .none {
    didSet {
      updateBackgroundColor()
      setNeedsDisplay()
      contentDidChange()
    }
  }

  override var paintsBackground: Bool { borderStyle == .roundedRect }

  /// The image behind the text, which is shown unless the border is a rounded rectangle.
  open var background: UIImage? {
    didSet { setNeedsDisplay() }
  }

  /// The image behind the text while the field is disabled.
  open var disabledBackground: UIImage? {
    didSet { setNeedsDisplay() }
  }

  /// The mode of showing the clear button.
  open var clearButtonMode: ViewMode = .never {
    didSet { overlaysDidChange() }
  }

  /// The view at the leading end.
  open var leftView: UIView? {
    didSet {
      if oldValue !== leftView { oldValue?.removeFromSuperview() }
      overlaysDidChange()
    }
  }

  /// The mode of showing the leading view.
  open var leftViewMode: ViewMode = .never {
    didSet { overlaysDidChange() }
  }

  /// The view at the trailing end.
  open var rightView: UIView? {
    didSet {
      if oldValue !== rightView { oldValue?.removeFromSuperview() }
      overlaysDidChange()
    }
  }

  /// The mode of showing the trailing view.
  open var rightViewMode: ViewMode = .never {
    didSet { overlaysDidChange() }
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
    didSet {
      replacesHiddenText = isSecureTextEntry && isEditing && editor.hasText
      contentDidChange()
      traitsDidChange()
    }
  }

  /// The semantic meaning of the text, such as a family name or a password.
  open var textContentType: UITextContentType! {
    didSet { Stub.inputTextContentType.report(if: textContentType != nil) }
  }

  /// The requirements that a new password must meet.
  open var passwordRules: UITextInputPasswordRules? {
    didSet { Stub.inputPasswordRules.report(if: passwordRules != nil) }
  }

  // MARK: Creation

  /// Creates a text field with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    connectParts()
  }

  /// Creates a text field from a storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    connectParts()
    if let coder = coder as? StoryboardCoder { decodeText(from: coder) }
  }

  // MARK: Editing

  /// Whether the field can be edited.
  open override var canBecomeFirstResponder: Bool { isEnabled }

  /// Starts editing, if the delegate allows it.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard window != nil else {
      isToBecomeFirstResponder = isEnabled
      return false
    }
    guard isEnabled, delegate?.textFieldShouldBeginEditing(self) ?? true else { return false }
    return KeyboardController.shared.collectingChanges {
      guard super.becomeFirstResponder() else { return false }
      beginEditing()
      return true
    }
  }

  /// Starts editing if that was requested before the field was in a window.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    guard window != nil, isToBecomeFirstResponder else { return }
    isToBecomeFirstResponder = false
    DispatchQueue.main.async { [weak self] in
      MainActor.assumeIsolated { _ = self?.becomeFirstResponder() }
    }
  }

  /// Ends editing, if the delegate allows it.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    isToBecomeFirstResponder = false
    guard isFirstResponder else { return super.resignFirstResponder() }
    guard delegate?.textFieldShouldEndEditing(self) ?? true else { return false }
    return KeyboardController.shared.collectingChanges {
      guard super.resignFirstResponder() else { return false }
      if isEditing { endEditing() }
      return true
    }
  }

  /// Ends editing when the field leaves its window.
  open override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    if newWindow == nil, isFirstResponder { _ = super.resignFirstResponder() }
    if newWindow == nil, isEditing { endEditing() }
  }

  /// Whether the field has tokens before the text, which are part of its content.
  var hasTokens: Bool { false }

  /// Removes the tokens before the text.
  func removeTokens() {}

  /// The field's own undo manager.
  open override var undoManager: UndoManager? { editor.undoManager }

  // MARK: UIKeyInput

  /// Whether there's text.
  open var hasText: Bool { editor.hasText }

  /// Inserts text at the caret.
  open func insertText(_ text: String) { insertTyped(text) }

  /// Deletes the selection or the character before the caret.
  open func deleteBackward() { deleteTyped() }

  // MARK: UITextInput

  /// An object that's notified of changes.
  open weak var inputDelegate: (any UITextInputDelegate)?

  /// An object that determines the units of the text.
  open private(set) lazy var tokenizer: any UITextInputTokenizer = UITextInputStringTokenizer(
    textInput: self)

  /// Returns the text in a range.
  open func text(in range: UITextRange) -> String? { editor.text.substring(units(range)) }

  /// Replaces the text in a range.
  open func replace(_ range: UITextRange, withText text: String) {
    editor.replace(units(range), with: text)
  }

  /// The selection, which is the caret if it's empty.
  open var selectedTextRange: UITextRange? {
    get { isEditing ? TextOffsetRange(editor.selection) : nil }
    set { editor.setSelection(newValue.map(units) ?? editor.text.count..<editor.text.count) }
  }

  /// The range of marked text, which an input method hasn't finished.
  open var markedTextRange: UITextRange? { editor.marked.map(TextOffsetRange.init) }

  /// The attributes of marked text.
  open var markedTextStyle: [NSAttributedString.Key: Any]? {
    didSet { Stub.textFieldMarkedTextStyle.report(if: markedTextStyle != nil) }
  }

  /// Replaces the marked text.
  open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    editor.setMarked(markedText, selected: selectedRange)
  }

  /// Accepts the marked text as it is.
  open func unmarkText() { editor.unmark() }

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
    Stub.textFieldWritingDirection.report()
  }

  /// Returns the rectangle of the first line of a range.
  open func firstRect(for range: UITextRange) -> CGRect { firstBox(of: range) }

  /// Returns the rectangle of the caret at a position.
  open func caretRect(for position: UITextPosition) -> CGRect { caretBox(at: unit(position)) }

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
  open func characterRange(at point: CGPoint) -> UITextRange? { characterRange(near: point) }

  // MARK: Standard edit actions

  /// Returns whether an edit action can be performed.
  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    canPerformEditAction(action) ?? super.canPerformAction(action, withSender: sender)
  }

  /// Moves the selection to the pasteboard.
  open override func cut(_ sender: Any?) { editor.cut() }

  /// Copies the selection to the pasteboard.
  open override func copy(_ sender: Any?) { editor.copy() }

  /// Replaces the selection with the contents of the pasteboard.
  open override func paste(_ sender: Any?) { editor.paste(UIPasteboard.general.string) }

  /// Selects the word at the caret.
  open override func select(_ sender: Any?) {
    choose(editor.text.units.word(at: editor.selection.lowerBound))
  }

  /// Selects the whole text.
  open override func selectAll(_ sender: Any?) { choose(editor.all) }

  /// Deletes the selection.
  open override func delete(_ sender: Any?) { if !editor.selection.isEmpty { editor.typeDelete() } }

  // MARK: Rectangles

  /// Returns the rectangle of the border.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Returns the rectangle of the text while it isn't being edited.
  open func textRect(forBounds bounds: CGRect) -> CGRect { contentRect(bounds) }

  /// Returns the rectangle of the placeholder.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect {
    isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
  }

  /// Returns the rectangle of the text while it's being edited.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { contentRect(bounds) }

  /// Returns the rectangle of the clear button.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { clearButtonPlace(in: bounds) }

  /// Returns the rectangle of the leading view.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    overlayRect(of: leftView, in: bounds, atLeft: !isRightToLeft)
  }

  /// Returns the rectangle of the trailing view.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    overlayRect(of: rightView, in: bounds, atLeft: isRightToLeft)
  }

  // MARK: Layout

  /// Lays out the contents of the field.
  open override func layoutSubviews() {
    super.layoutSubviews()
    placeParts()
  }

  /// The size that the content requires.
  open override var intrinsicContentSize: CGSize { naturalSize }

  override func baselineOffsets(in size: CGSize) -> (first: CGFloat, last: CGFloat) {
    textBaselines(in: size)
  }

  override var baselineShares: (first: Double, last: Double) {
    let share = contentVerticalAlignment.shareAbove
    return (share, share)
  }

  /// Returns the size that the content requires.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// Updates the placeholder and the text for the text size and the appearance.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    adoptTraits(after: previousTraitCollection)
  }

  /// Updates the color of the caret and the selection.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    canvas.setNeedsDisplay()
    selectionUI.update()
  }

  /// Whether the field can be edited.
  open override var isEnabled: Bool {
    didSet {
      guard isEnabled != oldValue else { return }
      if !isEnabled, isFirstResponder { resignFirstResponder() }
      setNeedsDisplay()
      overlaysDidChange()
    }
  }

  // MARK: Drawing

  package override var drawsOnClearGround: Bool { true }

  /// Draws the border and the background.
  open override func draw(_ rect: CGRect) { drawBackground() }

  /// Draws the text while it isn't being edited.
  open func drawText(in rect: CGRect) { drawLine(in: rect) }

  /// Draws the placeholder.
  open func drawPlaceholder(in rect: CGRect) { drawPlaceholderLine(in: rect) }

  // MARK: Description

  /// The label that the app has set, or the placeholder if there's no label.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? placeholder }
    set { super.accessibilityLabel = newValue }
  }

  /// The text that screen readers speak.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? shownText }
    set { super.accessibilityValue = newValue }
  }

  /// Moves the caret to the field.
  open override func accessibilityActivate() -> Bool { becomeFirstResponder() }

  override func describe(_ element: inout ScreenElement) {
    super.describe(&element)
    describeText(&element)
  }

  override var elementKind: ElementKind { isSecureTextEntry ? .secureTextField : .textField }

  override var showsContentToTests: Bool { true }

  override func describeForTests(_ element: inout ScreenElement) {
    super.describeForTests(&element)
    if (element.value ?? "").isEmpty { element.value = placeholder ?? "" }
  }

  override var legibility: TextLegibility {
    TextLegibility(font, isScaled: adjustsFontForContentSizeCategory)
  }

  override var kindName: String? { "text field" }

  // MARK: Self-description

  // Passwords aren't saved.
  override var keptValues: [ViewState.Value] { isSecureTextEntry ? [] : changed(.text(text ?? "")) }

  override func restore(_ value: ViewState.Value) -> Bool {
    guard case .text(let text) = value else { return super.restore(value) }
    restore(text: text)
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
    listFieldProperties(&list)
    super.listProperties(&list)
  }

  override class var appearanceProperties: [AppearanceProperty] { fieldAppearance }

  override class var namedMembers: [ObjCMember] { fieldNames }
}
