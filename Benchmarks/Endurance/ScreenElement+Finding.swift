import DeviceProtocol

extension ScreenElement {
  /// There's no such element.
  package struct Missing: Error, CustomStringConvertible {
    /// The identifier that none has.
    package var identifier: String

    package var description: String { "nothing on the screen is called \(identifier)" }
  }

  /// The element with an identifier, here or further in.
  /// - Throws: `Missing`.
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

  /// The element and all that are in it.
  package var all: [ScreenElement] { [self] + children.flatMap(\.all) }
}
