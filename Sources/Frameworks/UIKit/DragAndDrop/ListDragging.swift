/// The state of items that are dragged from or dropped on a table or collection view.
@MainActor
class ListDragging: NSObject {
  unowned let view: UIView

  var hasActiveDrag = false
  var hasActiveDrop = false
  /// The index paths that the dragged items come from.
  private var sources: [ObjectIdentifier: IndexPath] = [:]
  private(set) var lifted: [IndexPath] = []
  /// The index path where dropped items would be inserted.
  var destination: IndexPath?
  var dropping: ListDrop?

  init(on view: UIView) {
    self.view = view
  }

  /// Adds an interaction to the list or removes it.
  func install(_ interaction: any UIInteraction, if isWanted: Bool) {
    let isThere = view.interactions.contains { $0 === interaction }
    if isWanted, !isThere { view.addInteraction(interaction) }
    if !isWanted, isThere { view.removeInteraction(interaction) }
  }

  func note(_ items: [UIDragItem], from path: IndexPath) {
    for item in items { sources[ObjectIdentifier(item)] = path }
    if !items.isEmpty { lifted.append(path) }
  }

  func forgetItems() {
    sources = [:]
    lifted = []
  }

  func source(of item: UIDragItem) -> IndexPath? { sources[ObjectIdentifier(item)] }

  /// Moves a dropped item's preview to the target from the list's delegate.
  func dropInteraction(
    _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? {
    guard let dropping, let target = dropping.target(of: item) else { return defaultPreview }
    return UITargetedDragPreview(
      view: defaultPreview.view,
      parameters: dropping.parameters(of: item) ?? defaultPreview.parameters, target: target)
  }

  /// Runs the animations that the list's delegate adds to a drop.
  func dropInteraction(
    _ interaction: UIDropInteraction, item: UIDragItem,
    willAnimateDropWith animator: any UIDragAnimating
  ) {
    guard let own = dropping?.animator(of: item) else { return }
    animator.addAnimations { own.runAnimations() }
    animator.addCompletion { own.runCompletions($0) }
  }
}
