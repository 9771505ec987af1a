import UIKitCore

/// Draws simple landscapes.
///
/// Positions and lengths are fractions of the image's height and width.
struct LandscapePainter {
  typealias Place = (x: CGFloat, y: CGFloat)

  let context: CGContext
  let size: CGSize

  // MARK: Sky and ground

  /// Fills the image from top to bottom.
  func sky(_ colors: UInt32...) {
    fade(colors, from: 0)
  }

  /// Fills everything below a height.
  func area(from top: CGFloat, _ colors: UInt32...) {
    fade(colors, from: top)
  }

  private func fade(_ colors: [UInt32], from top: CGFloat) {
    let gradient = CGGradient(
      colorsSpace: nil, colors: colors.map { NamedColors.rgb($0).cgColor } as CFArray,
      locations: nil)
    guard let gradient else { return }
    let start = CGPoint(x: 0, y: top * size.height)
    context.saveGState()
    context.clip(to: CGRect(x: 0, y: start.y, width: size.width, height: size.height - start.y))
    context.drawLinearGradient(
      gradient, start: start, end: CGPoint(x: 0, y: size.height), options: [])
    context.restoreGState()
  }

  /// Fills everything below a wave.
  func hills(at y: CGFloat, height: CGFloat, waves: CGFloat, shift: CGFloat, _ color: UInt32) {
    let steps = 60
    let edge = (0...steps).map { step -> CGPoint in
      let x = CGFloat(step) / CGFloat(steps)
      return point((x, y + height * sin((x * waves + shift) * 2 * .pi)))
    }
    fill([point((0, 1))] + edge + [point((1, 1))], color)
  }

  /// Fills mountains.
  ///
  /// If there's a color for snow, their peaks are covered with snow.
  func peaks(_ peaks: [Place], _ color: UInt32, snow: UInt32?) {
    for peak in peaks {
      let spread = (1 - peak.y) * 0.62
      fill([point(peak), point((peak.x - spread, 1)), point((peak.x + spread, 1))], color)
      guard let snow else { continue }
      let depth: CGFloat = 0.1
      let side = depth * 0.62
      fill(
        [
          point(peak), point((peak.x - side, peak.y + depth)),
          point((peak.x - side * 0.35, peak.y + depth * 0.75)),
          point((peak.x + side * 0.05, peak.y + depth * 1.15)),
          point((peak.x + side * 0.45, peak.y + depth * 0.8)),
          point((peak.x + side, peak.y + depth)),
        ], snow)
    }
  }

  // MARK: Objects

  /// Fills a disc whose radius is a fraction of the width.
  func disc(at place: Place, radius: CGFloat, flatness: CGFloat = 1, _ color: UInt32) {
    let center = point(place)
    let half = CGSize(width: radius * size.width, height: radius * size.width * flatness)
    context.setFillColor(NamedColors.rgb(color).cgColor)
    context.fillEllipse(
      in: CGRect(
        x: center.x - half.width, y: center.y - half.height, width: half.width * 2,
        height: half.height * 2))
  }

  /// Fills a balloon with a stripe and a basket.
  func balloon(at place: Place, radius: CGFloat, _ color: UInt32, _ stripe: UInt32) {
    let center = point(place)
    let radius = radius * size.width
    fill(
      [
        CGPoint(x: center.x - radius * 0.8, y: center.y + radius * 0.6),
        CGPoint(x: center.x + radius * 0.8, y: center.y + radius * 0.6),
        CGPoint(x: center.x + radius * 0.18, y: center.y + radius * 1.5),
        CGPoint(x: center.x - radius * 0.18, y: center.y + radius * 1.5),
      ], color)
    disc(at: place, radius: radius / size.width, color)
    context.setFillColor(NamedColors.rgb(stripe).cgColor)
    context.fillEllipse(
      in: CGRect(
        x: center.x - radius * 0.35, y: center.y - radius, width: radius * 0.7, height: radius * 2))
    context.setFillColor(NamedColors.rgb(0x6B4F3A).cgColor)
    context.fill(
      CGRect(
        x: center.x - radius * 0.16, y: center.y + radius * 1.6, width: radius * 0.32,
        height: radius * 0.26))
  }

  /// Fills a palm tree at a position.
  func palm(at place: Place, height: CGFloat, trunk: UInt32, leaves: UInt32) {
    let foot = point(place)
    let length = height * size.height
    let top = CGPoint(x: foot.x + length * 0.18, y: foot.y - length)
    let width = length * 0.05
    fill(
      [
        CGPoint(x: foot.x - width, y: foot.y), CGPoint(x: foot.x + width, y: foot.y),
        CGPoint(x: top.x + width * 0.5, y: top.y), CGPoint(x: top.x - width * 0.5, y: top.y),
      ], trunk)
    for angle in stride(from: -2.9, through: 0.4, by: 0.55) {
      let end = CGPoint(
        x: top.x + length * 0.42 * cos(angle), y: top.y + length * 0.3 * sin(angle) + length * 0.1)
      let path = UIBezierPath()
      path.move(to: top)
      path.addQuadCurve(
        to: end, controlPoint: CGPoint(x: (top.x + end.x) / 2, y: min(top.y, end.y) - length * 0.1))
      path.addQuadCurve(
        to: top, controlPoint: CGPoint(x: (top.x + end.x) / 2, y: min(top.y, end.y) + length * 0.02)
      )
      fill(path, leaves)
    }
  }

  /// Fills a fir tree at a position.
  func fir(at place: Place, height: CGFloat, _ color: UInt32) {
    let foot = point(place)
    let length = height * size.height
    for layer in 0..<3 {
      let top = foot.y - length * (1 - 0.27 * CGFloat(layer))
      let half = length * (0.13 + 0.06 * CGFloat(layer))
      fill(
        [
          CGPoint(x: foot.x, y: top), CGPoint(x: foot.x - half, y: top + length * 0.46),
          CGPoint(x: foot.x + half, y: top + length * 0.46),
        ], color)
    }
  }

  /// Fills a house with windows, some of which are lit.
  func house(
    at x: CGFloat, width: CGFloat, height: CGFloat, _ color: UInt32, windows: UInt32
  ) {
    let frame = CGRect(
      x: x * size.width, y: (1 - height) * size.height, width: width * size.width,
      height: height * size.height)
    context.setFillColor(NamedColors.rgb(color).cgColor)
    context.fill(frame)
    context.setFillColor(NamedColors.rgb(windows).cgColor)
    let side = frame.width / 7
    for row in 0..<Int(frame.height / (side * 2)) {
      for column in 0..<3 where (row * 5 + column * 3 + Int(frame.minX)) % 4 < 2 {
        context.fill(
          CGRect(
            x: frame.minX + side * CGFloat(1 + column * 2),
            y: frame.minY + side * CGFloat(1 + row * 2),
            width: side, height: side))
      }
    }
  }

  /// Fills a tulip whose blossom is at a position.
  func tulip(at place: Place, size blossom: CGFloat, _ color: UInt32) {
    let center = point(place)
    let radius = blossom * size.width
    context.setFillColor(NamedColors.rgb(0x3B7A3E).cgColor)
    context.fill(
      CGRect(x: center.x - radius * 0.1, y: center.y, width: radius * 0.2, height: radius * 3.4))
    let path = UIBezierPath()
    path.move(to: CGPoint(x: center.x - radius, y: center.y - radius))
    path.addLine(to: CGPoint(x: center.x - radius * 0.45, y: center.y - radius * 0.4))
    path.addLine(to: CGPoint(x: center.x, y: center.y - radius * 1.2))
    path.addLine(to: CGPoint(x: center.x + radius * 0.45, y: center.y - radius * 0.4))
    path.addLine(to: CGPoint(x: center.x + radius, y: center.y - radius))
    path.addQuadCurve(
      to: CGPoint(x: center.x, y: center.y + radius * 1.2),
      controlPoint: CGPoint(x: center.x + radius * 1.2, y: center.y + radius))
    path.addQuadCurve(
      to: CGPoint(x: center.x - radius, y: center.y - radius),
      controlPoint: CGPoint(x: center.x - radius * 1.2, y: center.y + radius))
    fill(path, color)
  }

  // MARK: Paths

  private func point(_ place: Place) -> CGPoint {
    CGPoint(x: place.x * size.width, y: place.y * size.height)
  }

  private func fill(_ points: [CGPoint], _ color: UInt32) {
    let path = UIBezierPath()
    for (index, point) in points.enumerated() {
      if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    path.close()
    fill(path, color)
  }

  private func fill(_ path: UIBezierPath, _ color: UInt32) {
    context.setFillColor(NamedColors.rgb(color).cgColor)
    context.addPath(path.cgPath)
    context.fillPath()
  }
}
