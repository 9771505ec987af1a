/// A user's changes to the data of a collection view.
///
/// Follows
/// <https://developer.apple.com/documentation/uikit/nsdiffabledatasourcetransaction-swift.struct>.
public struct NSDiffableDataSourceTransaction<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
> {
  /// The data before the changes.
  public let initialSnapshot:
    NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// The data after the changes.
  public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// The difference between the two.
  public let difference: CollectionDifference<ItemIdentifierType>
  /// The changes in each section.
  public let sectionTransactions:
    [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>]
}
