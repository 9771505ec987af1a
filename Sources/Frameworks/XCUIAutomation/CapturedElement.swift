import DeviceProtocol
import ObjectiveC
import UIKit

/// The state of an app's element at a point in time.
@MainActor
final class CapturedElement: NSObject, XCUIElementSnapshot {
  /// The app's information about the element, without its children.
  let element: ScreenElement
  /// The child elements.
  let content: [CapturedElement]
  private(set) weak var parent: CapturedElement?
  /// The type of the element.
  let elementType: XCUIElement.ElementType
  /// The ID of the app's process, set only for the app itself.
  let processID: Int32?
  /// The position in the depth-first order of all elements in the app.
  private(set) var position = 0
  /// The position of the last descendant.
  private(set) var lastPosition = 0

  /// Creates the app element for a screen.
  convenience init(application root: ScreenElement, name: String, processID: Int32) {
    var root = root
    root.kind = .application
    root.label = name
    root.isAccessible = false
    self.init(root, processID: processID)
    var next = 0
    number(from: &next)
  }

  private init(_ element: ScreenElement, processID: Int32? = nil) {
    content = element.children.map { CapturedElement($0) }
    var own = element
    own.children = []
    self.element = own
    elementType = Self.elementType(of: own)
    self.processID = processID
    super.init()
    for child in content { child.parent = self }
  }

  private func number(from next: inout Int) {
    position = next
    next += 1
    for child in content { child.number(from: &next) }
    lastPosition = next - 1
  }

  // MARK: Attributes

  var identifier: String { element.identifier ?? "" }
  var frame: CGRect { element.frame }
  var title: String { "" }
  var label: String { element.label ?? "" }
  var placeholderValue: String? { element.placeholder }
  var isEnabled: Bool { element.isEnabled }
  var isSelected: Bool { element.isSelected }
  var hasFocus: Bool { element.isFocused }
  var children: [any XCUIElementSnapshot] { content }

  var value: Any? {
    if elementType == .other || elementType == .window { return element.value }
    return element.value ?? (elementType == .staticText ? "" : nil)
  }

  private static func elementType(of element: ScreenElement) -> XCUIElement.ElementType {
    guard let kind = element.kind else { return element.type == "Icon" ? .icon : .other }
    return XCUIElement.ElementType(rawValue: UInt(kind.rawValue)) ?? .other
  }

  var horizontalSizeClass: XCUIElement.SizeClass { root.frame.width >= 600 ? .regular : .compact }
  var verticalSizeClass: XCUIElement.SizeClass { root.frame.height >= 600 ? .regular : .compact }

  /// The element's nonempty attributes.
  var dictionaryRepresentation: [XCUIElement.AttributeName: Any] {
    var attributes: [XCUIElement.AttributeName: Any] = [
      .identifier: identifier, .frame: frame, .title: title, .label: label,
      .elementType: elementType.rawValue, .enabled: isEnabled,
      .horizontalSizeClass: horizontalSizeClass.rawValue,
      .verticalSizeClass: verticalSizeClass.rawValue, .selected: isSelected, .hasFocus: hasFocus,
      .children: content.map(\.dictionaryRepresentation),
    ]
    attributes[.value] = value
    attributes[.placeholderValue] = placeholderValue
    return attributes
  }

  /// The strings that match the element in a query's subscript.
  var identifiers: [String] {
    [identifier, title, label, element.value ?? "", placeholderValue ?? ""].filter { !$0.isEmpty }
  }

  /// Returns whether a string is one of the identifiers.
  func isIdentified(by text: String) -> Bool {
    !text.isEmpty
      && (element.identifier == text || element.label == text || element.value == text
        || element.placeholder == text)
  }

  // MARK: Tree

  /// The app element.
  var root: CapturedElement {
    var root = self
    while let parent = root.parent { root = parent }
    return root
  }

  /// The ancestors, starting with the app, and the element itself.
  var path: [CapturedElement] { (parent?.path ?? []) + [self] }

  /// The descendants, with parents before their children.
  var descendants: [CapturedElement] { descendants { _ in true } }

  /// Returns the descendants that match a condition, with parents before their children.
  func descendants(where isWanted: (CapturedElement) -> Bool) -> [CapturedElement] {
    var found: [CapturedElement] = []
    addDescendants(where: isWanted, to: &found)
    return found
  }

  private func addDescendants(
    where isWanted: (CapturedElement) -> Bool, to found: inout [CapturedElement]
  ) {
    for child in content {
      if isWanted(child) { found.append(child) }
      child.addDescendants(where: isWanted, to: &found)
    }
  }

  /// Returns whether the element is the same as another element, or its descendant.
  func isWithin(_ other: CapturedElement) -> Bool {
    (other.position...other.lastPosition).contains(position)
  }
}

extension CapturedElement: ObjCKeyValueContainer {
  nonisolated func value(forKey key: String) -> Any? {
    // The value stays on the main thread.
    nonisolated(unsafe) var result: Any?
    MainActor.assumeIsolated { result = ElementKeys.value(of: self, forKey: key) }
    return result
  }

  nonisolated func setValue(_ value: Any?, forKey key: String) {}
}
