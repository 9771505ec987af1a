/// Where an item of a collection view lies and how it looks there.
///
/// Follows <https://developer.apple.com/documentation/uikit/uicollectionviewlayoutattributes>.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject {
  /// The item.
  open var indexPath: IndexPath
  /// Where it lies in the content.
  open var frame = CGRect.zero
  /// How opaque it is.
  open var alpha: CGFloat = 1
  /// Whether it is not shown.
  open var isHidden = false
  /// What lies in front of what.
  open var zIndex = 0
  /// The transform about its middle.
  open var transform = CGAffineTransform.identity
  /// The kind of a view beside the items; `nil` for an item.
  open private(set) var representedElementKind: String?

  /// The middle of the frame.
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
    }
  }

  /// The size of the frame.
  open var size: CGSize {
    get { frame.size }
    set { frame.size = newValue }
  }

  private init(_ indexPath: IndexPath, kind: String?) {
    self.indexPath = indexPath
    representedElementKind = kind
    super.init()
  }

  /// Creates the attributes of an item.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init(indexPath, kind: nil)
  }

  /// Creates the attributes of a view beside the items.
  public convenience init(
    forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath
  ) {
    self.init(indexPath, kind: elementKind)
  }
}
