extension TextEditor {
  /// Adjusts the fonts of all parts of the text to the user's current text size.
  func adjustFonts(from previous: UITraitCollection?, to traits: UITraitCollection) {
    changeValues(of: .font) { ($0 as? UIFont)?.adjusted(from: previous, to: traits) ?? $0 }
  }
}
