/// Items that are dropped on a table or collection view, with the targets of their previews.
@MainActor
class ListDrop: NSObject {
  let session: any UIDropSession
  let destinationIndexPath: IndexPath?
  private let view: UIView
  private var targets: [ObjectIdentifier: UIDragPreviewTarget] = [:]
  private var parameters: [ObjectIdentifier: UIDragPreviewParameters] = [:]
  private var animators: [ObjectIdentifier: DragAnimator] = [:]

  init(_ session: any UIDropSession, on view: UIView, at path: IndexPath?) {
    self.session = session
    self.view = view
    destinationIndexPath = path
  }

  /// Returns the target of an item's preview, if the delegate has specified one.
  func target(of item: UIDragItem) -> UIDragPreviewTarget? { targets[ObjectIdentifier(item)] }

  /// Returns the list delegate's parameters for an item's preview when it arrives.
  func parameters(of item: UIDragItem) -> UIDragPreviewParameters? {
    parameters[ObjectIdentifier(item)]
  }

  /// Returns the animator for animations that run alongside an item's animation.
  func animator(of item: UIDragItem) -> DragAnimator {
    let id = ObjectIdentifier(item)
    let animator = animators[id] ?? DragAnimator()
    animators[id] = animator
    return animator
  }

  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
    targets[ObjectIdentifier(dragItem)] = target
    return animator(of: dragItem)
  }

  /// Moves a preview to the center of a rectangle in the list.
  func drop(
    _ dragItem: UIDragItem, on rect: CGRect, scale: CGFloat = 1,
    as parameters: UIDragPreviewParameters? = nil
  ) -> any UIDragAnimating {
    self.parameters[ObjectIdentifier(dragItem)] = parameters
    return drop(
      dragItem,
      to: UIDragPreviewTarget(
        container: view, center: CGPoint(x: rect.midX, y: rect.midY),
        transform: CGAffineTransform(scaleX: scale, y: scale)))
  }

  /// Shrinks a preview into a rectangle in the list.
  func drop(_ dragItem: UIDragItem, into rect: CGRect, previewSize: CGSize) -> any UIDragAnimating {
    let scale = min(
      1, rect.width / max(previewSize.width, 1), rect.height / max(previewSize.height, 1))
    return drop(dragItem, on: rect, scale: scale)
  }
}

/// An item that's dropped on a list.
final class ListDropItem: NSObject, UITableViewDropItem, UICollectionViewDropItem {
  let dragItem: UIDragItem
  let sourceIndexPath: IndexPath?
  let previewSize: CGSize

  init(_ dragItem: UIDragItem, from path: IndexPath?) {
    self.dragItem = dragItem
    sourceIndexPath = path
    previewSize = DragOperation.dropping?.stack.size(of: dragItem) ?? .zero
  }
}
