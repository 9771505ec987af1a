/// The limits of the scale in the content of a page's viewport tag, as on iOS.
struct ViewportLimits: Equatable {
  /// The limits of iOS.
  private static let range = 1.0...5.0

  private(set) var minimum = range.lowerBound
  private(set) var maximum = range.upperBound

  /// Reads the content of a viewport tag, or the default for a page without one.
  init(_ content: String?) {
    for part in (content ?? "").split(whereSeparator: { $0 == "," || $0 == ";" }) {
      let words = part.split(separator: "=", maxSplits: 1).map {
        $0.drop(while: \.isWhitespace).lowercased().filter { !$0.isWhitespace }
      }
      guard words.count == 2 else { continue }
      read(words[0], words[1])
    }
    minimum = min(minimum, maximum)
  }

  private mutating func read(_ name: String, _ value: String) {
    switch name {
    case "maximum-scale":
      if let scale = Double(value), scale.isFinite { maximum = clamped(scale) }
    case "minimum-scale":
      if let scale = Double(value), scale.isFinite { minimum = clamped(scale) }
    case "user-scalable":
      if value == "no" || value == "0" { (minimum, maximum) = (1, 1) }
    default: break
    }
  }

  private func clamped(_ scale: Double) -> Double {
    min(max(scale, Self.range.lowerBound), Self.range.upperBound)
  }
}
