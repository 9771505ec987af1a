import Foundation

/// Positions the items of a group in a compositional layout.
@MainActor
struct GroupSolver {
  /// An item that represents a cell, with its position in the group.
  struct Leaf {
    var frame: CGRect
    let item: NSCollectionLayoutItem?
    var zIndex = 0
    var axes: CollectionAxes = []
  }

  /// A supplementary item that's attached to a part of the group.
  struct Attachment {
    let item: NSCollectionLayoutSupplementaryItem
    var container: CGRect
    /// The cell that provides the index path of the attachment.
    let leaf: Int
  }

  /// The positions of everything in an item.
  struct Solution {
    var size: CGSize
    var leaves: [Leaf] = []
    var attachments: [Attachment] = []

    mutating func append(_ other: Solution, at origin: CGPoint) {
      for var leaf in other.leaves {
        leaf.frame = leaf.frame.offsetBy(dx: origin.x, dy: origin.y)
        leaves.append(leaf)
      }
      for var attachment in other.attachments {
        attachment.container = attachment.container.offsetBy(dx: origin.x, dy: origin.y)
        attachments.append(attachment)
      }
    }
  }

  /// A part of a group and the space around it, along the group's axis and across it.
  private struct Part {
    let item: NSCollectionLayoutItem
    var solution: Solution
    let spacing: (before: NSCollectionLayoutSpacing?, after: NSCollectionLayoutSpacing?)
    let across: (before: CGFloat, after: CGFloat)
  }

  /// The preferred sizes of cells, by their index in the section.
  let sizes: (Int) -> CGSize?
  /// The number of cells in the section.
  let limit: Int
  let environment: (CGSize, NSDirectionalEdgeInsets) -> any NSCollectionLayoutEnvironment
  /// The index of the next cell.
  var next = 0
  private static let tolerance: CGFloat = 0.01

  /// Positions an item, or everything in a group.
  mutating func solve(_ item: NSCollectionLayoutItem, in container: CGSize) -> Solution {
    guard let group = item as? NSCollectionLayoutGroup else { return leaf(item, in: container) }
    return solve(group, natural: group.layoutSize.points(in: container))
  }

  private mutating func leaf(
    _ item: NSCollectionLayoutItem, in container: CGSize
  ) -> Solution {
    leaf(item, natural: item.layoutSize.points(in: container), axes: item.layoutSize.flexibleAxes)
  }

  private mutating func leaf(
    _ item: NSCollectionLayoutItem, natural: CGSize, axes: CollectionAxes
  ) -> Solution {
    var size = natural
    if let own = sizes(next) {
      if axes.contains(.horizontal) { size.width = own.width }
      if axes.contains(.vertical) { size.height = own.height }
    }
    let insets = Self.insets(item.contentInsets, axes)
    let frame = CGRect(
      x: insets.leading, y: insets.top,
      width: max(0, size.width - insets.leading - insets.trailing),
      height: max(0, size.height - insets.top - insets.bottom))
    let attachments = item.supplementaryItems.map {
      Attachment(item: $0, container: frame, leaf: next)
    }
    next += 1
    return Solution(
      size: size, leaves: [Leaf(frame: frame, item: item, axes: axes)], attachments: attachments)
  }

  private static func insets(_ insets: NSDirectionalEdgeInsets, _ axes: CollectionAxes)
    -> NSDirectionalEdgeInsets
  {
    var insets = insets
    if axes.contains(.horizontal) { (insets.leading, insets.trailing) = (0, 0) }
    if axes.contains(.vertical) { (insets.top, insets.bottom) = (0, 0) }
    return insets
  }

  // MARK: Groups

  private mutating func solve(_ group: NSCollectionLayoutGroup, natural: CGSize) -> Solution {
    let first = next
    let axes = group.layoutSize.flexibleAxes
    let insets = Self.insets(group.contentInsets, axes)
    let inner = CGSize(
      width: max(0, natural.width - insets.leading - insets.trailing),
      height: max(0, natural.height - insets.top - insets.bottom))
    let origin = CGPoint(x: insets.leading, y: insets.top)
    var solution = Solution(size: natural)
    switch group.arrangement {
    case .custom(let provider):
      for place in provider(environment(natural, insets)) where next < limit {
        let frame = place.frame.offsetBy(dx: origin.x, dy: origin.y)
        solution.leaves.append(Leaf(frame: frame, item: nil, zIndex: place.zIndex))
        next += 1
      }
    case .filling(let axis):
      place(fill(group, axis, inner, axes), of: group, axis, inner, axes, origin, &solution)
    case .repeating(let axis, let count, let isShared):
      let parts = repeated(group, axis, inner, count, isShared)
      place(parts, of: group, axis, inner, axes, origin, &solution)
    }
    let whole = CGRect(origin: .zero, size: solution.size)
    for item in group.supplementaryItems {
      solution.attachments.append(Attachment(item: item, container: whole, leaf: first))
    }
    return solution
  }

  private func part(
    _ item: NSCollectionLayoutItem, _ solution: Solution, _ axis: NSLayoutConstraint.Axis
  ) -> Part {
    let edges = item.edgeSpacing
    let isHorizontal = axis == .horizontal
    return Part(
      item: item, solution: solution,
      spacing: isHorizontal ? (edges?.leading, edges?.trailing) : (edges?.top, edges?.bottom),
      across: (
        (isHorizontal ? edges?.top : edges?.leading)?.spacing ?? 0,
        (isHorizontal ? edges?.bottom : edges?.trailing)?.spacing ?? 0
      ))
  }

  /// Adds as many parts as fit, using the actual size of self-sizing parts along the axis.
  private mutating func fill(
    _ group: NSCollectionLayoutGroup, _ axis: NSLayoutConstraint.Axis, _ inner: CGSize,
    _ axes: CollectionAxes
  ) -> [Part] {
    let items = group.subitems
    guard !items.isEmpty else { return [] }
    let grows = axes.contains(axis == .horizontal ? .horizontal : .vertical)
    let between = group.interItemSpacing?.spacing ?? 0
    let room = Self.along(inner, axis) + Self.tolerance
    var parts: [Part] = []
    var used: CGFloat = 0
    while next < limit {
      let item = items[parts.count % items.count]
      let before = next
      let part = part(item, solve(item, in: inner), axis)
      let estimate = Self.along(item.layoutSize.points(in: inner), axis)
      let own = grows ? estimate : Self.along(part.solution.size, axis)
      let length =
        own + (part.spacing.before?.spacing ?? 0) + (part.spacing.after?.spacing ?? 0)
      let isRequired = parts.isEmpty || grows && parts.count < items.count
      if !isRequired, used + between + length > room || length <= 0 && parts.count >= items.count {
        next = before
        break
      }
      used += length + (parts.isEmpty ? 0 : between)
      parts.append(part)
    }
    return parts
  }

  private mutating func repeated(
    _ group: NSCollectionLayoutGroup, _ axis: NSLayoutConstraint.Axis, _ inner: CGSize,
    _ count: Int, _ isShared: Bool
  ) -> [Part] {
    guard let item = group.subitems.first, count > 0 else { return [] }
    let between = group.interItemSpacing?.spacing ?? 0
    let share = max(0, (Self.along(inner, axis) - between * CGFloat(count - 1)) / CGFloat(count))
    var parts: [Part] = []
    while parts.count < count, next < limit {
      guard isShared else {
        parts.append(part(item, solve(item, in: inner), axis))
        continue
      }
      var natural = item.layoutSize.points(in: inner)
      if axis == .horizontal { natural.width = share } else { natural.height = share }
      if let group = item as? NSCollectionLayoutGroup {
        parts.append(part(item, solve(group, natural: natural), axis))
      } else {
        let axes = item.layoutSize.flexibleAxes.subtracting(
          axis == .horizontal ? .horizontal : .vertical)
        parts.append(part(item, leaf(item, natural: natural, axes: axes), axis))
      }
    }
    return parts
  }

  private func place(
    _ parts: [Part], of group: NSCollectionLayoutGroup, _ axis: NSLayoutConstraint.Axis,
    _ inner: CGSize, _ axes: CollectionAxes, _ origin: CGPoint, _ solution: inout Solution
  ) {
    let parts = evened(parts, axis)
    let between = group.interItemSpacing
    let grows = axes.contains(axis == .horizontal ? .horizontal : .vertical)
    var used = CGFloat(max(0, parts.count - 1)) * (between?.spacing ?? 0)
    var flexible = between?.isFlexibleSpacing ?? false ? max(0, parts.count - 1) : 0
    for part in parts {
      used += Self.along(part.solution.size, axis)
      for spacing in [part.spacing.before, part.spacing.after] {
        used += spacing?.spacing ?? 0
        if spacing?.isFlexibleSpacing ?? false { flexible += 1 }
      }
    }
    let left = grows ? 0 : max(0, Self.along(inner, axis) - used)
    let extra = flexible > 0 ? left / CGFloat(flexible) : 0
    func points(_ spacing: NSCollectionLayoutSpacing?) -> CGFloat {
      guard let spacing else { return 0 }
      return spacing.spacing + (spacing.isFlexibleSpacing ? extra : 0)
    }
    var along: CGFloat = 0
    var breadth: CGFloat = 0
    for (index, part) in parts.enumerated() {
      if index > 0 { along += points(between) }
      along += points(part.spacing.before)
      let place =
        axis == .horizontal
        ? CGPoint(x: origin.x + along, y: origin.y + part.across.before)
        : CGPoint(x: origin.x + part.across.before, y: origin.y + along)
      solution.append(part.solution, at: place)
      along += Self.along(part.solution.size, axis) + points(part.spacing.after)
      breadth = max(
        breadth, part.across.before + Self.across(part.solution.size, axis) + part.across.after)
    }
    guard !parts.isEmpty else { return }
    let isHorizontal = axis == .horizontal
    if axes.contains(.horizontal) { solution.size.width = isHorizontal ? along : breadth }
    if axes.contains(.vertical) { solution.size.height = isHorizontal ? breadth : along }
  }

  /// Makes all parts with a dimension that's uniform across siblings as large as the largest of
  /// them.
  private func evened(_ parts: [Part], _ axis: NSLayoutConstraint.Axis) -> [Part] {
    func isUniform(_ part: Part) -> Bool {
      let size = part.item.layoutSize
      return (axis == .horizontal ? size.heightDimension : size.widthDimension)
        .isUniformAcrossSiblings
    }
    let largest = parts.filter(isUniform).map { Self.across($0.solution.size, axis) }.max()
    guard let largest else { return parts }
    return parts.map { part in
      guard isUniform(part) else { return part }
      var part = part
      for index in part.solution.leaves.indices {
        if axis == .horizontal {
          part.solution.leaves[index].frame.size.height = largest
        } else {
          part.solution.leaves[index].frame.size.width = largest
        }
      }
      if axis == .horizontal {
        part.solution.size.height = largest
      } else {
        part.solution.size.width = largest
      }
      return part
    }
  }

  private static func along(_ size: CGSize, _ axis: NSLayoutConstraint.Axis) -> CGFloat {
    axis == .horizontal ? size.width : size.height
  }

  private static func across(_ size: CGSize, _ axis: NSLayoutConstraint.Axis) -> CGFloat {
    axis == .horizontal ? size.height : size.width
  }
}

extension NSCollectionLayoutItem {
  /// Whether the item contains self-sizing cells.
  final var sizesItself: Bool {
    guard let group = self as? NSCollectionLayoutGroup else {
      return !layoutSize.flexibleAxes.isEmpty
    }
    return group.subitems.contains { $0.sizesItself }
  }

  /// Whether the number of cells in the item depends on their preferred sizes.
  final var flows: Bool {
    guard let group = self as? NSCollectionLayoutGroup else { return false }
    if case .filling(let axis) = group.arrangement {
      let own: CollectionAxes = axis == .horizontal ? .horizontal : .vertical
      if !layoutSize.flexibleAxes.contains(own),
        group.subitems.contains(where: { $0.layoutSize.flexibleAxes.contains(own) })
      {
        return true
      }
    }
    return group.subitems.contains { $0.flows }
  }
}
