extension UISheetPresentationController {
  /// The places of a sheet that's narrower than the screen.
  ///
  /// Follows
  /// <https://developer.apple.com/documentation/uikit/uisheetpresentationcontroller/placement>.
  @available(IOS27 )
  public enum Placement: Int, Sendable {
    /// The system chooses.
    case automatic = 0
    /// At the leading edge.
    case leading = 1
    /// In the center.
    case center = 2
    /// At the trailing edge.
    case trailing = 3
  }
}
