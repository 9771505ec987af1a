import AppRuntime

/// A view that presents items in an order and a layout that the app chooses.
///
/// Follows <https://developer.apple.com/documentation/uikit/uicollectionview>.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
  /// The direction in which a layout scrolls.
  public enum ScrollDirection: Int, Sendable {
    /// The layout scrolls vertically.
    case vertical
    /// The layout scrolls horizontally.
    case horizontal
  }

  /// A category of elements in a layout.
  public enum ElementCategory: UInt, Sendable {
    /// A cell.
    case cell
    /// A supplementary view.
    case supplementaryView
    /// A decoration view.
    case decorationView
  }

  /// The position that an item is scrolled to.
  public struct ScrollPosition: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Scrolls the item to the top of the visible area.
    public static let top = ScrollPosition(rawValue: 1)
    /// Centers the item vertically in the visible area.
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    /// Scrolls the item to the bottom of the visible area.
    public static let bottom = ScrollPosition(rawValue: 4)
    /// Scrolls the item to the left of the visible area.
    public static let left = ScrollPosition(rawValue: 8)
    /// Centers the item horizontally in the visible area.
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    /// Scrolls the item to the right of the visible area.
    public static let right = ScrollPosition(rawValue: 32)
  }

  /// The kind of the headers in a flow layout.
  public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of the footers in a flow layout.
  public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  struct Supplement: Hashable {
    var kind: String
    var indexPath: IndexPath
  }

  final var layout: UICollectionViewLayout
  final var counts: [Int]?
  private var isPrepared = false
  private var preparedBounds = CGRect.zero
  private var isLaying = false
  final var cells: [IndexPath: UICollectionViewCell] = [:]
  final var supplements: [Supplement: UICollectionReusableView] = [:]
  final var selected: [IndexPath] = []
  final var highlighted: IndexPath?
  /// What is changing, between its beginning and its end.
  final var changes: CollectionChanges?
  /// The items that were there before, while a change is animated.
  final var staying: ((IndexPath) -> Bool)?
  /// The cell that the data source is configuring again.
  final var reconfigured: UICollectionViewCell?
  /// The registrations that are in use, by their identifiers.
  final var registrations: [String: AnyObject] = [:]
  final var pool = ReusePool<UICollectionReusableView>()

  /// Creates a collection view with the specified frame and layout.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    self.layout = layout
    super.init(frame: frame)
    layout.collectionView = self
    backgroundColor = .systemBackground
  }

  /// Creates a collection view from data in an unarchiver.
  public required init?(coder: NSCoder) {
    layout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    if let coder = coder as? StoryboardCoder { read(coder) }
    layout.collectionView = self
  }

  private func read(_ coder: StoryboardCoder) {
    if let own: UICollectionViewLayout = coder.object(key: "collectionViewLayout") { layout = own }
    for node in coder.node.children(of: "cells") {
      register(prototype: node, of: coder.scene, kind: Self.cellKind)
    }
    let kinds = [
      "sectionHeaderView": Self.elementKindSectionHeader,
      "sectionFooterView": Self.elementKindSectionFooter,
    ]
    for (key, kind) in kinds {
      if let node = coder.node.child(key: key) {
        register(prototype: node, of: coder.scene, kind: kind)
      }
    }
    allowsSelection = coder.bool("allowsSelection") ?? true
    allowsMultipleSelection = coder.bool("allowsMultipleSelection") ?? false
  }

  /// The layout that arranges the items.
  open var collectionViewLayout: UICollectionViewLayout {
    get { layout }
    set {
      layout.collectionView = nil
      layout = newValue
      newValue.collectionView = self
      layoutWasInvalidated()
    }
  }

  /// Changes the layout, and optionally animates the change.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    setCollectionViewLayout(layout, animated: animated, completion: nil)
  }

  /// Changes the layout, optionally animates the change, and calls a closure when the animation is over.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    collectionViewLayout = layout
    guard animated else {
      completion?(true)
      return
    }
    UIView.animate(withDuration: 0.3) {
      self.layoutIfNeeded()
    } completion: {
      completion?($0)
    }
  }

  final func layoutWasInvalidated() {
    isPrepared = false
    setNeedsLayout()
  }

  // MARK: Data

  /// The object that provides the collection view's data.
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { reloadData() }
  }

  /// The object that handles interactions with the collection view.
  open weak var delegate: (any UICollectionViewDelegate)? {
    get { storedDelegate as? any UICollectionViewDelegate }
    set {
      storedDelegate = newValue
      layoutWasInvalidated()
      guard newValue != nil, contextMenu == nil else { return }
      let contextMenu = CollectionContextMenu(self)
      self.contextMenu = contextMenu
      addInteraction(UIContextMenuInteraction(delegate: contextMenu))
    }
  }
  private var contextMenu: CollectionContextMenu?

  /// The interaction that shows the context menus of the items.
  open var contextMenuInteraction: UIContextMenuInteraction? {
    storedInteractions.lazy.compactMap { $0 as? UIContextMenuInteraction }.first
  }

  /// The view behind all cells and supplementary views.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
    }
  }

  /// Reloads all of the data of the collection view.
  open func reloadData() {
    for cell in cells.values { recycle(cell, kind: Self.cellKind) }
    for (supplement, view) in supplements { remove(view, supplement) }
    cells = [:]
    supplements = [:]
    selected = []
    counts = nil
    layoutWasInvalidated()
  }

  final var loadedCounts: [Int] {
    if let counts { return counts }
    let sections = dataSource?.numberOfSections(in: self) ?? 0
    let loaded = (0..<sections).map {
      dataSource?.collectionView(self, numberOfItemsInSection: $0) ?? 0
    }
    counts = loaded
    return loaded
  }

  /// The number of sections in the collection view.
  open var numberOfSections: Int { loadedCounts.count }

  /// Returns the number of items in a section.
  open func numberOfItems(inSection section: Int) -> Int { loadedCounts[section] }

  // MARK: Changes

  /// Inserts items.
  open func insertItems(at indexPaths: [IndexPath]) {
    change { $0.insertedRows.formUnion(indexPaths) }
  }

  /// Deletes items.
  open func deleteItems(at indexPaths: [IndexPath]) {
    change { $0.deletedRows.formUnion(indexPaths) }
  }

  /// Replaces the cells of items with ones from the data source.
  open func reloadItems(at indexPaths: [IndexPath]) {
    change { $0.reloadedRows.formUnion(indexPaths) }
  }

  /// Moves an item to another place.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.movedRows[indexPath] = newIndexPath }
  }

  /// Updates the data of items, which keep their cells.
  open func reconfigureItems(at indexPaths: [IndexPath]) {
    change { $0.reconfiguredRows.formUnion(indexPaths) }
  }

  /// Reloads sections.
  open func reloadSections(_ sections: IndexSet) {
    change { $0.reloadedSections.formUnion(sections) }
  }

  /// Inserts sections.
  open func insertSections(_ sections: IndexSet) {
    change { $0.insertedSections.formUnion(sections) }
  }

  /// Deletes sections.
  open func deleteSections(_ sections: IndexSet) {
    change { $0.deletedSections.formUnion(sections) }
  }

  /// Moves a section to another place.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.movedSections[section] = newSection }
  }

  /// A Boolean value that indicates whether changes are pending.
  open var hasUncommittedUpdates: Bool { changes != nil }

  /// Animates several changes as a group.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    beginChanges()
    if let completion { changes?.completions.append(completion) }
    updates?()
    endChanges()
  }

  // MARK: What is where

  /// Returns the cell of an item, or `nil` if the item isn't visible.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { cells[indexPath] }

  /// Returns the index path of a visible cell.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    cells.first { $0.value === cell }?.key
  }

  /// Returns the index path of the item at a point.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? {
    cells.first { $0.value.frame.contains(point) }?.key
  }

  /// The visible cells.
  open var visibleCells: [UICollectionViewCell] {
    cells.sorted { $0.key < $1.key }.map(\.value)
  }

  /// The index paths of the visible items.
  open var indexPathsForVisibleItems: [IndexPath] { cells.keys.sorted() }

  /// Returns the layout information of an item.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    prepareIfNeeded()
    return layout.layoutAttributesForItem(at: indexPath)
  }

  /// Returns the layout information of a supplementary view.
  open func layoutAttributesForSupplementaryElement(ofKind kind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    prepareIfNeeded()
    return layout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }

  /// Returns the visible supplementary views of a kind.
  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    supplements.filter { $0.key.kind == elementKind }
      .sorted { $0.key.indexPath < $1.key.indexPath }.map(\.value)
  }

  /// Returns the index paths of the visible supplementary views of a kind.
  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    supplements.keys.filter { $0.kind == elementKind }.map(\.indexPath).sorted()
  }

  /// Returns a supplementary view, or `nil` if it isn't visible.
  open func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionReusableView?
  { supplements[Supplement(kind: elementKind, indexPath: indexPath)] }

  // MARK: Layout

  private func prepareIfNeeded() {
    if preparedBounds.size != bounds.size
      || preparedBounds != bounds && layout.shouldInvalidateLayout(forBoundsChange: bounds)
    {
      isPrepared = false
    }
    guard !isPrepared else { return }
    isPrepared = true
    preparedBounds = bounds
    layout.prepare()
    contentSize = layout.collectionViewContentSize
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    guard !isLaying else { return }
    isLaying = true
    defer { isLaying = false }
    prepareIfNeeded()
    backgroundView?.frame = bounds
    let shown = layout.layoutAttributesForElements(in: bounds) ?? []
    removeHidden(except: shown)
    for attributes in shown {
      show(attributes)
    }
    bringIndicatorsToFront()
  }

  // MARK: Reuse

  static let cellKind = "cell"

  private static func key(_ kind: String, _ identifier: String) -> String {
    "\(kind) \(identifier)"
  }

  /// Registers a class to create cells with.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    register(cellClass, forSupplementaryViewOfKind: Self.cellKind, withReuseIdentifier: identifier)
  }

  /// Registers a nib that contains a cell.
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    register(nib, forSupplementaryViewOfKind: Self.cellKind, withReuseIdentifier: identifier)
  }

  /// Registers a class to create supplementary views with.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    let viewClass = viewClass as? UICollectionReusableView.Type
    pool.register(
      Self.key(elementKind, identifier),
      make: viewClass.map { type in { type.make(identifier) } })
  }

  /// Registers a nib that contains a supplementary view.
  open func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) {
    pool.register(Self.key(kind, identifier), nib: nib) { $0.reuseIdentifier = identifier }
  }

  private func register(prototype: StoryboardNode, of scene: StoryboardScene, kind: String) {
    guard let identifier = prototype["reuseIdentifier"] else { return }
    pool.register(Self.key(kind, identifier), prototype: prototype, of: scene) {
      $0.storyboardScene = $1
    }
  }

  /// Returns a reusable cell for an item.
  open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
    -> UICollectionViewCell
  {
    if let cell = reconfiguredCell(withIdentifier: identifier) { return cell }
    guard let cell = dequeue(Self.cellKind, identifier) as? UICollectionViewCell else {
      stop("a cell", identifier)
    }
    return cell
  }

  /// Returns a reusable supplementary view.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    guard let view = dequeue(elementKind, identifier) else {
      stop("a view of kind \(elementKind)", identifier)
    }
    return view
  }

  private func dequeue(_ kind: String, _ identifier: String) -> UICollectionReusableView? {
    pool.dequeue(Self.key(kind, identifier)) { $0.prepareForReuse() }
  }

  final func recycle(_ view: UICollectionReusableView, kind: String) {
    view.removeFromSuperview()
    if let identifier = view.reuseIdentifier {
      pool.recycle(view, as: Self.key(kind, identifier))
    }
  }

  private func stop(_ what: String, _ identifier: String) -> Never {
    UncaughtException.stop(
      """
      could not dequeue \(what) with identifier \(identifier) - must register a nib or a class for \
      the identifier or connect a prototype cell in a storyboard
      """, exception: "NSInternalInconsistencyException")
  }

  // MARK: Selection

  /// A Boolean value that determines whether a person can select an item.
  open var allowsSelection = true
  /// A Boolean value that determines whether a person can select more than one item.
  open var allowsMultipleSelection = false
  /// A Boolean value that determines whether a person can select an item in editing mode.
  open var allowsSelectionDuringEditing = false
  /// A Boolean value that determines whether a person can select more than one item in editing mode.
  open var allowsMultipleSelectionDuringEditing = false

  /// A Boolean value that indicates whether the collection view is in editing mode.
  open var isEditing = false {
    didSet {
      guard isEditing != oldValue else { return }
      for cell in cells.values { cell.setNeedsUpdateConfiguration() }
    }
  }

  final var mayBeSelected: Bool { isEditing ? allowsSelectionDuringEditing : allowsSelection }

  final var maySeveralBeSelected: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  /// The index paths of the selected items.
  open var indexPathsForSelectedItems: [IndexPath]? { selected }

  /// Selects an item without calling the delegate.
  open func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    if !maySeveralBeSelected || indexPath == nil {
      for old in selected where old != indexPath { deselectItem(at: old, animated: animated) }
    }
    guard let indexPath else { return }
    if !selected.contains(indexPath) { selected.append(indexPath) }
    cells[indexPath]?.isSelected = true
    if !scrollPosition.isEmpty {
      scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  /// Deselects an item without calling the delegate.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    selected.removeAll { $0 == indexPath }
    cells[indexPath]?.isSelected = false
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    guard let touch = touches.first,
      let indexPath = indexPathForItem(at: touch.location(in: self)), mayBeSelected,
      delegate?.collectionView(self, shouldHighlightItemAt: indexPath) ?? true
    else { return }
    highlighted = indexPath
    cells[indexPath]?.isHighlighted = true
    delegate?.collectionView(self, didHighlightItemAt: indexPath)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    guard let indexPath = highlighted else { return }
    let isInside =
      touches.first.map { indexPathForItem(at: $0.location(in: self)) == indexPath } ?? false
    endHighlight()
    if isInside { select(indexPath) }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
    endHighlight()
  }

  open override func touchesShouldCancel(in view: UIView) -> Bool { true }

  /// Scrolls until an item is at a position on the screen.
  open func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    guard let frame = frameToScrollTo(indexPath) else { return }
    let inset = adjustedContentInset
    var offset = contentOffset
    let visible = bounds.inset(by: inset).size
    if scrollPosition.contains(.top) { offset.y = frame.minY - inset.top }
    if scrollPosition.contains(.centeredVertically) {
      offset.y = frame.midY - visible.height / 2 - inset.top
    }
    if scrollPosition.contains(.bottom) { offset.y = frame.maxY - visible.height - inset.top }
    if scrollPosition.contains(.left) { offset.x = frame.minX - inset.left }
    if scrollPosition.contains(.centeredHorizontally) {
      offset.x = frame.midX - visible.width / 2 - inset.left
    }
    if scrollPosition.contains(.right) { offset.x = frame.maxX - visible.width - inset.left }
    guard !scrollPosition.isEmpty else {
      return scrollRectToVisible(frame, animated: animated)
    }
    let right = max(-inset.left, contentSize.width + inset.right - bounds.width)
    let bottom = max(-inset.top, contentSize.height + inset.bottom - bounds.height)
    setContentOffset(
      CGPoint(
        x: min(max(offset.x, -inset.left), right), y: min(max(offset.y, -inset.top), bottom)),
      animated: animated)
  }
}
