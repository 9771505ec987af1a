import Stubs

/// Items in lines, as many in each as fit.
///
/// Follows <https://developer.apple.com/documentation/uikit/uicollectionviewflowlayout>.
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The size of items that asks for what their content needs.
  public static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

  /// The least distance between lines, in points.
  open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// The least distance between items of a line, in points.
  open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// The size of items.
  open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
  /// About how large items are.
  open var estimatedItemSize = CGSize.zero {
    didSet { Stub.flowLayoutEstimatedItemSize.tell(if: estimatedItemSize != .zero) }
  }
  /// The direction in which the lines follow each other.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { invalidateLayout() }
  }
  /// The size of headers.
  open var headerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  /// The size of footers.
  open var footerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  /// The room around sections, in points.
  open var sectionInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }
  /// Whether headers stay in sight.
  open var sectionHeadersPinToVisibleBounds = false {
    didSet {
      Stub.flowLayoutPinnedHeaders.tell(if: sectionHeadersPinToVisibleBounds)
    }
  }
  /// Whether footers stay in sight.
  open var sectionFootersPinToVisibleBounds = false {
    didSet {
      Stub.flowLayoutPinnedFooters.tell(if: sectionFootersPinToVisibleBounds)
    }
  }

  private var items: [[UICollectionViewLayoutAttributes]] = []
  private var supplements: [UICollectionViewLayoutAttributes] = []
  private var size = CGSize.zero

  /// Creates a layout.
  public override init() {
    super.init()
  }

  /// Creates a layout from a storyboard.
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
      + supplements.filter { $0.frame.intersects(rect) }
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
    guard let view = collectionView else { return }
    let inset = view.adjustedContentInset
    let room =
      isVertical
      ? view.bounds.width - inset.left - inset.right
      : view.bounds.height - inset.top - inset.bottom
    let delegate = view.delegate as? any UICollectionViewDelegateFlowLayout
    var end: CGFloat = 0
    for section in 0..<view.numberOfSections {
      layOut(section, of: view, delegate, room: room, from: &end)
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
}
