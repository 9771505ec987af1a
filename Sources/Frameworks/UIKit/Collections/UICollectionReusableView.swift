/// A reusable view in a collection view, which is a cell or a supplementary view.
///
/// Follows <https://developer.apple.com/documentation/uikit/uicollectionreusableview>.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  /// The reuse identifier of the view.
  open internal(set) var reuseIdentifier: String?
  /// The scene that a prototype's connections live in.
  final var storyboardScene: StoryboardScene?
  /// The last attributes that were applied.
  final var placed: UICollectionViewLayoutAttributes?
  /// The collection view that created or reuses the view. The view might not be in it yet.
  final weak var maker: UICollectionView?
  /// The view's last preferred size.
  final var preferred: PreferredSize?

  /// The size that a view preferred when a layout proposed a size.
  struct PreferredSize {
    let proposed: CGSize
    let answer: CGSize
    let generation: Int
  }

  /// Creates a view with the specified frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    drawsContent = false
  }

  /// Creates a view of the class that this is called on.
  ///
  /// `make` calls this initializer by its symbol.
  @_silgen_name("quince_UICollectionReusableView_make")
  convenience init(of reuseIdentifier: String?, frame: CGRect) {
    self.init(frame: frame)
    self.reuseIdentifier = reuseIdentifier
  }

  /// Creates a view from data in an unarchiver.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    drawsContent = false
    reuseIdentifier = (coder as? StoryboardCoder)?.string("reuseIdentifier")
  }

  /// Called before the view is reused.
  open func prepareForReuse() {}

  /// Applies layout attributes to the view.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// Returns the attributes that the view prefers to the attributes from the layout.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { fitted(layoutAttributes) }

  /// Returns attributes with the size that the view's content requires.
  func fitted(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
    fittedToContent(attributes)
  }

  /// The view whose constraints determine the view's preferred size.
  var fittedView: UIView { self }

  /// Returns the size of the content if it has no constraints, or `nil` if constraints determine
  /// the size.
  func contentSize(fitting size: CGSize) -> CGSize? { nil }

  /// Called before the layout of the collection view is replaced.
  open func willTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}

  /// Called after the layout of the collection view was replaced.
  open func didTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}
}

extension UICollectionReusableView {
  /// Creates a view of the class that this is called on.
  ///
  /// Apple doesn't declare `init(frame:)` as `required`, so Swift can't call it on a class that's
  /// known only at run time.
  @_silgen_name("quince_UICollectionReusableView_make")
  class func make(_ reuseIdentifier: consuming String?, frame: consuming CGRect)
    -> UICollectionReusableView
}
