import Foundation

/// A gesture recognizer for quick, straight swipes.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiswipegesturerecognizer>.
@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// The directions of a swipe.
  public struct Direction: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// A swipe to the right.
    public static let right = Direction(rawValue: 1 << 0)
    /// A swipe to the left.
    public static let left = Direction(rawValue: 1 << 1)
    /// A swipe up.
    public static let up = Direction(rawValue: 1 << 2)
    /// A swipe down.
    public static let down = Direction(rawValue: 1 << 3)
  }

  /// The maximum duration of a swipe, in seconds.
  private static let longest: TimeInterval = 0.5
  /// The minimum length of a swipe, and its maximum perpendicular deviation, in points.
  private static let movement = (along: CGFloat(50), across: CGFloat(50))

  /// The directions that the recognizer accepts.
  open var direction = Direction.right
  /// The number of fingers that the gesture requires.
  open var numberOfTouchesRequired = 1

  private var start: (time: TimeInterval, location: CGPoint)?

  override func decode(_ coder: StoryboardCoder) {
    super.decode(coder)
    numberOfTouchesRequired = coder.integer("numberOfTouchesRequired") ?? 1
    let directions: [String: Direction] = [
      "right": .right, "left": .left, "up": .up, "down": .down,
    ]
    if let node = coder.node.child(key: "direction") {
      direction = directions.reduce(into: []) {
        if node[$1.key] == "YES" { $0.formUnion($1.value) }
      }
    } else if let name = coder.string("direction"), let known = directions[name] {
      direction = known
    }
  }

  /// Called when touches start in the view.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard self.touches.count <= numberOfTouchesRequired else {
      state = .failed
      return
    }
    start = (event.timestamp, centroid)
  }

  /// Called when touches move.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible, let start else { return }
    guard event.timestamp - start.time <= Self.longest else {
      state = .failed
      return
    }
    guard self.touches.count == numberOfTouchesRequired else { return }
    let location = centroid
    let (x, y) = (location.x - start.location.x, location.y - start.location.y)
    let candidates: [(Direction, along: CGFloat, across: CGFloat)] = [
      (.right, x, y), (.left, -x, y), (.up, -y, x), (.down, y, x),
    ]
    for (candidate, along, across) in candidates where direction.contains(candidate) {
      if along >= Self.movement.along, abs(across) < Self.movement.across, abs(across) < along {
        state = .ended
        return
      }
    }
  }

  /// Called when touches end.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    touchesMoved(touches, with: event)
    if state == .possible { state = .failed }
  }

  /// Called when the system cancels touches.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  /// Called to prepare the recognizer for the next gesture.
  open override func reset() {
    super.reset()
    start = nil
  }
}
