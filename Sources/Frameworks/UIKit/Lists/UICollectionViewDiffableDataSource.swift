import AppRuntime
import Foundation

/// A data source of a collection view that shows snapshots and animates the differences between
/// them.
///
/// Follows
/// <https://developer.apple.com/documentation/uikit/uicollectionviewdiffabledatasource-9tqpa>.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UICollectionViewDataSource {
  /// A closure that creates and configures the cell for an item.
  public typealias CellProvider =
    @MainActor (
      _ collectionView: UICollectionView, _ indexPath: IndexPath,
      _ itemIdentifier: ItemIdentifierType
    ) -> UICollectionViewCell?
  /// A closure that creates and configures a supplementary view.
  public typealias SupplementaryViewProvider =
    @MainActor (
      _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
    ) -> UICollectionReusableView?

  /// The closures that let the user move items.
  @preconcurrency @MainActor
  public struct ReorderingHandlers {
    /// A closure that returns whether an item can be moved.
    public var canReorderItem: (@MainActor (ItemIdentifierType) -> Bool)?
    /// A closure that's called before the data source applies the user's move of an item.
    public var willReorder:
      (
        @MainActor (NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) ->
          Void
      )?
    /// A closure that's called after the data source has applied the user's move of an item.
    public var didReorder:
      (
        @MainActor (NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) ->
          Void
      )?

    /// Creates handlers that do nothing.
    public init() {}
  }

  /// The closures that are called when items of outlines expand and collapse.
  @preconcurrency @MainActor
  public struct SectionSnapshotHandlers<Item: Hashable & Sendable> {
    /// A closure that returns whether an item may expand.
    public var shouldExpandItem: (@MainActor (Item) -> Bool)?
    /// A closure that's called before an item expands.
    public var willExpandItem: (@MainActor (Item) -> Void)?
    /// A closure that returns whether an item may collapse.
    public var shouldCollapseItem: (@MainActor (Item) -> Bool)?
    /// A closure that's called before an item collapses.
    public var willCollapseItem: (@MainActor (Item) -> Void)?
    /// A closure that returns the children of an item that expands, based on its current children.
    public var snapshotForExpandingParent:
      (
        @MainActor (Item, NSDiffableDataSourceSectionSnapshot<Item>) ->
          NSDiffableDataSourceSectionSnapshot<Item>
      )?

    /// Creates handlers that do nothing.
    public init() {}
  }

  final weak var collectionView: UICollectionView?
  private let cellProvider: CellProvider
  private var shown = ShownSnapshot<SectionIdentifierType, ItemIdentifierType>()
  final var sectionSnapshots:
    [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>] = [:]

  /// A closure that creates and configures supplementary views.
  public var supplementaryViewProvider: SupplementaryViewProvider?
  /// The closures that let the user move items.
  public var reorderingHandlers = ReorderingHandlers()
  /// The closures that are called when items of outlines expand and collapse.
  public var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()

  /// Creates a data source with a closure that provides cells, and sets it as the collection view's
  /// data source.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    self.collectionView = collectionView
    self.cellProvider = cellProvider
    super.init()
    collectionView.dataSource = self
  }

  // MARK: Snapshots

  /// Shows a snapshot, optionally with an animation, and calls a closure afterward.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    // An app can apply its snapshots on a background queue.
    MainQueue.run { self.show(snapshot, animated: animatingDifferences, completion) }
  }

  /// Shows a snapshot, optionally with an animation, and returns when it's shown.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true
  ) async {
    await withCheckedContinuation { continuation in
      apply(snapshot, animatingDifferences: animatingDifferences) { continuation.resume() }
    }
  }

  /// Shows a snapshot by reloading the collection view, and calls a closure afterward.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    MainQueue.run {
      self.take(snapshot)
      self.collectionView?.reloadData()
      completion?()
    }
  }

  /// Shows a snapshot by reloading the collection view, and returns when it's shown.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) async {
    await withCheckedContinuation { continuation in
      applySnapshotUsingReloadData(snapshot) { continuation.resume() }
    }
  }

  /// Returns a copy of the collection view's current content.
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
    current
  }

  /// Shows the items of a section, optionally with an animation, and calls a closure afterward.
  open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    MainQueue.run {
      self.show(snapshot, in: section, animated: animatingDifferences, completion)
    }
  }

  /// Shows the items of a section, optionally with an animation, and returns when they're shown.
  open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType, animatingDifferences: Bool = true
  ) async {
    await withCheckedContinuation { continuation in
      apply(snapshot, to: section, animatingDifferences: animatingDifferences) {
        continuation.resume()
      }
    }
  }

  /// Returns a copy of the items of a section.
  open func snapshot(for section: SectionIdentifierType)
    -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  {
    if let own = sectionSnapshots[section] { return own }
    var flat = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
    if current.indexOfSection(section) != nil {
      flat.append(current.itemIdentifiers(inSection: section))
    }
    return flat
  }

  final var current: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
    shown.snapshot
  }

  final func take(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) {
    shown.take(snapshot)
    sectionSnapshots = sectionSnapshots.filter { section, own in
      current.indexOfSection(section) != nil
        && current.itemIdentifiers(inSection: section) == own.visibleItems
    }
  }

  // MARK: Identifiers

  /// Returns the identifier of a section, or `nil` if there's no such section.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    shown.section(at: index)
  }

  /// Returns the index of a section, or `nil` if the collection view doesn't have it.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    current.indexOfSection(sectionIdentifier)
  }

  /// Returns the identifier of the item at an index path, or `nil` if there's no such item.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    shown.item(at: indexPath)
  }

  /// Returns the index path of an item, or `nil` if the collection view doesn't have it.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    shown.indexPath(of: itemIdentifier)
  }

  // MARK: Data source

  /// Returns the number of sections in the snapshot.
  open func numberOfSections(in collectionView: UICollectionView) -> Int {
    current.numberOfSections
  }

  /// Returns the number of items in a section of the snapshot.
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { shown.numberOfItems(inSectionAt: section) }

  /// Returns the cell that the cell provider creates.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard let item = itemIdentifier(for: indexPath),
      let cell = cellProvider(collectionView, indexPath, item)
    else {
      raise(
        "NSInternalInconsistencyException",
        "UICollectionViewDiffableDataSource cell provider returned nil for index path "
          + "\(indexPath), which is not allowed. You must always return a cell to the collection "
          + "view.")
    }
    showOutline(of: item, in: cell)
    return cell
  }

  /// Returns the view that the supplementary view provider creates.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    guard let view = supplementaryViewProvider?(collectionView, kind, indexPath) else {
      raise(
        "NSInternalInconsistencyException",
        "UICollectionViewDiffableDataSource supplementary view provider returned nil for kind "
          + "\(kind) at index path \(indexPath), which is not allowed.")
    }
    return view
  }

  /// Lets the user move the items that the reordering handlers allow.
  open func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool {
    itemIdentifier(for: indexPath).flatMap { reorderingHandlers.canReorderItem?($0) } ?? false
  }

  /// Applies the user's move of an item.
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    takeMove(from: sourceIndexPath, to: destinationIndexPath)
  }

  /// Returns no titles.
  open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }

  /// Returns the first item of the section whose index is the title's index.
  open func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath { IndexPath(item: 0, section: index) }
}
