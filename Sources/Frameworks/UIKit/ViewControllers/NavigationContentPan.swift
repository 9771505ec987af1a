import CoreGraphics

/// The gesture recognizer for going back by dragging the content of a navigation controller.
///
/// It's only on if the system lets users drag the content.
final class NavigationContentPan: UIPanGestureRecognizer {
  private unowned let controller: UINavigationController

  init(of controller: UINavigationController) {
    self.controller = controller
    super.init(target: nil, action: nil)
    maximumNumberOfTouches = 1
    isEnabled = SystemBehavior.current.backDrag == .content
  }

  /// Whether the touch moves from the leading to the trailing edge, and there's a view controller
  /// to go back to.
  var goesBack: Bool {
    let way = translation(in: controller.view)
    return way.x > abs(way.y) && controller.viewControllers.count > 1 && !controller.isExchanging
  }

  /// Returns whether nothing else uses horizontal drags that start in a view.
  func mayStart(in view: UIView) -> Bool {
    !sequence(first: view, next: \.superview).prefix { $0 !== controller.view }.contains {
      Self.usesDrags($0)
    }
  }

  private static func usesDrags(_ view: UIView) -> Bool {
    if view.isFirstResponder, view is any UITextInput { return true }
    return switch view {
    case is UIButton: false
    case is UIControl, is UINavigationBar, is UIToolbar: true
    case let table as UITableView: table.swipe != nil || table.canScrollX
    case let collection as UICollectionView: collection.swipe != nil || collection.canScrollX
    case let scrollView as UIScrollView: scrollView.canScrollX
    default: false
    }
  }
}
