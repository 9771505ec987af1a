import AppRuntime
import UIKitCore

extension UIPageViewController {
  /// Ends the app if code sets more or fewer pages than are side by side, or than the leaf has that
  /// leads there.
  final func checkCount(_ count: Int, animated: Bool) {
    let isBook = transitionStyle == .pageCurl
    let needed = isBook && (spineLocation == .mid || isDoubleSided && animated) ? 2 : 1
    let maySetBack = isBook && isDoubleSided && count == 2
    guard count != needed, !maySetBack else { return }
    raise(
      "NSInvalidArgumentException",
      "The number of view controllers provided (\(count)) doesn't match the number required "
        + "(\(needed)) for the requested transition")
  }
}
