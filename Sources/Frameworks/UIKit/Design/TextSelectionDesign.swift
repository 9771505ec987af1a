/// The look of the caret and the selection in texts. Lengths are in points.
struct TextSelectionDesign: Sendable {
  /// The handles at the ends of a selection.
  struct Handle: Sendable {
    var ballDiameter: CGFloat
    var barWidth: CGFloat
    /// The length by which the ball covers the bar.
    var overlap: CGFloat
  }

  var caretWidth: CGFloat
  var caretRadius: CGFloat
  /// The time, in seconds, for which the blinking caret is visible or hidden.
  var blinking: TimeInterval
  var handle: Handle
  /// The opacity of the tint color behind selected text.
  var highlightOpacity: CGFloat
  /// The opacity of the tint color behind text that's being composed.
  var markedOpacity: CGFloat
}
