import DeviceProtocol

extension UIAccessibilityTraits {
  /// The type in UI tests of an element with these traits, if they give it one.
  var elementKind: ElementKind? {
    if contains(.searchField) { return .searchField }
    if contains(.keyboardKey) { return .key }
    if contains(.link) { return .link }
    if contains(.button) { return .button }
    if contains(.image) { return .image }
    if contains(.staticText) { return .staticText }
    return nil
  }
}
