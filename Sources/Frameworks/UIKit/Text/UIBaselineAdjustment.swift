/// The vertical placement of text that was shrunk.
///
/// Follows <https://developer.apple.com/documentation/uikit/uibaselineadjustment>.
public enum UIBaselineAdjustment: Int, Sendable {
  /// The baseline stays where it is.
  case alignBaselines = 0
  /// The center stays where it is.
  case alignCenters = 1
  /// The top left stays where it is.
  case none = 2
}
