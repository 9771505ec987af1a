import ObjectiveC

extension UIImageView {
  private static let ranges = Association<UIImage.DynamicRange>()

  /// The preferred range of brightness, which the screen can't display.
  public var preferredImageDynamicRange: UIImage.DynamicRange {
    get { Self.ranges[self] ?? .unspecified }
    set { Self.ranges[self] = newValue }
  }

  /// The range of brightness.
  public var imageDynamicRange: UIImage.DynamicRange { .standard }
}
