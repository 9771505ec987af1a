/// The activity of a moving user.
///
/// Follows <https://developer.apple.com/documentation/corelocation/clactivitytype>.
public enum CLActivityType: Int, Sendable {
  /// Any other activity.
  case other = 1
  /// Driving.
  case automotiveNavigation
  /// Walking or running.
  case fitness
  /// Traveling by train or boat.
  case otherNavigation
  /// Flying.
  case airborne
}
