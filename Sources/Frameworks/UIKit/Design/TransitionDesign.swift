/// The motion of view controllers. Durations are in seconds.
struct TransitionDesign: Sendable {
  /// The duration of a push or pop.
  var pushing: TimeInterval
  /// The part of its width by which the view controller below moves in a push.
  var parallax: CGFloat
  /// The part of its width by which a navigation bar's content moves in a push.
  var barShift: CGFloat
  /// The duration of the return after a swipe that wasn't far enough.
  var returning: TimeInterval
  /// The time by which a swipe's speed is continued to decide whether it was far enough.
  var swipeLead: TimeInterval
  /// The duration of presentations that cover the screen from below.
  var covering: TimeInterval
  /// The duration of other presentations.
  var presenting: TimeInterval
  /// The duration of a dismissal relative to that of the presentation.
  var dismissalShare: Double
  var zooming: TimeInterval
  /// The duration and the last scale of views that the system deletes.
  var deleting: TimeInterval
  var deletedScale: CGFloat
  var crossFading: TimeInterval
  /// The duration of a rotation or another change of size.
  var resizing: TimeInterval
  /// The duration of changes to a tab bar's size and to its accessory.
  var tabBarChanging: TimeInterval
}
