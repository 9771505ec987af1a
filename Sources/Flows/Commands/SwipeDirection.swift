/// A direction across the screen.
package enum SwipeDirection: String, Sendable, CaseIterable {
  case up = "UP"
  case down = "DOWN"
  case left = "LEFT"
  case right = "RIGHT"

  var opposite: SwipeDirection {
    switch self {
    case .up: .down
    case .down: .up
    case .left: .right
    case .right: .left
    }
  }
}
