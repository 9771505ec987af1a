/// The views of a split view controller other than its columns, and the gesture that reveals
/// columns.
@MainActor
final class SplitViewParts {
  private static let look = SystemDesign.current.splits

  let separators = (0..<2).map { _ in ControlPart(SplitViewParts.look.separatorColor) }
  let inspectorSeparator = ControlPart(SplitViewParts.look.separatorColor)
  let inspectorSheetDelegate = InspectorSheetDelegate()
  /// Whether the inspector is sliding out of the screen.
  var isInspectorLeaving = false
  let dimming = UIControl()
  /// The button in the secondary column.
  let toggleItem = UIBarButtonItem()
  /// The button in the column at the edge.
  let hidingItem = UIBarButtonItem()
  let edgePan = UIScreenEdgePanGestureRecognizer()

  func setUp(toggle: UIAction, toggleEdge: UIAction, dismiss: @escaping () -> Void) {
    edgePan.edges = .left
    dimming.backgroundColor = Self.look.dimming
    dimming.accessibilityLabel = "Dismiss sidebar"
    dimming.isAccessibilityElement = true
    dimming.accessibilityTraits = .button
    dimming.addAction(UIAction { _ in dismiss() }, for: .touchUpInside)
    toggleItem.primaryAction = toggle
    hidingItem.primaryAction = toggleEdge
    for item in [toggleItem, hidingItem] {
      item.image = UIImage(systemName: "sidebar.left")
      item.accessibilityLabel = "Sidebar"
    }
  }
}
