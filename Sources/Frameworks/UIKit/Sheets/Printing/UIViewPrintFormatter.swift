import UIKitCore

/// A formatter that prints a view.
///
/// Text fills as many pages as it requires, and any other view is scaled to the width of a page.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiviewprintformatter>.
@preconcurrency @MainActor
open class UIViewPrintFormatter: UIPrintFormatter {
  /// The view.
  open private(set) var view: UIView

  init(_ view: UIView) {
    self.view = view
    super.init()
  }

  override var styledText: NSAttributedString? {
    (view as? UITextView).map { $0.attributedText ?? NSAttributedString() }
  }

  private var scale: CGFloat {
    let width = view.bounds.width
    return width > 0 ? min(1, rectForPage(at: 0).width / width) : 1
  }

  /// The number of pages that the view requires.
  open override var pageCount: Int {
    if view is UITextView { return super.pageCount }
    let height = rectForPage(at: 0).height
    return height > 0 ? max(1, Int((contentHeight * scale / height).rounded(.up))) : 1
  }

  private var contentHeight: CGFloat {
    (view as? UIScrollView)?.contentSize.height ?? view.bounds.height
  }

  /// Draws the part of the view on a page.
  open override func draw(in rect: CGRect, forPageAt pageIndex: Int) {
    if view is UITextView { return super.draw(in: rect, forPageAt: pageIndex) }
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let page = pageIndex - firstPage
    let place = rectForPage(at: pageIndex)
    context.saveGState()
    context.clip(to: place)
    context.translateBy(x: place.minX, y: place.minY - CGFloat(page) * place.height)
    context.scaleBy(x: scale, y: scale)
    view.layer.render(in: context)
    context.restoreGState()
  }
}

extension UIView {
  /// Returns a formatter that prints the view.
  public func viewPrintFormatter() -> UIViewPrintFormatter { UIViewPrintFormatter(self) }
}
