import DisplayList
import Foundation

/// A parser for the `transform` attribute of SVG.
enum SVGTransform {
  /// Returns the transform that a list such as `translate(2 3) rotate(45)` describes.
  static func read(_ text: String) -> Transform {
    var result = Transform.identity
    for part in text.split(separator: ")") {
      let pieces = part.split(separator: "(", maxSplits: 1)
      guard pieces.count == 2 else { continue }
      let name = pieces[0].trimmingCharacters(
        in: .whitespacesAndNewlines.union(.init(charactersIn: ",")))
      var scanner = SVGScanner(String(pieces[1]))
      var numbers: [Double] = []
      scanner.skipSpace()
      while let number = scanner.number() {
        numbers.append(number)
        scanner.skipSeparator()
      }
      if let one = one(name, numbers) { result = one.followed(by: result) }
    }
    return result
  }

  private static func one(_ name: String, _ numbers: [Double]) -> Transform? {
    guard let first = numbers.first else { return nil }
    switch name {
    case "matrix":
      guard numbers.count == 6 else { return nil }
      return Transform(
        a: first, b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
    case "translate":
      return Transform(translationX: first, y: numbers.count > 1 ? numbers[1] : 0)
    case "scale":
      return Transform(scaleX: first, y: numbers.count > 1 ? numbers[1] : first)
    case "rotate":
      let turn = Transform(rotationAngle: first * .pi / 180)
      guard numbers.count == 3 else { return turn }
      return Transform(translationX: -numbers[1], y: -numbers[2]).followed(by: turn)
        .followed(by: Transform(translationX: numbers[1], y: numbers[2]))
    case "skewX":
      return Transform(a: 1, b: 0, c: tan(first * .pi / 180), d: 1, tx: 0, ty: 0)
    case "skewY":
      return Transform(a: 1, b: tan(first * .pi / 180), c: 0, d: 1, tx: 0, ty: 0)
    default: return nil
    }
  }
}
