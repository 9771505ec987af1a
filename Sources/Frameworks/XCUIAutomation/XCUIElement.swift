import DeviceProtocol
import ObjectiveC
import UIKit

/// An element of an app, which is looked up again each time it's used.
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

  /// Whether there's such an element, on the screen or beyond its edges.
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
    // Elements that can't be found can't be touched either.
    (try? chain.found())?.first?.hitPoint != nil
  }

  // MARK: Attributes

  /// The accessibility identifier.
  public var identifier: String { attribute("identifier", \.identifier) ?? "" }
  /// The rectangle in points of the screen.
  public var frame: CGRect { attribute("frame", \.frame) ?? .zero }
  /// The element's value.
  public var value: Any? { attribute("value", \.value) ?? nil }
  /// The title; empty on iOS.
  public var title: String { attribute("title", \.title) ?? "" }
  /// The element's name for assistive technologies.
  public var label: String { attribute("label", \.label) ?? "" }
  /// The kind of element.
  public var elementType: ElementType { attribute("elementType", \.elementType) ?? .other }
  /// Whether the element takes touches.
  public var isEnabled: Bool { attribute("isEnabled", \.isEnabled) ?? false }
  /// The horizontal size class of the surroundings.
  public var horizontalSizeClass: SizeClass {
    attribute("horizontalSizeClass", \.horizontalSizeClass) ?? .unspecified
  }
  /// The vertical size class of the surroundings.
  public var verticalSizeClass: SizeClass {
    attribute("verticalSizeClass", \.verticalSizeClass) ?? .unspecified
  }
  /// The text that's shown when there's no other text.
  public var placeholderValue: String? {
    attribute("placeholderValue", \.placeholderValue) ?? nil
  }
  /// Whether the element is chosen.
  public var isSelected: Bool { attribute("isSelected", \.isSelected) ?? false }
  /// Whether the element is the focused one.
  public var hasFocus: Bool { attribute("hasFocus", \.hasFocus) ?? false }

  private func attribute<Value>(
    _ name: String, _ get: (CapturedElement) -> Value
  ) -> Value? {
    AutomationFailure.recording("get \(name) of \(chain.name)") { get(try awaited()) }
  }

  // MARK: Queries

  /// The first element that is found, if there may be several.
  public var firstMatch: XCUIElement { XCUIElement(chain.thenFirst()) }

  /// Returns a query for the descendants of a type.
  public func descendants(matching type: ElementType) -> XCUIElementQuery {
    XCUIElementQuery(chain.then(.descendants(type)))
  }

  /// Returns a query for the children of a type.
  public func children(matching type: ElementType) -> XCUIElementQuery {
    XCUIElementQuery(chain.then(.children(type)))
  }

  /// Returns a coordinate in fractions of the element's width and height, from the top left.
  public func coordinate(withNormalizedOffset normalizedOffset: CGVector) -> XCUICoordinate {
    XCUICoordinate(of: self, normalizedOffset: normalizedOffset)
  }

  /// Returns the current state of the element and its descendants.
  /// - Throws: an error if there's no such element, or more than one.
  public func snapshot() throws -> any XCUIElementSnapshot { try awaited() }

  // MARK: Looking

  /// The time for which a missing element is looked for, in seconds of the device's clock.
  private static let patience = 3.0

  /// Returns the only match, once there's one.
  /// - Throws: `AutomationError` if there's none after a while, or more than one.
  func awaited() throws -> CapturedElement {
    // An app that doesn't run won't show anything.
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

  /// The element in words, such as `"OK" Button`.
  public nonisolated override var description: String {
    MainActor.assumeIsolated { chain.name }
  }

  /// The element, those in it, and how it was looked for.
  public nonisolated override var debugDescription: String {
    MainActor.assumeIsolated {
      // A missing element is described by its query.
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
  /// Returns the value that predicates read by a key.
  package nonisolated func value(forKey key: String) -> Any? {
    // Nothing leaves this thread, which is the main one.
    nonisolated(unsafe) var result: Any?
    MainActor.assumeIsolated { result = ElementKeys.value(of: self, forKey: key) }
    return result
  }

  /// Does nothing, as elements can't be changed.
  package nonisolated func setValue(_ value: Any?, forKey key: String) {}
}
