import DeviceProtocol

extension ScreenElement {
  /// The error for an element that doesn't exist.
  package struct Missing: Error, CustomStringConvertible {
    /// The identifier of the element.
    package var identifier: String

    package var description: String { "nothing on the screen is called \(identifier)" }
  }

  /// Returns the element with an identifier, which can be this element or a nested one.
  /// - Throws: `Missing` if there's no such element.
  package func find(_ identifier: String) throws -> ScreenElement {
    guard let element = element(identifier) else { throw Missing(identifier: identifier) }
    return element
  }

  private func element(_ identifier: String) -> ScreenElement? {
    if self.identifier == identifier { return self }
    for child in children {
      if let found = child.element(identifier) { return found }
    }
    return nil
  }

  /// The element and all nested elements.
  package var all: [ScreenElement] { [self] + children.flatMap(\.all) }
}
