/// The look of sheets with activities. Lengths are in points.
package struct ActivityDesign: Sendable {
  /// The color behind the activities.
  package var fill: UIColor
  /// The size of a popover.
  package var popoverSize: CGSize
  /// The distance of the header from the edges.
  package var margin: CGFloat
  /// The height of the header with the items' names.
  package var headerHeight: CGFloat
  /// The font of the header.
  package var headerFont: DesignFont
  /// The distance between the items' image and their names.
  package var imageGap: CGFloat
  /// The side of the close button.
  package var closeSide: CGFloat
  /// The distance between the items' names and the close button.
  package var closeGap: CGFloat
  /// The color of the activities' symbols.
  package var symbolColor: UIColor
}
