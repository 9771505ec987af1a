import Foundation

extension NumberFormatter {
  /// The version of the system's formatters that a formatter behaves like.
  ///
  /// Follows <https://developer.apple.com/documentation/foundation/numberformatter/behavior>.
  public enum Behavior: UInt, Sendable {
    /// The default behavior of this device's version.
    case `default` = 0
    /// The behavior since macOS 10.4, which is the only one on iOS.
    case behavior10_4 = 1040
  }

  /// The formatter's behavior, which is the same for all of them, as on iOS.
  public var formatterBehavior: Behavior {
    get { .behavior10_4 }
    set {}
  }
}
