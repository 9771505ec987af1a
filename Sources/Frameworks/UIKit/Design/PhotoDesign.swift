/// The look of lists of photos and of cropping. Lengths are in points.
package struct PhotoDesign: Sendable {
  /// The grid of photos.
  package struct Grid: Sendable {
    /// The color behind the grid.
    package var fill: UIColor
    /// The distance between two photos.
    package var gap: CGFloat
    /// The smallest number of columns.
    package var fewestColumns: CGFloat
    /// The smallest width of a column if there are more.
    package var columnWidth: CGFloat
    /// The text style in place of photos.
    package var emptyStyle: UIFont.TextStyle
    /// The color of the text in place of photos.
    package var emptyColor: UIColor
  }

  /// A photo in the grid.
  package struct Cell: Sendable {
    /// The color behind a transparent photo.
    package var fill: UIColor
    /// The opacity of a chosen photo.
    package var chosenOpacity: CGFloat
    /// The diameter of a chosen photo's mark.
    package var markDiameter: CGFloat
    /// The distance of the mark from the edges.
    package var markMargin: CGFloat
    /// The font of a chosen photo's number.
    package var numberFont: DesignFont
    /// The color of a chosen photo's number.
    package var numberColor: UIColor
  }

  /// The view in which users move and scale a photo.
  package struct Crop: Sendable {
    /// The color behind the photo.
    package var fill: UIColor
    /// The color in front of the parts that are left out.
    package var shade: UIColor
    /// The color of the title and the buttons.
    package var textColor: UIColor
    /// The text style of the title.
    package var titleStyle: UIFont.TextStyle
    /// The distance of the title from the safe area.
    package var titleTop: CGFloat
    /// The height of the title.
    package var titleHeight: CGFloat
    /// The text style of the buttons.
    package var buttonStyle: UIFont.TextStyle
    /// The size of the buttons.
    package var buttonSize: CGSize
    /// The distance of the buttons from the sides.
    package var buttonMargin: CGFloat
    /// The distance of the buttons from the safe area.
    package var buttonBottom: CGFloat
    /// The space above and below the square with the part that's kept, in sum.
    package var margins: CGFloat
  }

  /// The grid of photos.
  package var grid: Grid
  /// A photo in the grid.
  package var cell: Cell
  /// The view in which users move and scale a photo.
  package var crop: Crop
}
