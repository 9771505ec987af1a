import Foundation

extension NSLocale {
  /// The person's locale, which changes with the person's settings.
  ///
  /// Follows <https://developer.apple.com/documentation/foundation/nslocale/autoupdatingcurrent>.
  public class var autoupdatingCurrent: Locale { .autoupdatingCurrent }
}
