import AppRuntime
import UIKitCore

extension UIPageViewController {
  /// Terminates the app if the number of pages that it sets doesn't match the number of visible
  /// pages or of the pages on the leaf that's turned.
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
