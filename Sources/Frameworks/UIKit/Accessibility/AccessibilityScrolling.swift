import DeviceProtocol
import Foundation

/// Scrolls as assistive technology wants it.
@MainActor
enum AccessibilityScrolling {
  /// The part of the content that stays on the screen when a page is turned, in points.
  private static let overlap: CGFloat = 44
  /// Further than any content reaches, in points.
  private static let farthest: CGFloat = 1e9

  /// Brings a view onto the screen, together with its surroundings.
  static func reveal(_ view: UIView) {
    let around = sequence(first: view.superview, next: { $0?.superview })
    guard let scrollView = around.lazy.compactMap({ $0 as? UIScrollView }).first else { return }
    let place = scrollView.convert(view.bounds, from: view)
    scrollView.scrollRectToVisible(place.insetBy(dx: 0, dy: -place.height), animated: false)
  }

  /// Brings a row of a table onto the screen that has no cell.
  static func revealRow(withElement id: Int) {
    func reveal(in view: UIView) -> Bool {
      if let table = view as? UITableView, table.revealRow(withElement: id) { return true }
      return view.subviews.contains(where: reveal)
    }
    _ = UIApplication.shared.windowsFrontToBack.contains(where: reveal)
  }

  /// Moves the content of the scroll view that a view is or is in.
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
