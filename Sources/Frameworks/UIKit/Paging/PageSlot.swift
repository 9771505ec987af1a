import CoreGraphics
import UIKitCore

/// The position of a page, or of the two pages next to a spine in the middle.
@MainActor
struct PageSlot {
  let controllers: [UIViewController]
  /// The page on the back of the leaf between this page and the visible ones.
  let back: UIViewController?

  init(_ controllers: [UIViewController], back: UIViewController? = nil) {
    self.controllers = controllers
    self.back = back
  }

  /// Lays out the views that are already in their scroll view.
  func layOut(in frame: CGRect, isReversed: Bool) {
    let count = CGFloat(max(1, controllers.count))
    let width = frame.width / count
    for (index, controller) in controllers.enumerated() {
      guard let view = controller.viewIfLoaded, view.superview is PageScroller else { continue }
      let position = CGFloat(isReversed ? controllers.count - 1 - index : index)
      view.translatesAutoresizingMaskIntoConstraints = true
      view.autoresizingMask = []
      view.frame = CGRect(
        x: frame.minX + position * width, y: frame.minY, width: width, height: frame.height)
    }
  }
}
