import AppRuntime
import DeviceProtocol
import DisplayList
import Raster
import Stubs

/// Several lines of text that a person can read, select and edit.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitextview>.
@preconcurrency @MainActor
open class UITextView: UIScrollView, UITextInput, UIContentSizeCategoryAdjusting {
  /// Posted when editing began.
  public nonisolated static let textDidBeginEditingNotification = NSNotification.Name(
    "UITextViewTextDidBeginEditingNotification")
  /// Posted when the person changed the text.
  public nonisolated static let textDidChangeNotification = NSNotification.Name(
    "UITextViewTextDidChangeNotification")
  /// Posted when editing ended.
  public nonisolated static let textDidEndEditingNotification = NSNotification.Name(
    "UITextViewTextDidEndEditingNotification")

  let editor = TextEditor()
  private let canvas = TextViewCanvas()
  private lazy var selectionUI = TextSelectionUI(host: self)
  private lazy var blocks = TextBlocks { [unowned self] range, width in
    setText(range, width: width)
  }
  private var isEditing = false
  private var isCaretToBeShown = false

  // MARK: Text

  /// The text.
  open var text: String! {
    get { editor.text.string }
    set { editor.set(EditableText(newValue ?? "")) }
  }

  /// The text with attributes.
  open var attributedText: NSAttributedString! {
    get { editor.text.attributed(editor.all, over: commonAttributes) }
    set { editor.set(newValue.map { EditableText($0) } ?? EditableText()) }
  }

  /// The font; `nil` is the system's at 12 points.
  open var font: UIFont? {
    didSet {
      editor.removeAttribute(.font)
      attributesDidChange()
    }
  }

  /// The color of the text.
  open var textColor: UIColor? {
    didSet {
      editor.removeAttribute(.foregroundColor)
      attributesDidChange()
    }
  }

  /// Where lines are in the view.
  open var textAlignment: NSTextAlignment = .natural {
    didSet { attributesDidChange() }
  }

  /// The selection.
  open var selectedRange: NSRange {
    get {
      NSRange(location: editor.selection.lowerBound, length: editor.selection.count)
    }
    set { editor.setSelection(newValue.location..<newValue.location + newValue.length) }
  }

  /// Whether the text can be edited.
  open var isEditable = true {
    didSet { if !isEditable, isFirstResponder { resignFirstResponder() } }
  }

  /// Whether the text can be selected.
  open var isSelectable = true

  /// Whether the person may change attributes of the text.
  open var allowsEditingTextAttributes = false {
    didSet {
      Stub.textViewEditsAttributes.tell(if: allowsEditingTextAttributes)
    }
  }

  /// The attributes of what is typed next.
  open var typingAttributes: [NSAttributedString.Key: Any] {
    get { chosenTypingAttributes ?? commonAttributes }
    set { chosenTypingAttributes = newValue }
  }

  private var chosenTypingAttributes: [NSAttributedString.Key: Any]?

  /// How links look.
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [
    .foregroundColor: UIColor.link
  ]
  {
    didSet { Stub.textViewLinkAttributes.tell() }
  }

  /// Whether the font follows the person's text size.
  open var adjustsFontForContentSizeCategory = false

  /// Whether the first text that is typed replaces the old.
  open var clearsOnInsertion = false

  /// The space around the text.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { containerDidChange() }
  }

  /// The room in which the text is set.
  open var textContainer: NSTextContainer { storedTextContainer }
  private let storedTextContainer = NSTextContainer()

  /// Who decides about the editing.
  open weak var delegate: (any UITextViewDelegate)? {
    get { storedDelegate as? any UITextViewDelegate }
    set { storedDelegate = newValue }
  }

  // MARK: Keyboard

  private var chosenInputView: UIView?
  private var chosenInputAccessoryView: UIView?

  /// The view that takes the keyboard's place.
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

  /// When the keyboard turns to capital letters by itself.
  open var autocapitalizationType: UITextAutocapitalizationType = .sentences {
    didSet { traitsDidChange() }
  }

  /// Whether the text is corrected.
  open var autocorrectionType: UITextAutocorrectionType = .default {
    didSet { Stub.inputAutocorrection.tell(if: autocorrectionType == .yes) }
  }

  /// Whether the spelling is checked.
  open var spellCheckingType: UITextSpellCheckingType = .default {
    didSet { Stub.inputSpellChecking.tell(if: spellCheckingType == .yes) }
  }

  /// Whether quotes become curly.
  open var smartQuotesType: UITextSmartQuotesType = .default {
    didSet { Stub.inputSmartQuotes.tell(if: smartQuotesType == .yes) }
  }

  /// Whether hyphens become dashes.
  open var smartDashesType: UITextSmartDashesType = .default {
    didSet { Stub.inputSmartDashes.tell(if: smartDashesType == .yes) }
  }

  /// Whether spaces are fitted around pasted text.
  open var smartInsertDeleteType: UITextSmartInsertDeleteType = .default {
    didSet { Stub.inputSmartInsertDelete.tell(if: smartInsertDeleteType == .yes) }
  }

  /// Whether completions are shown in the text.
  open var inlinePredictionType: UITextInlinePredictionType = .default {
    didSet { Stub.inputInlinePrediction.tell(if: inlinePredictionType == .yes) }
  }

  /// The keyboard.
  open var keyboardType: UIKeyboardType = .default {
    didSet { traitsDidChange() }
  }

  /// The keyboard's look.
  open var keyboardAppearance: UIKeyboardAppearance = .default {
    didSet { traitsDidChange() }
  }

  /// The title of the return key.
  open var returnKeyType: UIReturnKeyType = .default {
    didSet { traitsDidChange() }
  }

  /// Whether the return key is disabled while there is no text.
  open var enablesReturnKeyAutomatically = false {
    didSet { traitsDidChange() }
  }

  /// Whether the text is hidden.
  open var isSecureTextEntry = false {
    didSet { traitsDidChange() }
  }

  /// What the text means.
  open var textContentType: UITextContentType!

  /// What a new password must consist of.
  open var passwordRules: UITextInputPasswordRules?

  private func traitsDidChange() {
    if isFirstResponder { KeyboardController.shared.traitsDidChange() }
  }

  // MARK: Creation

  /// Creates a text view with a frame.
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, textContainer: nil)
  }

  /// Creates a text view with a frame and the room of the text.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    super.init(frame: frame)
    prepare()
  }

  /// Creates a text view from a storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
    if let coder = coder as? StoryboardCoder { decodeText(from: coder) }
  }

  private func prepare() {
    editor.host = self
    textContainer.textView = self
    backgroundColor = .systemBackground
    alwaysBounceVertical = true
    canvas.textView = self
    addSubview(canvas)
    selectionUI.install(in: self, canvas: canvas)
    isAccessibilityElement = true
  }

  private func decodeText(from coder: StoryboardCoder) {
    if let color = coder.color(key: "backgroundColor") { backgroundColor = color }
    font = coder.font(key: "fontDescription")
    textColor = coder.color(key: "textColor")
    textAlignment = coder.value("textAlignment", UITextField.alignments) ?? .natural
    isEditable = coder.bool("editable") ?? true
    isSelectable = coder.bool("selectable") ?? true
    adjustsFontForContentSizeCategory = coder.bool("adjustsFontForContentSizeCategory") ?? false
    let traits = StoryboardInputTraits(coder)
    keyboardType = traits.keyboardType
    keyboardAppearance = traits.keyboardAppearance
    returnKeyType = traits.returnKeyType
    autocapitalizationType = traits.autocapitalizationType
    autocorrectionType = traits.autocorrectionType
    spellCheckingType = traits.spellCheckingType
    smartQuotesType = traits.smartQuotesType
    smartDashesType = traits.smartDashesType
    smartInsertDeleteType = traits.smartInsertDeleteType
    enablesReturnKeyAutomatically = traits.enablesReturnKeyAutomatically
    isSecureTextEntry = traits.isSecureTextEntry
    textContentType = traits.textContentType
    text = coder.string("text")
    if let attributed = coder.attributedString(key: "attributedText") {
      attributedText = attributed
    }
    editor.setSelection(0..<0)
  }

  // MARK: Editing

  /// Whether the text can be edited or selected.
  open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }

  /// Begins editing, if the delegate lets it.
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

  /// Ends editing, if the delegate lets it.
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

  private func endEditing() {
    editor.unmark()
    selectionUI.dismissMenu()
    setNeedsLayout()
    guard isEditing else { return }
    isEditing = false
    delegate?.textViewDidEndEditing(self)
    NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
  }

  /// Ends editing when the view leaves its window.
  open override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    guard newWindow == nil else { return }
    if isFirstResponder { _ = super.resignFirstResponder() }
    endEditing()
  }

  func pressReturn() {
    let range = editor.marked ?? editor.selection
    guard shouldReplace(range, with: "\n") else { return }
    insertText("\n")
  }

  /// The view's own undo manager.
  open override var undoManager: UndoManager? { editor.undoManager }

  // MARK: UIKeyInput

  /// Whether there is text.
  open var hasText: Bool { editor.hasText }

  /// Takes typed text.
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

  /// Who is told of changes.
  open weak var inputDelegate: (any UITextInputDelegate)?

  /// What knows the units of the text.
  open private(set) lazy var tokenizer: any UITextInputTokenizer = UITextInputStringTokenizer(
    textInput: self)

  /// The text in a range.
  open func text(in range: UITextRange) -> String? {
    editor.text.substring(units(range))
  }

  /// Replaces the text in a range.
  open func replace(_ range: UITextRange, withText text: String) {
    editor.replace(units(range), with: text)
  }

  /// The selection; empty is a caret.
  open var selectedTextRange: UITextRange? {
    get { TextOffsetRange(editor.selection) }
    set { editor.setSelection(newValue.map(units) ?? editor.text.count..<editor.text.count) }
  }

  /// The unfinished text of an input method.
  open var markedTextRange: UITextRange? { editor.marked.map(TextOffsetRange.init) }

  /// How unfinished text looks.
  open var markedTextStyle: [NSAttributedString.Key: Any]? {
    didSet { Stub.textViewMarkedTextStyle.tell(if: markedTextStyle != nil) }
  }

  /// Replaces the unfinished text.
  open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    editor.setMarked(markedText, selected: selectedRange)
  }

  /// Makes the unfinished text final.
  open func unmarkText() {
    editor.unmark()
  }

  /// The start of the text.
  open var beginningOfDocument: UITextPosition { TextOffset(0) }

  /// The end of the text.
  open var endOfDocument: UITextPosition { TextOffset(editor.text.count) }

  /// The range between two positions.
  open func textRange(
    from fromPosition: UITextPosition, to toPosition: UITextPosition
  ) -> UITextRange? {
    makeRange(fromPosition, toPosition)
  }

  /// The position at a distance from another.
  open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    makePosition(position, offset)
  }

  /// The position at a distance in a direction from another.
  open func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? {
    makePosition(position, direction, offset)
  }

  /// Which of two positions comes first.
  open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    order(of: position, and: other)
  }

  /// The distance between two positions.
  open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    unit(toPosition) - unit(from)
  }

  /// The position that is farthest in a direction.
  open func position(
    within range: UITextRange, farthestIn direction: UITextLayoutDirection
  ) -> UITextPosition? {
    end(of: range, in: direction)
  }

  /// The range from a position to the farthest in a direction.
  open func characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange? {
    makeRange(extending: position, in: direction)
  }

  /// The writing direction at a position.
  open func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection {
    editor.text.units.isRightToLeft(at: unit(position)) ? .rightToLeft : .leftToRight
  }

  /// Sets the writing direction of a range.
  open func setBaseWritingDirection(
    _ writingDirection: NSWritingDirection, for range: UITextRange
  ) {
    Stub.textViewWritingDirection.tell()
  }

  /// The rectangle of the first line of a range.
  open func firstRect(for range: UITextRange) -> CGRect {
    firstBox(of: range)
  }

  /// Where the caret is drawn.
  open func caretRect(for position: UITextPosition) -> CGRect {
    caretBox(at: unit(position))
  }

  /// The rectangles of a range.
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    makeSelectionRects(units(range))
  }

  /// The position nearest to a point.
  open func closestPosition(to point: CGPoint) -> UITextPosition? {
    TextOffset(offset(nearest: point))
  }

  /// The position of a range nearest to a point.
  open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    position(nearest: point, within: range)
  }

  /// The character at a point.
  open func characterRange(at point: CGPoint) -> UITextRange? {
    characterRange(near: point)
  }

  // MARK: Standard edit actions

  /// Whether the edit menu and the keyboard may do something.
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

  /// Replaces the selection by what is on the pasteboard.
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

  private var textOrigin: CGPoint {
    CGPoint(
      x: textContainerInset.left + textContainer.lineFragmentPadding, y: textContainerInset.top)
  }

  private func textWidth(for width: CGFloat) -> CGFloat {
    max(
      1,
      width - textContainerInset.left - textContainerInset.right
        - 2 * textContainer.lineFragmentPadding)
  }

  private func setText(_ range: Range<Int>, width: CGFloat) -> TextBlocks.SetText {
    var shown = editor.text.piece(range)
    if isSecureTextEntry {
      shown = EditableText(
        String(repeating: "\u{2022}", count: range.count), attributes: shown.attributes(at: 0))
    }
    let styled = StyledString(
      shown, over: commonAttributes, font: shownFont, color: .label, traits: traitCollection)
    var paragraph = paragraph
    if let style = styled.paragraphStyle { paragraph = ParagraphLayout(style) }
    paragraph.lineBreak = .byWordWrapping
    return TextBlocks.SetText(
      styled: styled, layout: styled.layout(width: width, paragraph: paragraph))
  }

  private var paragraph: ParagraphLayout {
    let alignment: ParagraphLayout.Alignment =
      switch textAlignment {
      case .left: .left
      case .center: .center
      case .right: .right
      case .justified: .justified
      default: .natural
      }
    return ParagraphLayout(alignment: alignment, lineBreak: .byWordWrapping)
  }

  private var shownFont: UIFont { font ?? .systemFont(ofSize: 12) }

  private func attributesDidChange() {
    resetBlocks()
    contentDidChange()
  }

  func containerDidChange() {
    attributesDidChange()
  }

  private func resetBlocks() {
    blocks.reset(
      width: textWidth(for: bounds.width), lineHeight: shownFont.lineHeight,
      characterWidth: shownFont.pointSize * 0.52)
  }

  private func contentDidChange() {
    canvas.setNeedsDisplay()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// Lays out the visible text.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if blocks.width != textWidth(for: bounds.width) { resetBlocks() }
    let visible = bounds
    if canvas.frame != visible {
      canvas.frame = visible
      canvas.setNeedsDisplay()
    }
    _ = blocks.blocks(from: visible.minY - textOrigin.y, to: visible.maxY - textOrigin.y)
    updateContentSize()
    if isCaretToBeShown {
      isCaretToBeShown = false
      scrollCaretIntoView()
    }
    selectionUI.update()
  }

  private func updateContentSize() {
    let height = blocks.height + textContainerInset.top + textContainerInset.bottom
    let size = CGSize(width: bounds.width, height: height.rounded(.up))
    if contentSize != size { contentSize = size }
  }

  private func scrollCaretIntoView() {
    guard isScrollEnabled else { return }
    let caret = caretBox(at: editor.head)
    scroll(caret.insetBy(dx: 0, dy: -4))
  }

  private func scroll(_ rect: CGRect) {
    let inset = adjustedContentInset
    let top = contentOffset.y + inset.top
    let bottom = contentOffset.y + bounds.height - inset.bottom
    guard bottom > top else { return }
    var y = contentOffset.y
    if rect.maxY > bottom { y += rect.maxY - bottom }
    if rect.minY < top { y += rect.minY - top }
    let lowest = max(-inset.top, contentSize.height - bounds.height + inset.bottom)
    y = min(max(y, -inset.top), lowest)
    if y != contentOffset.y { contentOffset.y = y }
  }

  /// Scrolls until a range can be seen.
  open func scrollRangeToVisible(_ range: NSRange) {
    layoutIfNeeded()
    let range = editor.text.clamp(range.location..<range.location + max(range.length, 0))
    let rect = caretBox(at: range.lowerBound).union(caretBox(at: range.upperBound))
    updateContentSize()
    scroll(rect)
  }

  /// The size of the whole text, where the view does not scroll.
  open override var intrinsicContentSize: CGSize {
    guard !isScrollEnabled else { return super.intrinsicContentSize }
    let width = bounds.width > 0 ? bounds.width : CGFloat.greatestFiniteMagnitude
    return CGSize(
      width: UIView.noIntrinsicMetric,
      height: sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height)
  }

  /// The size of the whole text, broken at a width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let free = size.width <= 0 || size.width > 100_000
    let width = free ? CGFloat.infinity : textWidth(for: size.width)
    let layout = setText(0..<min(editor.text.count, 20_000), width: width).layout
    let padding = 2 * textContainer.lineFragmentPadding
    return CGSize(
      width: free
        ? ceil(layout.size.width) + textContainerInset.left + textContainerInset.right + padding
        : size.width,
      height: ceil(layout.size.height) + textContainerInset.top + textContainerInset.bottom)
  }

  /// Draws for the appearance and the text size.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if adjustsFontForContentSizeCategory,
      let adjusted = font?.adjusted(from: previousTraitCollection, to: traitCollection)
    {
      font = adjusted
    }
    attributesDidChange()
  }

  /// Colors caret and selection.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    selectionUI.update()
  }

  fileprivate func drawContent() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let visible = canvas.frame
    let origin = textOrigin
    let shift = CGPoint(x: origin.x - visible.minX, y: origin.y - visible.minY)
    if let marked = editor.marked {
      let fill = Color(tintColor.withAlphaComponent(0.15), traits: traitCollection)
      for box in boxes(of: marked) {
        context.record(
          .fill(.rect(box.offsetBy(dx: -visible.minX, dy: -visible.minY)), .color(fill)))
      }
    }
    for index in blocks.blocks(from: visible.minY - origin.y, to: visible.maxY - origin.y) {
      let top = blocks.top(of: index)
      blocks.draw(index, at: CGPoint(x: shift.x, y: shift.y + top), in: context)
    }
  }

  // MARK: Description

  /// The text as a screen reader says it.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? editor.text.string }
    set { super.accessibilityValue = newValue }
  }

  /// Puts the caret into the text.
  open override func accessibilityActivate() -> Bool { becomeFirstResponder() }

  override func describe(_ element: inout ScreenElement) {
    super.describe(&element)
    let shown = String(editor.text.string.prefix(UITextField.longestDescription))
    element.text = shown
    element.value = shown
    element.isFocused = isFirstResponder
    element.traits |= UIAccessibilityTraits.textEntry.rawValue
    element.textColor = Color(textColor ?? .label, traits: traitCollection)
  }
}

// MARK: -

extension UITextView: TextEditorHost {
  var commonAttributes: [NSAttributedString.Key: Any] {
    [.font: shownFont, .foregroundColor: textColor ?? .label]
  }

  var insertionAttributes: [NSAttributedString.Key: Any]? { chosenTypingAttributes }
  var takesLineBreaks: Bool { true }
  var canEdit: Bool { isEditable && isEditing }

  func shouldReplace(_ range: Range<Int>, with string: String) -> Bool {
    let range = NSRange(location: range.lowerBound, length: range.count)
    return delegate?.textView(
      self, shouldChangeTextInRanges: [NSValue(range: range)], replacementText: string) ?? true
  }

  func textDidChange(in range: Range<Int>, insertedCount: Int) {
    blocks.replace(range, insertedCount: insertedCount, in: editor.text)
    contentDidChange()
    if isFirstResponder { KeyboardController.shared.textDidChange() }
  }

  func selectionDidChange() {
    isCaretToBeShown = isEditing
    canvas.setNeedsDisplay()
    setNeedsLayout()
    selectionUI.caretDidMove()
    delegate?.textViewDidChangeSelection(self)
    if isFirstResponder { KeyboardController.shared.textDidChange() }
  }

  func personDidEdit() {
    selectionUI.dismissMenu()
    delegate?.textViewDidChange(self)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }

  func lineRange(at offset: Int) -> Range<Int> { blocks.line(at: offset) }

  func offset(verticallyFrom offset: Int, isDown: Bool, x: CGFloat) -> Int {
    let caret = caretBox(at: offset)
    let y = isDown ? caret.maxY + 2 : caret.minY - 2
    let bottom = textOrigin.y + blocks.height
    if y < textOrigin.y { return 0 }
    if y > bottom { return editor.text.count }
    return self.offset(nearest: CGPoint(x: x, y: y))
  }

  func caretBox(at offset: Int) -> CGRect {
    let caret = blocks.caret(at: offset)
    return CGRect(
      x: caret.minX + textOrigin.x - 1, y: caret.minY + textOrigin.y, width: 2,
      height: caret.height)
  }

  func boxes(of range: Range<Int>) -> [CGRect] {
    let origin = textOrigin
    return blocks.boxes(of: range, from: bounds.minY - origin.y, to: bounds.maxY - origin.y).map {
      $0.offsetBy(dx: origin.x, dy: origin.y)
    }
  }

  func offset(nearest point: CGPoint) -> Int {
    blocks.offset(nearest: CGPoint(x: point.x - textOrigin.x, y: point.y - textOrigin.y))
  }

  var visibleTextRect: CGRect { bounds }
}

/// The part of a text view that shows the text.
private final class TextViewCanvas: UIView {
  weak var textView: UITextView?

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    isOpaque = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func draw(_ rect: CGRect) {
    textView?.drawContent()
  }
}
