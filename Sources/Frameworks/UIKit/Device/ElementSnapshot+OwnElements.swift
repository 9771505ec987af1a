import DeviceProtocol

extension ElementSnapshot {
  /// The element that is no view for which an element stood.
  static func ownElement(withID id: Int) -> UIAccessibilityElement? {
    func find(in view: UIView) -> UIAccessibilityElement? {
      for index in 0..<min(view.accessibilityElementCount(), ElementWalk.mostOwnElements) {
        if let own = view.accessibilityElement(at: index) as? UIAccessibilityElement,
          identity(of: own) == id
        {
          return own
        }
      }
      return firstFound(in: view.subviews)
    }
    func firstFound(in views: [UIView]) -> UIAccessibilityElement? {
      for view in views {
        if let own = find(in: view) { return own }
      }
      return nil
    }
    return firstFound(in: UIApplication.shared.windowsFrontToBack)
  }

  private static func identity(of own: UIAccessibilityElement) -> Int {
    Int(bitPattern: Unmanaged.passUnretained(own).toOpaque())
  }

  /// What there is to say of an element that is no view.
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

  /// The frame on the screen of an element that is no view, which prefers its path's; what is nowhere has none.
  static func frame(of own: UIAccessibilityElement) -> CGRect {
    let frame = own.accessibilityPath?.bounds ?? own.accessibilityFrame
    let sum = frame.origin.x + frame.origin.y + frame.size.width + frame.size.height
    return sum.isFinite && !frame.isInfinite ? frame : .zero
  }
}
