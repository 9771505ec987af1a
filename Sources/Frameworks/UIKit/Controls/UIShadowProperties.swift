/// The shadow that a background casts.
///
/// Follows <https://developer.apple.com/documentation/uikit/uishadowproperties-swift.struct>.
@preconcurrency @MainActor
public struct UIShadowProperties {
  /// The color.
  public var color = UIColor.black
  /// The opacity, from 0 to 1.
  public var opacity: CGFloat = 0
  /// The radius of the blur, in points.
  public var radius: CGFloat = 0
  /// The distance from the background, in points.
  public var offset = CGSize.zero
  /// The path that casts the shadow, or `nil` for the background's path.
  public var path: UIBezierPath?

  init() {}
}

extension UIShadowProperties: Hashable {
  /// The parts that determine equality.
  private var parts: [AnyHashable?] {
    [color, opacity, radius, [offset.width, offset.height], path]
  }

  /// Returns whether two shadows look the same.
  public nonisolated static func == (lhs: UIShadowProperties, rhs: UIShadowProperties) -> Bool {
    MainActor.assumeIsolated { lhs.parts == rhs.parts }
  }

  /// Hashes the parts of the shadow.
  public nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(MainActor.assumeIsolated { parts.hashValue })
  }
}
