/// The elements that are looked for on a screen, so that an app doesn't need to list all of them.
///
/// The answer is the tree of elements without those that can't be meant, in whose place are the
/// elements in them.
package struct ElementQuery: Codable, Equatable, Sendable {
  /// The elements to look for; an element matches if it can be any of them.
  package var sought: [SoughtElement]

  /// Creates a query for some elements.
  package init(_ sought: [SoughtElement]) {
    self.sought = sought
  }

  /// Returns whether an element could be one of the elements to look for.
  package func mayMean(_ element: ScreenElement) -> Bool {
    for candidate in sought where candidate.mayBe(element) { return true }
    return false
  }

  /// Returns whether the answer also answers another query.
  package func covers(_ other: ElementQuery) -> Bool {
    other.sought.allSatisfy(sought.contains)
  }
}
