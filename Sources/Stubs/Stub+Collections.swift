extension Stub {
  /// The stubs of collection views.
  static let collections: [Stub] = [
    flowLayoutEstimatedItemSize, collectionViewLayoutEncode,
  ]

  /// `UICollectionViewLayout.encode(with:)`.
  package static let collectionViewLayoutEncode = Stub.member(
    "UICollectionViewLayout", "encode(with:)", lacks: "nothing is archived")

  /// `UICollectionViewFlowLayout.estimatedItemSize`.
  package static let flowLayoutEstimatedItemSize = Stub.member(
    "UICollectionViewFlowLayout", "estimatedItemSize",
    lacks: "cells don't size themselves: they are as large as itemSize or the delegate says")
}
