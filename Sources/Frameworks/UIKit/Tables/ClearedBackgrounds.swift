/// The backgrounds of a cell's content that are clear while the cell is selected or highlighted, so
/// that the selection can be seen behind them.
@MainActor
struct ClearedBackgrounds {
  private var colors: [(view: UIView, color: UIColor)] = []
  private var isClear = false

  /// Clears the background of a view and the views in it, until `restore()` is called.
  mutating func clear(in view: UIView) {
    guard !isClear else { return }
    isClear = true
    add(view)
    for (view, _) in colors { view.backgroundColor = .clear }
  }

  /// Sets the backgrounds to their colors again, unless they were changed in the meantime.
  mutating func restore() {
    for (view, color) in colors where view.backgroundColor == .clear {
      view.backgroundColor = color
    }
    colors = []
    isClear = false
  }

  private mutating func add(_ view: UIView) {
    if let color = view.backgroundColor, color.cgColor.alpha > 0 { colors.append((view, color)) }
    // The parts of the system's controls keep their colors.
    guard !(view is UIControl), !(view is UIProgressView), !(view is UIListContentView) else {
      return
    }
    for subview in view.subviews { add(subview) }
  }
}
