import ObjectiveC

extension UIImageView {
  private static let ranges = Association<UIImage.DynamicRange>()

  /// The preferred dynamic range, which the screen doesn't support.
  public var preferredImageDynamicRange: UIImage.DynamicRange {
    get { Self.ranges[self] ?? .unspecified }
    set { Self.ranges[self] = newValue }
  }

  /// The dynamic range.
  public var imageDynamicRange: UIImage.DynamicRange { .standard }
}
