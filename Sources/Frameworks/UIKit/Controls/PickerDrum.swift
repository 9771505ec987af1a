/// The drum that the rows of a picker's wheel are on.
struct PickerDrum {
  private let rowHeight: CGFloat
  /// The distance of the rows from the drum's axis.
  let radius: CGFloat
  /// The number of rows around the whole drum.
  let count: CGFloat

  /// Creates the drum of a wheel.
  init(height: CGFloat, rowHeight: CGFloat) {
    self.rowHeight = max(rowHeight, 1)
    let look = SystemDesign.current.pickers
    let length = height + look.drumOverhang
    radius = look.drumRadius * length
    count = max(4, (2 * length / self.rowHeight).rounded(.up))
  }

  /// The number of rows from the middle to where the drum turns away.
  var reach: CGFloat { count / 4 }

  private func angle(ofRowAt distance: CGFloat) -> CGFloat {
    distance * 2 * .pi / count
  }

  /// Returns how far from the middle the center of a row is shown, in points.
  /// - Parameter distance: The number of rows between the middle and the row.
  func displacement(ofRowAt distance: CGFloat) -> CGFloat {
    radius * sin(angle(ofRowAt: distance))
  }

  /// Returns the share of its height that a row is shown with.
  func scale(ofRowAt distance: CGFloat) -> CGFloat { cos(angle(ofRowAt: distance)) }

  /// Returns the number of rows between the middle and a place beside it.
  func row(displacedBy distance: CGFloat) -> CGFloat {
    asin(min(max(distance / radius, -1), 1)) * count / (2 * .pi)
  }
}
