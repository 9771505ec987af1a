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

  /// Whether the image has colors brighter than white, which isn't supported.
  public var isHighDynamicRange: Bool { false }

  /// Returns the image without colors brighter than white.
  public func imageRestrictedToStandardDynamicRange() -> UIImage { self }
}

extension UIImage {
  /// The dynamic range of an image.
  ///
  /// Follows <https://developer.apple.com/documentation/uikit/uiimage/dynamicrange>.
  public enum DynamicRange: Int, Sendable {
    /// The range isn't specified.
    case unspecified = -1
    /// The standard dynamic range.
    case standard = 0
    /// A limited high dynamic range.
    case constrainedHigh = 1
    /// The full high dynamic range of the screen.
    case high = 2
  }
}
