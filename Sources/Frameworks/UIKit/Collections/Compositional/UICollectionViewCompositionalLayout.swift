import AppRuntime
import Foundation

/// A closure that returns a section of a compositional layout for its index.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
  @MainActor (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

/// A layout that's composed of sections, groups, and items.
///
/// Follows <https://developer.apple.com/documentation/uikit/uicollectionviewcompositionallayout>.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  private let provider: UICollectionViewCompositionalLayoutSectionProvider
  private var own: UICollectionViewCompositionalLayoutConfiguration
  private let sizes = ElementSizes()
  private var place: CompositionalPlace?
  final var sections: [CompositionalSection]?
  /// The start of each section, followed by the end of the last one.
  private var starts: [CGFloat] = []
  private var boundaries: [(item: NSCollectionLayoutBoundarySupplementaryItem, frame: CGRect)] = []
  private var size = CGSize.zero

  /// Creates a layout whose sections are all the same.
  public convenience init(section: NSCollectionLayoutSection) {
    self.init(section: section, configuration: UICollectionViewCompositionalLayoutConfiguration())
  }

  /// Creates a layout whose sections are all the same, with a configuration.
  public init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    provider = { _, _ in section }
    own = Self.copied(configuration)
    super.init()
  }

  /// Creates a layout with a closure that provides its sections.
  public convenience init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider
  ) {
    self.init(
      sectionProvider: sectionProvider,
      configuration: UICollectionViewCompositionalLayoutConfiguration())
  }

  /// Creates a layout with a closure that provides its sections, and a configuration.
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    provider = sectionProvider
    own = Self.copied(configuration)
    super.init()
  }

  /// Returns `nil`, because an archived layout has no sections.
  public required init?(coder: NSCoder) { nil }

  private static func copied(_ configuration: UICollectionViewCompositionalLayoutConfiguration)
    -> UICollectionViewCompositionalLayoutConfiguration
  {
    configuration.copy() as? UICollectionViewCompositionalLayoutConfiguration ?? configuration
  }

  /// The settings that apply to the whole layout instead of its sections.
  open var configuration: UICollectionViewCompositionalLayoutConfiguration {
    get { Self.copied(own) }
    set {
      own = Self.copied(newValue)
      invalidateLayout()
    }
  }

  // MARK: Invalidating

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateEverything || context.invalidateDataSourceCounts { sections = nil }
    super.invalidateLayout(with: context)
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != collectionView?.bounds.size
  }

  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    let (new, old) = (preferredAttributes.size, originalAttributes.size)
    let axes = originalAttributes.flexibleAxes
    return axes.contains(.horizontal) && abs(new.width - old.width) > 0.01
      || axes.contains(.vertical) && abs(new.height - old.height) > 0.01
  }

  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let element = preferredAttributes.element
    sizes[element] = preferredAttributes.size
    if let section = element.indexPath.first, element.indexPath.count == 2,
      let sections, sections.indices.contains(section)
    {
      if element.category == .cell || !isElementOfSections(element.kind ?? "") {
        sections[section].sizeChanged(of: element)
      } else {
        rebuild(section)
      }
    }
    return super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
  }

  override func isElementOfSections(_ kind: String) -> Bool {
    super.isElementOfSections(kind)
      || (sections ?? []).contains {
        $0.definition.boundarySupplementaryItems.contains { $0.elementKind == kind }
          || $0.definition.decorationItems.contains { $0.elementKind == kind }
      }
  }

  override func forgetSizes() {
    super.forgetSizes()
    sizes.removeAll()
    sections = nil
  }

  override func forgetArrangement() {
    super.forgetArrangement()
    sections = nil
  }

  override func renumber(
    _ rows: RowRenumbering, _ sections: [Int: Int], _ changes: ListChanges
  ) {
    sizes.renumber(rows, sections, changes)
    self.sections = nil
  }

  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  // MARK: Laying out

  final var isVertical: Bool { own.scrollDirection == .vertical }

  open override func prepare() {
    super.prepare()
    layOutIfNeeded()
    findStarts()
  }

  private func layOutIfNeeded() {
    guard sections == nil, let view = collectionView else { return }
    let place = makePlace(view)
    self.place = place
    let laid = (0..<view.numberOfSections).map { section($0, view, place) }
    sections = laid
    findStarts()
  }

  private func section(_ index: Int, _ view: UICollectionView, _ place: CompositionalPlace)
    -> CompositionalSection
  {
    let environment = place.environment(place.sides(.automatic))
    guard let definition = provider(index, environment) else {
      raise(
        "NSInternalInconsistencyException",
        "Invalid section definition. Please specify a valid section definition when content is to "
          + "be rendered for a section. The section provider returned none for section \(index).")
    }
    return CompositionalSection(
      definition.list?.adapted(definition, index) ?? definition, index: index,
      count: view.numberOfItems(inSection: index), in: place)
  }

  private func rebuild(_ index: Int) {
    guard let place, let old = sections?[index] else { return }
    sections?[index] = CompositionalSection(
      old.definition, index: index, count: old.count, in: place)
  }

  private func makePlace(_ view: UICollectionView) -> CompositionalPlace {
    let inset = view.adjustedContentInset
    func sides(_ boundary: UIEdgeInsets) -> NSDirectionalEdgeInsets {
      guard isVertical else { return NSDirectionalEdgeInsets() }
      return NSDirectionalEdgeInsets(
        top: 0, leading: max(0, boundary.left - inset.left), bottom: 0,
        trailing: max(0, boundary.right - inset.right))
    }
    return CompositionalPlace(
      isVertical: isVertical, room: view.bounds.inset(by: inset).size,
      traits: view.traitCollection, sizes: sizes, safeArea: sides(view.safeAreaInsets),
      margins: sides(view.layoutMargins), automaticReference: own.contentInsetsReference)
  }

  /// Positions the sections one after another, with the headers and footers of the whole layout
  /// around them.
  private func findStarts() {
    guard let sections, let place else { return }
    var (end, footer): (CGFloat, CGFloat) = (0, 0)
    boundaries = own.boundarySupplementaryItems.map { item in
      let size = place.size(
        of: item, .supplement(item.elementKind, IndexPath(index: 0)), in: place.room)
      let isAtStart = item.alignment.boundaryEdge == (isVertical ? .top : .leading)
      let frame = CGRect(origin: along(isAtStart ? end : 0), size: size)
      let length = isVertical ? size.height : size.width
      if item.extendsBoundary {
        if isAtStart { end += length } else { footer += length }
      }
      return (item, frame)
    }
    starts = []
    for (index, section) in sections.enumerated() {
      if index > 0 { end += own.interSectionSpacing }
      starts.append(end)
      end += section.length
    }
    for index in boundaries.indices
    where boundaries[index].item.alignment.boundaryEdge != (isVertical ? .top : .leading) {
      let (item, frame) = boundaries[index]
      let place = item.extendsBoundary ? end : end - (isVertical ? frame.height : frame.width)
      boundaries[index].frame.origin = along(place)
      if item.extendsBoundary { end += isVertical ? frame.height : frame.width }
    }
    starts.append(end)
    size =
      isVertical
      ? CGSize(width: place.room.width, height: end)
      : CGSize(width: end, height: place.room.height)
  }

  private func along(_ offset: CGFloat) -> CGPoint {
    isVertical ? CGPoint(x: 0, y: offset) : CGPoint(x: offset, y: 0)
  }

  open override var collectionViewContentSize: CGSize {
    layOutIfNeeded()
    return size
  }

  // MARK: Attributes

  open override func layoutAttributesForElements(in rect: CGRect)
    -> [UICollectionViewLayoutAttributes]?
  {
    layOutIfNeeded()
    guard let sections else { return nil }
    var found: [UICollectionViewLayoutAttributes] = []
    let (start, end) = isVertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
    let ends = Array(starts.dropFirst())
    var index = min(ends.partition { $0 >= start }, sections.count)
    while index < sections.count, starts[index] <= end {
      found += elements(of: sections[index], in: rect)
      index += 1
    }
    return found + globalBoundaries.filter { $0.frame.overlaps(rect) }
  }

  private func elements(of section: CompositionalSection, in rect: CGRect)
    -> [UICollectionViewLayoutAttributes]
  {
    let origin = along(starts[section.index])
    let inner = rect.offsetBy(dx: -origin.x, dy: -origin.y)
    let offset = collectionView?.scrollOffset(ofSection: section.index) ?? 0
    var items = section.items(in: inner, offset: offset, make: make)
    items.forEach { move($0, by: origin) }
    report(items, of: section, offset: offset)
    for attributes in section.boundaries(visible: visible(from: origin), make: make)
      + section.decorations(make: make) where attributes.frame.overlaps(inner)
    {
      move(attributes, by: origin)
      items.append(attributes)
    }
    return items
  }

  /// Lets a section change its items while its content scrolls.
  private func report(
    _ items: [UICollectionViewLayoutAttributes], of section: CompositionalSection, offset: CGFloat
  ) {
    guard let handler = section.definition.visibleItemsInvalidationHandler,
      let view = collectionView
    else { return }
    let shift = section.scrollsItself ? along(0, across: offset) : .zero
    handler(
      items.map { VisibleItem($0, offset: shift) },
      section.scrollsItself ? shift : view.contentOffset, section.environment)
  }

  private func along(_ along: CGFloat, across: CGFloat) -> CGPoint {
    isVertical ? CGPoint(x: across, y: along) : CGPoint(x: along, y: across)
  }

  private func move(_ attributes: UICollectionViewLayoutAttributes, by origin: CGPoint) {
    attributes.frame = attributes.frame.offsetBy(dx: origin.x, dy: origin.y)
  }

  /// Returns the visible area, relative to an origin.
  private func visible(from origin: CGPoint) -> CGRect {
    guard let view = collectionView else { return .zero }
    return view.bounds.inset(by: view.adjustedContentInset)
      .offsetBy(dx: -origin.x, dy: -origin.y)
  }

  private var globalBoundaries: [UICollectionViewLayoutAttributes] {
    boundaries.map { item, frame in
      let attributes = make(.supplement(item.elementKind, IndexPath(index: 0)))
      attributes.frame = frame.offsetBy(dx: item.offset.x, dy: item.offset.y)
      attributes.zIndex = item.zIndex
      attributes.flexibleAxes = item.layoutSize.flexibleAxes
      if item.pinToVisibleBounds {
        place?.pin(attributes, item.alignment, visible: visible(from: .zero), within: size)
        attributes.zIndex += 1
      }
      return attributes
    }
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    layOutIfNeeded()
    guard indexPath.count == 2, let sections, sections.indices.contains(indexPath.section) else {
      return nil
    }
    let offset = collectionView?.scrollOffset(ofSection: indexPath.section) ?? 0
    let found = sections[indexPath.section].item(indexPath.item, offset: offset, make: make)
    if let found { move(found, by: along(starts[indexPath.section])) }
    return found
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    layOutIfNeeded()
    let element = CollectionElement.supplement(elementKind, indexPath)
    guard indexPath.count == 2 else { return globalBoundaries.first { $0.element == element } }
    guard let sections, sections.indices.contains(indexPath.section) else { return nil }
    let section = sections[indexPath.section]
    let origin = along(starts[indexPath.section])
    var found = section.boundaries(visible: visible(from: origin), make: make)
    if let item = section.item(indexPath.item, offset: 0, make: make) {
      let offset = collectionView?.scrollOffset(ofSection: indexPath.section) ?? 0
      found += section.items(
        in: item.frame.insetBy(dx: -1000, dy: -1000), offset: offset, make: make)
    }
    let own = found.first { $0.element == element }
    if let own { move(own, by: origin) }
    return own
  }

  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    layOutIfNeeded()
    guard indexPath.count == 2, let sections, sections.indices.contains(indexPath.section) else {
      return nil
    }
    let found = sections[indexPath.section].decorations(make: make)
      .first { $0.element == .decoration(elementKind, indexPath) }
    if let found { move(found, by: along(starts[indexPath.section])) }
    return found
  }

  override var lists: [ListSection] { (sections ?? []).compactMap(\.definition.list) }

  override func listSection(_ section: Int) -> ListSection? {
    guard let sections, sections.indices.contains(section) else { return nil }
    return sections[section].definition.list
  }

  /// Returns the sections in a rectangle that scroll separately, with their positions.
  override func scrollingSections(in rect: CGRect) -> [(CompositionalSection, CGRect)] {
    (sections ?? []).compactMap { section in
      guard section.scrollsItself else { return nil }
      let origin = along(starts[section.index])
      let frame = section.scrollingFrame.offsetBy(dx: origin.x, dy: origin.y)
      return frame.overlaps(rect) ? (section, frame) : nil
    }
  }
}
