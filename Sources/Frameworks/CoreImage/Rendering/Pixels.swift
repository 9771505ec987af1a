/// The premultiplied color of a pixel: red, green, blue, and alpha.
typealias Pixel = SIMD4<Float>

/// The pixels of an area, row by row from the bottom.
struct Pixels {
  let area: PixelArea
  private(set) var values: [Pixel]

  init(_ area: PixelArea, values: [Pixel]) {
    self.area = area
    self.values = values
  }

  /// Creates clear pixels.
  init(clear area: PixelArea) {
    self.init(area, values: Array(repeating: Pixel(), count: area.count))
  }

  /// Calculates each pixel from its position.
  init(_ area: PixelArea, _ color: (Int, Int) -> Pixel) {
    var values: [Pixel] = []
    values.reserveCapacity(area.count)
    for y in area.rows { for x in area.columns { values.append(color(x, y)) } }
    self.init(area, values: values)
  }

  /// The color of a pixel, which is clear outside of the area.
  subscript(x: Int, y: Int) -> Pixel {
    guard area.columns.contains(x), area.rows.contains(y) else { return Pixel() }
    return values[(y - area.y) * area.width + x - area.x]
  }

  /// Returns the color at a position between pixels' centers.
  func interpolated(_ x: Double, _ y: Double) -> Pixel {
    let (column, row) = ((x - 0.5).rounded(.down), (y - 0.5).rounded(.down))
    let (right, top) = (Float(x - 0.5 - column), Float(y - 0.5 - row))
    let (left, bottom) = (Int(column), Int(row))
    let below = self[left, bottom] * (1 - right) + self[left + 1, bottom] * right
    let above = self[left, bottom + 1] * (1 - right) + self[left + 1, bottom + 1] * right
    return below * (1 - top) + above * top
  }

  /// Returns pixels with changed colors.
  func mapped(_ change: (Pixel) -> Pixel) -> Pixels { Pixels(area, values: values.map(change)) }

  /// Copies the pixels of a part.
  mutating func copy(_ other: Pixels) {
    for y in other.area.rows {
      let to = (y - area.y) * area.width + other.area.x - area.x
      let from = (y - other.area.y) * other.area.width
      values.replaceSubrange(
        to..<to + other.area.width, with: other.values[from..<from + other.area.width])
    }
  }
}

extension Pixel {
  /// Returns the color with changed components that aren't multiplied by the alpha.
  func mapColor(_ change: (SIMD3<Float>) -> SIMD3<Float>) -> Pixel {
    guard w > 0 else { return self }
    let color = change(SIMD3(x, y, z) / w) * w
    return Pixel(color, w)
  }

  /// Returns the color drawn over another.
  func over(_ below: Pixel) -> Pixel { self + below * (1 - w) }
}
