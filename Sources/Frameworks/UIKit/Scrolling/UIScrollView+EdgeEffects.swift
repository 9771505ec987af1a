extension UIScrollView {
  /// The effect at the top edge.
  @available(iOS 26.0, *)
  @available(IOS26 )
  public var topEdgeEffect: UIScrollEdgeEffect { edgeEffects.top }
  /// The effect at the left edge.
  @available(iOS 26.0, *)
  @available(IOS26 )
  public var leftEdgeEffect: UIScrollEdgeEffect { edgeEffects.left }
  /// The effect at the bottom edge.
  @available(iOS 26.0, *)
  @available(IOS26 )
  public var bottomEdgeEffect: UIScrollEdgeEffect { edgeEffects.bottom }
  /// The effect at the right edge.
  @available(iOS 26.0, *)
  @available(IOS26 )
  public var rightEdgeEffect: UIScrollEdgeEffect { edgeEffects.right }
}
