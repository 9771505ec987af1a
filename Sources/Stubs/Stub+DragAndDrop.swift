extension Stub {
  /// The stubs of dragging and dropping.
  static let dragAndDrop: [Stub] = [
    dropPrecise, dropSimultaneous, tableDropPlaceholder, collectionDropPlaceholder,
    dragLiftBehavior, dragPointerDelay, collectionDropGap, collectionReorderingCadence,
    cellTouchesWhileDragging,
  ]

  /// `UIDragInteraction.liftBehavior`.
  package static let dragLiftBehavior = Stub.member(
    "UIDragInteraction", "liftBehavior", lacks: "items are always lifted after the default time")

  /// `UIDragInteraction.allowsPointerDragBeforeLiftDelay`.
  package static let dragPointerDelay = Stub.member(
    "UIDragInteraction", "allowsPointerDragBeforeLiftDelay",
    lacks: "a pointer lifts items like a finger")

  /// `UIDropProposal.isPrecise`.
  package static let dropPrecise = Stub.member(
    "UIDropProposal", "isPrecise", lacks: "the drop location is always the finger's")

  /// `UIDropInteraction.allowsSimultaneousDropSessions`.
  package static let dropSimultaneous = Stub.member(
    "UIDropInteraction", "allowsSimultaneousDropSessions",
    lacks: "only one finger can drag at a time")

  /// `UITableViewDropPlaceholder`.
  package static let tableDropPlaceholder = Stub.type(
    "UITableViewDropPlaceholder", lacks: "the row appears only after its data is loaded")

  /// `UICollectionViewDropPlaceholder`.
  package static let collectionDropPlaceholder = Stub.type(
    "UICollectionViewDropPlaceholder", lacks: "the item appears only after its data is loaded")

  /// `UICollectionViewDropProposal.Intent.insertAtDestinationIndexPath`.
  package static let collectionDropGap = Stub.member(
    "UICollectionViewDropProposal", "Intent.insertAtDestinationIndexPath",
    lacks: "no gap opens for items from other views")

  /// `UICollectionView.reorderingCadence`.
  package static let collectionReorderingCadence = Stub.member(
    "UICollectionView", "reorderingCadence", lacks: "items make room without an animation")

  /// `UITableViewCell.userInteractionEnabledWhileDragging`.
  package static let cellTouchesWhileDragging = Stub.member(
    "UITableViewCell", "userInteractionEnabledWhileDragging",
    lacks: "the row is hidden while it's dragged")
}
