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

  /// Shows an attributed string.
  ///
  /// Its first character determines the common attributes.
  func show(_ text: EditableText) {
    if text.count > 0, text.hasAttributes {
      let first = text.attributes(at: 0)
      if let font = first[.font] as? UIFont { storedFont = font }
      if let color = first[.foregroundColor] as? UIColor { storedTextColor = color }
      storedAlignment = (first[.paragraphStyle] as? NSParagraphStyle)?.alignment ?? .natural
    }
    editor.set(text)
  }

  func giveAll(_ key: NSAttributedString.Key, _ value: Any) {
    chosenTypingAttributes?[key] = value
    editor.giveAll(key, value)
    containerDidChange()
  }

  func alignAll(_ alignment: NSTextAlignment) {
    editor.align(alignment)
    containerDidChange()
  }

  /// The attributes of the character before the caret, or of the selection.
  var attributesAtCaret: [NSAttributedString.Key: Any] {
    let range = editor.selection
    let place = range.isEmpty ? max(range.lowerBound - 1, 0) : range.lowerBound
    var attributes = editor.hasText ? editor.text.attributes(at: place) : [:]
    attributes[.link] = nil
    attributes[.attachment] = nil
    return commonAttributes.merging(attributes) { $1 }
  }
}
