/// The look of sheets. Lengths are in points.
struct SheetDesign: Sendable {
  /// The bar at the top by which a sheet can be dragged.
  struct Grabber: Sendable {
    var size: CGSize
    /// The distance from the sheet's top.
    var top: CGFloat
    var color: UIColor
  }

  /// The presenting view behind a sheet with its whole height.
  struct Recess: Sendable {
    /// The distance by which the view's sides move in.
    var inset: CGFloat
    var cornerRadius: CGFloat
    var backdrop: UIColor
  }

  /// A sheet in the middle of a wide window.
  struct Floating: Sendable {
    /// The width that a window must exceed.
    var windowWidth: CGFloat
    var pageWidth: CGFloat
    var formSize: CGSize
    /// The smallest space on both sides, and above and below, in sum.
    var margins: CGFloat
  }

  var cornerRadius: CGFloat
  var dimming: UIColor
  /// The distance of the highest sheet from the safe area.
  var top: CGFloat
  /// The height of a medium sheet as a part of the greatest height.
  var mediumPart: CGFloat
  var floating: Floating
  var grabber: Grabber
  var recess: Recess
  /// The duration of the spring that moves a sheet to a detent, in seconds.
  var settling: TimeInterval
  /// The number of points that a touch moves for each point of a sheet that can't be dismissed.
  var resistance: CGFloat
}
