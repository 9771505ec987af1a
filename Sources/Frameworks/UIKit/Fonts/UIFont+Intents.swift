extension UIFont {
  /// Returns the font for text with a Markdown style.
  func meaning(_ intent: InlinePresentationIntent) -> UIFont {
    let font =
      intent.contains(.code)
      ? UIFont.monospacedSystemFont(ofSize: pointSize, weight: .regular) : self
    var traits = font.fontDescriptor.symbolicTraits
    if intent.contains(.stronglyEmphasized) { traits.insert(.traitBold) }
    if intent.contains(.emphasized) { traits.insert(.traitItalic) }
    guard traits != font.fontDescriptor.symbolicTraits,
      let descriptor = font.fontDescriptor.withSymbolicTraits(traits)
    else { return font }
    return UIFont(descriptor: descriptor, size: pointSize)
  }
}
