import DisplayList
import Foundation

/// The dot that represents a finger in a movie.
///
/// It approaches, touches the screen, and is lifted.
struct FingerDot {
  private static let radius = 21.0
  private static let coming = 0.15
  private static let leaving = 0.25

  var place: CGPoint
  /// The time when the dot appeared.
  private var appearance: Double
  private var touchTime: Double?
  private var liftTime: Double?

  init(place: CGPoint, appearance: Double) {
    self.place = place
    self.appearance = appearance
  }

  mutating func touch(at time: Double) {
    touchTime = time
    liftTime = nil
  }

  mutating func lift(at time: Double) {
    liftTime = time
  }

  func isGone(at time: Double) -> Bool {
    liftTime.map { time - $0 >= Self.leaving } ?? false
  }

  /// Returns the commands that draw the dot, in screen coordinates.
  func commands(at time: Double) -> [DrawingCommand] {
    var opacity = 1.0
    var size = 1.0
    if let liftTime {
      let gone = min(1, (time - liftTime) / Self.leaving)
      opacity = 1 - gone
      size = 1 + 0.35 * gone
    } else if touchTime == nil {
      let here = min(1, (time - appearance) / Self.coming)
      opacity = 0.2 + 0.6 * here
      size = 1.5 - 0.5 * here
    }
    let radius = Self.radius * size
    let circle = Shape.ellipse(
      CGRect(x: place.x - radius, y: place.y - radius, width: 2 * radius, height: 2 * radius))
    let alpha = Float(opacity)
    return [
      .fill(circle, .color(Color(red: 0.25, green: 0.27, blue: 0.32, alpha: 0.38 * alpha))),
      .stroke(
        circle, Color(red: 1, green: 1, blue: 1, alpha: 0.85 * alpha), StrokeStyle(width: 2)),
    ]
  }
}
