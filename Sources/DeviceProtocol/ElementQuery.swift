/// A query for elements on a screen, so that an app doesn't have to list all of them.
///
/// The result is the tree of elements. Elements that can't match are omitted, and their place is
/// taken by their matching descendants.
package struct ElementQuery: Codable, Equatable, Sendable {
  /// The elements to look for; an element matches if it can be any of them.
  package var sought: [SoughtElement]

  /// Creates a query for elements.
  package init(_ sought: [SoughtElement]) {
    self.sought = sought
  }

  /// Returns whether an element could be one of the elements to look for.
  package func mayMean(_ element: ScreenElement) -> Bool {
    for candidate in sought where candidate.mayBe(element) { return true }
    return false
  }

  /// Returns whether the result also answers another query.
  package func covers(_ other: ElementQuery) -> Bool {
    other.sought.allSatisfy(sought.contains)
  }
}
