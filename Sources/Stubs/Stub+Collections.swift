extension Stub {
  /// The stubs of collection views.
  static let collections: [Stub] = [
    collectionViewLayoutEncode, collectionSelfSizingWithConstraints,
  ]

  /// `UICollectionViewLayout.encode(with:)`.
  package static let collectionViewLayoutEncode = Stub.member(
    "UICollectionViewLayout", "encode(with:)", lacks: "archiving isn't supported")

  /// `UICollectionView.selfSizingInvalidation`.
  package static let collectionSelfSizingWithConstraints = Stub.member(
    "UICollectionView", "selfSizingInvalidation",
    lacks: "cells aren't resized when only constraints inside them change")
}
