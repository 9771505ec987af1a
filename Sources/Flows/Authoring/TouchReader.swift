import DeviceProtocol
import Foundation

/// Distinguishes taps, presses, and drags.
struct TouchReader {
  /// A finger's movement from touchdown to lift.
  struct Gesture {
    var start: CGPoint
    var end: CGPoint
    /// The time when the touch started, on the device's clock.
    var time: Double
    /// The duration of the touch, in seconds.
    var duration: Double
    /// The time before the touch moved, in seconds.
    var rest: Double
    /// Whether the touch moved farther than by accident.
    var isDrag: Bool
    /// The number of touches.
    var fingers: Int
  }

  /// The distance that a touch must move before it's a drag, in points.
  private static let slop = 10.0

  private var current: Gesture?
  private var leader: Int?
  private var down: Set<Int> = []

  /// Handles a sample of a touch.
  ///
  /// Returns the gesture that ends with it.
  mutating func take(_ sample: TouchSample) -> Gesture? {
    switch sample.phase {
    case .began: begin(sample)
    case .moved: follow(sample)
    case .ended:
      follow(sample)
      return lift(sample, isCancelled: false)
    case .cancelled: return lift(sample, isCancelled: true)
    }
    return nil
  }

  private mutating func begin(_ sample: TouchSample) {
    down.insert(sample.finger)
    if var gesture = current {
      gesture.fingers = max(gesture.fingers, down.count)
      current = gesture
      return
    }
    leader = sample.finger
    current = Gesture(
      start: sample.location, end: sample.location, time: sample.timestamp, duration: 0, rest: 0,
      isDrag: false, fingers: 1)
  }

  private mutating func follow(_ sample: TouchSample) {
    guard sample.finger == leader, var gesture = current else { return }
    gesture.end = sample.location
    gesture.duration = sample.timestamp - gesture.time
    let way = hypot(gesture.end.x - gesture.start.x, gesture.end.y - gesture.start.y)
    if !gesture.isDrag {
      if way > Self.slop { gesture.isDrag = true } else { gesture.rest = gesture.duration }
    }
    current = gesture
  }

  private mutating func lift(_ sample: TouchSample, isCancelled: Bool) -> Gesture? {
    down.remove(sample.finger)
    guard down.isEmpty else { return nil }
    defer { (current, leader) = (nil, nil) }
    return isCancelled ? nil : current
  }
}
