import DeviceProtocol
import Foundation

/// A finger that simulates scrolling with a pointer on the device's own screens.
struct PointerDrag {
  /// The finger's number, which is unique among a page's fingers.
  private static let finger = 0xff
  /// The distance that the pointer scrolls before the finger touches, in points, so that it never
  /// causes a tap.
  private static let hysteresis = 12.0
  /// The minimum distance between the finger and the bottom edge, in points, so that it never
  /// causes a swipe home.
  private static let margin = 40.0

  private var start: CGPoint?
  private var traveled = CGPoint.zero
  private var isDown = false

  /// Returns the finger's touch samples.
  /// - Parameter height: The height of the screen, in points.
  mutating func samples(for gesture: PointerGesture, height: Double) -> [TouchSample] {
    guard gesture.kind != .pinch else { return [] }
    if gesture.phase == .began {
      start = CGPoint(x: gesture.location.x, y: min(gesture.location.y, height - Self.margin))
      traveled = .zero
    }
    guard let start else { return [] }
    traveled.x += gesture.translation.x
    traveled.y += gesture.translation.y
    var samples: [TouchSample] = []
    if !isDown, hypot(traveled.x, traveled.y) >= Self.hysteresis {
      isDown = true
      samples.append(sample(.began, at: start, gesture))
    }
    guard isDown else { return [] }
    let location = CGPoint(x: start.x + traveled.x, y: start.y + traveled.y)
    samples.append(sample(.moved, at: location, gesture))
    if gesture.phase == .ended || gesture.phase == .cancelled {
      samples.append(sample(gesture.phase, at: location, gesture))
      isDown = false
      self.start = nil
    }
    return samples
  }

  private func sample(
    _ phase: TouchSample.Phase, at location: CGPoint, _ gesture: PointerGesture
  ) -> TouchSample {
    TouchSample(
      finger: Self.finger, phase: phase, location: location, timestamp: gesture.timestamp)
  }
}
