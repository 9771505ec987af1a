/// The label of a picker's row that has only a title.
final class PickerRowLabel: UILabel {
  /// The distance of a title from the edges of its component.
  static let inset: CGFloat = 9

  /// Whether the row is in the middle, which makes a plain title larger.
  var isChosen = false {
    didSet {
      if isChosen != oldValue { updateFont() }
    }
  }

  /// Shows a title.
  func show(_ title: String) {
    text = title
    updateFont()
  }

  private var isPlain = true

  /// Shows a title with its own fonts.
  func show(_ title: NSAttributedString) {
    isPlain = false
    attributedText = title
  }

  private func updateFont() {
    if isPlain { font = .systemFont(ofSize: isChosen ? 23.5 : 21) }
  }
}
