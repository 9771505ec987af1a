/// Whether a tab bar is minimized, which depends on how the user scrolls the content.
@MainActor
struct TabBarMinimizing {
  /// Whether the system minimizes tab bars.
  static var isSupported = SystemBehavior.current.minimizesTabBars

  /// The direction of scrolling that minimizes the bar.
  var behavior = UITabBarController.MinimizeBehavior.automatic {
    didSet { directions = ScrollDirectionTracker() }
  }
  private(set) var isMinimized = false
  private var directions = ScrollDirectionTracker()

  /// Whether scrolling changes the bar.
  var followsScrolling: Bool {
    Self.isSupported && !UIDevice.current.isPad
      && (behavior == .onScrollDown || behavior == .onScrollUp)
  }

  /// Shows the whole bar.
  mutating func expand() {
    isMinimized = false
    directions.restart()
  }

  /// Updates the state after content has moved.
  mutating func contentDidScroll(in scrollView: UIScrollView) {
    switch directions.change(in: scrollView, start: scrollView.range.y.lowerBound) {
    case .atStart: if behavior == .onScrollDown { isMinimized = false }
    case .towardEnd: isMinimized = behavior == .onScrollDown
    case .towardStart: isMinimized = behavior == .onScrollUp
    case nil: break
    }
  }
}
