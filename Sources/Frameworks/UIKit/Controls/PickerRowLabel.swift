/// The label of a picker's row that has only a title.
final class PickerRowLabel: UILabel {
  private static let look = SystemDesign.current.pickers
  /// The distance of a title from the edges of its component.
  static let inset = look.titleInset

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
    guard isPlain else { return }
    var look = Self.look.font
    if isChosen { look.size = Self.look.chosenSize }
    font = look.font
  }
}
