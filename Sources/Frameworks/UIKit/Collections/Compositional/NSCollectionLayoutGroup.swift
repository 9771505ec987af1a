import Foundation

/// A container in a compositional layout that places items one after another.
///
/// Follows <https://developer.apple.com/documentation/uikit/nscollectionlayoutgroup>.
@preconcurrency @MainActor
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  /// The arrangement of a group's items.
  enum Arrangement {
    /// As many items as fit, starting over with the first item after the last.
    case filling(NSLayoutConstraint.Axis)
    /// The first item, repeated a number of times with its own size or with an equal share of the
    /// space.
    case repeating(NSLayoutConstraint.Axis, count: Int, isShared: Bool)
    /// A custom arrangement that the app provides.
    case custom(NSCollectionLayoutGroupCustomItemProvider)
  }

  final let arrangement: Arrangement
  private let items: [NSCollectionLayoutItem]

  private init(
    _ layoutSize: NSCollectionLayoutSize, _ items: [NSCollectionLayoutItem],
    _ arrangement: Arrangement
  ) {
    (self.items, self.arrangement) = (items, arrangement)
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// Creates a group that repeats an item a number of times along the horizontal axis.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem,
    count: Int
  ) -> Self {
    layoutPart(
      NSCollectionLayoutGroup(
        layoutSize, [subitem], .repeating(.horizontal, count: count, isShared: false)))
  }

  /// Creates a group with a number of items that share its width equally.
  @available(iOS, deprecated: 16.0)
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> Self {
    layoutPart(
      NSCollectionLayoutGroup(
        layoutSize, [subitem], .repeating(.horizontal, count: count, isShared: true)))
  }

  /// Creates a group that repeats items along the horizontal axis as many times as will fit.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> Self {
    layoutPart(NSCollectionLayoutGroup(layoutSize, subitems, .filling(.horizontal)))
  }

  /// Creates a group that repeats an item a number of times along the vertical axis.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem,
    count: Int
  ) -> Self {
    layoutPart(
      NSCollectionLayoutGroup(
        layoutSize, [subitem], .repeating(.vertical, count: count, isShared: false)))
  }

  /// Creates a group with a number of items that share its height equally.
  @available(iOS, deprecated: 16.0)
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> Self {
    layoutPart(
      NSCollectionLayoutGroup(
        layoutSize, [subitem], .repeating(.vertical, count: count, isShared: true)))
  }

  /// Creates a group that repeats items along the vertical axis as many times as they fit.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> Self {
    layoutPart(NSCollectionLayoutGroup(layoutSize, subitems, .filling(.vertical)))
  }

  /// Creates a group whose items are positioned by a closure.
  open class func custom(
    layoutSize: NSCollectionLayoutSize,
    itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> Self {
    layoutPart(NSCollectionLayoutGroup(layoutSize, [], .custom(itemProvider)))
  }

  /// The supplementary items that are attached to the group.
  open override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
    get { ownSupplements }
    set { ownSupplements = newValue }
  }
  private var ownSupplements: [NSCollectionLayoutSupplementaryItem] = []
  /// The space between the items.
  open var interItemSpacing: NSCollectionLayoutSpacing?
  /// The items of the group.
  open var subitems: [NSCollectionLayoutItem] { items }

  /// Returns a description of the sizes of the group and its items.
  open func visualDescription() -> String {
    func line(_ item: NSCollectionLayoutItem, _ depth: Int) -> String {
      let size = item.layoutSize
      let own =
        String(repeating: "  ", count: depth)
        + "\(type(of: item)) \(size.widthDimension.dimension) x \(size.heightDimension.dimension)"
      let inner = (item as? NSCollectionLayoutGroup)?.subitems ?? []
      return ([own] + inner.map { line($0, depth + 1) }).joined(separator: "\n")
    }
    return line(self, 0)
  }

  /// Returns a copy of the group.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSCollectionLayoutGroup(layoutSize, items, arrangement)
    copy.contentInsets = contentInsets
    copy.edgeSpacing = edgeSpacing
    copy.supplementaryItems = supplementaryItems
    copy.interItemSpacing = interItemSpacing
    return copy
  }
}

/// A closure that returns the positions of the items in a custom group.
public typealias NSCollectionLayoutGroupCustomItemProvider =
  @MainActor (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]
