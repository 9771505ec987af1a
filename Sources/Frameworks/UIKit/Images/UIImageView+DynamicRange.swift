import ObjectiveC

extension UIImageView {
  private static let ranges = Association<UIImage.DynamicRange>()

  /// How much brighter than white colors should be, which the screen can't show.
  public var preferredImageDynamicRange: UIImage.DynamicRange {
    get { Self.ranges[self] ?? .unspecified }
    set { Self.ranges[self] = newValue }
  }

  /// How much brighter than white colors are.
  public var imageDynamicRange: UIImage.DynamicRange { .standard }
}
