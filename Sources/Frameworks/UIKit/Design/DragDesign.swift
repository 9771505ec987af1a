/// The look of items that are dragged. Lengths are in points.
struct DragDesign: Sendable {
  /// The scale of a lifted preview relative to its view.
  var lift: CGFloat
  var shadow: CastShadow
  /// The distance between stacked previews.
  var step: CGFloat
  /// The longest side of a preview that's dragged.
  var longest: CGFloat
  /// The scale at which a preview disappears.
  var lastScale: CGFloat
  var badgeFont: DesignFont
  var badgeFill: UIColor
  var badgeColor: UIColor
  var badgeDiameter: CGFloat
  /// The distance by which the badge is above and beside the first preview.
  var badgeOffset: CGFloat
  /// The duration of lifting and of putting down, in seconds.
  var moving: TimeInterval
  /// The margin and the largest width of the preview of a URL.
  var linkMargin: CGFloat
  var linkWidth: CGFloat
  /// The height of the gap for items in an empty section of a table.
  var gapHeight: CGFloat
  /// The duration of moving rows aside, in seconds.
  var gapMoving: TimeInterval
  /// The opacity of a view that opens soon, and the duration of a change to it, in seconds.
  var springOpacity: Float
  var springBlinking: TimeInterval
}
