/// The radii of a view's corners.
///
/// Follows <https://developer.apple.com/documentation/uikit/uicornerconfiguration-swift.struct>.
@available(iOS 26.0, *)
@available(IOS26 )
public struct UICornerConfiguration: Hashable, Sendable {
  /// Indirect, so that a view without a configuration needs little memory for it.
  indirect enum Shape: Hashable, Sendable {
    case corners(Corners)
    case capsule(maximum: CGFloat?)
  }

  /// The radii of the corners, or `nil` for square ones.
  struct Corners: Hashable, Sendable {
    var topLeft: UICornerRadius?
    var topRight: UICornerRadius?
    var bottomLeft: UICornerRadius?
    var bottomRight: UICornerRadius?
  }

  let shape: Shape

  private init(_ shape: Shape) {
    self.shape = shape
  }

  /// The configuration of a view with square corners.
  static let square = UICornerConfiguration(.corners(Corners()))

  /// Returns a configuration with the same radius for all corners.
  public static func corners(radius: UICornerRadius) -> UICornerConfiguration {
    corners(
      topLeftRadius: radius, topRightRadius: radius, bottomLeftRadius: radius,
      bottomRightRadius: radius)
  }

  /// Returns a configuration with a radius for each corner; corners without one are square.
  public static func corners(
    topLeftRadius: UICornerRadius? = nil, topRightRadius: UICornerRadius? = nil,
    bottomLeftRadius: UICornerRadius? = nil, bottomRightRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    UICornerConfiguration(
      .corners(
        Corners(
          topLeft: topLeftRadius, topRight: topRightRadius, bottomLeft: bottomLeftRadius,
          bottomRight: bottomRightRadius)))
  }

  /// Returns a configuration with the same radius for all corners.
  public static func uniformCorners(radius: UICornerRadius) -> UICornerConfiguration {
    corners(radius: radius)
  }

  /// Returns a configuration with half of the view's shorter side as the radius.
  /// - Parameter maximumRadius: The largest radius, in points.
  public static func capsule(maximumRadius: CGFloat? = nil) -> UICornerConfiguration {
    UICornerConfiguration(.capsule(maximum: maximumRadius))
  }

  /// Returns a configuration with a radius for the corners at the top and one for those at the
  /// bottom.
  public static func uniformEdges(
    topRadius: UICornerRadius, bottomRadius: UICornerRadius
  ) -> UICornerConfiguration {
    corners(
      topLeftRadius: topRadius, topRightRadius: topRadius, bottomLeftRadius: bottomRadius,
      bottomRightRadius: bottomRadius)
  }

  /// Returns a configuration with a radius for the corners on the left and one for those on the
  /// right.
  public static func uniformEdges(
    leftRadius: UICornerRadius, rightRadius: UICornerRadius
  ) -> UICornerConfiguration {
    corners(
      topLeftRadius: leftRadius, topRightRadius: rightRadius, bottomLeftRadius: leftRadius,
      bottomRightRadius: rightRadius)
  }

  /// Returns a configuration with the same radius for the corners at the top.
  public static func uniformTopRadius(
    _ radius: UICornerRadius, bottomLeftRadius: UICornerRadius? = nil,
    bottomRightRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    corners(
      topLeftRadius: radius, topRightRadius: radius, bottomLeftRadius: bottomLeftRadius,
      bottomRightRadius: bottomRightRadius)
  }

  /// Returns a configuration with the same radius for the corners at the bottom.
  public static func uniformBottomRadius(
    _ radius: UICornerRadius, topLeftRadius: UICornerRadius? = nil,
    topRightRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    corners(
      topLeftRadius: topLeftRadius, topRightRadius: topRightRadius, bottomLeftRadius: radius,
      bottomRightRadius: radius)
  }

  /// Returns a configuration with the same radius for the corners on the left.
  public static func uniformLeftRadius(
    _ radius: UICornerRadius, topRightRadius: UICornerRadius? = nil,
    bottomRightRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    corners(
      topLeftRadius: radius, topRightRadius: topRightRadius, bottomLeftRadius: radius,
      bottomRightRadius: bottomRightRadius)
  }

  /// Returns a configuration with the same radius for the corners on the right.
  public static func uniformRightRadius(
    _ radius: UICornerRadius, topLeftRadius: UICornerRadius? = nil,
    bottomLeftRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    corners(
      topLeftRadius: topLeftRadius, topRightRadius: radius, bottomLeftRadius: bottomLeftRadius,
      bottomRightRadius: radius)
  }
}
