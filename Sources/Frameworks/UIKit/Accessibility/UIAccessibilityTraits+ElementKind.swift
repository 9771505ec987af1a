import DeviceProtocol

extension UIAccessibilityTraits {
  /// The type that an element with these traits has in UI tests, if the traits determine it.
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
