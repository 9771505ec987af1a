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

  /// The kind of a supplementary view; `nil` for a cell.
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

  /// The size of the element.
  open var size: CGSize {
    get { frame.size }
    set { frame.size = newValue }
  }

  /// The bounds of the element, with an origin of zero.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set {
      let center = center
      frame.size = newValue.size
      self.center = center
    }
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
    return copy
  }
}
