extension Stub {
  /// The stubs of views.
  static let views: [Stub] = [
    vibrancy, snapshotCapInsets, viewEncode, cornerConfiguration, glassEffect, glassContainer,
    backgroundExtension, focus,
  ]

  /// `UIFocusSystem`.
  package static let focus = Stub.type(
    "UIFocusSystem", lacks: "nothing can have the focus, as on a device without a keyboard",
    uncalled: [
      "UITableViewDelegate.tableView(_:canFocusRowAt:)",
      "UITableViewDelegate.tableView(_:shouldUpdateFocusIn:)",
      "UITableViewDelegate.tableView(_:didUpdateFocusIn:with:)",
      "UITableViewDelegate.indexPathForPreferredFocusedView(in:)",
      "UITableViewDelegate.tableView(_:selectionFollowsFocusForRowAt:)",
      "UICollectionViewDelegate.collectionView(_:canFocusItemAt:)",
      "UICollectionViewDelegate.collectionView(_:shouldUpdateFocusIn:)",
      "UICollectionViewDelegate.collectionView(_:didUpdateFocusIn:with:)",
      "UICollectionViewDelegate.indexPathForPreferredFocusedView(in:)",
      "UICollectionViewDelegate.collectionView(_:selectionFollowsFocusForItemAt:)",
    ])

  /// `UIView.encode(with:)`.
  package static let viewEncode = Stub.member(
    "UIView", "encode(with:)", lacks: "archiving isn't supported")

  /// `UIView.cornerConfiguration`.
  package static let cornerConfiguration = Stub.member(
    "UIView", "cornerConfiguration", lacks: "all round corners have the largest of the radii")

  /// `UIBackgroundExtensionView`.
  package static let backgroundExtension = Stub.type(
    "UIBackgroundExtensionView", lacks: "the area around the content view stays empty")

  /// `UIGlassEffect`.
  package static let glassEffect = Stub.type(
    "UIGlassEffect", lacks: "the view has a blur without a tint in place of glass")

  /// `UIGlassContainerEffect`.
  package static let glassContainer = Stub.type(
    "UIGlassContainerEffect", lacks: "the effects in the view don't merge")

  /// `UIVibrancyEffect`.
  package static let vibrancy = Stub.type(
    "UIVibrancyEffect", lacks: "the content's colors don't change")

  /// `UIView.resizableSnapshotView(from:afterScreenUpdates:withCapInsets:)`.
  package static let snapshotCapInsets = Stub.member(
    "UIView", "resizableSnapshotView(from:afterScreenUpdates:withCapInsets:)",
    lacks: "the snapshot isn't stretched when it's resized")
}
