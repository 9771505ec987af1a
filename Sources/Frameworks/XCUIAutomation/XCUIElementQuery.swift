import Foundation

/// A query for elements of an app, which is evaluated again each time it's used.
///
/// Follows <https://developer.apple.com/documentation/xcuiautomation/xcuielementquery>.
@preconcurrency @MainActor
public class XCUIElementQuery: NSObject, XCUIElementTypeQueryProvider, DescendantProviding {
  let chain: ElementChain

  init(_ chain: ElementChain) {
    self.chain = chain
  }

  // MARK: Elements

  /// The only element that matches.
  public var element: XCUIElement { XCUIElement(chain.then(.unique)) }

  /// The first element that matches.
  public var firstMatch: XCUIElement { XCUIElement(chain.then(.first)) }

  /// The number of matching elements.
  public var count: Int { found.count }

  /// Returns the element at an index, starting at 0.
  public func element(boundBy index: Int) -> XCUIElement { XCUIElement(chain.then(.index(index))) }

  /// Returns the only element that matches a predicate.
  public func element(matching predicate: NSPredicate) -> XCUIElement {
    matching(predicate).element
  }

  /// Returns the only element of a type with the given text.
  public func element(
    matching elementType: XCUIElement.ElementType, identifier: String?
  ) -> XCUIElement {
    matching(elementType, identifier: identifier).element
  }

  /// The only element with the given text as its identifier, label, value, or placeholder.
  public subscript(key: String) -> XCUIElement { XCUIElement(chain.then(.key(key)).then(.unique)) }

  /// The elements that currently match, each identified by its index.
  public var allElementsBoundByIndex: [XCUIElement] {
    (0..<count).map { element(boundBy: $0) }
  }

  /// The elements that currently match, each identified even if it moves.
  public var allElementsBoundByAccessibilityElement: [XCUIElement] {
    found.map { XCUIElement(chain.then(.same(as: $0))) }
  }

  private var found: [CapturedElement] {
    AutomationFailure.recording("get matching snapshots") { try chain.found() } ?? []
  }

  // MARK: Queries

  /// Returns a query for the descendants of a type in the matches.
  public func descendants(matching type: XCUIElement.ElementType) -> XCUIElementQuery {
    XCUIElementQuery(chain.then(.descendants(type)))
  }

  /// Returns a query for the children of a type in the matches.
  public func children(matching type: XCUIElement.ElementType) -> XCUIElementQuery {
    XCUIElementQuery(chain.then(.children(type)))
  }

  /// Returns a query for the matches that match a predicate.
  public func matching(_ predicate: NSPredicate) -> XCUIElementQuery {
    XCUIElementQuery(chain.then(.matching(predicate)))
  }

  /// Returns a query for the matches of a type with the given text.
  public func matching(
    _ elementType: XCUIElement.ElementType, identifier: String?
  ) -> XCUIElementQuery {
    XCUIElementQuery(chain.then(.matching(elementType, identifier)))
  }

  /// Returns a query for the matches with the given text.
  public func matching(identifier: String) -> XCUIElementQuery {
    XCUIElementQuery(chain.then(.key(identifier)))
  }

  /// Returns a query for the matches with a descendant that matches a predicate.
  public func containing(_ predicate: NSPredicate) -> XCUIElementQuery {
    XCUIElementQuery(chain.then(.containing(predicate)))
  }

  /// Returns a query for the matches with a descendant of a type that has the given text.
  public func containing(
    _ elementType: XCUIElement.ElementType, identifier: String?
  ) -> XCUIElementQuery {
    XCUIElementQuery(chain.then(.containing(elementType, identifier)))
  }

  // MARK: Description

  /// A description of the query, with the elements that each step finds.
  public nonisolated override var debugDescription: String {
    MainActor.assumeIsolated { chain.description }
  }
}
