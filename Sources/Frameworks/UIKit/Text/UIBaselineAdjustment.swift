/// The vertical placement of text that was shrunk.
///
/// Follows <https://developer.apple.com/documentation/uikit/uibaselineadjustment>.
public enum UIBaselineAdjustment: Int, Sendable {
  /// The baseline stays in place.
  case alignBaselines = 0
  /// The center stays in place.
  case alignCenters = 1
  /// The top-left corner stays in place.
  case none = 2
}
