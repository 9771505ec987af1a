import DisplayList

/// An image whose middle is stretched while its edges keep their size.
package struct StretchedImage: Sendable {
  /// The image.
  package let image: CGImage
  /// The size of the entire image, in points.
  let size: CGSize
  /// The edges of the image that keep their size, in points.
  let edges: (top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat)
  /// Whether the middle is repeated rather than stretched.
  let isTiled: Bool

  /// Creates an image with edges that keep their size, in points.
  package init(
    _ image: CGImage, size: CGSize, top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat,
    isTiled: Bool = false
  ) {
    self.image = image
    self.size = size
    edges = (top, left, bottom, right)
    self.isTiled = isTiled
  }

  /// Returns the commands that draw the image in a rectangle.
  /// - Parameter tint: The color to use in place of the image's own colors.
  package func commands(in rect: CGRect, tint: Color?) -> [DrawingCommand] {
    let columns = pieces(size.width, in: rect.width, edges.left, edges.right)
    return pieces(size.height, in: rect.height, edges.top, edges.bottom).flatMap { row in
      columns.map { column in
        .image(
          image.id,
          destination: CGRect(
            x: rect.minX + column.place.lowerBound, y: rect.minY + row.place.lowerBound,
            width: column.place.upperBound - column.place.lowerBound,
            height: row.place.upperBound - row.place.lowerBound),
          source: CGRect(
            x: column.source.lowerBound / size.width, y: row.source.lowerBound / size.height,
            width: (column.source.upperBound - column.source.lowerBound) / size.width,
            height: (row.source.upperBound - row.source.lowerBound) / size.height), tint: tint)
      }
    }
  }

  /// Returns the start of a length, its center, which is stretched or repeated, and its end.
  private func pieces(
    _ length: CGFloat, in place: CGFloat, _ start: CGFloat, _ end: CGFloat
  ) -> [(source: Range<CGFloat>, place: Range<CGFloat>)] {
    let start = min(max(start, 0), length)
    let end = min(max(end, 0), length - start)
    let fixed = start + end
    let factor = fixed > place && fixed > 0 ? place / fixed : 1
    var pieces: [(source: Range<CGFloat>, place: Range<CGFloat>)] = []
    if start > 0 { pieces.append((0..<start, 0..<start * factor)) }
    if length > fixed, place > fixed {
      pieces += middle(start..<length - end, in: start..<place - end)
    }
    if end > 0 { pieces.append((length - end..<length, place - end * factor..<place)) }
    return pieces
  }

  /// The maximum number of copies of the middle, at which point they look like a stretched one.
  private static let mostTiles: CGFloat = 256

  private func middle(_ source: Range<CGFloat>, in place: Range<CGFloat>)
    -> [(source: Range<CGFloat>, place: Range<CGFloat>)]
  {
    let length = source.upperBound - source.lowerBound
    let room = place.upperBound - place.lowerBound
    guard isTiled, length > 1, room / length < Self.mostTiles else { return [(source, place)] }
    return stride(from: place.lowerBound, to: place.upperBound, by: length).map { start in
      let end = min(start + length, place.upperBound)
      return (source.lowerBound..<source.lowerBound + end - start, start..<end)
    }
  }
}
