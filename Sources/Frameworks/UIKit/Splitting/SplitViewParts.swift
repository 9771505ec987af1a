/// The views of a split view controller other than its columns, and the gesture that reveals
/// columns.
@MainActor
final class SplitViewParts {
  let separators = [ControlPart(.separator), ControlPart(.separator)]
  let inspectorSeparator = ControlPart(.separator)
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
    dimming.backgroundColor = UIColor(white: 0, alpha: 0.12)
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
