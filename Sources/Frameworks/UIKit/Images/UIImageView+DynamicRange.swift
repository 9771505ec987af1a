import ObjectiveC

extension UIImageView {
  private static let rangeKey = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)

  /// How much brighter than white colors should be, which the screen can't show.
  public var preferredImageDynamicRange: UIImage.DynamicRange {
    get {
      let kept = objc_getAssociatedObject(self, Self.rangeKey) as? Int
      return kept.flatMap(UIImage.DynamicRange.init) ?? .unspecified
    }
    set {
      objc_setAssociatedObject(
        self, Self.rangeKey, newValue.rawValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
  }

  /// How much brighter than white colors are.
  public var imageDynamicRange: UIImage.DynamicRange { .standard }
}
