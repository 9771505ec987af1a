import Foundation

/// A layout that interpolates between two other layouts during a transition.
///
/// Follows <https://developer.apple.com/documentation/uikit/uicollectionviewtransitionlayout>.
@preconcurrency @MainActor
open class UICollectionViewTransitionLayout: UICollectionViewLayout {
  /// The layout at the start of the transition.
  open private(set) var currentLayout: UICollectionViewLayout
  /// The layout at the end of the transition.
  open private(set) var nextLayout: UICollectionViewLayout
  /// The completed fraction of the transition, from 0 to 1.
  open var transitionProgress: CGFloat = 0 { didSet { invalidateLayout() } }

  private var values: [String: CGFloat] = [:]
  /// The scroll distance when the transition is complete.
  final var scrolling = CGPoint.zero
  /// A closure to call at the end.
  ///
  /// Its arguments are whether the transition was completed and whether its animation finished.
  final var completion: UICollectionView.LayoutInteractiveTransitionCompletion?

  /// Creates a transition layout between two other layouts.
  public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
    self.currentLayout = currentLayout
    nextLayout = newLayout
    super.init()
  }

  /// Creates a layout from data in an unarchiver.
  ///
  /// The layouts that it's between are empty.
  public required init?(coder: NSCoder) {
    currentLayout = UICollectionViewLayout()
    nextLayout = UICollectionViewLayout()
    super.init(coder: coder)
  }

  /// Stores a custom value for a key.
  open func updateValue(_ value: CGFloat, forAnimatedKey key: String) {
    values[key] = value
  }

  /// Returns the value for a key, or 0 if there's none.
  open func value(forAnimatedKey key: String) -> CGFloat { values[key] ?? 0 }

  /// Prepares both layouts.
  open override func prepare() {
    super.prepare()
    for layout in [currentLayout, nextLayout] {
      layout.collectionView = collectionView
      layout.prepare()
    }
  }

  /// The content size, interpolated between the two layouts.
  open override var collectionViewContentSize: CGSize {
    let (old, new) = (currentLayout.collectionViewContentSize, nextLayout.collectionViewContentSize)
    return CGSize(
      width: between(old.width, new.width), height: between(old.height, new.height))
  }

  /// Returns the attributes of the elements that are in an area in either layout.
  open override func layoutAttributesForElements(in rect: CGRect)
    -> [UICollectionViewLayoutAttributes]?
  {
    let later = rect.offsetBy(dx: scrolling.x, dy: scrolling.y)
    let old = currentLayout.layoutAttributesForElements(in: rect) ?? []
    let new = nextLayout.layoutAttributesForElements(in: later) ?? []
    var seen: Set<CollectionElement> = []
    return (old + new).map(\.element).filter { seen.insert($0).inserted }.compactMap(mean)
  }

  /// Returns the attributes of an item, interpolated between the two layouts.
  open override func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    mean(of: CollectionElement(category: .cell, kind: nil, indexPath: indexPath))
  }

  /// Returns the attributes of a supplementary view, interpolated between the two layouts.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    mean(
      of: CollectionElement(
        category: .supplementaryView, kind: elementKind, indexPath: indexPath))
  }

  private func mean(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    let old = currentLayout.attributes(of: element)
    let new = nextLayout.attributes(of: element)?.duplicate()
    new?.frame.origin.x -= scrolling.x
    new?.frame.origin.y -= scrolling.y
    guard let old, let new else {
      let only = (old ?? new)?.duplicate()
      only?.alpha *= old == nil ? transitionProgress : 1 - transitionProgress
      return only
    }
    let between = old.duplicate()
    between.frame = CGRect(
      x: self.between(old.frame.minX, new.frame.minX),
      y: self.between(old.frame.minY, new.frame.minY),
      width: self.between(old.frame.width, new.frame.width),
      height: self.between(old.frame.height, new.frame.height))
    between.alpha = self.between(old.alpha, new.alpha)
    between.zIndex = transitionProgress < 0.5 ? old.zIndex : new.zIndex
    between.transform = old.transform.between(new.transform, at: transitionProgress)
    return between
  }

  /// Both layouts have already computed all sizes.
  override var asksForPreferredSizes: Bool { false }

  private func between(_ old: CGFloat, _ new: CGFloat) -> CGFloat {
    old + (new - old) * transitionProgress
  }
}

extension UICollectionViewLayout {
  /// Returns the attributes of an element of any category.
  fileprivate func attributes(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    let (kind, path) = (element.kind ?? "", element.indexPath)
    return switch element.category {
    case .cell: layoutAttributesForItem(at: path)
    case .supplementaryView: layoutAttributesForSupplementaryView(ofKind: kind, at: path)
    case .decorationView: layoutAttributesForDecorationView(ofKind: kind, at: path)
    }
  }
}

extension CGAffineTransform {
  fileprivate func between(_ other: CGAffineTransform, at part: CGFloat) -> CGAffineTransform {
    guard other != self else { return self }
    func mean(_ key: KeyPath<CGAffineTransform, CGFloat>) -> CGFloat {
      self[keyPath: key] + (other[keyPath: key] - self[keyPath: key]) * part
    }
    return CGAffineTransform(
      a: mean(\.a), b: mean(\.b), c: mean(\.c), d: mean(\.d), tx: mean(\.tx), ty: mean(\.ty))
  }
}
