import DeviceProtocol
import ObjectiveC
import UIKit

/// An element of an app, which is looked up each time it's used.
///
/// Follows <https://developer.apple.com/documentation/xcuiautomation/xcuielement>.
@preconcurrency @MainActor
public class XCUIElement: NSObject, XCUIElementAttributes, XCUIElementTypeQueryProvider,
  XCUIScreenshotProviding, XCUIElementSnapshotProviding, DescendantProviding
{
  /// The chain of queries from an app's screen to the element.
  let chain: ElementChain

  init(_ chain: ElementChain) {
    self.chain = chain
  }

  // MARK: State

  /// Whether the element exists, on the screen or beyond its edges.
  public var exists: Bool {
    do {
      return try !chain.found().isEmpty
    } catch let error as AutomationError where error.isOfEndedApp {
      return false
    } catch {
      AutomationFailure.record("Failed to get matching snapshots: \(error)")
      return false
    }
  }

  /// Whether a finger can touch the element.
  public var isHittable: Bool {
    // Elements that can't be found can't be touched, either.
    (try? chain.found())?.first?.hitPoint != nil
  }

  // MARK: Attributes

  /// The accessibility identifier.
  public var identifier: String { attribute("identifier", \.identifier) ?? "" }
  /// The frame in points on the screen.
  public var frame: CGRect { attribute("frame", \.frame) ?? .zero }
  /// The element's value.
  public var value: Any? { attribute("value", \.value) ?? nil }
  /// The title, which is empty on iOS.
  public var title: String { attribute("title", \.title) ?? "" }
  /// The element's name for assistive technologies.
  public var label: String { attribute("label", \.label) ?? "" }
  /// The type of the element.
  public var elementType: ElementType { attribute("elementType", \.elementType) ?? .other }
  /// Whether the element handles touches.
  public var isEnabled: Bool { attribute("isEnabled", \.isEnabled) ?? false }
  /// The horizontal size class of the element.
  public var horizontalSizeClass: SizeClass {
    attribute("horizontalSizeClass", \.horizontalSizeClass) ?? .unspecified
  }
  /// The vertical size class of the element.
  public var verticalSizeClass: SizeClass {
    attribute("verticalSizeClass", \.verticalSizeClass) ?? .unspecified
  }
  /// The placeholder text.
  public var placeholderValue: String? {
    attribute("placeholderValue", \.placeholderValue) ?? nil
  }
  /// Whether the element is selected.
  public var isSelected: Bool { attribute("isSelected", \.isSelected) ?? false }
  /// Whether the element has the focus.
  public var hasFocus: Bool { attribute("hasFocus", \.hasFocus) ?? false }

  private func attribute<Value>(
    _ name: String, _ get: (CapturedElement) -> Value
  ) -> Value? {
    AutomationFailure.recording("get \(name) of \(chain.name)") { get(try awaited()) }
  }

  // MARK: Queries

  /// The first matching element, if there are several.
  public var firstMatch: XCUIElement { XCUIElement(chain.thenFirst()) }

  /// Returns a query for the descendants of a type.
  public func descendants(matching type: ElementType) -> XCUIElementQuery {
    XCUIElementQuery(chain.then(.descendants(type)))
  }

  /// Returns a query for the children of a type.
  public func children(matching type: ElementType) -> XCUIElementQuery {
    XCUIElementQuery(chain.then(.children(type)))
  }

  /// Returns a coordinate at an offset from the top left, in fractions of the element's width and
  /// height.
  public func coordinate(withNormalizedOffset normalizedOffset: CGVector) -> XCUICoordinate {
    XCUICoordinate(of: self, normalizedOffset: normalizedOffset)
  }

  /// Returns the current state of the element and its descendants.
  /// - Throws: An error if there's no such element or more than one.
  public func snapshot() throws -> any XCUIElementSnapshot { try awaited() }

  // MARK: Finding the element

  /// The time for which to look for a missing element, in seconds on the device's clock.
  private static let patience = 3.0

  /// Waits for the only match, and returns it.
  /// - Throws: `AutomationError` if there's no match after a while, or more than one.
  func awaited() throws -> CapturedElement {
    // An app that isn't running won't show anything.
    let found = try chain.found()
    if found.count == 1 { return found[0] }
    if found.isEmpty {
      _ = AutomationWait.until(seconds: Self.patience) {
        // An app that has ended isn't waited for.
        (try? chain.found())?.isEmpty != true
      }
    }
    return try chain.only()
  }

  // MARK: Description

  /// A description of the element, such as `"OK" Button`.
  public nonisolated override var description: String {
    MainActor.assumeIsolated { chain.name }
  }

  /// A description of the element, its descendants, and its query.
  public nonisolated override var debugDescription: String {
    MainActor.assumeIsolated {
      // If the element can't be found, describes its query.
      guard let found = try? chain.found().first else { return chain.description }
      return """
        Attributes: \(found.line)
        Element subtree:
        \(found.subtree)
        Path to element:
        \(found.pathText)
        \(chain.description)
        """
    }
  }
}

extension XCUIElement: ObjCKeyValueContainer {
  /// Returns the value for a key in a predicate.
  package nonisolated func value(forKey key: String) -> Any? {
    // The value stays on the main thread.
    nonisolated(unsafe) var result: Any?
    MainActor.assumeIsolated { result = ElementKeys.value(of: self, forKey: key) }
    return result
  }

  /// Does nothing, because elements are read-only.
  package nonisolated func setValue(_ value: Any?, forKey key: String) {}
}
