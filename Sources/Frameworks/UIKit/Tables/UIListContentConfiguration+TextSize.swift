extension UIListContentConfiguration {
  /// Returns a copy of the configuration with fonts in the user's current text size, or `nil` if
  /// nothing changes.
  func adjusted(from previous: UITraitCollection?, to traits: UITraitCollection)
    -> UIListContentConfiguration?
  {
    guard let previous, traits.hasOtherTextSize(than: previous) else { return nil }
    var new = self
    new.textProperties.adjust(from: previous, to: traits)
    new.secondaryTextProperties.adjust(from: previous, to: traits)
    return new
  }
}

extension UIListContentConfiguration.TextProperties {
  /// Updates the font to the current text size, unless the app has set a specific size.
  fileprivate mutating func adjust(from previous: UITraitCollection, to traits: UITraitCollection) {
    guard adjustsFontForContentSizeCategory, font.scaling != nil || isOfPreferredSize(previous)
    else { return }
    font = font.adjusted(from: previous, to: traits) ?? font
  }

  /// Returns whether the font has the size that its text style has for some traits.
  private func isOfPreferredSize(_ traits: UITraitCollection) -> Bool {
    guard let style = font.fontDescriptor.specification.textStyle else { return false }
    return font.pointSize
      == UIFont.preferredFont(forTextStyle: style, compatibleWith: traits).pointSize
  }
}
