/// The delegate of a scroll view's gesture recognizers, unless the scroll view's class is one.
@MainActor
final class ScrollGestureDelegate: NSObject, UIGestureRecognizerDelegate {
  static let shared = ScrollGestureDelegate()
}
