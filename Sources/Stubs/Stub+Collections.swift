extension Stub {
  /// The stubs of collection views.
  static let collections: [Stub] = [
    flowLayoutPinnedHeaders, flowLayoutPinnedFooters, flowLayoutEstimatedItemSize,
  ]

  /// `UICollectionViewFlowLayout.sectionHeadersPinToVisibleBounds`.
  package static let flowLayoutPinnedHeaders = Stub.member(
    "UICollectionViewFlowLayout", "sectionHeadersPinToVisibleBounds",
    lacks: "headers scroll away with their sections")

  /// `UICollectionViewFlowLayout.sectionFootersPinToVisibleBounds`.
  package static let flowLayoutPinnedFooters = Stub.member(
    "UICollectionViewFlowLayout", "sectionFootersPinToVisibleBounds",
    lacks: "footers scroll away with their sections")

  /// `UICollectionViewFlowLayout.estimatedItemSize`.
  package static let flowLayoutEstimatedItemSize = Stub.member(
    "UICollectionViewFlowLayout", "estimatedItemSize",
    lacks: "cells don't size themselves: they are as large as itemSize or the delegate says")
}
