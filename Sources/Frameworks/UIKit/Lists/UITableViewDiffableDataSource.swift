import AppRuntime
import Foundation

/// A data source of a table view that shows snapshots and animates the differences between them.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitableviewdiffabledatasource-2euir>.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UITableViewDataSource {
  /// A closure that creates and configures the cell for an item.
  public typealias CellProvider =
    @MainActor (
      _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
    ) -> UITableViewCell?

  private weak var tableView: UITableView?
  private let cellProvider: CellProvider
  private var shown = ShownSnapshot<SectionIdentifierType, ItemIdentifierType>()

  /// The animation with which rows and sections appear and disappear.
  public var defaultRowAnimation = UITableView.RowAnimation.automatic

  /// Creates a data source with a closure that provides cells, and sets it as the table view's data
  /// source.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    self.tableView = tableView
    self.cellProvider = cellProvider
    super.init()
    tableView.dataSource = self
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

  /// Shows a snapshot by reloading the table view, and calls a closure afterward.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    MainQueue.run {
      self.shown.take(snapshot)
      self.tableView?.reloadData()
      completion?()
    }
  }

  /// Shows a snapshot by reloading the table view, and returns when it's shown.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) async {
    await withCheckedContinuation { continuation in
      applySnapshotUsingReloadData(snapshot) { continuation.resume() }
    }
  }

  /// Returns a copy of the table view's current content.
  open func snapshot()
    -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  { shown.snapshot }

  private func show(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animated: Bool, _ completion: (() -> Void)?
  ) {
    guard let tableView else {
      shown.take(snapshot)
      completion?()
      return
    }
    // A row that was just dropped is already at its new position.
    let before = tableView.droppedMove.map { shown.moving($0.source, to: $0.target) }
    tableView.droppedMove = nil
    let changes = SnapshotDifference(from: before ?? shown.snapshot, to: snapshot).changes
    let update = {
      tableView.performBatchUpdates {
        self.shown.take(snapshot)
        tableView.change { $0.take(changes, self.defaultRowAnimation) }
      } completion: { _ in
        completion?()
      }
    }
    if animated { update() } else { UIView.performWithoutAnimation(update) }
  }

  // MARK: Identifiers

  /// Returns the identifier of a section, or `nil` if there's no such section.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    shown.section(at: index)
  }

  /// Returns the index of a section, or `nil` if the table view doesn't have it.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    shown.snapshot.indexOfSection(sectionIdentifier)
  }

  /// Returns the identifier of the item at an index path, or `nil` if there's no such item.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    shown.item(at: indexPath)
  }

  /// Returns the index path of an item, or `nil` if the table view doesn't have it.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    shown.indexPath(of: itemIdentifier)
  }

  // MARK: Data source

  /// Returns the number of sections in the snapshot.
  open func numberOfSections(in tableView: UITableView) -> Int { shown.snapshot.numberOfSections }

  /// Returns the number of items in a section of the snapshot.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    shown.numberOfItems(inSectionAt: section)
  }

  /// Returns the cell that the cell provider creates.
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    guard let item = itemIdentifier(for: indexPath),
      let cell = cellProvider(tableView, indexPath, item)
    else {
      raise(
        "NSInternalInconsistencyException",
        "UITableViewDiffableDataSource cell provider returned nil for index path \(indexPath), "
          + "which is not allowed. You must always return a cell to the table view.")
    }
    return cell
  }

  /// Returns no title.
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    nil
  }

  /// Returns no title.
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    nil
  }

  /// Returns `false`, so that no row can be edited.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }

  /// Returns `false`, so that no row can be moved.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }

  /// Returns no titles.
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }

  /// Returns the section whose index is the title's index.
  open func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { index }

  /// Does nothing.
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}

  /// Does nothing.
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}
}
