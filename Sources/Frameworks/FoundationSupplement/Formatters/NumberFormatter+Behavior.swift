import Foundation

extension NumberFormatter {
  /// The version of the system's formatters that a formatter behaves like.
  ///
  /// Follows <https://developer.apple.com/documentation/foundation/numberformatter/behavior>.
  public enum Behavior: UInt, Sendable {
    /// As the version is that this device has.
    case `default` = 0
    /// As since macOS 10.4, which is everything that iOS has.
    case behavior10_4 = 1040
  }

  /// The formatter's behavior, which is the same for all of them, as on iOS.
  public var formatterBehavior: Behavior {
    get { .behavior10_4 }
    set {}
  }
}
