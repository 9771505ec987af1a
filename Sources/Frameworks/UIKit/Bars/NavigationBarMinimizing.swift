import CoreGraphics

/// Whether a navigation bar is minimized, which depends on how the user scrolls the content.
@MainActor
struct NavigationBarMinimizing {
  private(set) var isMinimized = false
  private var directions = ScrollDirectionTracker()

  /// Shows the bar.
  mutating func restore() {
    isMinimized = false
    directions = ScrollDirectionTracker()
  }

  /// Updates the state after content has moved.
  /// - Parameter start: The offset at which the content starts below a minimized bar.
  mutating func contentDidScroll(
    in scrollView: UIScrollView, start: CGFloat, of item: UINavigationItem, canMinimize: Bool
  ) {
    guard item.minimizesBar else { return restore() }
    let isDown = item.navigationBarMinimization.minimizationBehavior == .onScrollDown
    switch directions.change(in: scrollView, start: start) {
    case .atStart: if isDown { isMinimized = false }
    case .towardEnd: follow(minimizes: isDown, canMinimize: canMinimize, item)
    case .towardStart: follow(minimizes: !isDown, canMinimize: canMinimize, item)
    case nil: break
    }
  }

  private mutating func follow(minimizes: Bool, canMinimize: Bool, _ item: UINavigationItem) {
    if minimizes {
      isMinimized = isMinimized || canMinimize
    } else if !item.restoresBarAtEdgeOnly {
      isMinimized = false
    }
  }
}

extension UINavigationItem {
  /// Whether scrolling can minimize the navigation bar.
  final var minimizesBar: Bool {
    [.onScrollDown, .onScrollUp].contains(navigationBarMinimization.minimizationBehavior)
  }

  /// Whether a minimized bar is restored only at the start of the content.
  fileprivate final var restoresBarAtEdgeOnly: Bool {
    let minimization = navigationBarMinimization
    guard minimization.minimizationBehavior == .onScrollDown else { return false }
    switch minimization.restorationBehavior {
    case .atScrollEdge: return true
    case .automatic: return preferredSearchBarPlacement == .integratedCentered
    }
  }
}
