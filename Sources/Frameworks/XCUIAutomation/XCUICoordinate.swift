import DeviceProtocol
import UIKit

/// A location on the screen that's relative to an element.
///
/// Follows <https://developer.apple.com/documentation/xcuiautomation/xcuicoordinate>.
@preconcurrency @MainActor
public class XCUICoordinate: NSObject, NSCopying {
  /// The element that the location is relative to.
  public let referencedElement: XCUIElement
  private let normalizedOffset: CGVector
  private let offset: CGVector

  init(of element: XCUIElement, normalizedOffset: CGVector, offset: CGVector = .zero) {
    referencedElement = element
    self.normalizedOffset = normalizedOffset
    self.offset = offset
  }

  /// The location in points on the screen.
  public var screenPoint: CGPoint {
    AutomationFailure.recording("find \(description)") { try found() } ?? .zero
  }

  /// Returns a coordinate at an offset in points.
  public func withOffset(_ offsetVector: CGVector) -> XCUICoordinate {
    XCUICoordinate(
      of: referencedElement, normalizedOffset: normalizedOffset,
      offset: CGVector(dx: offset.dx + offsetVector.dx, dy: offset.dy + offsetVector.dy))
  }

  /// Returns the same coordinate.
  public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }

  /// Taps the location.
  public func tap() { touch("tap") { .tap(at: $0, taps: 1, fingers: 1) } }

  /// Double-taps the location.
  public func doubleTap() { touch("double tap") { .tap(at: $0, taps: 2, fingers: 1) } }

  /// Presses the location for a number of seconds.
  public func press(forDuration duration: TimeInterval) {
    touch("press") { .press(at: $0, seconds: duration) }
  }

  /// Presses the location for a number of seconds, and then drags to another location.
  public func press(
    forDuration duration: TimeInterval, thenDragTo otherCoordinate: XCUICoordinate
  ) {
    press(
      forDuration: duration, thenDragTo: otherCoordinate, withVelocity: .default,
      thenHoldForDuration: 0)
  }

  /// Presses the location for a number of seconds, drags to another location, and holds there.
  public func press(
    forDuration duration: TimeInterval, thenDragTo otherCoordinate: XCUICoordinate,
    withVelocity velocity: XCUIGestureVelocity, thenHoldForDuration holdDuration: TimeInterval
  ) {
    touch("press and drag") {
      .drag(
        from: $0, to: try otherCoordinate.found(), pressed: duration, speed: velocity.speed,
        held: holdDuration)
    }
  }

  /// Performs a gesture at the location, or records the reason that it failed.
  func touch(_ verb: String, _ gesture: (CGPoint) throws -> AutomationGesture) {
    _ = AutomationFailure.performing("\(verb) \(description)") {
      let app = referencedElement.chain.app
      try SeenApps.use(app, .touch(gesture(try found()), app: app))
    }
  }

  /// Returns the current location, in points of the screen.
  /// - Throws: `AutomationError` if the element can't be found.
  func found() throws -> CGPoint {
    let frame = try referencedElement.awaited().frame
    return CGPoint(
      x: frame.minX + normalizedOffset.dx * frame.width + offset.dx,
      y: frame.minY + normalizedOffset.dy * frame.height + offset.dy)
  }

  /// A description of the location.
  public nonisolated override var description: String {
    MainActor.assumeIsolated {
      "coordinate {\(normalizedOffset.dx), \(normalizedOffset.dy)} "
        + "+ {\(offset.dx), \(offset.dy)} of \(referencedElement.chain.name)"
    }
  }
}
