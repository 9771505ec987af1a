import Foundation

/// A Gaussian blur that changes 8-bit channels in place.
///
/// Three consecutive box blurs approximate it closely enough.
struct GaussianBlur {
  private let boxes: [(before: Int, after: Int)]

  /// The deviation above which a blur doesn't become stronger, because nothing is visible anymore.
  static let largestDeviation = 1000.0

  /// - Parameter deviation: The standard deviation, in pixels.
  init(deviation: Double) {
    let deviation = deviation > 0 ? min(deviation, Self.largestDeviation) : 0
    // The widths are those of SVG's feGaussianBlur, which browsers use.
    let width = Int((deviation * 3 * (2 * Double.pi).squareRoot() / 4 + 0.5).rounded(.down))
    if width < 2 {
      boxes = []
    } else if width % 2 == 1 {
      boxes = Array(repeating: (width / 2, width / 2), count: 3)
    } else {
      boxes = [(width / 2, width / 2 - 1), (width / 2 - 1, width / 2), (width / 2, width / 2)]
    }
  }

  /// The distance over which a pixel's color is spread.
  var reach: Int { boxes.reduce(0) { $0 + max($1.before, $1.after) } }

  /// Blurs an image.
  /// - Parameter extendsEdges: Whether the area beyond an edge looks like the edge instead of being
  ///   empty.
  func apply(
    to bytes: UnsafeMutablePointer<UInt8>, width: Int, height: Int, stride: Int, channels: Int,
    extendsEdges: Bool
  ) {
    guard !boxes.isEmpty, width > 0, height > 0 else { return }
    let length = max(width, height)
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: length * 2) { buffers in
      let line = buffers.baseAddress!
      let other = line + length
      for channel in 0..<channels {
        for y in 0..<height {
          blur(
            bytes + y * stride + channel, step: channels, count: width, line, other, extendsEdges)
        }
        for x in 0..<width {
          blur(
            bytes + x * channels + channel, step: stride, count: height, line, other, extendsEdges)
        }
      }
    }
  }

  private func blur(
    _ pixels: UnsafeMutablePointer<UInt8>, step: Int, count: Int,
    _ line: UnsafeMutablePointer<UInt8>, _ other: UnsafeMutablePointer<UInt8>, _ extendsEdges: Bool
  ) {
    var isUniform = true
    for index in 0..<count {
      line[index] = pixels[index * step]
      isUniform = isUniform && line[index] == line[0]
    }
    if isUniform, extendsEdges || line[0] == 0 { return }
    var source = line
    var target = other
    for box in boxes {
      let width = box.before + box.after + 1
      let first = extendsEdges ? Int(source[0]) : 0
      let last = extendsEdges ? Int(source[count - 1]) : 0
      var sum = first * box.before
      for index in 0...box.after { sum += index < count ? Int(source[index]) : last }
      let factor = (1 << 24) / width + 1
      for index in 0..<count {
        target[index] = UInt8(truncatingIfNeeded: (sum * factor + (1 << 23)) >> 24)
        let entering = index + box.after + 1
        let leaving = index - box.before
        sum += entering < count ? Int(source[entering]) : last
        sum -= leaving >= 0 ? Int(source[leaving]) : first
      }
      swap(&source, &target)
    }
    for index in 0..<count { pixels[index * step] = source[index] }
  }
}
