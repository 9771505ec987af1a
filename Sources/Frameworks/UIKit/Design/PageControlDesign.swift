/// The look of page controls. Lengths are in points.
struct PageControlDesign: Sendable {
  var height: CGFloat
  var dotSize: CGFloat
  /// The distance between two dots or images.
  var gap: CGFloat
  var dotColor: UIColor
  var currentDotColor: UIColor
  /// The length of the current page's indicator while it shows progress.
  var progressLength: CGFloat
  /// The difference between the length of the control and the distance of its outermost dots.
  var endLength: CGFloat
  /// The same for the background.
  var backgroundEndLength: CGFloat
  var backgroundColor: UIColor
}
