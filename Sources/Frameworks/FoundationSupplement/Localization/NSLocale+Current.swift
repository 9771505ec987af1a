import Foundation

extension NSLocale {
  /// The user's locale, which changes with the user's settings.
  ///
  /// Follows <https://developer.apple.com/documentation/foundation/nslocale/autoupdatingcurrent>.
  public class var autoupdatingCurrent: Locale { .autoupdatingCurrent }
}
