/// The radius of a view's corner: a length, or the one that fits the corner of a container.
///
/// Follows <https://developer.apple.com/documentation/uikit/uicornerradius-swift.struct>.
@available(iOS 26.0, *)
@available(IOS26 )
public struct UICornerRadius: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, Hashable,
  Sendable
{
  enum Kind: Hashable, Sendable {
    case fixed(CGFloat)
    case containerConcentric(minimum: CGFloat?)
  }

  let kind: Kind

  private init(_ kind: Kind) {
    self.kind = kind
  }

  /// Creates a fixed radius in points.
  public init(floatLiteral value: Double) {
    self.init(.fixed(CGFloat(value)))
  }

  /// Creates a fixed radius in points.
  public init(integerLiteral value: Int) {
    self.init(.fixed(CGFloat(value)))
  }

  /// Returns a radius in points.
  public static func fixed(_ radius: CGFloat) -> UICornerRadius { UICornerRadius(.fixed(radius)) }

  /// Returns the radius of a corner that has the same center as the corner of the container.
  /// - Parameter minimum: The smallest radius, in points.
  public static func containerConcentric(minimum: CGFloat? = nil) -> UICornerRadius {
    UICornerRadius(.containerConcentric(minimum: minimum))
  }
}
