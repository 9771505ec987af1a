extension TextSelectionDesign {
  static let ios18 = TextSelectionDesign(
    caretWidth: 2, caretRadius: 1, blinking: 0.5,
    handle: Handle(ballDiameter: 10, barWidth: 2, overlap: 1), highlightOpacity: 0.2,
    markedOpacity: 0.15)
}
