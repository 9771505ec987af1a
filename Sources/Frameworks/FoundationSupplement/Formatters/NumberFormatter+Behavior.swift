import Foundation

extension NumberFormatter {
  /// The system version whose formatter behavior is used.
  ///
  /// Follows <https://developer.apple.com/documentation/foundation/numberformatter/behavior>.
  public enum Behavior: UInt, Sendable {
    /// The default behavior of this device's system version.
    case `default` = 0
    /// The behavior since macOS 10.4, which is the only one on iOS.
    case behavior10_4 = 1040
  }

  /// The formatter's behavior, which can't be changed on iOS.
  public var formatterBehavior: Behavior {
    get { .behavior10_4 }
    set {}
  }
}
