import Stubs

/// A layout that arranges items in lines, with as many items in each as fit.
///
/// Follows <https://developer.apple.com/documentation/uikit/uicollectionviewflowlayout>.
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The estimated item size that requests cells to size themselves.
  public nonisolated static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

  /// The minimum spacing between lines, in points.
  open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// The minimum spacing between the items in a line, in points.
  open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// The default size of items, in points.
  open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
  /// The estimated size of items, in points.
  open var estimatedItemSize = CGSize.zero {
    didSet { Stub.flowLayoutEstimatedItemSize.tell(if: estimatedItemSize != .zero) }
  }
  /// The direction in which the layout scrolls.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { invalidateLayout() }
  }
  /// The default size of section headers, in points.
  open var headerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  /// The default size of section footers, in points.
  open var footerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  /// The margins of sections, in points.
  open var sectionInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }
  /// A Boolean value that indicates whether headers stay at the start of the visible bounds while their sections scroll.
  open var sectionHeadersPinToVisibleBounds = false { didSet { invalidateLayout() } }
  /// A Boolean value that indicates whether footers stay at the end of the visible bounds while their sections scroll.
  open var sectionFootersPinToVisibleBounds = false { didSet { invalidateLayout() } }

  private var items: [[UICollectionViewLayoutAttributes]] = []
  private var supplements: [UICollectionViewLayoutAttributes] = []
  private var size = CGSize.zero
  /// Where each section is, along the direction of scrolling.
  private var spans: [ClosedRange<CGFloat>] = []

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
    estimatedItemSize = coder.size(key: "estimatedItemSize") ?? .zero
    headerReferenceSize = coder.size(key: "headerReferenceSize") ?? .zero
    footerReferenceSize = coder.size(key: "footerReferenceSize") ?? .zero
    sectionInset = coder.insets(key: "sectionInset") ?? .zero
  }

  open override var collectionViewContentSize: CGSize { size }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let old = collectionView?.bounds.size else { return true }
    return scrollDirection == .vertical
      ? newBounds.width != old.width : newBounds.height != old.height
  }

  open override func layoutAttributesForElements(in rect: CGRect)
    -> [UICollectionViewLayoutAttributes]?
  {
    items.flatMap { $0.filter { $0.frame.intersects(rect) } }
      + supplements.map(pinned).filter { $0.frame.intersects(rect) }
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    guard items.indices.contains(indexPath.section),
      items[indexPath.section].indices.contains(indexPath.item)
    else { return nil }
    return items[indexPath.section][indexPath.item]
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    supplements.first { $0.representedElementKind == elementKind && $0.indexPath == indexPath }
      .map(pinned)
  }

  // Lengths run along the direction of scrolling, breadths across it.
  private var isVertical: Bool { scrollDirection == .vertical }

  private func rect(along: CGFloat, across: CGFloat, _ size: CGSize) -> CGRect {
    CGRect(
      origin: isVertical ? CGPoint(x: across, y: along) : CGPoint(x: along, y: across), size: size)
  }

  private func length(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }

  private func breadth(_ size: CGSize) -> CGFloat { isVertical ? size.width : size.height }

  open override func prepare() {
    super.prepare()
    items = []
    supplements = []
    spans = []
    guard let view = collectionView else { return }
    let inset = view.adjustedContentInset
    let room =
      isVertical
      ? view.bounds.width - inset.left - inset.right
      : view.bounds.height - inset.top - inset.bottom
    let delegate = view.delegate as? any UICollectionViewDelegateFlowLayout
    var end: CGFloat = 0
    for section in 0..<view.numberOfSections {
      let start = end
      layOut(section, of: view, delegate, room: room, from: &end)
      spans.append(start...end)
    }
    size = isVertical ? CGSize(width: room, height: end) : CGSize(width: end, height: room)
  }

  private func layOut(
    _ section: Int, of view: UICollectionView,
    _ delegate: (any UICollectionViewDelegateFlowLayout)?,
    room: CGFloat, from end: inout CGFloat
  ) {
    let inset =
      delegate?.collectionView(view, layout: self, insetForSectionAt: section) ?? sectionInset
    let between =
      delegate?.collectionView(view, layout: self, minimumInteritemSpacingForSectionAt: section)
      ?? minimumInteritemSpacing
    let lines =
      delegate?.collectionView(view, layout: self, minimumLineSpacingForSectionAt: section)
      ?? minimumLineSpacing
    addSupplement(
      UICollectionView.elementKindSectionHeader, section,
      delegate?.collectionView(view, layout: self, referenceSizeForHeaderInSection: section)
        ?? headerReferenceSize, room: room, at: &end)
    end += isVertical ? inset.top : inset.left
    let start = isVertical ? inset.left : inset.top
    let available = room - start - (isVertical ? inset.right : inset.bottom)
    var laid: [UICollectionViewLayoutAttributes] = []
    var line: [UICollectionViewLayoutAttributes] = []
    var used: CGFloat = 0
    func finishLine(isLast: Bool) {
      guard !line.isEmpty else { return }
      let thickness = line.map { length($0.size) }.max() ?? 0
      let whole = line.reduce(0) { $0 + breadth($1.size) }
      var gap = between
      if line.count > 1, !isLast {
        gap = max(between, (available - whole) / CGFloat(line.count - 1))
      }
      var across = start
      if line.count == 1, !isLast { across += (available - whole) / 2 }
      for attributes in line {
        attributes.frame = rect(
          along: end + (thickness - length(attributes.size)) / 2, across: across, attributes.size)
        across += breadth(attributes.size) + gap
      }
      end += thickness + (isLast ? 0 : lines)
      laid += line
      line = []
      used = 0
    }
    for item in 0..<view.numberOfItems(inSection: section) {
      let indexPath = IndexPath(item: item, section: section)
      let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
      attributes.size = itemSize(at: indexPath, of: view, delegate)
      let needed = breadth(attributes.size)
      if !line.isEmpty, used + between + needed > available + 0.01 { finishLine(isLast: false) }
      used += needed + (line.isEmpty ? 0 : between)
      line.append(attributes)
    }
    finishLine(isLast: true)
    items.append(laid)
    end += isVertical ? inset.bottom : inset.right
    addSupplement(
      UICollectionView.elementKindSectionFooter, section,
      delegate?.collectionView(view, layout: self, referenceSizeForFooterInSection: section)
        ?? footerReferenceSize, room: room, at: &end)
  }

  private func itemSize(
    at indexPath: IndexPath, of view: UICollectionView,
    _ delegate: (any UICollectionViewDelegateFlowLayout)?
  ) -> CGSize {
    delegate?.collectionView(view, layout: self, sizeForItemAt: indexPath) ?? itemSize
  }

  private func addSupplement(
    _ kind: String, _ section: Int, _ size: CGSize, room: CGFloat, at end: inout CGFloat
  ) {
    let length = length(size)
    guard length > 0 else { return }
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: kind, with: IndexPath(item: 0, section: section))
    attributes.frame = rect(
      along: end, across: 0,
      isVertical ? CGSize(width: room, height: length) : CGSize(width: length, height: room))
    supplements.append(attributes)
    end += length
  }

  // MARK: Pinned headers and footers

  /// A header or footer where it is while its section scrolls.
  private func pinned(_ attributes: UICollectionViewLayoutAttributes)
    -> UICollectionViewLayoutAttributes
  {
    let isHeader =
      attributes.representedElementKind == UICollectionView.elementKindSectionHeader
    guard isHeader ? sectionHeadersPinToVisibleBounds : sectionFootersPinToVisibleBounds,
      let view = collectionView, let copy = attributes.copy() as? UICollectionViewLayoutAttributes
    else { return attributes }
    let visible = view.bounds.inset(by: view.adjustedContentInset)
    let span = spans[attributes.indexPath.section]
    let length = length(copy.size)
    let start = isVertical ? visible.minY : visible.minX
    let end = start + self.length(visible.size)
    let own = isVertical ? copy.frame.minY : copy.frame.minX
    let along =
      isHeader
      ? min(max(own, start), span.upperBound - length)
      : max(min(own, end - length), span.lowerBound)
    if isVertical { copy.frame.origin.y = along } else { copy.frame.origin.x = along }
    copy.zIndex = 10
    return copy
  }
}
