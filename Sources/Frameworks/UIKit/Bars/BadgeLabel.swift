/// The text of a badge.
final class BadgeLabel: UILabel {
  /// The offset of the text from the center.
  var textOffset = UIOffset.zero {
    didSet { if textOffset != oldValue { setNeedsDisplay() } }
  }

  override func drawText(in rect: CGRect) {
    super.drawText(in: rect.offsetBy(dx: textOffset.horizontal, dy: textOffset.vertical))
  }
}
