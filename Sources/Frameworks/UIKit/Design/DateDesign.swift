/// The look of date pickers and calendars. Lengths are in points.
struct DateDesign: Sendable {
  /// The card behind a calendar or wheels that a compact picker opens.
  struct Card: Sendable {
    var cornerRadius: CGFloat
    var surface: Surface
    var shadow: CastShadow
    /// The smallest distance from the edges of the screen.
    var margin: CGFloat
  }

  var card: Card
}
