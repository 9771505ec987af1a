import Foundation

/// A gesture recognizer for dragging from an edge of the screen.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiscreenedgepangesturerecognizer>.
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The distance from the edge within which the touch must start, in points.
  private static let reach: CGFloat = 24

  /// The edges that the gesture can start from.
  open var edges: UIRectEdge = []

  override func decode(_ coder: StoryboardCoder) {
    super.decode(coder)
    guard let node = coder.node.child(key: "edges") else { return }
    let named: [String: UIRectEdge] = [
      "top": .top, "left": .left, "bottom": .bottom, "right": .right,
    ]
    edges = named.reduce(into: []) { if node[$1.key] == "YES" { $0.formUnion($1.value) } }
  }

  /// Called when touches start in the view.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard state == .possible, let touch = touches.first else { return }
    let location = touch.initialScreenLocation
    let size = UIScreen.main.bounds.size
    var near: UIRectEdge = []
    if location.x <= Self.reach { near.insert(.left) }
    if location.y <= Self.reach { near.insert(.top) }
    if location.x >= size.width - Self.reach { near.insert(.right) }
    if location.y >= size.height - Self.reach { near.insert(.bottom) }
    if edges.isDisjoint(with: near) { state = .failed }
  }
}
