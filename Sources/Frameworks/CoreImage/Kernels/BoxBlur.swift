import Foundation

/// A blur along rows and columns, by averages or by weights.
struct BoxBlur {
  /// The distances of the outermost pixels of each box.
  let reaches: [Int]
  /// The weights of a small blur, from the center, which boxes would be too coarse for.
  private let weights: [Float]

  /// A blur with one box.
  init(radius: Double) {
    reaches = [Int(min(max(radius, 0), 1000))]
    weights = []
  }

  /// Three boxes, which together are nearly a Gaussian blur.
  init(deviation: Double) {
    let deviation = min(max(deviation, 0), 1000)
    guard deviation >= 4 else {
      let all = (0...max(Int((3 * deviation).rounded(.up)), 0)).map {
        deviation > 0 ? expf(-Float($0 * $0) / Float(2 * deviation * deviation)) : 1
      }
      let sum = 2 * all.reduce(0, +) - all[0]
      weights = all.map { $0 / sum }
      reaches = [all.count - 1]
      return
    }
    weights = []
    // The variance of a box with a reach r is ((2r + 1)² − 1) / 12.
    let ideal = ((4 * deviation * deviation + 1).squareRoot() - 1) / 2
    let low = Int(ideal)
    let wanted = deviation * deviation * 3
    func variance(_ reach: Int) -> Double { Double(reach * (reach + 1)) }
    let larger = (0...3).min {
      func error(_ count: Int) -> Double {
        abs(Double(count) * variance(low + 1) + Double(3 - count) * variance(low) - wanted)
      }
      return error($0) < error($1)
    }
    reaches = (0..<3).map { $0 < larger ?? 0 ? low + 1 : low }
  }

  /// The distance over which a pixel's color is spread.
  var reach: Int { reaches.reduce(0, +) }

  /// Returns the blurred pixels of an area; the given ones contain those around it.
  func apply(to pixels: Pixels, _ area: PixelArea) -> Pixels {
    var values = pixels.values
    let source = pixels.area
    for reach in reaches where reach > 0 {
      for y in 0..<source.height {
        average(&values, start: y * source.width, step: 1, count: source.width, reach)
      }
      for x in 0..<source.width {
        average(&values, start: x, step: source.width, count: source.height, reach)
      }
    }
    let blurred = Pixels(source, values: values)
    return Pixels(area) { blurred[$0, $1] }
  }

  private func average(
    _ values: inout [Pixel], start: Int, step: Int, count: Int, _ reach: Int
  ) {
    let line = (0..<count).map { values[start + $0 * step] }
    if !weights.isEmpty {
      for index in 0..<count {
        var sum = line[index] * weights[0]
        for distance in 1..<weights.count {
          if index >= distance { sum += line[index - distance] * weights[distance] }
          if index + distance < count { sum += line[index + distance] * weights[distance] }
        }
        values[start + index * step] = sum
      }
      return
    }
    let factor = 1 / Float(2 * reach + 1)
    var sum = line.prefix(reach + 1).reduce(Pixel(), +)
    for index in 0..<count {
      values[start + index * step] = sum * factor
      if index + reach + 1 < count { sum += line[index + reach + 1] }
      if index - reach >= 0 { sum -= line[index - reach] }
    }
  }
}
