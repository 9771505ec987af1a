/// What a person has changed in the data of a collection view.
///
/// Follows
/// <https://developer.apple.com/documentation/uikit/nsdiffabledatasourcetransaction-swift.struct>.
public struct NSDiffableDataSourceTransaction<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
> {
  /// The data before.
  public let initialSnapshot:
    NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// The data afterward.
  public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// What leads from one to the other.
  public let difference: CollectionDifference<ItemIdentifierType>
  /// What has changed in each section.
  public let sectionTransactions:
    [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>]
}
