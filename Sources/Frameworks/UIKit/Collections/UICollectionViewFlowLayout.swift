import Foundation

/// A layout that arranges items in lines, with as many items as fit in each line.
///
/// Follows <https://developer.apple.com/documentation/uikit/uicollectionviewflowlayout>.
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The reference for the insets of sections.
  public enum SectionInsetReference: Int, Sendable {
    /// The content inset of the collection view.
    case fromContentInset
    /// The safe area of the collection view.
    case fromSafeArea
    /// The layout margins of the collection view.
    case fromLayoutMargins
  }

  /// The estimated item size that makes cells size themselves.
  public nonisolated static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

  /// The minimum spacing between lines, in points.
  open var minimumLineSpacing: CGFloat = 10 { didSet { changed(oldValue, minimumLineSpacing) } }
  /// The minimum spacing between the items in a line, in points.
  open var minimumInteritemSpacing: CGFloat = 10 {
    didSet { changed(oldValue, minimumInteritemSpacing) }
  }
  /// The default size of items, in points.
  open var itemSize = CGSize(width: 50, height: 50) { didSet { changed(oldValue, itemSize) } }
  /// The estimated size of items, in points.
  ///
  /// Items size themselves unless it's zero.
  open var estimatedItemSize = CGSize.zero { didSet { changed(oldValue, estimatedItemSize) } }
  /// The scrolling direction of the layout.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { changed(oldValue, scrollDirection) }
  }
  /// The default size of section headers, in points.
  open var headerReferenceSize = CGSize.zero { didSet { changed(oldValue, headerReferenceSize) } }
  /// The default size of section footers, in points.
  open var footerReferenceSize = CGSize.zero { didSet { changed(oldValue, footerReferenceSize) } }
  /// The margins of sections, in points.
  open var sectionInset = UIEdgeInsets.zero { didSet { changed(oldValue, sectionInset) } }
  /// The boundary that the insets of sections are measured from.
  open var sectionInsetReference = SectionInsetReference.fromContentInset {
    didSet { changed(oldValue, sectionInsetReference) }
  }
  /// A Boolean value that indicates whether headers stay at the start of the visible bounds while
  /// their section scrolls.
  open var sectionHeadersPinToVisibleBounds = false {
    didSet { changed(oldValue, sectionHeadersPinToVisibleBounds) }
  }
  /// A Boolean value that indicates whether footers stay at the end of the visible bounds while
  /// their section scrolls.
  open var sectionFootersPinToVisibleBounds = false {
    didSet { changed(oldValue, sectionFootersPinToVisibleBounds) }
  }

  private var metrics: [FlowMetrics]?
  private var sections: [FlowSection] = []
  private var isLaidOut = false
  private var size = CGSize.zero
  private var margins = UIEdgeInsets.zero
  /// The preferred sizes of cells.
  private var preferred: [IndexPath: CGSize] = [:]

  /// Creates a layout.
  public override init() {
    super.init()
  }

  /// Creates a layout from data in an unarchiver.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    guard let coder = coder as? StoryboardCoder else { return }
    if let spacing = coder.double("minimumLineSpacing") { minimumLineSpacing = spacing }
    if let spacing = coder.double("minimumInteritemSpacing") { minimumInteritemSpacing = spacing }
    if coder.string("scrollDirection") == "horizontal" { scrollDirection = .horizontal }
    itemSize = coder.size(key: "itemSize") ?? itemSize
    estimatedItemSize =
      coder.bool("automaticEstimatedItemSize") == true
      ? Self.automaticSize : coder.size(key: "estimatedItemSize") ?? .zero
    headerReferenceSize = coder.size(key: "headerReferenceSize") ?? .zero
    footerReferenceSize = coder.size(key: "footerReferenceSize") ?? .zero
    sectionInset = coder.insets(key: "sectionInset") ?? .zero
    sectionInsetReference =
      switch coder.string("sectionInsetReference") {
      case "safeArea": .fromSafeArea
      case "layoutMargins": .fromLayoutMargins
      default: .fromContentInset
      }
    sectionHeadersPinToVisibleBounds = coder.bool("sectionHeadersPinToVisibleBounds") ?? false
    sectionFootersPinToVisibleBounds = coder.bool("sectionFootersPinToVisibleBounds") ?? false
  }

  private func changed<Value: Equatable>(_ old: Value, _ new: Value) {
    if old != new { invalidateLayout() }
  }

  // MARK: Invalidating

  open override class var invalidationContextClass: AnyClass {
    UICollectionViewFlowLayoutInvalidationContext.self
  }

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    let flow = context as? UICollectionViewFlowLayoutInvalidationContext
    if context.invalidateEverything || context.invalidateDataSourceCounts
      || flow?.invalidateFlowLayoutDelegateMetrics ?? true
    {
      metrics = nil
    }
    isLaidOut = false
    super.invalidateLayout(with: context)
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let old = collectionView?.bounds.size else { return true }
    return scrollDirection == .vertical
      ? newBounds.width != old.width : newBounds.height != old.height
  }

  open override func invalidationContext(forBoundsChange newBounds: CGRect)
    -> UICollectionViewLayoutInvalidationContext
  {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    if let flow = context as? UICollectionViewFlowLayoutInvalidationContext {
      flow.invalidateFlowLayoutDelegateMetrics = newBounds.size != collectionView?.bounds.size
    }
    return context
  }

  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    let (new, old) = (preferredAttributes.size, originalAttributes.size)
    return asksForPreferredSizes && preferredAttributes.representedElementCategory == .cell
      && (abs(new.width - old.width) > 0.01 || abs(new.height - old.height) > 0.01)
  }

  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
    preferred[preferredAttributes.indexPath] = preferredAttributes.size
    if let flow = context as? UICollectionViewFlowLayoutInvalidationContext {
      flow.invalidateFlowLayoutDelegateMetrics = false
    }
    return context
  }

  override var asksForPreferredSizes: Bool { estimatedItemSize != .zero }

  override func forgetSizes() {
    super.forgetSizes()
    preferred = [:]
  }

  override func renumber(
    _ rows: RowRenumbering, _ sections: [Int: Int], _ changes: ListChanges
  ) {
    let old = preferred
    preferred = [:]
    for (path, size) in old where !changes.reloadedRows.contains(path) {
      if let new = rows[path] { preferred[new] = size }
    }
  }

  // MARK: Attributes

  open override var collectionViewContentSize: CGSize {
    layOutIfNeeded()
    return size
  }

  open override func layoutAttributesForElements(in rect: CGRect)
    -> [UICollectionViewLayoutAttributes]?
  {
    layOutIfNeeded()
    let (start, end) = isVertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
    var found: [UICollectionViewLayoutAttributes] = []
    var index = sections.partition { $0.span.upperBound >= start }
    while index < sections.count, sections[index].span.lowerBound <= end {
      for item in sections[index].items(from: start, to: end)
      where sections[index].frames[item].overlaps(rect) {
        found.append(attributes(ofItem: item, index))
      }
      for isHeader in [true, false] {
        guard let attributes = supplement(isHeader: isHeader, index) else { continue }
        if attributes.frame.overlaps(rect) { found.append(attributes) }
      }
      index += 1
    }
    return found
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    layOutIfNeeded()
    guard indexPath.count == 2, sections.indices.contains(indexPath.section),
      sections[indexPath.section].frames.indices.contains(indexPath.item)
    else { return nil }
    return attributes(ofItem: indexPath.item, indexPath.section)
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    layOutIfNeeded()
    guard indexPath.count == 2, indexPath.item == 0, sections.indices.contains(indexPath.section),
      isElementOfSections(elementKind)
    else { return nil }
    return supplement(
      isHeader: elementKind == UICollectionView.elementKindSectionHeader, indexPath.section)
  }

  private func attributes(ofItem item: Int, _ section: Int) -> UICollectionViewLayoutAttributes {
    let attributes = make(.cell(IndexPath(item: item, section: section)))
    attributes.frame = sections[section].frames[item]
    return attributes
  }

  private func supplement(isHeader: Bool, _ section: Int) -> UICollectionViewLayoutAttributes? {
    guard let frame = isHeader ? sections[section].header : sections[section].footer else {
      return nil
    }
    let kind =
      isHeader
      ? UICollectionView.elementKindSectionHeader : UICollectionView.elementKindSectionFooter
    let attributes = make(.supplement(kind, IndexPath(item: 0, section: section)))
    attributes.frame = frame
    if isHeader ? sectionHeadersPinToVisibleBounds : sectionFootersPinToVisibleBounds {
      pin(attributes, isHeader: isHeader)
    }
    return attributes
  }

  /// Moves a header or footer to its position while its section scrolls.
  private func pin(_ attributes: UICollectionViewLayoutAttributes, isHeader: Bool) {
    guard let view = collectionView else { return }
    let visible = view.bounds.inset(by: view.adjustedContentInset)
    let span = sections[attributes.indexPath.section].span
    let length = isVertical ? attributes.size.height : attributes.size.width
    let (start, end) = isVertical ? (visible.minY, visible.maxY) : (visible.minX, visible.maxX)
    let own = isVertical ? attributes.frame.minY : attributes.frame.minX
    let along =
      isHeader
      ? min(max(own, start), span.upperBound - length)
      : max(min(own, end - length), span.lowerBound)
    if isVertical { attributes.frame.origin.y = along } else { attributes.frame.origin.x = along }
    attributes.zIndex = 10
  }

  // MARK: Laying out

  private var isVertical: Bool { scrollDirection == .vertical }

  open override func prepare() {
    super.prepare()
    isLaidOut = false
    layOutIfNeeded()
  }

  private func layOutIfNeeded() {
    guard !isLaidOut, let view = collectionView else { return }
    isLaidOut = true
    sections = []
    let inset = view.adjustedContentInset
    let room =
      isVertical
      ? view.bounds.width - inset.left - inset.right
      : view.bounds.height - inset.top - inset.bottom
    margins = margins(of: view)
    var end: CGFloat = 0
    for (index, metrics) in loadedMetrics(of: view).enumerated() {
      var metrics = metrics
      for item in metrics.sizes.indices where asksForPreferredSizes {
        let path = IndexPath(item: item, section: index)
        if let size = preferred[path] { metrics.sizes[item] = size }
      }
      let section = FlowSection(
        metrics, isVertical: isVertical, room: room, from: end, scale: view.pixelScale)
      end = section.span.upperBound
      sections.append(section)
    }
    size = isVertical ? CGSize(width: room, height: end) : CGSize(width: end, height: room)
  }

  /// Returns the insets, within the content inset, of the boundary that section insets refer to.
  private func margins(of view: UICollectionView) -> UIEdgeInsets {
    let boundary: UIEdgeInsets
    switch sectionInsetReference {
    case .fromContentInset: return .zero
    case .fromSafeArea: boundary = view.safeAreaInsets
    case .fromLayoutMargins: boundary = view.layoutMargins
    }
    let inset = view.adjustedContentInset
    return isVertical
      ? UIEdgeInsets(
        top: 0, left: max(0, boundary.left - inset.left), bottom: 0,
        right: max(0, boundary.right - inset.right))
      : UIEdgeInsets(
        top: max(0, boundary.top - inset.top), left: 0,
        bottom: max(0, boundary.bottom - inset.bottom), right: 0)
  }

  private func loadedMetrics(of view: UICollectionView) -> [FlowMetrics] {
    if let metrics { return metrics }
    let delegate = view.delegate as? any UICollectionViewDelegateFlowLayout
    let loaded = (0..<view.numberOfSections).map { metrics(of: $0, view, delegate) }
    metrics = loaded
    return loaded
  }

  private func metrics(
    of section: Int, _ view: UICollectionView,
    _ delegate: (any UICollectionViewDelegateFlowLayout)?
  ) -> FlowMetrics {
    let own =
      delegate?.collectionView(view, layout: self, insetForSectionAt: section) ?? sectionInset
    return FlowMetrics(
      sizes: sizes(of: section, view, delegate),
      inset: UIEdgeInsets(
        top: own.top + margins.top, left: own.left + margins.left,
        bottom: own.bottom + margins.bottom, right: own.right + margins.right),
      between: delegate?.collectionView(
        view, layout: self, minimumInteritemSpacingForSectionAt: section)
        ?? minimumInteritemSpacing,
      lines: delegate?.collectionView(view, layout: self, minimumLineSpacingForSectionAt: section)
        ?? minimumLineSpacing,
      header: delegate?.collectionView(
        view, layout: self, referenceSizeForHeaderInSection: section) ?? headerReferenceSize,
      footer: delegate?.collectionView(
        view, layout: self, referenceSizeForFooterInSection: section) ?? footerReferenceSize,
      isSelfSizing: asksForPreferredSizes)
  }

  /// Returns the item sizes that the delegate or the layout specifies.
  ///
  /// For self-sizing items, these are estimates.
  private func sizes(
    of section: Int, _ view: UICollectionView,
    _ delegate: (any UICollectionViewDelegateFlowLayout)?
  ) -> [CGSize] {
    let count = view.numberOfItems(inSection: section)
    if let delegate,
      !asksForPreferredSizes
        || ObjCRuntime.responds(delegate, to: "collectionView:layout:sizeForItemAt:")
    {
      return (0..<count).map {
        delegate.collectionView(
          view, layout: self, sizeForItemAt: IndexPath(item: $0, section: section))
      }
    }
    let isEstimated = asksForPreferredSizes && estimatedItemSize != Self.automaticSize
    return Array(repeating: isEstimated ? estimatedItemSize : itemSize, count: count)
  }
}
