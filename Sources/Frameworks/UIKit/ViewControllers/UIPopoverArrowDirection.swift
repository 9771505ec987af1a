/// The directions in which a popover's arrow points.
///
/// Follows <https://developer.apple.com/documentation/uikit/uipopoverarrowdirection>.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Up.
  public static let up = UIPopoverArrowDirection(rawValue: 1 << 0)
  /// Down.
  public static let down = UIPopoverArrowDirection(rawValue: 1 << 1)
  /// Left.
  public static let left = UIPopoverArrowDirection(rawValue: 1 << 2)
  /// Right.
  public static let right = UIPopoverArrowDirection(rawValue: 1 << 3)
  /// Any.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
  /// Unknown.
  public static let unknown = UIPopoverArrowDirection(rawValue: UInt.max)
}
