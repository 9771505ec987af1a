import DeviceProtocol

extension ElementSnapshot {
  /// What there is to say of an element that is no view.
  static func describe(_ own: UIAccessibilityElement, isHiddenFromAccessibility: Bool)
    -> ScreenElement
  {
    let frame = own.accessibilityFrame
    let sum = frame.origin.x + frame.origin.y + frame.size.width + frame.size.height
    var element = ScreenElement(
      id: Int(bitPattern: Unmanaged.passUnretained(own).toOpaque()),
      type: TypeName.short(type(of: own)), frame: sum.isFinite ? frame : .zero)
    element.identifier = own.accessibilityIdentifier
    element.label = own.accessibilityLabel
    element.value = own.accessibilityValue
    element.hint = own.accessibilityHint
    element.traits = own.accessibilityTraits.rawValue
    element.isAccessible = own.isAccessibilityElement && !isHiddenFromAccessibility
    return element
  }
}
