import CoreGraphics

extension UINavigationController {
  private var topInset: CGFloat { viewIfLoaded?.safeAreaInsets.top ?? 0 }

  final var isBarShown: Bool {
    !isNavigationBarHidden
      && !(hidesBarsWhenVerticallyCompact && traitCollection.verticalSizeClass == .compact)
  }

  final var isToolbarShown: Bool { showsToolbarItems || searchItemInToolbar != nil }

  final func extendsBeneathBar(_ controller: UIViewController) -> Bool {
    controller.edgesForExtendedLayout.contains(.top)
      && (navigationBar.isTranslucent || controller.extendedLayoutIncludesOpaqueBars)
  }

  /// Returns whether a view controller's content scrolls under the large title.
  ///
  /// It does if the bar is translucent, or if an opaque bar would cover only this content.
  final func titleCoversContent(of controller: UIViewController) -> Bool {
    if extendsBeneathBar(controller) { return true }
    guard controller.edgesForExtendedLayout.contains(.top), let view = controller.viewIfLoaded,
      let scrollView = controller.contentScrollView(for: .top)
    else { return false }
    return view === scrollView || view.subviews == [scrollView]
  }

  /// The height of the part of the bar that shrinks when content is scrolled.
  private var shrinkingHeight: CGFloat {
    navigationBar.largeTitleHeight + navigationBar.searchHeight
  }

  final func containerInsets(for controller: UIViewController) -> UIEdgeInsets {
    var insets = UIEdgeInsets.zero
    if isBarShown, titleCoversContent(of: controller) {
      let height =
        extendsBeneathBar(controller)
        ? navigationBar.sizeThatFits(container.bounds.size).height : shrinkingHeight
      let hidden = reservesSpaceForBar ? 0 : height + searchInset
      if let scrollView = controller.contentScrollView(for: .top) {
        reportCovered(to: scrollView, of: controller, byMinimizedBar: hidden)
      }
      insets.top = height + searchInset - hidden
    }
    if isToolbarShown { insets.bottom = toolbar.frame.height }
    return insets
  }

  /// Informs a scroll view about how the bar's height changes its visible area.
  private func reportCovered(
    to scrollView: UIScrollView, of controller: UIViewController, byMinimizedBar hidden: CGFloat
  ) {
    scrollView.noteWhetherBelowBar(of: controller)
    let shrunk = navigationBar.fullLargeTitleHeight - navigationBar.largeTitleHeight
    let isBelow = scrollView.isBelowBar
    scrollView.coveredByTitle = isBelow ? 0 : shrunk + hidden
    scrollView.roomForSearchBar = isBelow ? 0 : navigationBar.searchHeight + searchInset
    scrollView.heightFromBar = isBelow ? shrunk + (navigationBar.topItem?.searchCollapse ?? 0) : 0
  }

  /// Returns the frame of a view controller's view in the container.
  final func contentFrame(of controller: UIViewController) -> CGRect {
    var frame = container.bounds
    if reservesSpaceForBar, !extendsBeneathBar(controller) {
      let covered = titleCoversContent(of: controller) ? shrinkingHeight : 0
      let top = topInset + navigationBar.sizeThatFits(container.bounds.size).height - covered
      frame.origin.y += top
      frame.size.height -= top
    }
    return frame
  }

  /// Updates the bars for whether content has scrolled under them.
  final func updateEdge() {
    toolbar.isAtEdge = shown?.contentEndsAboveBottomBar ?? true
    guard let scrollView = shown?.contentScrollView(for: .top) else {
      navigationBar.isOverContent = false
      return
    }
    navigationBar.isOverContent =
      scrollView.contentOffset.y + scrollView.adjustedContentInset.top > 0.5
  }

  /// Called by a scroll view whose content has moved.
  final func contentDidScroll(in scrollView: UIScrollView) {
    guard let shown else { return }
    if [.top, .bottom].contains(where: { shown.contentScrollView(for: $0) === scrollView }) {
      updateEdge()
    }
    guard shown.contentScrollView(for: .top) === scrollView else { return }
    scrollView.noteWhetherBelowBar(of: shown)
    collapseSearchBar(with: scrollView)
    collapseLargeTitle(with: scrollView)
    minimizeBar(with: scrollView)
  }
}
