import DeviceProtocol

extension ScreenElement {
  /// The traits from UIKit's `UIAccessibilityTraits` that show how an element can be used.
  enum Trait: UInt64 {
    case button = 1
    case link = 2
    case searchField = 1024
    case adjustable = 4096
    /// The trait of elements that accept text, for which UIKit doesn't have a public name.
    case textEntry = 262144
  }

  /// Returns whether the element has a trait.
  func has(_ trait: Trait) -> Bool { traits & trait.rawValue != 0 }
}
