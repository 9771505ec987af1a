import AppRuntime

/// Items that a layout arranges.
///
/// Follows <https://developer.apple.com/documentation/uikit/uicollectionview>.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
  /// The direction in which a layout goes on.
  public enum ScrollDirection: Int, Sendable {
    /// Downwards.
    case vertical
    /// Sideways.
    case horizontal
  }

  /// Where an item comes to rest.
  public struct ScrollPosition: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates a set from bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// At the top.
    public static let top = ScrollPosition(rawValue: 1)
    /// In the middle of the height.
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    /// At the bottom.
    public static let bottom = ScrollPosition(rawValue: 4)
    /// At the left.
    public static let left = ScrollPosition(rawValue: 8)
    /// In the middle of the width.
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    /// At the right.
    public static let right = ScrollPosition(rawValue: 32)
  }

  /// The kind of headers.
  public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of footers.
  public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  struct Supplement: Hashable {
    var kind: String
    var indexPath: IndexPath
  }

  private var layout: UICollectionViewLayout
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
  final var staying: Set<IndexPath>?
  private var pool = ReusePool<UICollectionReusableView>()

  /// Creates a collection view with a frame and a layout.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    self.layout = layout
    super.init(frame: frame)
    layout.collectionView = self
    backgroundColor = .systemBackground
  }

  /// Creates a collection view from a storyboard.
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

  /// The layout.
  open var collectionViewLayout: UICollectionViewLayout {
    get { layout }
    set {
      layout.collectionView = nil
      layout = newValue
      newValue.collectionView = self
      layoutWasInvalidated()
    }
  }

  /// Changes the layout, over a moment if wanted.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    collectionViewLayout = layout
    guard animated else { return }
    UIView.animate(withDuration: 0.3) { self.layoutIfNeeded() }
  }

  final func layoutWasInvalidated() {
    isPrepared = false
    setNeedsLayout()
  }

  // MARK: Data

  /// What the collection view shows.
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { reloadData() }
  }

  /// What happens in the collection view.
  open weak var delegate: (any UICollectionViewDelegate)? {
    get { storedDelegate as? any UICollectionViewDelegate }
    set {
      storedDelegate = newValue
      layoutWasInvalidated()
    }
  }

  /// The view behind everything.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
    }
  }

  /// Asks for all items anew.
  open func reloadData() {
    for cell in cells.values { recycle(cell, kind: Self.cellKind) }
    for (supplement, view) in supplements {
      recycle(view, kind: supplement.kind)
    }
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

  /// How many sections there are.
  open var numberOfSections: Int { loadedCounts.count }

  /// How many items a section has.
  open func numberOfItems(inSection section: Int) -> Int { loadedCounts[section] }

  // MARK: Changes

  /// Items were inserted.
  open func insertItems(at indexPaths: [IndexPath]) {
    change { $0.insertedRows.formUnion(indexPaths) }
  }

  /// Items were deleted.
  open func deleteItems(at indexPaths: [IndexPath]) {
    change { $0.deletedRows.formUnion(indexPaths) }
  }

  /// Items changed.
  open func reloadItems(at indexPaths: [IndexPath]) {
    change { $0.reloadedRows.formUnion(indexPaths) }
  }

  /// An item moved.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.movedRows[indexPath] = newIndexPath }
  }

  /// Sections changed.
  open func reloadSections(_ sections: IndexSet) {
    change { $0.reloadedSections.formUnion(sections) }
  }

  /// Sections were inserted.
  open func insertSections(_ sections: IndexSet) {
    change { $0.insertedSections.formUnion(sections) }
  }

  /// Sections were deleted.
  open func deleteSections(_ sections: IndexSet) {
    change { $0.deletedSections.formUnion(sections) }
  }

  /// Runs changes as one.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    beginChanges()
    if let completion { changes?.completions.append(completion) }
    updates?()
    endChanges()
  }

  // MARK: What is where

  /// The cell of an item, where it is shown.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { cells[indexPath] }

  /// The item of a cell that is shown.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    cells.first { $0.value === cell }?.key
  }

  /// The item at a point.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? {
    cells.first { $0.value.frame.contains(point) }?.key
  }

  /// The cells that are shown.
  open var visibleCells: [UICollectionViewCell] {
    cells.sorted { $0.key < $1.key }.map(\.value)
  }

  /// The items that are shown.
  open var indexPathsForVisibleItems: [IndexPath] { cells.keys.sorted() }

  /// Where an item lies.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    prepareIfNeeded()
    return layout.layoutAttributesForItem(at: indexPath)
  }

  /// A view beside the items, where it is shown.
  open func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionReusableView?
  { supplements[Supplement(kind: elementKind, indexPath: indexPath)] }

  // MARK: Layout

  private func prepareIfNeeded() {
    if preparedBounds.size != bounds.size { isPrepared = false }
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

  private func show(_ attributes: UICollectionViewLayoutAttributes) {
    let isCell = attributes.representedElementKind == nil
    guard let staying, isCell, cells[attributes.indexPath] == nil else {
      if let view = view(for: attributes) { place(view, attributes) }
      return
    }
    // What comes into sight while others move is at its place from the beginning.
    var arriving: UIView?
    UIView.performWithoutAnimation {
      guard let view = view(for: attributes) else { return }
      place(view, attributes)
      if !staying.contains(attributes.indexPath) { view.alpha = 0 }
      view.layoutIfNeeded()
      arriving = view
    }
    arriving?.alpha = attributes.alpha
  }

  private func place(
    _ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes
  ) {
    view.transform = .identity
    view.frame = attributes.frame
    view.transform = attributes.transform
    view.alpha = attributes.alpha
    view.isHidden = attributes.isHidden
    view.layer.zPosition = CGFloat(attributes.zIndex)
    view.apply(attributes)
  }

  private func removeHidden(except shown: [UICollectionViewLayoutAttributes]) {
    let items = Set(shown.filter { $0.representedElementKind == nil }.map(\.indexPath))
    for (indexPath, cell) in cells where !items.contains(indexPath) {
      cells[indexPath] = nil
      delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: indexPath)
      recycle(cell, kind: Self.cellKind)
    }
    let others = Set(
      shown.compactMap { attributes in
        attributes.representedElementKind.map {
          Supplement(kind: $0, indexPath: attributes.indexPath)
        }
      })
    for (supplement, view) in supplements where !others.contains(supplement) {
      supplements[supplement] = nil
      recycle(view, kind: supplement.kind)
    }
  }

  private func view(for attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView? {
    guard let dataSource else { return nil }
    let indexPath = attributes.indexPath
    if let kind = attributes.representedElementKind {
      let supplement = Supplement(kind: kind, indexPath: indexPath)
      if let view = supplements[supplement] { return view }
      let view = dataSource.collectionView(
        self, viewForSupplementaryElementOfKind: kind, at: indexPath)
      supplements[supplement] = view
      addSubview(view)
      return view
    }
    if let cell = cells[indexPath] { return cell }
    let cell = dataSource.collectionView(self, cellForItemAt: indexPath)
    cell.isSelected = selected.contains(indexPath)
    cells[indexPath] = cell
    let above = cells.lazy.filter { $0.key < indexPath && $0.value.superview === self }
      .max { $0.key < $1.key }
    if let above {
      insertSubview(cell, aboveSubview: above.value)
    } else {
      insertSubview(cell, at: backgroundView == nil ? 0 : 1)
    }
    delegate?.collectionView(self, willDisplay: cell, forItemAt: indexPath)
    return cell
  }

  // MARK: Reuse

  static let cellKind = "cell"

  private static func key(_ kind: String, _ identifier: String) -> String {
    "\(kind) \(identifier)"
  }

  /// Says which class the cells of an identifier are made of.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    register(cellClass, forSupplementaryViewOfKind: Self.cellKind, withReuseIdentifier: identifier)
  }

  /// Says which nib the cells of an identifier are made of.
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    register(nib, forSupplementaryViewOfKind: Self.cellKind, withReuseIdentifier: identifier)
  }

  /// Says which class the views of a kind and an identifier are made of.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    let viewClass = viewClass as? UICollectionReusableView.Type
    pool.register(
      Self.key(elementKind, identifier),
      make: viewClass.map { type in { type.make(identifier) } })
  }

  /// Says which nib the views of a kind and an identifier are made of.
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

  /// A cell of an identifier, used again or made.
  open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
    -> UICollectionViewCell
  {
    guard let cell = dequeue(Self.cellKind, identifier) as? UICollectionViewCell else {
      stop("a cell", identifier)
    }
    return cell
  }

  /// A view of a kind and an identifier, used again or made.
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

  /// Whether items can be selected.
  open var allowsSelection = true
  /// Whether several items can be selected.
  open var allowsMultipleSelection = false

  /// The items that are selected.
  open var indexPathsForSelectedItems: [IndexPath]? { selected }

  /// Selects an item, without telling the delegate.
  open func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    if !allowsMultipleSelection || indexPath == nil {
      for old in selected where old != indexPath { deselectItem(at: old, animated: animated) }
    }
    guard let indexPath else { return }
    if !selected.contains(indexPath) { selected.append(indexPath) }
    cells[indexPath]?.isSelected = true
    if !scrollPosition.isEmpty {
      scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  /// Deselects an item, without telling the delegate.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    selected.removeAll { $0 == indexPath }
    cells[indexPath]?.isSelected = false
  }

  private func select(_ indexPath: IndexPath) {
    guard allowsSelection else { return }
    if allowsMultipleSelection, selected.contains(indexPath) {
      guard delegate?.collectionView(self, shouldDeselectItemAt: indexPath) ?? true else { return }
      deselectItem(at: indexPath, animated: false)
      delegate?.collectionView(self, didDeselectItemAt: indexPath)
      return
    }
    guard delegate?.collectionView(self, shouldSelectItemAt: indexPath) ?? true else { return }
    if !allowsMultipleSelection {
      for old in selected where old != indexPath {
        deselectItem(at: old, animated: false)
        delegate?.collectionView(self, didDeselectItemAt: old)
      }
    }
    selectItem(at: indexPath, animated: false, scrollPosition: [])
    delegate?.collectionView(self, didSelectItemAt: indexPath)
    if let cell = cells[indexPath] { cell.selectionSegue?.trigger(sender: cell) }
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    guard let touch = touches.first,
      let indexPath = indexPathForItem(at: touch.location(in: self)), allowsSelection,
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

  private func endHighlight() {
    guard let indexPath = highlighted else { return }
    highlighted = nil
    cells[indexPath]?.isHighlighted = false
    delegate?.collectionView(self, didUnhighlightItemAt: indexPath)
  }

  open override func touchesShouldCancel(in view: UIView) -> Bool { true }

  /// Moves the content so that an item is seen.
  open func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    guard let frame = layoutAttributesForItem(at: indexPath)?.frame else { return }
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
