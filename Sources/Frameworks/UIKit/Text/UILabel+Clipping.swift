extension UILabel {
  /// Whether part of the text can't be read because the label is too small for it.
  var isTextClipped: Bool {
    guard bounds.width > 0 else { return false }
    let room = CGRect(x: 0, y: 0, width: bounds.width, height: .greatestFiniteMagnitude)
    if adjustsFontSizeToFitWidth, numberOfLines == 1 {
      return textRect(forBounds: room, limitedToNumberOfLines: 1).height > bounds.height + 1
    }
    let whole = textRect(forBounds: room, limitedToNumberOfLines: 0)
    let lines = textRect(forBounds: room, limitedToNumberOfLines: numberOfLines)
    return whole.height > lines.height + 0.5 || lines.height > bounds.height + 1
  }
}
