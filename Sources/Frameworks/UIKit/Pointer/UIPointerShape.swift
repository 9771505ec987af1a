/// The shape of the pointer.
///
/// Follows <https://developer.apple.com/documentation/uikit/uipointershape-swift.enum>.
@MainActor
public enum UIPointerShape {
  /// The corner radius that the system chooses.
  public nonisolated static let defaultCornerRadius: CGFloat = 8

  /// A path.
  case path(UIBezierPath)
  /// A rounded rectangle.
  case roundedRect(CGRect, radius: CGFloat = UIPointerShape.defaultCornerRadius)
  /// A line from top to bottom.
  case verticalBeam(length: CGFloat)
  /// A line from left to right.
  case horizontalBeam(length: CGFloat)
}
