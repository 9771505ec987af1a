/// A horizontal and a vertical offset.
///
/// Follows <https://developer.apple.com/documentation/uikit/uioffset>.
public struct UIOffset: Equatable, Sendable, Codable {
  /// The distance to the right.
  public var horizontal: CGFloat
  /// The distance down.
  public var vertical: CGFloat

  /// An offset of zero.
  public static let zero = UIOffset()

  /// Creates an offset of zero.
  public init() {
    self.init(horizontal: 0, vertical: 0)
  }

  /// Creates an offset from its distances.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}
