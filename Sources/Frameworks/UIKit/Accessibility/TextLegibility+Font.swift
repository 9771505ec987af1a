import DeviceProtocol

extension TextLegibility {
  /// Creates the legibility of text in a font that does or doesn't follow the user's text size.
  @MainActor
  init(_ font: UIFont?, isScaled: Bool) {
    self = isScaled ? [] : .isOfFixedSize
    guard let font else { return }
    let isBold = font.fontDescriptor.symbolicTraits.contains(.traitBold)
    if font.pointSize >= (isBold ? 14 : 18) { insert(.isLarge) }
  }
}
