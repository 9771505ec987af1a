import DisplayList

/// A parser for SVG colors.
package enum SVGColor {
  /// Returns the color for text such as `#08f`, `#0088ff`, `rgb(0, 136, 255)`, `rgb(0%, 53%,
  /// 100%)`, or a color name.
  package static func read(_ text: String) -> Color? {
    let text = text.lowercased()
    if text.hasPrefix("#") { return hexadecimal(text.dropFirst()) }
    if text.hasPrefix("rgb") { return function(text) }
    return names[text].map { hexadecimal($0[...]) } ?? nil
  }

  private static func hexadecimal(_ digits: Substring) -> Color? {
    let values = digits.compactMap(\.hexDigitValue)
    guard values.count == digits.count else { return nil }
    let bytes: [Int]
    switch values.count {
    case 3, 4: bytes = values.map { $0 * 17 }
    case 6, 8:
      bytes = stride(from: 0, to: values.count, by: 2).map { values[$0] * 16 + values[$0 + 1] }
    default: return nil
    }
    let parts = bytes.map { Float($0) / 255 }
    return Color(
      red: parts[0], green: parts[1], blue: parts[2], alpha: parts.count == 4 ? parts[3] : 1)
  }

  private static func function(_ text: String) -> Color? {
    let inner = text.drop { $0 != "(" }.dropFirst().prefix { $0 != ")" }
    let parts = inner.split { ", /".contains($0) }.map(String.init)
    guard parts.count >= 3 else { return nil }
    let numbers = parts.enumerated().map { index, part -> Float in
      let isShare = part.hasSuffix("%")
      let number = Float(isShare ? String(part.dropLast()) : part) ?? 0
      return min(max(isShare ? number / 100 : index < 3 ? number / 255 : number, 0), 1)
    }
    return Color(
      red: numbers[0], green: numbers[1], blue: numbers[2],
      alpha: numbers.count > 3 ? numbers[3] : 1)
  }

  /// The CSS color names that drawings use.
  private static let names = [
    "black": "000", "white": "fff", "red": "f00", "lime": "0f0", "blue": "00f", "yellow": "ff0",
    "cyan": "0ff", "aqua": "0ff", "magenta": "f0f", "fuchsia": "f0f", "silver": "c0c0c0",
    "gray": "808080", "grey": "808080", "maroon": "800000", "olive": "808000", "green": "008000",
    "purple": "800080", "teal": "008080", "navy": "000080", "orange": "ffa500", "pink": "ffc0cb",
    "brown": "a52a2a", "gold": "ffd700", "tomato": "ff6347", "coral": "ff7f50",
    "salmon": "fa8072", "crimson": "dc143c", "indigo": "4b0082", "violet": "ee82ee",
    "orchid": "da70d6", "plum": "dda0dd", "khaki": "f0e68c", "beige": "f5f5dc", "ivory": "fffff0",
    "tan": "d2b48c", "chocolate": "d2691e", "sienna": "a0522d", "skyblue": "87ceeb",
    "lightblue": "add8e6", "steelblue": "4682b4", "royalblue": "4169e1", "dodgerblue": "1e90ff",
    "darkblue": "00008b", "midnightblue": "191970", "turquoise": "40e0d0", "limegreen": "32cd32",
    "forestgreen": "228b22", "seagreen": "2e8b57", "darkgreen": "006400", "lightgreen": "90ee90",
    "darkred": "8b0000", "firebrick": "b22222", "hotpink": "ff69b4", "deeppink": "ff1493",
    "darkorange": "ff8c00", "lightgray": "d3d3d3", "lightgrey": "d3d3d3", "darkgray": "a9a9a9",
    "darkgrey": "a9a9a9", "dimgray": "696969", "dimgrey": "696969", "slategray": "708090",
    "whitesmoke": "f5f5f5", "snow": "fffafa", "lavender": "e6e6fa", "rebeccapurple": "663399",
  ]
}
