import Foundation

/// A finger on the screen.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitouch>.
@preconcurrency @MainActor
open class UITouch: NSObject {
  /// What the finger does.
  public enum Phase: Int, @unchecked Sendable {
    /// The finger touched down.
    case began
    /// The finger moved.
    case moved
    /// The finger rests.
    case stationary
    /// The finger was raised.
    case ended
    /// The system gave up following the finger.
    case cancelled
    /// A pointer entered the window's area.
    case regionEntered
    /// A pointer moved within the window's area.
    case regionMoved
    /// A pointer left the window's area.
    case regionExited
  }

  /// What touches.
  public enum TouchType: Int, @unchecked Sendable {
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

  /// The properties of a touch that may be estimated.
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
    /// The rotation about the pencil's own axis.
    public static let roll = Properties(rawValue: 16)
  }

  /// Seconds since the device started at which the touch last changed.
  open internal(set) var timestamp: TimeInterval = 0
  /// What the finger does.
  open internal(set) var phase: Phase = .began
  /// How often in a row the finger tapped there.
  open internal(set) var tapCount = 1
  /// What touches.
  open var type: TouchType { .direct }
  /// The radius of the finger's contact, in points.
  open var majorRadius: CGFloat { 20 }
  /// How far `majorRadius` may be off.
  open var majorRadiusTolerance: CGFloat { 5 }
  /// The force, where 1 is that of an average touch; 0 on a screen that does not measure it.
  open var force: CGFloat { 0 }
  /// The most that `force` can be.
  open var maximumPossibleForce: CGFloat { 0 }
  /// The angle of a pencil; that of a finger is upright.
  open var altitudeAngle: CGFloat { .pi / 2 }
  /// The rotation of a pencil about its own axis; that of a finger is 0.
  open var rollAngle: CGFloat { 0 }
  /// The properties whose values are estimates; those of a finger are all measured.
  open var estimatedProperties: Properties { [] }
  /// The properties of which better values will follow.
  open var estimatedPropertiesExpectingUpdates: Properties { [] }
  /// The number that updates of estimated properties carry, if there will be any.
  open var estimationUpdateIndex: NSNumber? { nil }
  /// The window in which the touch began.
  open internal(set) weak var window: UIWindow?
  /// The view in which the touch began.
  open internal(set) weak var view: UIView?
  /// The gesture recognizers that get the touch.
  open internal(set) var gestureRecognizers: [UIGestureRecognizer]?

  /// The finger's number on the device.
  let finger: Int
  /// In points of the screen.
  var screenLocation: CGPoint
  var previousScreenLocation: CGPoint
  /// Where the finger went down.
  let initialScreenLocation: CGPoint
  /// The views that were told of the touch, or will be when a gesture recognizer no longer holds it back.
  var delivery = Delivery.none

  /// How far a touch has come to its view.
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

  /// Where the finger is, in a view's coordinates, or in the window's.
  open func location(in view: UIView?) -> CGPoint {
    convert(screenLocation, to: view)
  }

  /// Where the finger was before it last changed.
  open func previousLocation(in view: UIView?) -> CGPoint {
    convert(previousScreenLocation, to: view)
  }

  /// Where the finger is, as precisely as is known.
  open func preciseLocation(in view: UIView?) -> CGPoint {
    location(in: view)
  }

  /// Where the finger was before it last changed, as precisely as is known.
  open func precisePreviousLocation(in view: UIView?) -> CGPoint {
    previousLocation(in: view)
  }

  /// Returns the direction in which a pencil leans, as an angle from the x-axis; that of a finger is 0.
  open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }

  /// Returns the direction in which a pencil leans, as a vector of length 1.
  open func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }

  private func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard let window = window ?? view?.window else { return point }
    let inWindow = window.convert(point, from: nil as UIWindow?)
    return view.map { $0.convert(inWindow, from: nil) } ?? inWindow
  }
}
