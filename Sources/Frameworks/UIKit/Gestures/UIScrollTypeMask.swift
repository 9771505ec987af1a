/// The kinds of pointer scrolling.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiscrolltypemask>.
public struct UIScrollTypeMask: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Scrolling in steps.
  public static let discrete = UIScrollTypeMask(rawValue: 1 << 0)
  /// Smooth scrolling.
  public static let continuous = UIScrollTypeMask(rawValue: 1 << 1)
  /// Both kinds.
  public static let all: UIScrollTypeMask = [.discrete, .continuous]
}
