import DeviceProtocol
import Foundation

/// Scrolling on behalf of assistive technology.
@MainActor
enum AccessibilityScrolling {
  /// The height of the content that stays on the screen when scrolling by a page, in points.
  private static let overlap: CGFloat = 44
  /// A distance beyond the end of any content, in points.
  private static let farthest: CGFloat = 1e9

  /// Scrolls a view onto the screen, with some space around it.
  static func reveal(_ view: UIView) {
    let around = sequence(first: view.superview, next: { $0?.superview })
    guard let scrollView = around.lazy.compactMap({ $0 as? UIScrollView }).first else { return }
    let place = scrollView.convert(view.bounds, from: view)
    scrollView.scrollRectToVisible(place.insetBy(dx: 0, dy: -place.height), animated: false)
  }

  /// Scrolls a table row without a cell onto the screen.
  static func revealRow(withElement id: Int) {
    func reveal(in view: UIView) -> Bool {
      if let table = view as? UITableView, table.revealRow(withElement: id) { return true }
      return view.subviews.contains(where: reveal)
    }
    _ = UIApplication.shared.windowsFrontToBack.contains(where: reveal)
  }

  /// Scrolls the view, or the scroll view that contains it.
  static func scroll(_ step: AccessibilityAction.ScrollStep, from view: UIView) {
    let around = sequence(first: view, next: \.superview)
    let scrollViews = around.lazy.compactMap { $0 as? UIScrollView }.filter(\.isScrollEnabled)
    guard let scrollView = scrollViews.first(where: { $0.canScrollY || $0.canScrollX })
    else { return }
    let isUpright = scrollView.canScrollY
    let visible = scrollView.bounds.inset(by: scrollView.adjustedContentInset)
    let page = max(1, (isUpright ? visible.height : visible.width) - overlap)
    let distance: CGFloat =
      switch step {
      case .pageBack: -page
      case .pageForward: page
      case .start: -farthest
      case .end: farthest
      }
    var offset = scrollView.contentOffset
    if isUpright { offset.y += distance } else { offset.x += distance }
    scrollView.setContentOffset(scrollView.clamped(offset), animated: false)
  }
}
