import Foundation

/// Scales images, first along rows and then along columns.
struct Resampler {
  private typealias Color = SIMD4<Float>

  /// The pixels that make up one of the result.
  private struct Part {
    let start: Int
    let weights: [Float]
  }

  /// Whether the filter is Lanczos's instead of a triangle.
  let isSharp: Bool

  func scale(_ source: PixelGrid, to target: PixelGrid) {
    let columns = parts(from: source.width, to: target.width)
    let rows = parts(from: source.height, to: target.height)
    let narrow = (0..<source.height).map { y in
      columns.map { part in
        part.weights.enumerated().reduce(Color()) {
          $0 + Color(source[part.start + $1.offset, y]) * $1.element
        }
      }
    }
    for (y, part) in rows.enumerated() {
      for x in 0..<target.width {
        let color = part.weights.enumerated().reduce(Color(repeating: 0.5)) {
          $0 + narrow[part.start + $1.offset][x] * $1.element
        }
        target[x, y] = Pixel(
          color.clamped(lowerBound: Color(), upperBound: Color(repeating: 255)))
      }
    }
  }

  private func parts(from count: Int, to newCount: Int) -> [Part] {
    let ratio = Double(count) / Double(max(newCount, 1))
    // The filter is as wide as the pixels of the result, so that none of the source's are left out.
    let width = max(ratio, 1)
    let reach = (isSharp ? 3 : 1) * width
    return (0..<newCount).map { index in
      let center = (Double(index) + 0.5) * ratio
      let first = max(Int((center - reach).rounded(.down)), 0)
      let last = min(Int((center + reach).rounded(.up)), count) - 1
      let weights = (first...max(first, last)).map {
        weight((Double($0) + 0.5 - center) / width)
      }
      let sum = weights.reduce(0, +)
      return Part(start: first, weights: weights.map { Float($0 / sum) })
    }
  }

  private func weight(_ distance: Double) -> Double {
    guard isSharp else { return max(1 - abs(distance), 0) }
    guard abs(distance) < 3 else { return 0 }
    guard abs(distance) > 1e-9 else { return 1 }
    let angle = Double.pi * distance
    return 3 * sin(angle) * sin(angle / 3) / (angle * angle)
  }
}
