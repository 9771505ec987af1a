/// The look of segmented controls. Lengths are in points.
struct SegmentDesign: Sendable {
  var height: CGFloat
  var cornerRadius: CGFloat
  var fill: UIColor
  /// The distance between the selection and the edges of its segment.
  var inset: CGFloat
  /// The additional inset while the selection is dragged, as a part of the height.
  var draggedInset: CGFloat
  var selectionRadius: CGFloat
  var selectionColor: UIColor
  var selectionShadow: CastShadow
  /// The space on both sides of a segment's content.
  var padding: CGFloat
  /// The smallest space on both sides of a title.
  var titleMargin: CGFloat
  var font: DesignFont
  var selectedWeight: UIFont.Weight
  var textColor: UIColor
  var disabledColor: UIColor
  var touchedOpacity: CGFloat
  var separatorSize: CGSize
  var separatorColor: UIColor
  var motion: SpringDesign
  /// The duration of an insertion or removal, in seconds.
  var changing: TimeInterval
}
