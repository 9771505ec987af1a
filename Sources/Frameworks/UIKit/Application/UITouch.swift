import Foundation

/// An object that represents the location, size, and movement of a touch on the screen.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitouch>.
@preconcurrency @MainActor
open class UITouch: NSObject {
  /// The phases of a touch.
  public enum Phase: Int, Sendable {
    /// The finger touched down.
    case began
    /// The finger moved.
    case moved
    /// The finger isn't moving.
    case stationary
    /// The finger was lifted.
    case ended
    /// The system canceled the touch.
    case cancelled
    /// A pointer entered the window's area.
    case regionEntered
    /// A pointer moved within the window's area.
    case regionMoved
    /// A pointer left the window's area.
    case regionExited
  }

  /// The types of touches.
  public enum TouchType: Int, Sendable {
    /// A finger.
    case direct
    /// A remote's surface.
    case indirect
    /// A pencil.
    case pencil
    /// A pointer.
    case indirectPointer
    /// A stylus.
    public static var stylus: TouchType { .pencil }
  }

  /// The properties of a touch that can be estimated.
  public struct Properties: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int

    /// Creates a set from bits.
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// The force.
    public static let force = Properties(rawValue: 1)
    /// The azimuth.
    public static let azimuth = Properties(rawValue: 2)
    /// The altitude.
    public static let altitude = Properties(rawValue: 4)
    /// The location.
    public static let location = Properties(rawValue: 8)
    /// The rotation around the pencil's own axis.
    public static let roll = Properties(rawValue: 16)
  }

  /// The time of the last change of the touch, in seconds since the device started.
  open internal(set) var timestamp: TimeInterval = 0
  /// The phase of the touch.
  open internal(set) var phase: Phase = .began
  /// The number of times the finger tapped the location.
  open internal(set) var tapCount = 1
  /// The type of the touch.
  open var type: TouchType { .direct }
  /// The radius of the finger's contact, in points.
  open var majorRadius: CGFloat { 20 }
  /// The error margin of `majorRadius`.
  open var majorRadiusTolerance: CGFloat { 5 }
  /// The force of the touch, which is 0 on a screen that doesn't measure it.
  open var force: CGFloat { 0 }
  /// The maximum possible force of a touch.
  open var maximumPossibleForce: CGFloat { 0 }
  /// The altitude angle of a pencil.
  ///
  /// A finger is always perpendicular to the screen.
  open var altitudeAngle: CGFloat { .pi / 2 }
  /// The rotation of a pencil around its axis, which is 0 for a finger.
  open var rollAngle: CGFloat { 0 }
  /// The properties whose values are estimates.
  ///
  /// A finger doesn't have any.
  open var estimatedProperties: Properties { [] }
  /// The properties that will be updated with better values.
  open var estimatedPropertiesExpectingUpdates: Properties { [] }
  /// The number that identifies later updates of estimated properties, if there will be any.
  open var estimationUpdateIndex: NSNumber? { nil }
  /// The window where the touch started.
  open internal(set) weak var window: UIWindow?
  /// The view where the touch started.
  open internal(set) weak var view: UIView?
  /// The gesture recognizers that receive the touch.
  open internal(set) var gestureRecognizers: [UIGestureRecognizer]?

  /// The finger's number on the device.
  let finger: Int
  /// The location, in points of the screen.
  var screenLocation: CGPoint
  var previousScreenLocation: CGPoint
  /// The location where the finger touched down.
  let initialScreenLocation: CGPoint
  /// Whether the view has received the touch, or will receive it after a gesture recognizer stops
  /// delaying it.
  var delivery = Delivery.none

  /// The stages of a touch's delivery to its view.
  enum Delivery {
    case none, delivered, heldBack, withdrawn
  }

  init(finger: Int, at location: CGPoint, timestamp: TimeInterval) {
    self.finger = finger
    screenLocation = location
    previousScreenLocation = location
    initialScreenLocation = location
    self.timestamp = timestamp
    super.init()
  }

  /// Returns the location of the touch in a view's coordinates, or in the window's.
  open func location(in view: UIView?) -> CGPoint {
    convert(screenLocation, to: view)
  }

  /// Returns the previous location of the touch.
  open func previousLocation(in view: UIView?) -> CGPoint {
    convert(previousScreenLocation, to: view)
  }

  /// Returns the precise location of the touch.
  open func preciseLocation(in view: UIView?) -> CGPoint {
    location(in: view)
  }

  /// Returns the precise previous location of the touch.
  open func precisePreviousLocation(in view: UIView?) -> CGPoint {
    previousLocation(in: view)
  }

  /// Returns the direction that a pencil leans in, as an angle from the x-axis, which is 0 for a
  /// finger.
  open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }

  /// Returns the direction that a pencil leans in, as a vector of length 1.
  open func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }

  private func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard let window = window ?? view?.window else { return point }
    let inWindow = window.convert(point, from: nil as UIWindow?)
    return view.map { $0.convert(inWindow, from: nil) } ?? inWindow
  }
}
