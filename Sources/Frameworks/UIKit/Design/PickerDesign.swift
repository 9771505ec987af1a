/// The look of pickers. Lengths are in points.
struct PickerDesign: Sendable {
  var size: CGSize
  var rowHeight: CGFloat
  /// The length that's added to the height to find the drum's, as measured on iOS 26.1.
  var drumOverhang: CGFloat
  /// The drum's radius as a part of its length, as measured on iOS 26.1.
  var drumRadius: CGFloat
  var font: DesignFont
  /// The size of the chosen row's font.
  var chosenSize: CGFloat
  /// The opacity of rows that aren't chosen.
  var otherOpacity: CGFloat
  /// The distance of a title from the edges of its component.
  var titleInset: CGFloat
  /// The distance of the components and the band from the sides.
  var inset: CGFloat
  /// The distance between two components.
  var spacing: CGFloat
  var bandColor: UIColor
  var bandRadius: CGFloat
  /// The difference between the heights of the band and a row.
  var bandOverhang: CGFloat
}
