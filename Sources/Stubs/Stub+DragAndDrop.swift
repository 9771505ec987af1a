extension Stub {
  /// The stubs of dragging and dropping.
  static let dragAndDrop: [Stub] = [
    dropPrecise, dropSimultaneous, tableDropPlaceholder, collectionDropPlaceholder,
    collectionDropGap, collectionReorderingCadence, cellTouchesWhileDragging,
  ]

  /// `UIDropProposal.isPrecise`.
  package static let dropPrecise = Stub.member(
    "UIDropProposal", "isPrecise", lacks: "the place of a drop is that of the finger")

  /// `UIDropInteraction.allowsSimultaneousDropSessions`.
  package static let dropSimultaneous = Stub.member(
    "UIDropInteraction", "allowsSimultaneousDropSessions",
    lacks: "one finger drags at a time")

  /// `UITableViewDropPlaceholder`.
  package static let tableDropPlaceholder = Stub.type(
    "UITableViewDropPlaceholder", lacks: "the row appears once its data is there")

  /// `UICollectionViewDropPlaceholder`.
  package static let collectionDropPlaceholder = Stub.type(
    "UICollectionViewDropPlaceholder", lacks: "the item appears once its data is there")

  /// `UICollectionViewDropProposal.Intent.insertAtDestinationIndexPath`.
  package static let collectionDropGap = Stub.member(
    "UICollectionViewDropProposal", "Intent.insertAtDestinationIndexPath",
    lacks: "no gap opens for an item from elsewhere")

  /// `UICollectionView.reorderingCadence`.
  package static let collectionReorderingCadence = Stub.member(
    "UICollectionView", "reorderingCadence", lacks: "items make room at once")

  /// `UITableViewCell.userInteractionEnabledWhileDragging`.
  package static let cellTouchesWhileDragging = Stub.member(
    "UITableViewCell", "userInteractionEnabledWhileDragging",
    lacks: "a row that is moved away is hidden until it is dropped")
}
