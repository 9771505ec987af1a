/// The look of scroll indicators, and the scrolling near an edge. Lengths are in points.
struct ScrollingDesign: Sendable {
  var indicatorThickness: CGFloat
  var indicatorMargin: CGFloat
  var smallestIndicator: CGFloat
  /// The smallest length of an indicator while the content is pulled past its end.
  var smallestPulledIndicator: CGFloat
  var darkIndicator: UIColor
  var lightIndicator: UIColor
  /// The time in seconds after which indicators disappear, and how long that takes.
  var indicatorDelay: TimeInterval
  var indicatorFading: TimeInterval
  /// The distance from an edge at which something that's dragged causes scrolling.
  var edgeZone: CGFloat
  /// The longest distance that it scrolls in a frame.
  var fastestEdgeStep: CGFloat
  /// The duration of moves that the system makes, such as to the top, in seconds.
  var moving: TimeInterval

  /// Returns the distance to scroll in a frame while something is dragged to a place.
  /// - Parameters:
  ///   - place: The place along the axis.
  ///   - start: The start of the visible area.
  ///   - end: The end of the visible area.
  func edgeStep(at place: CGFloat, from start: CGFloat, to end: CGFloat) -> CGFloat {
    let (before, after) = (start + edgeZone - place, place - end + edgeZone)
    let nearness = before > 0 ? -before : max(0, after)
    return min(max(nearness / edgeZone, -1), 1) * fastestEdgeStep
  }
}
