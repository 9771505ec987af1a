import Foundation

/// The keys for elements in predicates.
@MainActor
enum ElementKeys {
  /// Returns the value for a key that all elements have.
  ///
  /// If the key doesn't exist, this ends the process, as on Apple's systems.
  static func value(of element: some XCUIElementAttributes, forKey key: String) -> Any? {
    switch key {
    case "identifier": element.identifier
    case "frame": element.frame
    case "value": element.value
    case "title": element.title
    case "label": element.label
    case "elementType": element.elementType.rawValue
    case "enabled", "isEnabled": element.isEnabled
    case "selected", "isSelected": element.isSelected
    case "hasFocus": element.hasFocus
    case "placeholderValue": element.placeholderValue
    case "horizontalSizeClass": element.horizontalSizeClass.rawValue
    case "verticalSizeClass": element.verticalSizeClass.rawValue
    default: own(of: element, forKey: key)
    }
  }

  private static func own(of element: some XCUIElementAttributes, forKey key: String) -> Any? {
    switch (element, key) {
    case (let element as XCUIElement, "exists"): element.exists
    case (let element as XCUIElement, "hittable"), (let element as XCUIElement, "isHittable"):
      element.isHittable
    case (let app as XCUIApplication, "state"): app.state.rawValue
    case (is CapturedElement, "exists"): true
    case (let snapshot as CapturedElement, "hittable"),
      (let snapshot as CapturedElement, "isHittable"):
      snapshot.hitPoint != nil
    case (let snapshot as CapturedElement, "identifiers"): snapshot.identifiers
    case (let snapshot as CapturedElement, "children"): snapshot.content
    default:
      fatalError("[\(type(of: element)) valueForUndefinedKey:]: there is no key “\(key)”")
    }
  }
}
