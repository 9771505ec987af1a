import DisplayList

/// The shapes of symbols, written as SVG writes paths: `M L H V C Q A Z`, absolute.
enum SymbolShapes {
  /// A symbol as it is written down.
  struct Definition: Sendable {
    let width: Double
    let height: Double
    /// What is stroked.
    var strokes = ""
    /// What is filled.
    var areas = ""
    /// What is left out of the areas, as strokes.
    var holes = ""
    /// What is left out of the areas, as areas.
    var holeAreas = ""

    func symbol(_ name: String) -> Symbol {
      var parts: [Symbol.Part] = []
      if !areas.isEmpty {
        let area = PathParser.path(areas)
        var cut: [Symbol.Part] = []
        if !holes.isEmpty { cut.append(.stroke(PathParser.path(holes))) }
        if !holeAreas.isEmpty { cut.append(.area(PathParser.path(holeAreas))) }
        parts.append(cut.isEmpty ? .area(area) : .pierced(area, cut))
      }
      if !strokes.isEmpty { parts.append(.stroke(PathParser.path(strokes))) }
      return Symbol(name: name, box: CGSize(width: width, height: height), parts: parts)
    }
  }

  /// A digit or a letter, for those in circles and squares.
  static func letter(_ name: String) -> Definition? { nil }

  static let all: [String: Definition] = [
    "chevron.right": Definition(width: 12, height: 18, strokes: "M3 2.5 L9.5 9 L3 15.5"),
    "chevron.left": Definition(width: 12, height: 18, strokes: "M9 2.5 L2.5 9 L9 15.5"),
    "chevron.down": Definition(width: 18, height: 12, strokes: "M2.5 3 L9 9.5 L15.5 3"),
    "chevron.up": Definition(width: 18, height: 12, strokes: "M2.5 9 L9 2.5 L15.5 9"),
    "plus": Definition(width: 18, height: 18, strokes: "M9 1.5 V16.5 M1.5 9 H16.5"),
    "minus": Definition(width: 18, height: 6, strokes: "M1.5 3 H16.5"),
    "xmark": Definition(width: 17, height: 17, strokes: "M2 2 L15 15 M15 2 L2 15"),
    "checkmark": Definition(width: 18, height: 17, strokes: "M2.2 9.5 L6.8 14.7 L15.8 2"),
    "circle": Definition(
      width: 20, height: 20, strokes: "M10 1.1 A8.9 8.9 0 0 1 10 18.9 A8.9 8.9 0 0 1 10 1.1 Z"),
  ]
}
