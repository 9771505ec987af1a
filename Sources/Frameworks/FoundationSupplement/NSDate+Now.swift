import Foundation

extension NSDate {
  /// The date and time at the moment of access.
  ///
  /// Follows <https://developer.apple.com/documentation/foundation/nsdate/now>.
  public class var now: Date { .now }
}
