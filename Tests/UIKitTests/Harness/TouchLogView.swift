import UIKit

/// A view that records its touches.
final class TouchLogView: UIView {
  let log = CallLog()
  private(set) var lastTouches: Set<UITouch> = []
  private(set) var tapCounts: [Int] = []
  private(set) var places: [CGPoint] = []
  private(set) var movements: [CGVector] = []

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("began", touches)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("moved", touches)
    for touch in touches {
      let (now, before) = (touch.location(in: self), touch.previousLocation(in: self))
      movements.append(CGVector(dx: now.x - before.x, dy: now.y - before.y))
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("ended", touches)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("cancelled", touches)
  }

  private func note(_ call: String, _ touches: Set<UITouch>) {
    log.note(call)
    lastTouches = touches
    tapCounts += touches.map(\.tapCount)
    places += touches.map { $0.location(in: self) }
  }
}
