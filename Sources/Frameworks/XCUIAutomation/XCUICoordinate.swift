import DeviceProtocol
import UIKit

/// A place on the screen that is found from where an element is.
///
/// Follows <https://developer.apple.com/documentation/xcuiautomation/xcuicoordinate>.
@preconcurrency @MainActor
public class XCUICoordinate: NSObject, NSCopying {
  /// The element by whose frame the place is found.
  public let referencedElement: XCUIElement
  private let normalizedOffset: CGVector
  private let offset: CGVector

  init(of element: XCUIElement, normalizedOffset: CGVector, offset: CGVector = .zero) {
    referencedElement = element
    self.normalizedOffset = normalizedOffset
    self.offset = offset
  }

  /// The place in points of the screen.
  public var screenPoint: CGPoint {
    AutomationFailure.recording("find \(description)") { try found() } ?? .zero
  }

  /// Returns a coordinate at a distance in points.
  public func withOffset(_ offsetVector: CGVector) -> XCUICoordinate {
    XCUICoordinate(
      of: referencedElement, normalizedOffset: normalizedOffset,
      offset: CGVector(dx: offset.dx + offsetVector.dx, dy: offset.dy + offsetVector.dy))
  }

  /// Returns the same coordinate.
  public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }

  /// Taps the place.
  public func tap() { touch("tap") { .tap(at: $0, taps: 1, fingers: 1) } }

  /// Taps the place twice.
  public func doubleTap() { touch("double tap") { .tap(at: $0, taps: 2, fingers: 1) } }

  /// Presses the place for a number of seconds.
  public func press(forDuration duration: TimeInterval) {
    touch("press") { .press(at: $0, seconds: duration) }
  }

  /// Presses the place for a number of seconds, then drags to another one.
  public func press(
    forDuration duration: TimeInterval, thenDragTo otherCoordinate: XCUICoordinate
  ) {
    press(
      forDuration: duration, thenDragTo: otherCoordinate, withVelocity: .default,
      thenHoldForDuration: 0)
  }

  /// Presses the place for a number of seconds, then drags to another one, and holds there.
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

  /// Makes a gesture at the place, or records why not.
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

  /// The place in words.
  public nonisolated override var description: String {
    MainActor.assumeIsolated {
      "coordinate {\(normalizedOffset.dx), \(normalizedOffset.dy)} "
        + "+ {\(offset.dx), \(offset.dy)} of \(referencedElement.chain.name)"
    }
  }
}
