import Stubs

/// How the background of a button or cell looks.
///
/// Follows <https://developer.apple.com/documentation/uikit/uibackgroundconfiguration-swift.struct>.
@preconcurrency @MainActor
public struct UIBackgroundConfiguration {
  /// A view in front of the background color and image.
  public var customView: UIView?
  /// The radius of the corners, in points.
  public var cornerRadius: CGFloat = 0
  /// The distances of the background from the edges of its container, in points.
  public var backgroundInsets = NSDirectionalEdgeInsets()
  /// The edges on which the container's layout margins are added to the insets.
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = [] {
    didSet {
      Stub.backgroundLayoutMargins.tell(if: !edgesAddingLayoutMarginsToBackgroundInsets.isEmpty)
    }
  }
  /// The color; `nil` is the container's tint.
  public var backgroundColor: UIColor?
  /// What makes the shown color out of the background color.
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  /// An image in front of the color.
  public var image: UIImage?
  /// How the image fills the background.
  public var imageContentMode: UIView.ContentMode = .scaleToFill
  /// The color of the outline; `nil` is the container's tint.
  public var strokeColor: UIColor?
  /// What makes the shown outline's color out of the stroke color.
  public var strokeColorTransformer: UIConfigurationColorTransformer?
  /// The width of the outline, in points.
  public var strokeWidth: CGFloat = 0
  /// How far the outline lies outside the background, in points.
  public var strokeOutset: CGFloat = 0

  init() {}

  /// A background that shows nothing.
  public static func clear() -> UIBackgroundConfiguration {
    var configuration = UIBackgroundConfiguration()
    configuration.backgroundColor = .clear
    return configuration
  }

  /// The background of a cell in a plain list.
  public static func listPlainCell() -> UIBackgroundConfiguration {
    var configuration = UIBackgroundConfiguration()
    configuration.backgroundColor = .systemBackground
    return configuration
  }

  /// The background of a cell in a grouped list.
  public static func listGroupedCell() -> UIBackgroundConfiguration {
    var configuration = UIBackgroundConfiguration()
    configuration.backgroundColor = .secondarySystemGroupedBackground
    return configuration
  }

  /// The color to show, in a container with a tint.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = backgroundColor ?? tintColor
    return backgroundColorTransformer?(color) ?? color
  }

  /// The outline's color to show, in a container with a tint.
  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
    let color = strokeColor ?? tintColor
    return strokeColorTransformer?(color) ?? color
  }
}
