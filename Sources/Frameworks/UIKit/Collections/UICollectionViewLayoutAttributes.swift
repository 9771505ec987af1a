/// The layout information of an element in a collection view.
///
/// Follows <https://developer.apple.com/documentation/uikit/uicollectionviewlayoutattributes>.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject, @preconcurrency NSCopying {
  /// The index path of the element.
  open var indexPath = IndexPath()
  /// The frame of the element, in the coordinates of the collection view.
  open var frame = CGRect.zero
  /// The transparency of the element.
  open var alpha: CGFloat = 1
  /// A Boolean value that indicates whether the element is hidden.
  open var isHidden = false
  /// The position of the element on the z-axis.
  open var zIndex = 0
  /// The three-dimensional transform of the element.
  open var transform3D = CATransform3DIdentity
  private var kind: String?
  private var category = UICollectionView.ElementCategory.cell
  /// The axes along which the element can have its preferred size.
  final var flexibleAxes = CollectionAxes.both
  /// The section whose own scroll view shows the element.
  final var scrollingSection: Int?
  /// The position of the element in its list.
  final var listPlace: ListPlace?

  /// Creates attributes.
  public required override init() {
    super.init()
  }

  /// Creates the layout attributes of a cell.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  /// Creates the layout attributes of a supplementary view.
  public convenience init(
    forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath
  ) {
    self.init()
    self.indexPath = indexPath
    kind = elementKind
    category = .supplementaryView
  }

  /// Creates the layout attributes of a decoration view.
  public convenience init(
    forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath
  ) {
    self.init()
    self.indexPath = indexPath
    kind = decorationViewKind
    category = .decorationView
  }

  /// Creates attributes of the class that this is called on.
  class func make(_ element: CollectionElement) -> Self {
    let attributes = self.init()
    attributes.indexPath = element.indexPath
    attributes.kind = element.kind
    attributes.category = element.category
    return attributes
  }

  /// The element that the attributes describe.
  final var element: CollectionElement {
    get { CollectionElement(category: category, kind: kind, indexPath: indexPath) }
    set { (category, kind, indexPath) = (newValue.category, newValue.kind, newValue.indexPath) }
  }

  /// The kind of a supplementary or decoration view, or `nil` for a cell.
  open var representedElementKind: String? { kind }

  /// The category of the element.
  open var representedElementCategory: UICollectionView.ElementCategory { category }

  /// The affine transform of the element.
  open var transform: CGAffineTransform {
    get { CATransform3DGetAffineTransform(transform3D) }
    set { transform3D = CATransform3DMakeAffineTransform(newValue) }
  }

  /// The center of the element, in the coordinates of the collection view.
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
    }
  }

  /// The size of the element. Setting it doesn't move the center.
  open var size: CGSize {
    get { frame.size }
    set {
      let center = center
      frame.size = newValue
      self.center = center
    }
  }

  /// The bounds of the element, with an origin of zero.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { size = newValue.size }
  }

  /// Returns a copy of the attributes.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init()
    copy.indexPath = indexPath
    copy.frame = frame
    copy.alpha = alpha
    copy.isHidden = isHidden
    copy.zIndex = zIndex
    copy.transform3D = transform3D
    copy.kind = kind
    copy.category = category
    copy.flexibleAxes = flexibleAxes
    copy.scrollingSection = scrollingSection
    copy.listPlace = listPlace
    return copy
  }

  final func duplicate() -> UICollectionViewLayoutAttributes {
    copy() as? UICollectionViewLayoutAttributes ?? self
  }

  /// A copy of the attributes that makes the element invisible.
  final var hidden: UICollectionViewLayoutAttributes {
    let hidden = duplicate()
    hidden.alpha = 0
    return hidden
  }

  /// Returns whether another object describes the same element in the same way.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICollectionViewLayoutAttributes, type(of: self) == type(of: other)
    else { return false }
    return other === self || MainActor.assumeIsolated { describesTheSame(as: other) }
  }

  private func describesTheSame(as other: UICollectionViewLayoutAttributes) -> Bool {
    element == other.element && frame == other.frame && alpha == other.alpha
      && isHidden == other.isHidden && zIndex == other.zIndex
      && CATransform3DEqualToTransform(transform3D, other.transform3D)
      && listPlace == other.listPlace
  }

  /// A hash value for the attributes.
  open override var hash: Int { MainActor.assumeIsolated { element.hashValue } }
}
