extension Stub {
  /// The stubs of collection views.
  static let collections: [Stub] = [
    collectionViewLayoutEncode, collectionSelfSizingWithConstraints,
  ]

  /// `UICollectionViewLayout.encode(with:)`.
  package static let collectionViewLayoutEncode = Stub.member(
    "UICollectionViewLayout", "encode(with:)", lacks: "nothing is archived")

  /// `UICollectionView.selfSizingInvalidation`.
  package static let collectionSelfSizingWithConstraints = Stub.member(
    "UICollectionView", "selfSizingInvalidation",
    lacks: "cells don't size themselves anew when only constraints within them change")
}
