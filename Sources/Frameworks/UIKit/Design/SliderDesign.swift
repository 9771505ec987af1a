/// The look of sliders. Lengths are in points.
struct SliderDesign: Sendable {
  var height: CGFloat
  /// The size of the thumb's rectangle.
  var thumbSize: CGSize
  /// The distance between the visible thumb and its rectangle.
  var thumbInset: CGFloat
  var thumbColor: UIColor
  var thumbShadow: CastShadow
  var trackHeight: CGFloat
  var trackRadius: CGFloat
  var trackColor: UIColor
  /// The distance between an image and the track.
  var imageGap: CGFloat
  var tickSize: CGSize
  /// The distance between the middle of the track and the middle of a tick.
  var tickOffset: CGFloat
  var tickColor: UIColor
  var disabledOpacity: CGFloat
  /// The duration of an animated change, in seconds.
  var changing: TimeInterval
}
