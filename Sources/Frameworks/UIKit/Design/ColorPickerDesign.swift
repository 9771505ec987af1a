/// The look of color pickers. Lengths are in points.
struct ColorPickerDesign: Sendable {
  /// The row with the title and the close button, and the segments below it.
  struct Header: Sendable {
    var font: DesignFont
    /// The height of the row, and the side of the close button.
    var height: CGFloat
    /// The space on both sides of the title.
    var titleMargin: CGFloat
    /// The distance of the segments from the top of the row.
    var segmentsTop: CGFloat
    var segmentsHeight: CGFloat
    /// The distance between the segments and the colors.
    var gap: CGFloat
  }

  /// The mark at the chosen color in the grid.
  struct Ring: Sendable {
    var width: CGFloat
    var cornerRadius: CGFloat
    var color: UIColor
  }

  /// The mark at the chosen color in the spectrum.
  struct Mark: Sendable {
    var diameter: CGFloat
    var edgeWidth: CGFloat
    var edgeColor: UIColor
  }

  /// The sliders of red, green, and blue, and the text fields.
  struct Sliders: Sendable {
    var font: DesignFont
    var color: UIColor
    var labelHeight: CGFloat
    /// The distance between the tops of the label and of the slider.
    var top: CGFloat
    var height: CGFloat
    var fieldWidth: CGFloat
    var fieldFont: DesignFont
    /// The distance between a slider and its text field.
    var gap: CGFloat
    /// The distance between the tops of the last row and of the field for the whole color.
    var hexTop: CGFloat
    var hexWidth: CGFloat
    /// The distance between the field for the whole color and its label.
    var hexGap: CGFloat
    var hexFont: DesignFont
  }

  /// The slider and the text field for the opacity.
  struct Opacity: Sendable {
    /// The height of the whole part.
    var height: CGFloat
    var font: DesignFont
    var color: UIColor
    var labelHeight: CGFloat
    var barHeight: CGFloat
    /// The distance of the slider from the ends of the track.
    var trackInset: CGFloat
    /// The distance between the track and the text field.
    var gap: CGFloat
    var fieldWidth: CGFloat
    var fieldFont: DesignFont
    var fieldFill: UIColor
    var fieldRadius: CGFloat
    /// The side of the squares behind a transparent color.
    var squareSide: CGFloat
    var lightSquare: UIColor
    var darkSquare: UIColor
  }

  /// The chosen color and the saved ones.
  struct Swatches: Sendable {
    /// The side of the chosen color.
    var chosenSide: CGFloat
    var chosenRadius: CGFloat
    var diameter: CGFloat
    /// The distance between the chosen color and the saved ones.
    var gap: CGFloat
    var addFill: UIColor
  }

  var fill: UIColor
  /// The distance of the content from the edges.
  var margin: CGFloat
  var header: Header
  /// The radius of the corners of the grid and the spectrum.
  var cornerRadius: CGFloat
  var ring: Ring
  var mark: Mark
  var sliders: Sliders
  var opacity: Opacity
  var swatches: Swatches
  var lineColor: UIColor
  var lineHeight: CGFloat
  /// The distance between two parts below each other.
  var partGap: CGFloat
  /// The distance between two parts beside each other.
  var columnGap: CGFloat
  /// The space between the parts below the colors that's left before the colors get smaller.
  var smallestGaps: CGFloat
}
