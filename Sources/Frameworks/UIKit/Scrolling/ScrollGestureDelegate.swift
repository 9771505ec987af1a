/// The delegate of the gesture recognizers of scroll views whose classes aren't delegates themselves.
@MainActor
final class ScrollGestureDelegate: NSObject, UIGestureRecognizerDelegate {
  static let shared = ScrollGestureDelegate()
}
