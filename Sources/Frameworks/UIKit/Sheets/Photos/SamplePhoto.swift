import UIKitCore

/// A photo that's initially in every device's photo library.
enum SamplePhoto: String, CaseIterable {
  case lake = "Lake"
  case dunes = "Dunes"
  case mountains = "Mountains"
  case night = "Night"
  case balloons = "Balloons"
  case island = "Island"
  case forest = "Forest"
  case city = "City"
  case tulips = "Tulips"

  private static let long: CGFloat = 1200
  private static let short: CGFloat = 900

  private var isUpright: Bool { self == .balloons || self == .tulips }

  /// The size in pixels.
  var size: CGSize {
    isUpright
      ? CGSize(width: Self.short, height: Self.long)
      : CGSize(width: Self.long, height: Self.short)
  }

  /// The photo as drawing commands, which doesn't require pixels.
  var drawing: UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    format.opaque = true
    return UIGraphicsImageRenderer(size: size, format: format).image { context in
      draw(LandscapePainter(context: context.cgContext, size: size))
    }
  }

  private func draw(_ painter: LandscapePainter) {
    switch self {
    case .lake: drawLake(painter)
    case .dunes: drawDunes(painter)
    case .mountains: drawMountains(painter)
    case .night: drawNight(painter)
    case .balloons: drawBalloons(painter)
    case .island: drawIsland(painter)
    case .forest: drawForest(painter)
    case .city: drawCity(painter)
    case .tulips: drawTulips(painter)
    }
  }

  private func drawLake(_ painter: LandscapePainter) {
    painter.sky(0x2B4C7E, 0xF2A65A, 0xF9DCC4)
    painter.disc(at: (0.62, 0.5), radius: 0.07, 0xFFF1C9)
    painter.hills(at: 0.5, height: 0.09, waves: 1.3, shift: 0.2, 0x7D6B91)
    painter.hills(at: 0.56, height: 0.05, waves: 2.1, shift: 0.9, 0x5A4A78)
    painter.area(from: 0.6, 0xF0B67F, 0x35577D)
    for step in 0..<7 {
      let y = 0.64 + 0.05 * CGFloat(step)
      painter.disc(at: (0.62, y), radius: 0.05 + 0.01 * CGFloat(step), flatness: 0.08, 0xFFE3A9)
    }
  }

  private func drawDunes(_ painter: LandscapePainter) {
    painter.sky(0x4AA3DF, 0xCDE8F6)
    painter.disc(at: (0.2, 0.2), radius: 0.06, 0xFFFBE6)
    painter.hills(at: 0.55, height: 0.06, waves: 1, shift: 0.1, 0xF1C27D)
    painter.hills(at: 0.66, height: 0.08, waves: 0.8, shift: 0.6, 0xE3A857)
    painter.hills(at: 0.82, height: 0.07, waves: 0.9, shift: 0.3, 0xC8843A)
  }

  private func drawMountains(_ painter: LandscapePainter) {
    painter.sky(0x3E7CB1, 0xBFDDF0)
    painter.peaks([(0.1, 0.42), (0.34, 0.2), (0.62, 0.34), (0.88, 0.24)], 0x6B7F99, snow: 0xF4F8FB)
    painter.peaks(
      [(0, 0.6), (0.24, 0.5), (0.5, 0.56), (0.74, 0.46), (1, 0.58)], 0x44566C, snow: nil)
    painter.hills(at: 0.76, height: 0.04, waves: 1.6, shift: 0.4, 0x5D8A4A)
    painter.hills(at: 0.87, height: 0.04, waves: 1.2, shift: 0.8, 0x3F6B35)
  }

  private func drawNight(_ painter: LandscapePainter) {
    painter.sky(0x0B1030, 0x1F2A5A, 0x47508C)
    for star in 0..<70 {
      let x = (CGFloat(star) * 0.618).truncatingRemainder(dividingBy: 1)
      let y = 0.6 * (CGFloat(star) * 0.755).truncatingRemainder(dividingBy: 1)
      painter.disc(at: (x, y), radius: star.isMultiple(of: 7) ? 0.004 : 0.002, 0xFFFFFF)
    }
    painter.disc(at: (0.75, 0.25), radius: 0.08, 0xFDF6D8)
    painter.disc(at: (0.72, 0.23), radius: 0.07, 0x18214C)
    painter.hills(at: 0.72, height: 0.08, waves: 1.4, shift: 0.5, 0x151B3D)
    painter.hills(at: 0.85, height: 0.05, waves: 1.1, shift: 0.1, 0x0A0E24)
  }

  private func drawBalloons(_ painter: LandscapePainter) {
    painter.sky(0x69B7E8, 0xDDF1FA, 0xFDF1DC)
    painter.balloon(at: (0.3, 0.28), radius: 0.16, 0xE4572E, 0xF9C74F)
    painter.balloon(at: (0.72, 0.18), radius: 0.09, 0x577590, 0xF8F9FA)
    painter.balloon(at: (0.7, 0.52), radius: 0.12, 0x43AA8B, 0xF9F1A5)
    painter.hills(at: 0.84, height: 0.03, waves: 1.5, shift: 0.2, 0x90BE6D)
    painter.hills(at: 0.91, height: 0.02, waves: 1.2, shift: 0.7, 0x5F9550)
  }

  private func drawIsland(_ painter: LandscapePainter) {
    painter.sky(0x1D9BD1, 0xA8E1F4)
    painter.disc(at: (0.84, 0.17), radius: 0.06, 0xFFF7D6)
    painter.area(from: 0.52, 0x1597A5, 0x58D3CE)
    painter.disc(at: (0.45, 0.8), radius: 0.34, flatness: 0.28, 0xF4E1B0)
    painter.palm(at: (0.4, 0.76), height: 0.42, trunk: 0x8D6E4B, leaves: 0x2E8B57)
    painter.palm(at: (0.54, 0.78), height: 0.3, trunk: 0x7A5C3C, leaves: 0x3AA66B)
  }

  private func drawForest(_ painter: LandscapePainter) {
    painter.sky(0xB9D6C2, 0xEAF3E6)
    for (row, color) in [0x9CBFA6, 0x6A9C7B, 0x3E7355, 0x1F4D38].enumerated() {
      let base = 0.62 + 0.13 * CGFloat(row)
      for tree in 0..<9 {
        let shift = CGFloat((tree * 5 + row * 3) % 4) * 0.02
        let x = (CGFloat(tree) + (row.isMultiple(of: 2) ? 0.2 : 0.7)) / 8.5
        painter.fir(at: (x, base + shift), height: 0.24 + 0.05 * CGFloat(row), UInt32(color))
      }
      painter.area(from: base, UInt32(color), UInt32(color))
    }
  }

  private func drawCity(_ painter: LandscapePainter) {
    painter.sky(0x54428E, 0xE5737F, 0xF7C59F)
    painter.disc(at: (0.3, 0.62), radius: 0.09, 0xFFE8B8)
    for house in 0..<12 {
      let height = 0.24 + 0.1 * CGFloat((house * 7) % 5) / 2
      painter.house(
        at: CGFloat(house) / 12, width: 1.0 / 13, height: height,
        house.isMultiple(of: 2) ? 0x2D2A4A : 0x3B3561, windows: 0xFFD97D)
    }
  }

  private func drawTulips(_ painter: LandscapePainter) {
    painter.sky(0x8FCBEA, 0xF3FAFD)
    painter.hills(at: 0.48, height: 0.03, waves: 1.4, shift: 0.3, 0x9CC581)
    painter.area(from: 0.5, 0x7FB069, 0x467A3C)
    for row in 0..<6 {
      let size = 0.022 + 0.012 * CGFloat(row)
      let colors: [UInt32] = [0xF94144, 0xF8961E, 0xF9C74F, 0xD96BA0, 0xF3722C, 0xC9184A]
      for flower in 0..<(11 - row) {
        let x = (CGFloat(flower) + (row.isMultiple(of: 2) ? 0.5 : 0)) / CGFloat(10 - row)
        painter.tulip(at: (x, 0.54 + 0.085 * CGFloat(row)), size: size, colors[row])
      }
    }
  }
}
