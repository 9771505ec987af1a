/// The look of date pickers. Lengths are in points.
struct DateDesign: Sendable {
  /// The card behind a calendar or wheels that a compact picker opens.
  struct Card: Sendable {
    var cornerRadius: CGFloat
    var surface: Surface
    var shadow: CastShadow
    /// The smallest distance from the edges of the screen.
    var margin: CGFloat
    /// The distance from the capsule that opened the card.
    var gap: CGFloat
    var appearance: SpringDesign
    /// The scale from which a card appears.
    var firstScale: CGFloat
    var disappearing: TimeInterval
  }

  /// The capsule with the date or the time of a compact picker.
  struct Capsule: Sendable {
    var height: CGFloat
    var cornerRadius: CGFloat
    var fill: UIColor
    var style: UIFont.TextStyle
    var color: UIColor
    /// The space on both sides of the text, in sum.
    var textMargins: CGFloat
    /// The distance between two capsules.
    var gap: CGFloat
    var highlightOpacity: CGFloat
  }

  /// The wheels of a picker.
  struct Wheels: Sendable {
    /// The size of the wheels for the time in a card.
    var timeSize: CGSize
    var textColor: UIColor
    var disabledColor: UIColor
    /// The space on each side of a row's text.
    var textMargin: CGFloat
    var unitFont: DesignFont
    /// The distance of an hour's or minute's unit from the middle of its wheel.
    var unitGap: CGFloat
    /// The widths of the wheels.
    var weekdayWidth: CGFloat
    var monthWidth: CGFloat
    var yearWidth: CGFloat
    var durationWidth: CGFloat
    var shortWidth: CGFloat
  }

  var card: Card
  var capsule: Capsule
  var wheels: Wheels
  var disabledOpacity: CGFloat
}
