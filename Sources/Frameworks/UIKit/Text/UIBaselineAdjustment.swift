/// How text that shrinks is placed.
///
/// Follows <https://developer.apple.com/documentation/uikit/uibaselineadjustment>.
public enum UIBaselineAdjustment: Int, Sendable {
  /// Its baseline stays.
  case alignBaselines = 0
  /// Its middle stays.
  case alignCenters = 1
  /// Its top left stays.
  case none = 2
}
