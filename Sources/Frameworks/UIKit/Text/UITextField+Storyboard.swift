extension UITextField {
  func decodeText(from coder: StoryboardCoder) {
    if let font = coder.font(key: "fontDescription") { self.font = font }
    if let color = coder.color(key: "textColor") { textColor = color }
    text = coder.string("text")
    placeholder = coder.string("placeholder")
    if let attributed = coder.attributedString(key: "attributedText") {
      attributedText = attributed
    }
    if let attributed = coder.attributedString(key: "attributedPlaceholder") {
      attributedPlaceholder = attributed
    }
    borderStyle =
      coder.value(
        "borderStyle",
        ["none": .none, "line": .line, "bezel": .bezel, "roundedRect": .roundedRect]) ?? .none
    textAlignment = coder.value("textAlignment", Self.alignments) ?? .natural
    adjustsFontSizeToFitWidth = coder.bool("adjustsFontSizeToFit") ?? true
    minimumFontSize = coder.double("minimumFontSize") ?? 0
    adjustsFontForContentSizeCategory = coder.bool("adjustsFontForContentSizeCategory") ?? false
    allowsEditingTextAttributes = coder.bool("allowsEditingTextAttributes") ?? false
    clearsOnBeginEditing = coder.bool("clearsOnBeginEditing") ?? false
    clearButtonMode =
      coder.value(
        "clearButtonMode",
        [
          "never": .never, "whileEditing": .whileEditing, "unlessEditing": .unlessEditing,
          "always": .always,
        ]) ?? .never
    background = coder.image("background")
    disabledBackground = coder.image("disabledBackground")
    StoryboardInputTraits(coder).apply(to: self)
  }

  static let alignments: [String: NSTextAlignment] = [
    "left": .left, "center": .center, "right": .right, "justified": .justified,
    "natural": .natural,
  ]
}
