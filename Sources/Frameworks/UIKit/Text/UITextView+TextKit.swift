import Raster

/// The text storage, the layout manager, and the text container of a text view.
extension UITextView {
  /// Shows the text of the container's layout manager, if it has one.
  func adoptContainer() {
    textContainer.textView = self
    guard let storage = textContainer.madeLayoutManager?.textStorage else { return }
    editor.storage = storage
    blocks.divide(editor.text, isUndivided: textContainer.isLimited)
  }

  func makeLayoutManager() -> NSLayoutManager {
    let storage = NSTextStorage(
      attributedString: editor.text.attributed(editor.all, over: commonAttributes))
    let manager = NSLayoutManager()
    manager.addTextContainer(textContainer)
    storage.addLayoutManager(manager)
    editor.storage = storage
    return manager
  }

  /// The displayed text, including all changes.
  var laidOutBlocks: TextBlocks {
    if blocks.width != textWidth(for: bounds.width) { resetBlocks() }
    return blocks
  }

  func size(of container: NSTextContainer) -> CGSize {
    var size = container.chosenSize
    if container.widthTracksTextView {
      size.width = max(bounds.width - textContainerInset.left - textContainerInset.right, 0)
    }
    if container.heightTracksTextView {
      size.height = max(bounds.height - textContainerInset.top - textContainerInset.bottom, 0)
    }
    return size
  }

  func containerGeometryDidChange() {
    if blocks.isUndivided != textContainer.isLimited {
      blocks.divide(editor.text, isUndivided: textContainer.isLimited)
    }
    containerDidChange()
  }

  // MARK: Attributes of the entire text

  /// Shows an attributed string. Its first character determines the reported attributes, but not
  /// those of characters that don't specify any.
  func show(_ text: EditableText) {
    let first = text.attributes(at: 0)
    if text.count > 0 {
      firstFont = first[.font] as? UIFont
      firstColor = first[.foregroundColor] as? UIColor
    }
    if text.count > 0, text.hasAttributes {
      storedAlignment = (first[.paragraphStyle] as? NSParagraphStyle)?.alignment ?? .natural
    }
    editor.set(text)
  }

  /// Gives the view the font and color of the first character, which plain text keeps.
  func keepLookOfFirstCharacter() {
    storedFont = font
    storedTextColor = textColor
    firstFont = nil
    firstColor = nil
  }

  /// The attributes of the first character that was there, which text in its place gets.
  var lookOfFirstCharacter: [NSAttributedString.Key: Any] {
    var look: [NSAttributedString.Key: Any] = [:]
    look[.font] = firstFont
    look[.foregroundColor] = firstColor
    return look
  }

  func giveAll(_ key: NSAttributedString.Key, _ value: Any) {
    chosenTypingAttributes?[key] = value
    editor.giveAll(key, value)
    containerDidChange()
  }

  /// Adjusts the fonts of all parts of the text to the user's current text size.
  func adjustFonts(from previous: UITraitCollection?) {
    func adjusted(_ font: UIFont) -> UIFont {
      font.adjusted(from: previous, to: traitCollection) ?? font
    }
    storedFont = storedFont.map(adjusted)
    firstFont = firstFont.map(adjusted)
    if let font = chosenTypingAttributes?[.font] as? UIFont {
      chosenTypingAttributes?[.font] = adjusted(font)
    }
    editor.adjustFonts(from: previous, to: traitCollection)
  }

  func alignAll(_ alignment: NSTextAlignment) {
    editor.align(alignment)
    containerDidChange()
  }

  /// The attributes of the character before the caret, or of the selection.
  var attributesAtCaret: [NSAttributedString.Key: Any] {
    let range = editor.selection
    let place = range.isEmpty ? max(range.lowerBound - 1, 0) : range.lowerBound
    var attributes = editor.hasText ? editor.text.attributes(at: place) : lookOfFirstCharacter
    attributes[.link] = nil
    attributes[.attachment] = nil
    return commonAttributes.merging(attributes) { $1 }
  }
}
