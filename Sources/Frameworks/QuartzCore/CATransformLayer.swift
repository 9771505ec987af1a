/// A layer that shows only its sublayers.
///
/// Follows <https://developer.apple.com/documentation/quartzcore/catransformlayer>.
open class CATransformLayer: CALayer {
  /// Creates a layer.
  public override init() {
    super.init()
  }

  package override class func instantiate() -> CALayer { registeredInstance ?? CATransformLayer() }

  /// Creates a copy of a layer, such as for presentation.
  public override init(layer: Any) {
    super.init(layer: layer)
  }

  /// Creates a layer from data in an unarchiver.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Returns `nil`, because a transform layer doesn't have its own content to hit.
  open override func hitTest(_ p: CGPoint) -> CALayer? { nil }

  override func makeCopy() -> CALayer {
    let copy = CATransformLayer()
    copy.update(from: self)
    return copy
  }

  override var showsOnlySublayers: Bool { true }
}
