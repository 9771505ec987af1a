/// What layout knows of a view; the owner of Layout replaces this.
@MainActor
final class ViewLayoutState {
  unowned let view: UIView
  init(_ view: UIView) { self.view = view }
}

/// Auto Layout; the owner of Layout replaces this.
@MainActor
enum LayoutEngine {
  static func solve(from root: UIView) {}
}
