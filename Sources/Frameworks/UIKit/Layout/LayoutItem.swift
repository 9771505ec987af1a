import Cassowary

/// A view or guide, with the variables of its alignment rectangle in its container's coordinates.
@MainActor
final class LayoutItem {
  /// A constraint that comes from the size of a view's content.
  struct Content {
    var id: ConstraintID
    let isVertical: Bool
    /// Whether the constraint prevents the view from growing.
    ///
    /// Otherwise, it prevents the view from shrinking.
    let isHugging: Bool
    let priority: UILayoutPriority
    let weight: Double
  }

  private(set) weak var view: UIView?
  private(set) weak var guide: UILayoutGuide?
  let isGuide: Bool
  let x: Variable
  let y: Variable
  let width: Variable
  let height: Variable
  /// The distances from the view's frame to its alignment rectangle.
  let insets: UIEdgeInsets
  /// The constraints that fix the item at the position determined by its frame, its mask, or the
  /// system.
  var fixed: [(id: ConstraintID, constraint: LinearConstraint)] = []
  var content: [Content] = []
  var wrapsContent = false

  init(
    view: UIView, guide: UILayoutGuide?, x: Variable, y: Variable, width: Variable, height: Variable
  ) {
    self.view = view
    self.guide = guide
    isGuide = guide != nil
    self.x = x
    self.y = y
    self.width = width
    self.height = height
    insets = guide == nil ? view.alignmentRectInsets : .zero
  }

  /// The view or guide, or `nil` if it was deallocated.
  var object: AnyObject? { isGuide ? guide : view }
}
