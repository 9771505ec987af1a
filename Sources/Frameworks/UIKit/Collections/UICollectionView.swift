import AppRuntime
import DeviceProtocol
import Stubs

/// A view that presents an ordered collection of items in a layout that the app chooses.
///
/// Follows <https://developer.apple.com/documentation/uikit/uicollectionview>.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
  final var layout: UICollectionViewLayout
  final var counts: [Int]?
  final var isPrepared = false
  final var preparedBounds = CGRect.zero
  final var preparedInset = UIEdgeInsets.zero
  final var preparedSides = UIEdgeInsets.zero
  final var isPreparing = false
  final var isLaying = false
  final var cells: [IndexPath: UICollectionViewCell] = [:]
  /// The visible supplementary and decoration views.
  final var others: [CollectionElement: UICollectionReusableView] = [:]
  /// The elements whose views haven't reached their positions yet.
  final var arrivals: Set<CollectionElement> = []
  /// The views that disappear with an animation, with the elements that they showed.
  final var departing: [(UICollectionReusableView, CollectionElement)] = []
  /// The scroll views of sections that scroll independently.
  final var scrollers: [Int: SectionScroller] = [:]
  final var selected: [IndexPath] = []
  final var highlighted: IndexPath?
  /// The changes in progress.
  final var changes: CollectionChanges?
  /// The item that the user is moving.
  final var movement: ItemMovement?
  /// The cell that the user has swiped aside.
  final var swipe: CellSwipe<UICollectionViewCell>?
  final var swipeRecognizer: UIPanGestureRecognizer?
  /// The color behind the layout's lists.
  final var listBackground: UIColor?
  /// The attributes of the element whose view is being created.
  final var making: UICollectionViewLayoutAttributes?
  /// The frame for the next view that's created.
  final var frameOfNext = CGRect.zero
  /// The item that the content scrolls to until it's reached.
  final var scrollGoal: ScrollGoal<ScrollPosition>?
  final var movementRecognizer: UILongPressGestureRecognizer?
  /// The offset between the item's center and the touch that moves it.
  final var movementGrip = CGPoint.zero
  /// The cell that the data source is reconfiguring.
  final var reconfigured: UICollectionViewCell?
  /// The registrations that are in use, by their identifiers.
  final var registrations: [String: AnyObject] = [:]
  final var pool = ReusePool<UICollectionReusableView>()
  final var prefetched: Set<IndexPath> = []
  final var index: TableIndex?
  final var needsIndex = true

  /// Terminates the app, because a collection view needs a layout.
  public convenience init() {
    raise(
      "NSInvalidArgumentException",
      "UICollectionView must be initialized with a non-nil layout parameter")
  }

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
    set { exchangeLayout(for: newValue) }
  }

  /// Changes the layout, and optionally animates the change.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    setCollectionViewLayout(layout, animated: animated, completion: nil)
  }

  /// Changes the layout, optionally animates the change, and calls a closure when the animation is
  /// over.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    changeLayout(to: layout, animated: animated, completion: completion)
  }

  /// A closure that's called at the end of an interactive transition between layouts.
  ///
  /// Its arguments are whether the transition was completed and whether its animation finished.
  public typealias LayoutInteractiveTransitionCompletion = (Bool, Bool) -> Void

  /// Starts an interactive transition to another layout and returns the layout that shows it.
  ///
  /// The app sets its progress.
  open func startInteractiveTransition(
    to layout: UICollectionViewLayout,
    completion: UICollectionView.LayoutInteractiveTransitionCompletion? = nil
  ) -> UICollectionViewTransitionLayout {
    beginTransition(to: layout, completion: completion)
  }

  /// Completes the interactive transition between layouts.
  open func finishInteractiveTransition() {
    endTransition(isCompleted: true)
  }

  /// Cancels the interactive transition between layouts.
  open func cancelInteractiveTransition() {
    endTransition(isCompleted: false)
  }

  open override var bounds: CGRect {
    get { super.bounds }
    set {
      boundsWillChange(to: newValue)
      super.bounds = newValue
    }
  }

  open override var frame: CGRect {
    get { super.frame }
    set {
      boundsWillChange(to: CGRect(origin: bounds.origin, size: newValue.size))
      super.frame = newValue
    }
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
      layout.invalidateLayout()
      guard newValue != nil, contextMenu == nil else { return }
      let contextMenu = CollectionContextMenu(self)
      self.contextMenu = contextMenu
      addInteraction(UIContextMenuInteraction(delegate: contextMenu))
    }
  }
  private var contextMenu: CollectionContextMenu?

  /// The view behind all cells and supplementary views.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
    }
  }

  /// Reloads all of the data of the collection view.
  open func reloadData() {
    removeAll()
    selected = []
    highlighted = nil
    movement?.scrolling?.invalidate()
    movement = nil
    prefetched = []
    counts = nil
    layout.forgetSizes()
    layout.invalidateLayout(with: layout.makeContext(everything: true, counts: true))
  }

  /// The object that's notified about the items that will be needed soon.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
  /// A Boolean value that determines whether items are prefetched.
  open var isPrefetchingEnabled = true

  /// The number of sections in the collection view.
  open var numberOfSections: Int { loadedCounts.count }

  /// Returns the number of items in a section.
  open func numberOfItems(inSection section: Int) -> Int { itemCount(ofSection: section) }

  // MARK: Changes

  /// Inserts items.
  open func insertItems(at indexPaths: [IndexPath]) {
    change { $0.insertedRows.formUnion(indexPaths) }
  }

  /// Deletes items.
  open func deleteItems(at indexPaths: [IndexPath]) {
    change { $0.deletedRows.formUnion(indexPaths) }
  }

  /// Replaces the cells of items with new ones from the data source.
  open func reloadItems(at indexPaths: [IndexPath]) {
    change { $0.reloadedRows.formUnion(indexPaths) }
  }

  /// Moves an item to another position.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.movedRows[indexPath] = newIndexPath }
  }

  /// Updates the data of items without replacing their cells.
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

  /// Moves a section to another position.
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

  // MARK: Items and positions

  /// Returns the cell of an item, or `nil` if the item isn't visible.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { cells[indexPath] }

  /// Returns the index path of a visible cell.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    cells.first { $0.value === cell }?.key
  }

  /// Returns the index path of the item at a point, even if it isn't visible.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? {
    cells.first { $0.value.point(inside: convert(point, to: $0.value), with: nil) }?.key
      ?? indexPathOfHiddenItem(at: point)
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
    return layout.layoutAttributesForItem(at: indexPath).map(mirrored)
  }

  /// Returns the layout information of a supplementary view.
  open func layoutAttributesForSupplementaryElement(ofKind kind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    prepareIfNeeded()
    return layout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath).map(mirrored)
  }

  /// Returns the visible supplementary views of a kind.
  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    indexPathsForVisibleSupplementaryElements(ofKind: elementKind)
      .compactMap { others[.supplement(elementKind, $0)] }
  }

  /// Returns the index paths of the visible supplementary views of a kind.
  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    others.keys.filter { $0.category == .supplementaryView && $0.kind == elementKind }
      .map(\.indexPath).sorted()
  }

  /// Returns a supplementary view, or `nil` if it isn't visible.
  open func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionReusableView?
  { others[.supplement(elementKind, indexPath)] }

  /// Returns the index path of a visible supplementary view.
  open func indexPath(forSupplementaryView supplementaryView: UICollectionReusableView)
    -> IndexPath?
  { others.first { $0.value === supplementaryView }?.key.indexPath }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    guard !isLaying else { return }
    isLaying = true
    defer { isLaying = false }
    backgroundView?.frame = bounds
    showAll()
    for _ in 0..<16 where followScrollGoal() { showAll() }
    layOutIndex()
    bringIndicatorsToFront()
    prefetch()
  }

  /// Requests the views' sizes again when the user changes the text size.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard let previous = previousTraitCollection,
      traitCollection.hasOtherTextSize(than: previous)
    else { return }
    for (_, view) in shownElements { view.preferred = nil }
    layout.forgetSizes()
    layout.invalidateLayout()
  }

  override func restingPlace(for target: CGPoint, velocity: CGPoint) -> CGPoint {
    clamped(
      layout.targetContentOffset(forProposedContentOffset: target, withScrollingVelocity: velocity))
  }

  // MARK: Reuse

  static let cellKind = "cell"

  static func key(_ kind: String, _ identifier: String) -> String {
    "\(kind) \(identifier)"
  }

  /// Registers a class to create cells with.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    keep(cellClass, ofKind: Self.cellKind, identifier)
  }

  /// Registers a nib that contains a cell.
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    keep(nib, ofKind: Self.cellKind, identifier)
  }

  /// Registers a class to create supplementary views with.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    keep(viewClass, ofKind: elementKind, identifier)
  }

  /// Registers a nib that contains a supplementary view.
  open func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) {
    keep(nib, ofKind: kind, identifier)
  }

  private func keep(_ viewClass: AnyClass?, ofKind kind: String, _ identifier: String) {
    let viewClass = viewClass as? UICollectionReusableView.Type
    pool.register(
      Self.key(kind, identifier),
      make: viewClass.map { type in
        { [weak self] in type.make(identifier, frame: self?.frameOfNext ?? .zero) }
      })
  }

  private func keep(_ nib: UINib?, ofKind kind: String, _ identifier: String) {
    pool.register(Self.key(kind, identifier), identifier: identifier, nib: nib) {
      $0.reuseIdentifier = identifier
    }
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
    guard let cell = dequeue(Self.cellKind, identifier, for: indexPath) as? UICollectionViewCell
    else {
      stop("a cell", identifier)
    }
    return cell
  }

  /// Returns a reusable supplementary view.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    guard let view = dequeue(elementKind, identifier, for: indexPath) else {
      stop("a view of kind \(elementKind)", identifier)
    }
    return view
  }

  private func stop(_ what: String, _ identifier: String) -> Never {
    UncaughtException.stop(
      """
      could not dequeue \(what) with identifier \(identifier) - must register a nib or a class for \
      the identifier or connect a prototype cell in a storyboard
      """, exception: "NSInternalInconsistencyException")
  }

  // MARK: Selection

  /// A Boolean value that determines whether the user can select an item.
  open var allowsSelection = true
  /// A Boolean value that determines whether the user can select more than one item.
  open var allowsMultipleSelection = false { didSet { prepareMultipleSelection() } }
  /// A Boolean value that determines whether the user can select an item in editing mode.
  open var allowsSelectionDuringEditing = false
  /// A Boolean value that determines whether the user can select more than one item in editing
  /// mode.
  open var allowsMultipleSelectionDuringEditing = false { didSet { prepareMultipleSelection() } }

  /// A Boolean value that indicates whether the collection view is in editing mode.
  open var isEditing = false {
    didSet {
      guard isEditing != oldValue else { return }
      closeSwipe()
      for cell in visibleCells { cell.editingDidChange() }
    }
  }

  /// The changes that cause self-sizing cells to be measured again.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled {
    didSet {
      Stub.collectionSelfSizingWithConstraints.report(
        if: selfSizingInvalidation == .enabledIncludingConstraints)
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

  // MARK: Dragging

  /// The object that provides the items that users drag from the collection view.
  open weak var dragDelegate: (any UICollectionViewDragDelegate)? {
    get { dragging.dragDelegate }
    set { dragging.dragDelegate = newValue }
  }
  /// The object that handles items that users drop on the collection view.
  open weak var dropDelegate: (any UICollectionViewDropDelegate)? {
    get { dragging.dropDelegate }
    set { dragging.dropDelegate = newValue }
  }
  /// A Boolean value that determines whether users can drag items.
  open var dragInteractionEnabled: Bool {
    get { dragging.isEnabled }
    set { dragging.isEnabled = newValue }
  }
  /// The delay before items make space for a drag.
  open var reorderingCadence = ReorderingCadence.immediate {
    didSet { Stub.collectionReorderingCadence.report(if: reorderingCadence != .immediate) }
  }
  /// A Boolean value that indicates whether the user has lifted items and hasn't dropped them yet.
  open var hasActiveDrag: Bool { dragging.hasActiveDrag }
  /// A Boolean value that indicates whether items are dragged over the collection view.
  open var hasActiveDrop: Bool { dragging.hasActiveDrop }
  private final lazy var dragging = CollectionDragging(self)
  final var dropHighlight: IndexPath?

  // MARK: Interactive movement

  /// Starts to move an item with a gesture.
  /// - Returns: Whether the item can be moved.
  open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    beginMovement(of: indexPath)
  }

  /// Moves the item to a position in the collection view.
  open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    moveItem(to: targetPosition)
  }

  /// Ends the movement of an item, leaving it at its new position.
  open func endInteractiveMovement() {
    endMovement()
  }

  /// Ends the movement of an item, returning it to its old position.
  open func cancelInteractiveMovement() {
    cancelMovement()
  }

  // MARK: Touches

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    if swipe != nil { return closeSwipe() }
    guard let touch = touches.first,
      let indexPath = indexPathForItem(at: touch.location(in: self)), mayBeSelected,
      cells[indexPath]?.isUserInteractionEnabled ?? true,
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

  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  {
    if gestureRecognizer === movementRecognizer {
      return mayMoveItem(at: gestureRecognizer.location(in: self))
    }
    guard let swipeRecognizer, gestureRecognizer === swipeRecognizer else {
      return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
    return beginSwipe(by: swipeRecognizer)
  }

  /// Scrolls until an item is at a position on the screen.
  open func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    scroll(to: indexPath, at: scrollPosition, animated: animated)
  }

  // MARK: Accessibility

  override func describeRole(_ element: inout ScreenElement) { element.role = .list }

  override var elementKind: ElementKind { .collectionView }

  override var kindName: String? { "collection view" }

  // MARK: Self-description

  override func encodeOwnState(with coder: NSCoder) {
    super.encodeOwnState(with: coder)
    let selected = SelectedElements(in: self, source: dataSource)
    selected.encode(indexPathsForSelectedItems ?? [], with: coder)
  }

  override func decodeOwnState(with coder: NSCoder) {
    super.decodeOwnState(with: coder)
    for path in SelectedElements(in: self, source: dataSource).decode(with: coder)
    where path.section < numberOfSections && path.item < numberOfItems(inSection: path.section) {
      selectItem(at: path, animated: false, scrollPosition: [])
    }
  }

  override class var namedMembers: [ObjCMember] {
    [
      .key("dataSource", \UICollectionView.dataSource),
      .key("delegate", \UICollectionView.delegate),
      .key("prefetchDataSource", \UICollectionView.prefetchDataSource),
      .key("dragDelegate", \UICollectionView.dragDelegate),
      .key("dropDelegate", \UICollectionView.dropDelegate),
      .action("reloadData", of: UICollectionView.self) { $0.reloadData() },
      .method("handleMovement:", of: UICollectionView.self) {
        $0.handleMovement(try ObjCRuntime.argument($1, 0))
      },
      .method("handleSwipe:", of: UICollectionView.self) {
        $0.handleSwipe(try ObjCRuntime.argument($1, 0))
      },
    ]
  }
}
