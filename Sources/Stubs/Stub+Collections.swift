extension Stub {
  /// The stubs of collection views.
  static let collections: [Stub] = [
    flowLayoutEstimatedItemSize
  ]

  /// `UICollectionViewFlowLayout.estimatedItemSize`.
  package static let flowLayoutEstimatedItemSize = Stub.member(
    "UICollectionViewFlowLayout", "estimatedItemSize",
    lacks: "cells don't size themselves: they are as large as itemSize or the delegate says")
}
