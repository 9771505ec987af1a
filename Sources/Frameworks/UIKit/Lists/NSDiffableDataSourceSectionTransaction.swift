/// A user's changes to the data of a section.
///
/// Follows
/// <https://developer.apple.com/documentation/uikit/nsdiffabledatasourcesectiontransaction-swift.struct>.
public struct NSDiffableDataSourceSectionTransaction<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
> {
  /// The section.
  public let sectionIdentifier: SectionIdentifierType
  /// The data before the changes.
  public let initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  /// The data after the changes.
  public let finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  /// The difference between the two.
  public let difference: CollectionDifference<ItemIdentifierType>
}
