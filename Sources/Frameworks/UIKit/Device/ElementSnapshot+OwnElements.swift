import DeviceProtocol

extension ElementSnapshot {
  /// Returns the element with an ID that isn't a view.
  static func ownElement(withID id: Int) -> UIAccessibilityElement? {
    first { view in ownElements(of: view).first { identity(of: $0) == id } }
  }

  /// The maximum number of elements in a view that aren't views.
  private static let mostOwnElements = 10_000

  /// Returns the elements in a view that aren't views.
  static func ownElements(of view: UIView) -> [UIAccessibilityElement] {
    var elements: [UIAccessibilityElement] = []
    for index in 0..<min(view.accessibilityElementCount(), mostOwnElements) {
      if let own = view.accessibilityElement(at: index) as? UIAccessibilityElement {
        elements.append(own)
      }
    }
    return elements
  }

  private static func identity(of own: UIAccessibilityElement) -> Int {
    Int(bitPattern: Unmanaged.passUnretained(own).toOpaque())
  }

  /// Describes an element that isn't a view.
  static func describe(_ own: UIAccessibilityElement, isHiddenFromAccessibility: Bool)
    -> ScreenElement
  {
    var element = ScreenElement(
      id: identity(of: own), type: TypeName.short(type(of: own)), frame: frame(of: own))
    element.identifier = own.accessibilityIdentifier
    element.label = own.accessibilityLabel
    element.value = own.accessibilityValue
    element.hint = own.accessibilityHint
    element.traits = own.accessibilityTraits.rawValue
    element.isAccessible = own.isAccessibilityElement && !isHiddenFromAccessibility
    return element
  }

  /// Returns the frame on the screen of an element that isn't a view.
  ///
  /// If the element has a path, it's the path's bounds.
  static func frame(of own: UIAccessibilityElement) -> CGRect {
    ElementWalk.somewhere(own.accessibilityPath?.bounds ?? own.accessibilityFrame)
  }
}
