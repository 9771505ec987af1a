import DeviceProtocol

/// A captured screen.
struct SeenScreen {
  private let elements: ElementIndex
  /// The elements that were searched for, or `nil` for all elements.
  private let query: ElementQuery?

  init(elements: ElementIndex, query: ElementQuery? = nil) {
    self.elements = elements
    self.query = query
  }

  /// Returns the elements, or `nil` if the screen must be captured again.
  /// - Parameter wanted: The elements to search for, or `nil` for everything.
  func elements(for wanted: ElementQuery?) -> ElementIndex? {
    guard let query else { return elements }
    guard let wanted, query.covers(wanted) else { return nil }
    return elements
  }
}
