extension UIImage {
  /// The image for more actions.
  public class var actions: UIImage { system("ellipsis.circle") }

  /// The image for adding.
  public class var add: UIImage { system("plus.circle.fill") }

  /// The image for removing.
  public class var remove: UIImage { system("minus.circle.fill") }

  /// The image for selected items.
  public class var checkmark: UIImage { system("checkmark.circle.fill") }

  /// The image for the selected items in a group.
  public class var strokedCheckmark: UIImage { system("checkmark.circle") }

  private static func system(_ name: String) -> UIImage { UIImage(systemName: name) ?? UIImage() }

  /// A format for renderers that produce images like this one, with the same scale.
  public var imageRendererFormat: UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return format
  }

  /// Whether the image has colors brighter than white, which none here does.
  public var isHighDynamicRange: Bool { false }

  /// Returns the image without colors brighter than white.
  public func imageRestrictedToStandardDynamicRange() -> UIImage { self }
}

extension UIImage {
  /// The range of brightness of an image's colors.
  ///
  /// Follows <https://developer.apple.com/documentation/uikit/uiimage/dynamicrange>.
  public enum DynamicRange: Int, Sendable {
    /// The range of the surroundings.
    case unspecified = -1
    /// No additional brightness.
    case standard = 0
    /// Some.
    case constrainedHigh = 1
    /// The maximum brightness of the screen.
    case high = 2
  }
}
