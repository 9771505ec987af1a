/// The text of a badge.
final class BadgeLabel: UILabel {
  /// How far the text is from the middle.
  var textOffset = UIOffset.zero {
    didSet { if textOffset != oldValue { setNeedsDisplay() } }
  }

  override func drawText(in rect: CGRect) {
    super.drawText(in: rect.offsetBy(dx: textOffset.horizontal, dy: textOffset.vertical))
  }
}
