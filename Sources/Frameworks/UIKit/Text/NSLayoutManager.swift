import Foundation
import Raster
import Stubs

/// An object that lays out and draws the characters of a text storage.
///
/// Each UTF-16 unit of the text is a glyph. Text is laid out only when its layout is needed.
///
/// Follows <https://developer.apple.com/documentation/uikit/nslayoutmanager>.
open class NSLayoutManager: NSObject {
  /// The text.
  open internal(set) weak var textStorage: NSTextStorage? {
    didSet { if textStorage !== oldValue { textDidChange() } }
  }

  /// The areas that contain the text.
  open private(set) var textContainers: [NSTextContainer] = []

  /// An object that customizes the layout.
  open weak var delegate: (any NSLayoutManagerDelegate)? {
    didSet { invalidate() }
  }

  /// Whether invisible characters are shown.
  open var showsInvisibleCharacters = false {
    didSet { Stub.layoutManagerInvisibleCharacters.report(if: showsInvisibleCharacters) }
  }

  /// Whether control characters are shown.
  open var showsControlCharacters = false {
    didSet { Stub.layoutManagerInvisibleCharacters.report(if: showsControlCharacters) }
  }

  /// Whether lines include the leading that fonts specify.
  ///
  /// In Quince, they always do.
  open var usesFontLeading = true {
    didSet { Stub.layoutManagerFontLeading.report(if: !usesFontLeading) }
  }

  /// Whether text that isn't visible can be left out of the layout.
  open var allowsNonContiguousLayout = false
  /// Whether the layout has gaps.
  open var hasNonContiguousLayout: Bool { false }

  private var text = EditableText()
  private lazy var ownBlocks = TextBlocks { [unowned self] range, width in
    set(range, width: width)
  }
  private var isValid = false

  // MARK: Creation

  /// Creates a layout manager without text and containers.
  public override init() {
    super.init()
  }

  // MARK: Containers

  /// Adds an area.
  ///
  /// The text is laid out in the first area.
  open func addTextContainer(_ container: NSTextContainer) {
    insertTextContainer(container, at: textContainers.count)
  }

  /// Inserts an area.
  open func insertTextContainer(_ container: NSTextContainer, at index: Int) {
    textContainers.insert(container, at: index)
    container.layoutManager = self
    Stub.layoutManagerContainers.report(if: textContainers.count > 1)
    invalidate()
  }

  /// Removes an area.
  open func removeTextContainer(at index: Int) {
    textContainers.remove(at: index).layoutManager = nil
    invalidate()
  }

  /// Called when a container's size or shape changes.
  open func textContainerChangedGeometry(_ container: NSTextContainer) {
    invalidate()
  }

  // MARK: Changes

  /// Called by the text storage when its text or attributes have changed.
  open func processEditing(
    for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions,
    range newCharRange: NSRange, changeInLength delta: Int,
    invalidatedRange invalidatedCharRange: NSRange
  ) {
    if textView == nil {
      textDidChange()
    } else {
      nonisolated(unsafe) let (manager, storage) = (self, textStorage)
      MainActor.assumeIsolated {
        manager.textView?.editor.storageDidChange(storage, in: newCharRange, by: delta)
      }
    }
    delegate?.layoutManagerDidInvalidateLayout(self)
  }

  private func textDidChange() {
    text = textView == nil ? textStorage.map { EditableText($0) } ?? EditableText() : EditableText()
    isValid = false
  }

  private func invalidate() {
    isValid = false
    delegate?.layoutManagerDidInvalidateLayout(self)
  }

  /// Discards the layout of the characters in a range.
  open func invalidateLayout(
    forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?
  ) {
    actualCharRange?.pointee = charRange
    if textView == nil { textDidChange() }
    onTextView { $0.containerDidChange() }
    invalidate()
  }

  /// Discards the glyphs in a range.
  open func invalidateGlyphs(
    forCharacterRange charRange: NSRange, changeInLength delta: Int,
    actualCharacterRange actualCharRange: NSRangePointer?
  ) {
    invalidateLayout(forCharacterRange: charRange, actualCharacterRange: actualCharRange)
  }

  /// Requests a redraw of the characters in a range.
  open func invalidateDisplay(forCharacterRange charRange: NSRange) {
    onTextView { $0.canvas.setNeedsDisplay() }
  }

  /// Requests a redraw of the glyphs in a range.
  open func invalidateDisplay(forGlyphRange glyphRange: NSRange) {
    invalidateDisplay(forCharacterRange: glyphRange)
  }

  // MARK: The laid-out text

  private var textView: UITextView? { textContainers.first?.textView }

  private func onTextView(_ body: @MainActor (UITextView) -> Void) {
    nonisolated(unsafe) let manager = self
    guard textView != nil else { return }
    MainActor.assumeIsolated {
      if let textView = manager.textView { body(textView) }
    }
  }

  final var container: NSTextContainer? { textContainers.first }
  final var padding: CGFloat { container?.lineFragmentPadding ?? 0 }

  /// The number of UTF-16 units.
  final var count: Int { textStorage?.length ?? 0 }

  /// The text layout, which is either the text view's or a separate one if there's no text view.
  final var blocks: TextBlocks {
    nonisolated(unsafe) var shown: TextBlocks?
    onTextView { shown = $0.laidOutBlocks }
    if let shown { return shown }
    validate()
    return ownBlocks
  }

  private func validate() {
    guard !isValid, let container else { return }
    isValid = true
    let font = UIFont.systemFont(ofSize: 12)
    ownBlocks.reset(
      width: max(container.limitedWidth - 2 * container.lineFragmentPadding, 1),
      lineHeight: font.lineHeight, characterWidth: font.pointSize / 2)
    ownBlocks.divide(text, isUndivided: container.isLimited)
    delegate?.layoutManager(self, didCompleteLayoutFor: container, atEnd: true)
  }

  private func set(_ range: Range<Int>, width: CGFloat) -> TextBlocks.SetText {
    let styled = StyledString(
      text.piece(range), font: .systemFont(ofSize: 12), color: .black, traits: .current)
    var paragraph = ParagraphLayout(styled.paragraphStyle ?? NSParagraphStyle.Values())
    adjust(&paragraph, at: range.lowerBound, styled)
    let layout =
      container?.layout(styled, width: width, paragraph: paragraph)
      ?? styled.layout(width: width, paragraph: paragraph)
    return TextBlocks.SetText(
      styled: styled, layout: layout, spacing: paragraph.paragraphSpacing)
  }

  /// Lets the delegate specify the space between the lines of a paragraph.
  final func adjust(_ paragraph: inout ParagraphLayout, at offset: Int, _ styled: StyledString) {
    guard let delegate, offset < count else { return }
    let proposed = CGRect(
      x: 0, y: 0, width: container?.limitedWidth ?? 0,
      height: CGFloat(styled.layout(width: .infinity, paragraph: paragraph).lines[0].height))
    paragraph.lineSpacing += Double(
      delegate.layoutManager(
        self, lineSpacingAfterGlyphAt: offset, withProposedLineFragmentRect: proposed))
  }

  // MARK: Drawing

  /// Draws the background colors of glyphs, in a container with its top-left corner at a point.
  open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    let blocks = blocks
    for index in indices(of: glyphsToShow) {
      let set = blocks.set(index)
      let start = blocks.start(of: index)
      for (range, color) in set.styled.backgrounds {
        let own = range.lowerBound + start..<range.upperBound + start
        let shown = own.clamped(to: glyphsToShow.lowerBound..<glyphsToShow.upperBound)
        guard !shown.isEmpty else { continue }
        let boxes = set.layout.boxes(of: shown.lowerBound - start..<shown.upperBound - start).map {
          $0.offsetBy(dx: origin.x + padding, dy: origin.y + blocks.top(of: index))
        }
        fillBackgroundRectArray(
          boxes, count: boxes.count, forCharacterRange: NSRange(shown), color: UIColor(.init(color))
        )
      }
    }
  }

  /// Fills the rectangles behind characters with a background color.
  open func fillBackgroundRectArray(
    _ rectArray: UnsafePointer<CGRect>, count rectCount: Int, forCharacterRange charRange: NSRange,
    color: UIColor
  ) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setFillColor(color.cgColor)
    for index in 0..<rectCount { context.fill(rectArray[index]) }
    context.restoreGState()
  }

  /// Draws glyphs, in a container with its top-left corner at a point.
  open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let blocks = blocks
    for index in indices(of: glyphsToShow) {
      let set = blocks.set(index)
      let range = blocks.range(of: index)
      let place = CGPoint(x: origin.x + padding, y: origin.y + blocks.top(of: index))
      let isWhole =
        glyphsToShow.lowerBound <= range.lowerBound && glyphsToShow.upperBound >= range.upperBound
      if !isWhole {
        context.saveGState()
        context.clip(
          to: enclosingRects(of: glyphsToShow).map { $0.offsetBy(dx: origin.x, dy: origin.y) })
      }
      set.styled.drawForeground(set.layout, at: place, in: context)
      if !isWhole { context.restoreGState() }
    }
  }

  // MARK: Layout

  /// Ensures that the glyphs in a range are laid out.
  open func ensureGlyphs(forCharacterRange charRange: NSRange) {}

  /// Ensures that the glyphs in a range are laid out.
  open func ensureGlyphs(forGlyphRange glyphRange: NSRange) {}

  /// Ensures that the characters in a range are laid out.
  open func ensureLayout(forCharacterRange charRange: NSRange) { _ = fragments(in: charRange) }

  /// Ensures that the glyphs in a range are laid out.
  open func ensureLayout(forGlyphRange glyphRange: NSRange) { _ = fragments(in: glyphRange) }

  /// Ensures that the text in a container is laid out.
  open func ensureLayout(for container: NSTextContainer) { _ = usedRect(for: container) }

  /// Ensures that the text in a part of a container is laid out.
  open func ensureLayout(forBoundingRect bounds: CGRect, in container: NSTextContainer) {
    _ = glyphRange(forBoundingRect: bounds, in: container)
  }

  /// The number of glyphs, which is the number of UTF-16 units.
  open var numberOfGlyphs: Int { count }

  /// Returns whether there's a glyph at an index.
  open func isValidGlyphIndex(_ glyphIndex: Int) -> Bool { (0..<count).contains(glyphIndex) }

  /// Returns the character of a glyph.
  open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }

  /// Returns the glyph of a character.
  open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }

  /// Returns the glyphs for a range of characters.
  open func glyphRange(
    forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?
  ) -> NSRange {
    let range = wholeCharacters(charRange)
    actualCharRange?.pointee = range
    return range
  }

  /// Returns the characters for a range of glyphs.
  open func characterRange(
    forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?
  ) -> NSRange {
    let range = wholeCharacters(glyphRange)
    actualGlyphRange?.pointee = range
    return range
  }

  /// Returns the first character that hasn't been laid out, or the number of characters if there's
  /// none.
  open func firstUnlaidCharacterIndex() -> Int {
    container.map { glyphRange(for: $0).upperBound } ?? 0
  }

  /// Returns the first glyph that hasn't been laid out, or the number of glyphs if there's none.
  open func firstUnlaidGlyphIndex() -> Int { firstUnlaidCharacterIndex() }

  /// Returns the container of a glyph, and the glyphs in it.
  open func textContainer(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> NSTextContainer? {
    guard let container else { return nil }
    let range = glyphRange(for: container)
    guard range.contains(glyphIndex) else { return nil }
    effectiveGlyphRange?.pointee = range
    return container
  }

  /// Returns the glyphs that are laid out in a container.
  open func glyphRange(for container: NSTextContainer) -> NSRange {
    guard container === self.container, count > 0 else { return NSRange() }
    guard blocks.isUndivided, let last = fragments(in: NSRange(location: 0, length: count)).last
    else { return NSRange(location: 0, length: count) }
    return NSRange(location: 0, length: last.range.upperBound)
  }

  /// Returns the rectangle that the text covers in a container.
  open func usedRect(for container: NSTextContainer) -> CGRect {
    guard container === self.container else { return .zero }
    return usedRect
  }

  /// Returns the rectangle of the line that contains a glyph, with the width of the container.
  open func lineFragmentRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> CGRect {
    guard let fragment = fragment(at: glyphIndex) else { return .zero }
    effectiveGlyphRange?.pointee = NSRange(fragment.range)
    return fragment.rect
  }

  /// Returns the used part of the rectangle of the line that contains a glyph.
  open func lineFragmentUsedRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> CGRect {
    guard let fragment = fragment(at: glyphIndex) else { return .zero }
    effectiveGlyphRange?.pointee = NSRange(fragment.range)
    return fragment.usedRect
  }

  /// The rectangle of the empty line at the end of text that ends with a line break.
  open var extraLineFragmentRect: CGRect { extraFragment?.rect ?? .zero }
  /// The used part of the rectangle of the empty line at the end.
  open var extraLineFragmentUsedRect: CGRect { extraFragment?.usedRect ?? .zero }
  /// The container of the empty line at the end.
  open var extraLineFragmentTextContainer: NSTextContainer? {
    extraFragment == nil ? nil : container
  }

  /// Returns the location of a glyph's origin on the baseline, in the rectangle of its line.
  open func location(forGlyphAt glyphIndex: Int) -> CGPoint {
    guard let fragment = fragment(at: glyphIndex) else { return .zero }
    let caret = blocks.caret(at: glyphIndex)
    return CGPoint(x: caret.minX + padding - fragment.rect.minX, y: fragment.baseline)
  }

  /// Returns whether a glyph isn't drawn, such as the glyph of a line break.
  open func notShownAttribute(forGlyphAt glyphIndex: Int) -> Bool {
    guard let character = character(at: glyphIndex) else { return false }
    return character.isNewline
  }

  /// Returns the glyphs that an ellipsis replaces on the line of a glyph.
  ///
  /// If there are none, the location is `NSNotFound`.
  open func truncatedGlyphRange(inLineFragmentForGlyphAt glyphIndex: Int) -> NSRange {
    guard let range = fragment(at: glyphIndex)?.truncated else {
      return NSRange(location: NSNotFound, length: 0)
    }
    return NSRange(range)
  }

  /// Returns the rectangle that encloses glyphs, in the container's coordinates.
  open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect
  {
    guard container === self.container else { return .zero }
    return enclosingRects(of: glyphRange).reduce(CGRect.null) { $0.union($1) }.orZero
  }

  /// Returns the glyphs of the lines that intersect a rectangle.
  open func glyphRange(forBoundingRect bounds: CGRect, in container: NSTextContainer) -> NSRange {
    guard container === self.container else { return NSRange() }
    let touched = fragments(in: NSRange(location: 0, length: count)).filter {
      $0.rect.minY < bounds.maxY && $0.rect.maxY > bounds.minY
    }
    guard let first = touched.first, let last = touched.last else { return NSRange() }
    return NSRange(first.range.lowerBound..<last.range.upperBound)
  }

  /// Returns the glyphs of the lines that intersect a rectangle.
  open func glyphRange(
    forBoundingRectWithoutAdditionalLayout bounds: CGRect, in container: NSTextContainer
  ) -> NSRange {
    glyphRange(forBoundingRect: bounds, in: container)
  }

  /// Returns the glyph closest to a point, and the fraction of the glyph's width up to the point.
  open func glyphIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    guard container === self.container else { return 0 }
    let place = glyph(at: point)
    partialFraction?.pointee = place.fraction
    return place.index
  }

  /// Returns the glyph closest to a point.
  open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
    glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: nil)
  }

  /// Returns the position of a point within the closest glyph, as a fraction of the glyph's width.
  open func fractionOfDistanceThroughGlyph(
    for point: CGPoint, in container: NSTextContainer
  ) -> CGFloat {
    var fraction: CGFloat = 0
    _ = glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: &fraction)
    return fraction
  }

  /// Returns the character closest to a point, and the fraction of the distance to the next caret
  /// position.
  open func characterIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    glyphIndex(
      for: point, in: container, fractionOfDistanceThroughGlyph: partialFraction)
  }

  /// Calls a closure with each line in a range.
  ///
  /// Its arguments are the line's rectangle, the used part of it, the container, and the glyphs.
  open func enumerateLineFragments(
    forGlyphRange glyphRange: NSRange,
    using block:
      @escaping (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    guard let container else { return }
    var isStopped = ObjCBool(false)
    for fragment in fragments(in: glyphRange) where !isStopped.boolValue {
      block(
        fragment.rect, fragment.usedRect, container, NSRange(fragment.range), &isStopped)
    }
  }

  /// Calls a closure with the rectangles that enclose glyphs, like those of a selection.
  open func enumerateEnclosingRects(
    forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange,
    in textContainer: NSTextContainer,
    using block: @escaping (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    guard textContainer === container else { return }
    var isStopped = ObjCBool(false)
    for rect in enclosingRects(of: glyphRange) where !isStopped.boolValue {
      block(rect, &isStopped)
    }
  }
}
