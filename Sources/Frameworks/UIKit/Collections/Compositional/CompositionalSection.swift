import Foundation

/// A section of a compositional layout with its groups, headers, footers, and backgrounds.
///
/// Lengths are measured in the layout's scrolling direction, and breadths across it. The section's
/// coordinates start at 0.
@MainActor
final class CompositionalSection {
  /// A header or footer at one of the edges.
  private struct Boundary {
    let item: NSCollectionLayoutBoundarySupplementaryItem
    let frame: CGRect
  }

  let definition: NSCollectionLayoutSection
  let index: Int
  let count: Int
  let run: GroupRun
  let environment: LayoutEnvironment
  private let place: CompositionalPlace
  private var boundaries: [Boundary] = []
  /// The insets of headers, footers, and margins at each edge.
  private var edges = UIEdgeInsets.zero
  /// The distance between the start of the content and the groups, if the section scrolls
  /// separately.
  private var lead: CGFloat = 0

  init(
    _ definition: NSCollectionLayoutSection, index: Int, count: Int, in place: CompositionalPlace
  ) {
    self.definition = definition
    self.index = index
    self.count = count
    self.place = place
    let sides = place.sides(definition.contentInsetsReference)
    environment = place.environment(sides)
    let insets = definition.contentInsets
    let extents = Self.extents(definition, index, place)
    let container = CGSize(
      width: place.room.width - insets.leading - insets.trailing - sides.leading - sides.trailing
        - (place.isVertical ? extents.left + extents.right : 0),
      height: place.room.height - insets.top - insets.bottom
        - (place.isVertical ? 0 : extents.top + extents.bottom))
    edges = UIEdgeInsets(
      top: extents.top + insets.top, left: extents.left + insets.leading + sides.leading,
      bottom: extents.bottom + insets.bottom,
      right: extents.right + insets.trailing + sides.trailing)
    let isAcross = definition.orthogonalScrollingBehavior != .none
    run = GroupRun(
      definition.group, in: container, spacing: definition.interGroupSpacing,
      axis: place.isVertical == isAcross ? .horizontal : .vertical, count: count,
      measured: place.sizes.items(inSection: index),
      sizes: { place.sizes[.cell(IndexPath(item: $0, section: index))] },
      environment: { size, insets in
        LayoutEnvironment(size, insets: insets, traits: place.traits)
      })
    if definition.orthogonalScrollingBehavior == .groupPagingCentered, run.groups > 0 {
      let width = place.isVertical ? place.room.width : place.room.height
      lead = max(0, (width - groupLength(0)) / 2 - (place.isVertical ? edges.left : edges.top))
    }
    layOutBoundaries()
  }

  private func groupLength(_ number: Int) -> CGFloat {
    let size = run.solution(of: number).size
    return place.isVertical ? size.width : size.height
  }

  // MARK: Headers and footers

  private static func size(
    _ item: NSCollectionLayoutBoundarySupplementaryItem, _ definition: NSCollectionLayoutSection,
    _ index: Int, _ place: CompositionalPlace
  ) -> CGSize {
    let bounds = room(definition, place)
    return place.size(
      of: item, .supplement(item.elementKind, IndexPath(item: 0, section: index)), in: bounds.size)
  }

  /// Returns the size available for headers and footers within the insets that apply to them.
  private static func room(_ definition: NSCollectionLayoutSection, _ place: CompositionalPlace)
    -> CGRect
  {
    let sides = place.sides(definition.supplementaryContentInsetsReference)
    let insets =
      definition.supplementariesFollowContentInsets
      ? definition.contentInsets : NSDirectionalEdgeInsets()
    return CGRect(
      x: sides.leading + insets.leading, y: 0,
      width: place.room.width - sides.leading - sides.trailing - insets.leading - insets.trailing,
      height: place.room.height)
  }

  /// Returns the total size, at each edge, of the headers and footers that extend the boundary.
  private static func extents(
    _ definition: NSCollectionLayoutSection, _ index: Int, _ place: CompositionalPlace
  ) -> UIEdgeInsets {
    var extents = UIEdgeInsets.zero
    for item in definition.boundarySupplementaryItems where item.extendsBoundary {
      let size = size(item, definition, index, place)
      switch item.alignment.boundaryEdge {
      case .top: extents.top += size.height
      case .bottom: extents.bottom += size.height
      case .leading: extents.left += size.width
      case .trailing: extents.right += size.width
      default: break
      }
    }
    return extents
  }

  private func layOutBoundaries() {
    let room = Self.room(definition, place)
    let size = size
    var start = UIEdgeInsets.zero
    for item in definition.boundarySupplementaryItems {
      let own = Self.size(item, definition, index, place)
      let edges = item.alignment.edges
      var frame = CGRect(
        x: edges.contains(.leading)
          ? room.minX
          : edges.contains(.trailing) ? room.maxX - own.width : room.midX - own.width / 2,
        y: edges.contains(.top)
          ? 0 : edges.contains(.bottom) ? size.height - own.height : (size.height - own.height) / 2,
        width: own.width, height: own.height)
      if !place.isVertical, !edges.contains(.leading) {
        frame.origin.x =
          edges.contains(.trailing) ? size.width - own.width : (size.width - own.width) / 2
      }
      switch item.alignment.boundaryEdge {
      case .top:
        frame.origin.y += start.top
        if item.extendsBoundary { start.top += own.height }
      case .bottom:
        frame.origin.y -= start.bottom
        if item.extendsBoundary { start.bottom += own.height }
      case .leading:
        frame.origin.x += start.left
        if item.extendsBoundary { start.left += own.width }
      case .trailing:
        frame.origin.x -= start.right
        if item.extendsBoundary { start.right += own.width }
      default: break
      }
      boundaries.append(
        Boundary(item: item, frame: frame.offsetBy(dx: item.offset.x, dy: item.offset.y)))
    }
  }

  // MARK: Size

  /// The visible size of the section.
  var size: CGSize {
    let content = scrollsItself ? run.breadth : run.length
    return place.isVertical
      ? CGSize(width: place.room.width, height: edges.top + content + edges.bottom)
      : CGSize(width: edges.left + content + edges.right, height: place.room.height)
  }

  var length: CGFloat { place.isVertical ? size.height : size.width }

  /// Applies the preferred size of an element.
  func sizeChanged(of element: CollectionElement) {
    if element.category == .cell { run.sizeChanged(of: element.indexPath.item) }
    boundaries = []
    layOutBoundaries()
  }

  // MARK: Scrolling by itself

  var scrollsItself: Bool { definition.orthogonalScrollingBehavior != .none }

  /// The part of the section that scrolls.
  var scrollingFrame: CGRect {
    place.isVertical
      ? CGRect(x: 0, y: edges.top, width: place.room.width, height: run.breadth)
      : CGRect(x: edges.left, y: 0, width: run.breadth, height: place.room.height)
  }

  /// The size of the scrolling content.
  var scrollingContentSize: CGSize {
    let length = run.length + 2 * lead
    return place.isVertical
      ? CGSize(width: edges.left + length + edges.right, height: run.breadth)
      : CGSize(width: run.breadth, height: edges.top + length + edges.bottom)
  }

  /// The offsets where scrolling stops at a group.
  var restingOffsets: [CGFloat] {
    (0..<run.groups).map { number in
      let start = lead + run.start(of: number)
      guard definition.orthogonalScrollingBehavior == .groupPagingCentered else { return start }
      let width = place.isVertical ? place.room.width : place.room.height
      let first = place.isVertical ? edges.left : edges.top
      return start + first + groupLength(number) / 2 - width / 2
    }
  }

  // MARK: Attributes

  /// Returns the origin of the groups, ignoring the offset of a section that scrolls separately.
  private func origin(_ offset: CGFloat) -> CGPoint {
    let shift = lead - offset
    guard scrollsItself else { return CGPoint(x: edges.left, y: edges.top) }
    return place.isVertical
      ? CGPoint(x: edges.left + shift, y: edges.top) : CGPoint(x: edges.left, y: edges.top + shift)
  }

  private var runsHorizontally: Bool { place.isVertical == scrollsItself }

  /// Returns the attributes of all cells and attached items in a rectangle, relative to the
  /// section's origin.
  func items(in rect: CGRect, offset: CGFloat, make: (CollectionElement) -> Attributes)
    -> [Attributes]
  {
    let origin = origin(offset)
    let (from, to) =
      runsHorizontally
      ? (rect.minX - origin.x, rect.maxX - origin.x) : (rect.minY - origin.y, rect.maxY - origin.y)
    var found: [Attributes] = []
    for number in run.groups(from: from, to: to) {
      let solution = run.solution(of: number)
      let place = place(ofGroup: number, from: origin)
      let first = run.first(of: number)
      for (offset, leaf) in solution.leaves.enumerated() where first + offset < count {
        let frame = leaf.frame.offsetBy(dx: place.x, dy: place.y)
        if frame.overlaps(rect) { found.append(cell(first + offset, leaf, frame, make)) }
      }
      for attachment in solution.attachments {
        let leaf = flowingLeaf(attachment.leaf, first)
        guard leaf < count else { continue }
        let attributes = attached(attachment, leaf, place, make)
        if attributes.frame.overlaps(rect) { found.append(attributes) }
      }
    }
    return found
  }

  typealias Attributes = UICollectionViewLayoutAttributes

  /// Returns the index in the section of a cell whose index in the template starts from 0.
  private func flowingLeaf(_ leaf: Int, _ first: Int) -> Int { leaf < first ? first + leaf : leaf }

  private func place(ofGroup number: Int, from origin: CGPoint) -> CGPoint {
    let start = run.start(of: number)
    return runsHorizontally
      ? CGPoint(x: origin.x + start, y: origin.y) : CGPoint(x: origin.x, y: origin.y + start)
  }

  private func cell(
    _ item: Int, _ leaf: GroupSolver.Leaf, _ frame: CGRect,
    _ make: (CollectionElement) -> Attributes
  ) -> Attributes {
    let attributes = make(.cell(IndexPath(item: item, section: index)))
    attributes.frame = frame
    attributes.zIndex = leaf.zIndex
    attributes.flexibleAxes = leaf.axes
    if scrollsItself { attributes.scrollingSection = index }
    attributes.listPlace = definition.list?.place(of: item, count: count)
    return attributes
  }

  private func attached(
    _ attachment: GroupSolver.Attachment, _ leaf: Int, _ place: CGPoint,
    _ make: (CollectionElement) -> Attributes
  ) -> Attributes {
    let element = CollectionElement.supplement(
      attachment.item.elementKind, IndexPath(item: leaf, section: index))
    let attributes = make(element)
    let size = self.place.size(of: attachment.item, element, in: attachment.container.size)
    attributes.frame = attachment.item.frame(of: size, in: attachment.container)
      .offsetBy(dx: place.x, dy: place.y)
    attributes.zIndex = attachment.item.zIndex
    attributes.flexibleAxes = attachment.item.layoutSize.flexibleAxes
    if scrollsItself { attributes.scrollingSection = index }
    return attributes
  }

  /// Returns the attributes of an item.
  func item(_ item: Int, offset: CGFloat, make: (CollectionElement) -> Attributes) -> Attributes? {
    guard let number = run.group(of: item) else { return nil }
    let inner = item - run.first(of: number)
    let leaves = run.solution(of: number).leaves
    guard leaves.indices.contains(inner) else { return nil }
    let place = place(ofGroup: number, from: origin(offset))
    return cell(
      item, leaves[inner], leaves[inner].frame.offsetBy(dx: place.x, dy: place.y), make)
  }

  /// Returns the attributes of the headers and footers, including the pinned ones that are visible.
  /// - Parameter visible: The visible area, in the section's coordinates.
  func boundaries(visible: CGRect, make: (CollectionElement) -> Attributes) -> [Attributes] {
    let size = size
    return boundaries.map { boundary in
      let element = CollectionElement.supplement(
        boundary.item.elementKind, IndexPath(item: 0, section: index))
      let attributes = make(element)
      attributes.frame = boundary.frame
      attributes.zIndex = boundary.item.zIndex
      attributes.flexibleAxes = boundary.item.layoutSize.flexibleAxes
      attributes.listPlace = definition.list?.place(ofBoundary: boundary.item)
      if boundary.item.pinToVisibleBounds {
        place.pin(attributes, boundary.item.alignment, visible: visible, within: size)
      }
      return attributes
    }
  }

  /// Returns the attributes of the backgrounds.
  func decorations(make: (CollectionElement) -> Attributes) -> [Attributes] {
    definition.decorationItems.enumerated().map { _, item in
      let attributes = make(.decoration(item.elementKind, IndexPath(item: 0, section: index)))
      let insets = item.contentInsets
      attributes.frame = CGRect(origin: .zero, size: size).inset(
        by: UIEdgeInsets(
          top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing))
      attributes.zIndex = item.zIndex
      return attributes
    }
  }
}

extension NSRectAlignment {
  /// The edge of a section that a header or footer is attached to.
  var boundaryEdge: NSDirectionalRectEdge {
    if edges.contains(.top) { return .top }
    return edges.contains(.bottom) ? .bottom : edges
  }
}
