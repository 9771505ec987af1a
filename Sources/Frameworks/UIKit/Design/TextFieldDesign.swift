/// The look of text fields. Lengths are in points.
struct TextFieldDesign: Sendable {
  /// A line around a field or at its top.
  struct Edge: Sendable {
    /// The width, or `nil` for one pixel.
    var width: CGFloat?
    var color: UIColor
  }

  /// The shape of a border style.
  struct Border: Sendable {
    /// The distance of the text from the sides, and from the views next to it.
    var inset: CGFloat
    /// The distance of the text from the top and the bottom.
    var verticalInset: CGFloat
    /// The difference between the heights of the field and its text.
    var textMargins: CGFloat
    var smallestHeight: CGFloat = 0
    var cornerRadius: CGFloat = 0
    var fill: UIColor?
    var disabledFill: UIColor?
    var edge: Edge?
    /// The line in front of the upper edge.
    var top: Edge?
  }

  /// The button that clears a text field.
  struct Clearing: Sendable {
    var diameter: CGFloat
    /// The distance from the side of the field, and from the text.
    var margin: CGFloat
    /// The width that the button adds to the field.
    var room: CGFloat
    /// The distance of the circle from the button's edges.
    var circleInset: CGFloat
    /// The distance of the ends of the cross from its center in both directions, as a part of the
    /// circle's diameter.
    var arm: CGFloat
    var lineWidth: CGFloat
    var fill: UIColor
    var crossColor: UIColor
  }

  var font: DesignFont
  var textColor: UIColor
  var placeholderColor: UIColor
  var plain: Border
  var line: Border
  var bezel: Border
  var rounded: Border
  var clearButton: Clearing
}
