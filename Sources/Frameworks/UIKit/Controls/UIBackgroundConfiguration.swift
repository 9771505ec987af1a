import Stubs

/// The appearance of the background of a button or a cell.
///
/// Follows
/// <https://developer.apple.com/documentation/uikit/uibackgroundconfiguration-swift.struct>.
@preconcurrency @MainActor
public struct UIBackgroundConfiguration {
  /// A view in front of the background color and image.
  public var customView: UIView?
  /// The radius of the corners, in points.
  public var cornerRadius: CGFloat = 0
  /// The distances of the background from the edges of its container, in points.
  public var backgroundInsets = NSDirectionalEdgeInsets()
  /// The edges where the container's layout margins are added to the insets.
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = [] {
    didSet {
      Stub.backgroundLayoutMargins.report(if: !edgesAddingLayoutMarginsToBackgroundInsets.isEmpty)
    }
  }
  /// The color, or `nil` to use the container's tint color.
  public var backgroundColor: UIColor?
  /// The transformer that derives the final color from the background color.
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  /// The effect behind the image and the custom view.
  public var visualEffect: UIVisualEffect? {
    didSet { Stub.backgroundVisualEffect.report(if: visualEffect != nil) }
  }
  /// An image in front of the color.
  public var image: UIImage?
  /// The content mode of the image.
  public var imageContentMode: UIView.ContentMode = .scaleToFill
  /// The color of the outline, or `nil` to use the container's tint color.
  public var strokeColor: UIColor?
  /// The transformer that derives the outline's final color from the stroke color.
  public var strokeColorTransformer: UIConfigurationColorTransformer?
  /// The width of the outline, in points.
  public var strokeWidth: CGFloat = 0
  /// The distance between the background and the outline around it, in points.
  public var strokeOutset: CGFloat = 0
  /// The shadow, which is invisible until its opacity is set.
  public var shadowProperties = UIShadowProperties()

  /// The kind of list background, if it is one.
  var list: ListBackground?

  init() {}

  /// Returns a background without content.
  public static func clear() -> UIBackgroundConfiguration {
    var configuration = UIBackgroundConfiguration()
    configuration.backgroundColor = .clear
    return configuration
  }

  /// Returns the background of a cell in a plain list.
  public static func listPlainCell() -> UIBackgroundConfiguration { list(.plainCell) }

  /// Returns the background of a cell in a grouped list.
  public static func listGroupedCell() -> UIBackgroundConfiguration { list(.groupedCell) }

  /// Returns the color that's shown in a container with a tint color.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = backgroundColor ?? tintColor
    return backgroundColorTransformer?(color) ?? color
  }

  /// Returns the color of the outline in a container with a tint color.
  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
    let color = strokeColor ?? tintColor
    return strokeColorTransformer?(color) ?? color
  }
}
