import DeviceProtocol
import DisplayList
import Raster

extension UITextView {
  var textOrigin: CGPoint {
    CGPoint(
      x: textContainerInset.left + textContainer.lineFragmentPadding, y: textContainerInset.top)
  }

  func textWidth(for width: CGFloat) -> CGFloat {
    let padding = 2 * textContainer.lineFragmentPadding
    guard textContainer.widthTracksTextView else {
      return max(1, textContainer.limitedWidth - padding)
    }
    return max(1, width - textContainerInset.left - textContainerInset.right - padding)
  }

  /// Lays out the visible text, and determines the size of the entire text.
  func layOutVisibleText() {
    if blocks.width != textWidth(for: bounds.width) { resetBlocks() }
    let visible = bounds
    if canvas.frame != visible {
      canvas.frame = visible
      canvas.setNeedsDisplay()
    }
    _ = blocks.blocks(from: visible.minY - textOrigin.y, to: visible.maxY - textOrigin.y)
    updateContentSize()
  }

  /// Returns the distances of the first baseline from the top and of the last baseline from the
  /// bottom, for a size.
  func textBaselines(in size: CGSize) -> (first: CGFloat, last: CGFloat) {
    let lines = setText(0..<min(editor.text.count, 20_000), width: textWidth(for: size.width))
      .layout.lines
    return (
      pixelRounded(textOrigin.y + lines[0].baseline),
      size.height - pixelRounded(textOrigin.y + lines[lines.count - 1].baseline)
    )
  }

  /// Returns the size of the entire text with its insets, wrapped at a width.
  func sizeOfText(fitting size: CGSize) -> CGSize {
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

  func setText(_ range: Range<Int>, width: CGFloat) -> TextBlocks.SetText {
    var shown = editor.text.piece(range)
    for item in detectedItems where item.range.overlaps(range) {
      let place = item.range.clamped(to: range)
      shown.add(
        .link, item.url,
        in: place.lowerBound - range.lowerBound..<place.upperBound - range.lowerBound)
    }
    if isSecureTextEntry {
      shown = EditableText(
        String(repeating: "\u{2022}", count: range.count), attributes: shown.attributes(at: 0))
    }
    let styled = StyledString(
      shown, over: commonAttributes, font: shownFont, color: Self.look.textColor,
      links: linkTextAttributes ?? [:], traits: traitCollection)
    var paragraph = paragraph
    if let style = styled.paragraphStyle { paragraph = ParagraphLayout(style) }
    textContainer.madeLayoutManager?.adjust(&paragraph, at: range.lowerBound, styled)
    return TextBlocks.SetText(
      styled: styled, layout: textContainer.layout(styled, width: width, paragraph: paragraph),
      spacing: paragraph.paragraphSpacing)
  }

  var paragraph: ParagraphLayout {
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

  var shownFont: UIFont { font ?? Self.look.font.font }

  func resetBlocks() {
    blocks.reset(
      width: textWidth(for: bounds.width), lineHeight: shownFont.lineHeight,
      characterWidth: shownFont.pointSize * 0.52)
  }

  func updateContentSize() {
    let height = blocks.height + textContainerInset.top + textContainerInset.bottom
    let size = CGSize(width: bounds.width, height: height.rounded(.up))
    if contentSize != size { contentSize = size }
  }

  func scrollCaretIntoView() {
    guard isScrollEnabled else { return }
    let caret = caretBox(at: editor.head)
    scroll(caret.insetBy(dx: 0, dy: -Self.look.caretMargin))
  }

  func scroll(_ rect: CGRect) {
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

  func drawText() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let visible = canvas.frame
    let origin = textOrigin
    let shift = CGPoint(x: origin.x - visible.minX, y: origin.y - visible.minY)
    if let marked = editor.marked {
      let fill = Color(
        tintColor.withAlphaComponent(SystemDesign.current.textSelections.markedOpacity),
        traits: traitCollection)
      for box in boxes(of: marked) {
        context.record(
          .fill(.rect(box.offsetBy(dx: -visible.minX, dy: -visible.minY)), .color(fill)))
      }
    }
    let shown = blocks.blocks(from: visible.minY - origin.y, to: visible.maxY - origin.y)
    if let manager = textContainer.madeLayoutManager, type(of: manager) != NSLayoutManager.self {
      let range = NSRange(
        blocks.range(of: shown.lowerBound)
          .lowerBound..<blocks.range(of: shown.upperBound).upperBound)
      let place = CGPoint(x: shift.x - textContainer.lineFragmentPadding, y: shift.y)
      manager.drawBackground(forGlyphRange: range, at: place)
      manager.drawGlyphs(forGlyphRange: range, at: place)
      return
    }
    for index in shown {
      let top = blocks.top(of: index)
      blocks.draw(index, at: CGPoint(x: shift.x, y: shift.y + top), in: context)
    }
  }

  func containerDidChange() {
    resetBlocks()
    contentDidChange()
  }

  func contentDidChange() {
    canvas.setNeedsDisplay()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }
}
