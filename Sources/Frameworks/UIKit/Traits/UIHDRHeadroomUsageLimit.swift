/// The limits on showing colors that are brighter than white.
///
/// Follows <https://developer.apple.com/documentation/uikit/uihdrheadroomusagelimit>.
@available(IOS26 )
public enum UIHDRHeadroomUsageLimit: Int, Sendable {
  /// Unspecified.
  case unspecified = -1
  /// Such colors should be avoided.
  case active = 0
  /// Such colors can be shown.
  case inactive = 1
}
