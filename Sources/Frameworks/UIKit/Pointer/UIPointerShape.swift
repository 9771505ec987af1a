/// The shape of the pointer.
///
/// Follows <https://developer.apple.com/documentation/uikit/uipointershape-swift.enum>.
@MainActor
public enum UIPointerShape {
  /// The default corner radius.
  public nonisolated static let defaultCornerRadius: CGFloat = 8

  /// A path.
  case path(UIBezierPath)
  /// A rounded rectangle.
  case roundedRect(CGRect, radius: CGFloat = UIPointerShape.defaultCornerRadius)
  /// A vertical line.
  case verticalBeam(length: CGFloat)
  /// A horizontal line.
  case horizontalBeam(length: CGFloat)
}
