extension UITextView {
  func decodeText(from coder: StoryboardCoder) {
    if let color = coder.color(key: "backgroundColor") { backgroundColor = color }
    font = coder.font(key: "fontDescription")
    textColor = coder.color(key: "textColor")
    textAlignment = coder.value("textAlignment", UITextField.alignments) ?? .natural
    isEditable = coder.bool("editable") ?? true
    isSelectable = coder.bool("selectable") ?? true
    adjustsFontForContentSizeCategory = coder.bool("adjustsFontForContentSizeCategory") ?? false
    StoryboardInputTraits(coder).apply(to: self)
    text = coder.string("text")
    if let attributed = coder.attributedString(key: "attributedText") {
      attributedText = attributed
    }
    editor.setSelection(0..<0)
  }
}
