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

  /// A digit, for those in circles and squares.
  static func digit(_ name: String) -> Definition? {
    digits[name].map { Definition(width: 10, height: 15, strokes: $0) }
  }

  private static let digits = [
    "0": "M5 1.5 Q8.6 1.5 8.6 7.5 Q8.6 13.5 5 13.5 Q1.4 13.5 1.4 7.5 Q1.4 1.5 5 1.5 Z",
    "1": "M2.6 4 L5.8 1.5 V13.5",
    "2": "M1.8 4.6 A3.2 3.2 0 1 1 7.6 7 L1.6 13.5 H8.6",
    "3": "M1.8 1.5 H8 L4.6 6 A3.75 3.75 0 1 1 1.6 11.6",
    "4": "M6.8 13.5 V1.5 L1.2 10 H9",
    "5": "M8 1.5 H2.8 L2.2 7 A3.6 3.6 0 1 1 1.6 11.8",
    "6": "M7.2 1.5 L2.2 7.6 O5 9.8 3.6",
    "7": "M1.6 1.5 H8.4 L4 13.5",
    "8": "O5 4.4 2.8 O5 10.4 3.3",
    "9": "M2.8 13.5 L7.8 7.4 O5 5.2 3.6",
  ]

  static let all: [String: Definition] = [
    "airplane": Definition(
      width: 21, height: 20,
      areas: """
        M19.6 10 Q19.6 11.4 17.4 11.4 H13.4 L8.8 18.6 H6.6 L8.8 11.4 H5.2 L3.4 13.8 H1.6 \
        L2.6 10 L1.6 6.2 H3.4 L5.2 8.6 H8.8 L6.6 1.4 H8.8 L13.4 8.6 H17.4 Q19.6 8.6 19.6 10 \
        Z
        """),
    "alarm": Definition(
      width: 21, height: 21,
      strokes: "O10.5 11.4 7.6 M10.5 7 V11.4 L13.4 13.2 M2 5 L5.4 2 M19 5 L15.6 2"),
    "antenna.radiowaves.left.and.right": Definition(
      width: 24, height: 18,
      strokes: """
        M12 9 V16.8 M8 5.6 A5 5 0 0 0 8 12.4 M16 5.6 A5 5 0 0 1 16 12.4 M4.8 2.6 A9 9 0 0 0 \
        4.8 15.4 M19.2 2.6 A9 9 0 0 1 19.2 15.4
        """,
      areas: "O12 9 2"),
    "app": Definition(
      width: 20, height: 20,
      strokes: "R1.3 1.3 17.4 17.4 5"),
    "app.fill": Definition(
      width: 20, height: 20,
      areas: "R0.6 0.6 18.8 18.8 5.5"),
    "applewatch": Definition(
      width: 16, height: 22,
      strokes: """
        R2.6 5.4 10.8 11.2 3 M4.8 5.2 L5.4 1.6 H10.6 L11.2 5.2 M4.8 16.8 L5.4 20.4 H10.6 \
        L11.2 16.8
        """),
    "archivebox": Definition(
      width: 21, height: 19,
      strokes: """
        R1.6 1.8 17.8 4.4 1 M3 6.4 V15.4 Q3 17.2 4.8 17.2 H16.2 Q18 17.2 18 15.4 V6.4 M8 10 \
        H13
        """),
    "arrow.backward": Definition(
      width: 20, height: 17,
      strokes: "M18 8.5 H2 M8.5 2 L2 8.5 L8.5 15"),
    "arrow.clockwise": Definition(
      width: 19, height: 21,
      strokes: "M16.8 8.2 A8 8 0 1 1 13.6 4.6 M9.3 4.9 L14.2 4.9 L14.2 0.9"),
    "arrow.counterclockwise": Definition(
      width: 19, height: 21,
      strokes: "M2.2 8.2 A8 8 0 1 0 5.4 4.6 M9.7 4.9 L4.8 4.9 L4.8 0.9"),
    "arrow.down": Definition(
      width: 17, height: 20,
      strokes: "M8.5 2 V18 M2 11.5 L8.5 18 L15 11.5"),
    "arrow.down.left": Definition(
      width: 17, height: 17,
      strokes: "M14 3 L3 14 M12 14 H3 V5"),
    "arrow.down.right": Definition(
      width: 17, height: 17,
      strokes: "M3 3 L14 14 M5 14 H14 V5"),
    "arrow.forward": Definition(
      width: 20, height: 17,
      strokes: "M2 8.5 H18 M11.5 2 L18 8.5 L11.5 15"),
    "arrow.left": Definition(
      width: 20, height: 17,
      strokes: "M18 8.5 H2 M8.5 2 L2 8.5 L8.5 15"),
    "arrow.left.and.right": Definition(
      width: 21, height: 12,
      strokes: "M2 6 H19 M6 2 L2 6 L6 10 M15 2 L19 6 L15 10"),
    "arrow.left.arrow.right": Definition(
      width: 21, height: 18,
      strokes: """
        M2.5 5.5 H18.5 M14.5 1.5 L18.5 5.5 L14.5 9.5 M18.5 12.5 H2.5 M6.5 8.5 L2.5 12.5 L6.5 \
        16.5
        """),
    "arrow.right": Definition(
      width: 20, height: 17,
      strokes: "M2 8.5 H18 M11.5 2 L18 8.5 L11.5 15"),
    "arrow.triangle.2.circlepath": Definition(
      width: 23, height: 19,
      strokes: "M4.2 8.2 A7.6 7.6 0 0 1 18 5.6 M18.8 10.8 A7.6 7.6 0 0 1 5 13.4",
      areas: "M19.9 2.6 L19.9 8.2 L14.6 6.8 Z M3.1 16.4 L3.1 10.8 L8.4 12.2 Z"),
    "arrow.up": Definition(
      width: 17, height: 20,
      strokes: "M8.5 18 V2 M2 8.5 L8.5 2 L15 8.5"),
    "arrow.up.and.down": Definition(
      width: 12, height: 21,
      strokes: "M6 2 V19 M2 6 L6 2 L10 6 M2 15 L6 19 L10 15"),
    "arrow.up.arrow.down": Definition(
      width: 21, height: 18,
      strokes: "M6 16 V2 M2 6 L6 2 L10 6 M15 2 V16 M11 12 L15 16 L19 12"),
    "arrow.up.left": Definition(
      width: 17, height: 17,
      strokes: "M14 14 L3 3 M12 3 H3 V12"),
    "arrow.up.left.and.arrow.down.right": Definition(
      width: 20, height: 20,
      strokes: """
        M11.8 8.2 L17.5 2.5 M12.5 2.2 H17.8 V7.5 M8.2 11.8 L2.5 17.5 M2.2 12.5 V17.8 H7.5
        """),
    "arrow.up.right": Definition(
      width: 17, height: 17,
      strokes: "M3 14 L14 3 M5 3 H14 V12"),
    "arrow.uturn.backward": Definition(
      width: 20, height: 18,
      strokes: "M6.5 2 L2 6.5 L6.5 11 M2 6.5 H13 A4.75 4.75 0 0 1 13 16 H7"),
    "arrow.uturn.forward": Definition(
      width: 20, height: 18,
      strokes: "M13.5 2 L18 6.5 L13.5 11 M18 6.5 H7 A4.75 4.75 0 0 0 7 16 H13"),
    "arrow.uturn.left": Definition(
      width: 20, height: 18,
      strokes: "M6.5 2 L2 6.5 L6.5 11 M2 6.5 H13 A4.75 4.75 0 0 1 13 16 H7"),
    "arrow.uturn.right": Definition(
      width: 20, height: 18,
      strokes: "M13.5 2 L18 6.5 L13.5 11 M18 6.5 H7 A4.75 4.75 0 0 0 7 16 H13"),
    "arrowshape.turn.up.left": Definition(
      width: 22, height: 19,
      strokes: """
        M9 2.5 L2 8.8 L9 15 V11.4 C14 11.2 17.5 12.6 19.8 16.6 C19.6 10.6 16 6.6 9 6.2 Z
        """),
    "asterisk": Definition(
      width: 16, height: 17,
      strokes: "M8 2 V15 M2.4 5.2 L13.6 11.8 M13.6 5.2 L2.4 11.8"),
    "at": Definition(
      width: 20, height: 20,
      strokes: """
        M13.8 10 A3.8 3.8 0 1 1 6.2 10 A3.8 3.8 0 1 1 13.8 10 V11.6 A2.4 2.4 0 0 0 18.6 11.6 \
        V10 A8.6 8.6 0 1 0 14.6 17.2
        """),
    "backward": Definition(
      width: 24, height: 18,
      strokes: """
        M22.5 2.8 Q22.5 1.6 21.4 2.2 L13 7.6 V2.8 Q13 1.6 11.9 2.2 L2.4 8.2 Q1.4 9 2.4 9.8 \
        L11.9 15.8 Q13 16.4 13 15.2 V10.4 L21.4 15.8 Q22.5 16.4 22.5 15.2 Z
        """),
    "backward.end.fill": Definition(
      width: 20, height: 18,
      strokes: "M2.4 2.4 V15.6",
      areas: """
        M18 2.8 Q18 1.6 16.9 2.2 L5.4 8.2 Q4.4 9 5.4 9.8 L16.9 15.8 Q18 16.4 18 15.2 Z
        """),
    "backward.fill": Definition(
      width: 24, height: 18,
      areas: """
        M22.5 2.8 Q22.5 1.6 21.4 2.2 L13 7.6 V2.8 Q13 1.6 11.9 2.2 L2.4 8.2 Q1.4 9 2.4 9.8 \
        L11.9 15.8 Q13 16.4 13 15.2 V10.4 L21.4 15.8 Q22.5 16.4 22.5 15.2 Z
        """),
    "bag": Definition(
      width: 19, height: 21,
      strokes: """
        M3.4 6.4 H15.6 L17 17.6 Q17 19.4 15.2 19.4 H3.8 Q2 19.4 2 17.6 Z M6 9 V5.2 A3.5 3.5 \
        0 0 1 13 5.2 V9
        """),
    "bag.fill": Definition(
      width: 19, height: 21,
      strokes: "M6 9 V5.2 A3.5 3.5 0 0 1 13 5.2 V9",
      areas: "M2.8 6 H16.2 L17.6 17.8 Q17.6 20 15.4 20 H3.6 Q1.4 20 1.4 17.8 Z"),
    "bandage": Definition(
      width: 21, height: 21,
      strokes: "M2.6 12.4 L12.4 2.6 A4 4 0 0 1 18.4 8.6 L8.6 18.4 A4 4 0 0 1 2.6 12.4 Z",
      areas: "O10.5 8.6 1 O10.5 12.4 1 O8.6 10.5 1 O12.4 10.5 1"),
    "banknote": Definition(
      width: 25, height: 16,
      strokes: "R1.2 1.4 22.6 13.2 2.4 O12.5 8 3",
      areas: "O5 8 1 O20 8 1"),
    "barcode": Definition(
      width: 23, height: 17,
      strokes: "M2 2 V15 M5 2 V15 M9 2 V15 M11.5 2 V15 M15 2 V15 M18 2 V15 M21 2 V15"),
    "bed.double": Definition(
      width: 24, height: 17,
      strokes: """
        M2 15.4 V4.4 Q2 2 4.4 2 H19.6 Q22 2 22 4.4 V15.4 M2 12.6 H22 M2 8 H22 M6 8 V5.6 \
        H10.6 V8 M13.4 8 V5.6 H18 V8
        """),
    "bell": Definition(
      width: 19, height: 21,
      strokes: """
        M9.5 2 C13 2 14.9 4.6 14.9 8 C14.9 11.6 16 13 17.2 14.4 Q17.8 15.4 16.8 15.4 H2.2 \
        Q1.2 15.4 1.8 14.4 C3 13 4.1 11.6 4.1 8 C4.1 4.6 6 2 9.5 2 Z M7 17.8 A2.6 2.6 0 0 0 \
        12 17.8
        """),
    "bell.badge": Definition(
      width: 20, height: 21,
      strokes: """
        M9.5 2 C13 2 14.9 4.6 14.9 8 C14.9 11.6 16 13 17.2 14.4 Q17.8 15.4 16.8 15.4 H2.2 \
        Q1.2 15.4 1.8 14.4 C3 13 4.1 11.6 4.1 8 C4.1 4.6 6 2 9.5 2 Z M7 17.8 A2.6 2.6 0 0 0 \
        12 17.8
        """,
      areas: "O15.6 4.2 3"),
    "bell.fill": Definition(
      width: 19, height: 21,
      strokes: """
        M9.5 2 C13 2 14.9 4.6 14.9 8 C14.9 11.6 16 13 17.2 14.4 Q17.8 15.4 16.8 15.4 H2.2 \
        Q1.2 15.4 1.8 14.4 C3 13 4.1 11.6 4.1 8 C4.1 4.6 6 2 9.5 2 Z
        """,
      areas: """
        M9.5 2 C13 2 14.9 4.6 14.9 8 C14.9 11.6 16 13 17.2 14.4 Q17.8 15.4 16.8 15.4 H2.2 \
        Q1.2 15.4 1.8 14.4 C3 13 4.1 11.6 4.1 8 C4.1 4.6 6 2 9.5 2 Z M6.6 17.4 H12.4 A2.9 \
        2.9 0 0 1 6.6 17.4 Z
        """),
    "bell.slash": Definition(
      width: 22, height: 22,
      strokes: """
        M11 2.4 C14.5 2.4 16.4 5 16.4 8.4 C16.4 12 17.5 13.4 18.7 14.8 Q19.3 15.8 18.3 15.8 \
        H3.7 Q2.7 15.8 3.3 14.8 C4.5 13.4 5.6 12 5.6 8.4 C5.6 5 7.5 2.4 11 2.4 Z M8.5 18.2 \
        A2.6 2.6 0 0 0 13.5 18.2 M2 2 L20 20
        """),
    "bicycle": Definition(
      width: 27, height: 17,
      strokes: """
        O6 11 4.6 O21 11 4.6 M6 11 L10 4.4 H17.4 L21 11 M10 4.4 L13.4 11 L17.4 4.4 M13.4 11 \
        H6 M8.4 2.4 H11 M16.4 2 H18.6 L17.4 4.4
        """),
    "bold": Definition(
      width: 13, height: 17,
      strokes: "M2.5 2 V15 H7.6 A3.5 3.5 0 0 0 7.6 8 H2.5 M2.5 2 H7 A3 3 0 0 1 7 8"),
    "bolt": Definition(
      width: 17, height: 21,
      strokes: "M11.4 1.6 L2.4 11.6 H8 L5.6 19.4 L14.6 9.2 H9 Z"),
    "bolt.fill": Definition(
      width: 17, height: 21,
      strokes: "M11.4 1.6 L2.4 11.6 H8 L5.6 19.4 L14.6 9.2 H9 Z",
      areas: "M11.4 1.6 L2.4 11.6 H8 L5.6 19.4 L14.6 9.2 H9 Z"),
    "bolt.slash": Definition(
      width: 19, height: 21,
      strokes: "M11.4 1.6 L2.4 11.6 H8 L5.6 19.4 L14.6 9.2 H9 Z M2 2.5 L17 18.5"),
    "book": Definition(
      width: 23, height: 19,
      strokes: """
        M11.5 4.4 C9 2.4 5.4 2 1.6 2.6 V15.6 C5.4 15 9 15.4 11.5 17.4 C14 15.4 17.6 15 21.4 \
        15.6 V2.6 C17.6 2 14 2.4 11.5 4.4 Z M11.5 4.4 V17.2
        """),
    "book.closed": Definition(
      width: 18, height: 20,
      strokes: """
        M4.6 1.6 H14.6 Q16.2 1.6 16.2 3.2 V14.6 H4.6 A1.9 1.9 0 0 0 4.6 18.4 H16.2 M2.4 16.4 \
        V4 A2.4 2.4 0 0 1 4.6 1.6
        """),
    "book.fill": Definition(
      width: 23, height: 19,
      areas: """
        M10.9 4.2 C8.4 2.2 4.8 1.6 1 2.2 V15.8 C4.8 15.2 8.4 15.6 10.9 17.4 Z M12.1 4.2 \
        C14.6 2.2 18.2 1.6 22 2.2 V15.8 C18.2 15.2 14.6 15.6 12.1 17.4 Z
        """),
    "bookmark": Definition(
      width: 16, height: 20.5,
      strokes: "M3.4 2 H12.6 Q14 2 14 3.4 V18.4 L8 13.4 L2 18.4 V3.4 Q2 2 3.4 2 Z"),
    "bookmark.fill": Definition(
      width: 16, height: 20.5,
      strokes: "M3.4 2 H12.6 Q14 2 14 3.4 V18.4 L8 13.4 L2 18.4 V3.4 Q2 2 3.4 2 Z",
      areas: "M3.4 2 H12.6 Q14 2 14 3.4 V18.4 L8 13.4 L2 18.4 V3.4 Q2 2 3.4 2 Z"),
    "books.vertical": Definition(
      width: 20, height: 20,
      strokes: "R1.8 2 4.4 16 1 R6.2 4.4 4.4 13.6 1 M11.6 5 L15.2 4 L18.4 17 L14.8 18 Z"),
    "briefcase": Definition(
      width: 23, height: 19,
      strokes: """
        R1.4 4.6 20.2 12.6 2.4 M7.6 4.4 V3.4 Q7.6 1.8 9.2 1.8 H13.8 Q15.4 1.8 15.4 3.4 V4.4 \
        M1.6 10.4 H21.4
        """),
    "briefcase.fill": Definition(
      width: 23, height: 19,
      strokes: "M7.6 4.4 V3.4 Q7.6 1.8 9.2 1.8 H13.8 Q15.4 1.8 15.4 3.4 V4.4",
      areas: """
        M3.2 4 H19.8 Q22.2 4 22.2 6.4 V10 H0.8 V6.4 Q0.8 4 3.2 4 Z M0.8 11.4 H22.2 V15.4 \
        Q22.2 17.8 19.8 17.8 H3.2 Q0.8 17.8 0.8 15.4 Z
        """),
    "bubble.left": Definition(
      width: 22, height: 20,
      strokes: """
        M4.4 2 H17.6 Q20.4 2 20.4 4.8 V12.2 Q20.4 15 17.6 15 H10 L5.8 18.4 V15 H4.4 Q1.6 15 \
        1.6 12.2 V4.8 Q1.6 2 4.4 2 Z
        """),
    "bubble.left.and.bubble.right": Definition(
      width: 22, height: 20,
      strokes: """
        M4.4 2 H17.6 Q20.4 2 20.4 4.8 V12.2 Q20.4 15 17.6 15 H10 L5.8 18.4 V15 H4.4 Q1.6 15 \
        1.6 12.2 V4.8 Q1.6 2 4.4 2 Z
        """),
    "bubble.left.fill": Definition(
      width: 22, height: 20,
      strokes: """
        M4.4 2 H17.6 Q20.4 2 20.4 4.8 V12.2 Q20.4 15 17.6 15 H10 L5.8 18.4 V15 H4.4 Q1.6 15 \
        1.6 12.2 V4.8 Q1.6 2 4.4 2 Z
        """,
      areas: """
        M4.4 2 H17.6 Q20.4 2 20.4 4.8 V12.2 Q20.4 15 17.6 15 H10 L5.8 18.4 V15 H4.4 Q1.6 15 \
        1.6 12.2 V4.8 Q1.6 2 4.4 2 Z
        """),
    "bubble.right": Definition(
      width: 22, height: 20,
      strokes: """
        M4.4 2 H17.6 Q20.4 2 20.4 4.8 V12.2 Q20.4 15 17.6 15 H16.2 V18.4 L12 15 H4.4 Q1.6 15 \
        1.6 12.2 V4.8 Q1.6 2 4.4 2 Z
        """),
    "bubble.right.fill": Definition(
      width: 22, height: 20,
      strokes: """
        M4.4 2 H17.6 Q20.4 2 20.4 4.8 V12.2 Q20.4 15 17.6 15 H16.2 V18.4 L12 15 H4.4 Q1.6 15 \
        1.6 12.2 V4.8 Q1.6 2 4.4 2 Z
        """,
      areas: """
        M4.4 2 H17.6 Q20.4 2 20.4 4.8 V12.2 Q20.4 15 17.6 15 H16.2 V18.4 L12 15 H4.4 Q1.6 15 \
        1.6 12.2 V4.8 Q1.6 2 4.4 2 Z
        """),
    "calendar": Definition(
      width: 21, height: 20,
      strokes: "R1.4 2.4 18.2 16 2.8 M1.6 7.4 H19.4 M6 1 V4 M15 1 V4",
      areas: "O6 11 1.1 O10.5 11 1.1 O15 11 1.1 O6 14.8 1.1 O10.5 14.8 1.1"),
    "camera": Definition(
      width: 24, height: 18.6,
      strokes: """
        M7.4 3.6 L8.4 2 Q8.8 1.4 9.6 1.4 H14.4 Q15.2 1.4 15.6 2 L16.6 3.6 H19.6 Q22.4 3.6 \
        22.4 6.4 V14.4 Q22.4 17.2 19.6 17.2 H4.4 Q1.6 17.2 1.6 14.4 V6.4 Q1.6 3.6 4.4 3.6 Z \
        O12 10.2 4
        """),
    "camera.fill": Definition(
      width: 24, height: 18.6,
      strokes: """
        M7.4 3.6 L8.4 2 Q8.8 1.4 9.6 1.4 H14.4 Q15.2 1.4 15.6 2 L16.6 3.6 H19.6 Q22.4 3.6 \
        22.4 6.4 V14.4 Q22.4 17.2 19.6 17.2 H4.4 Q1.6 17.2 1.6 14.4 V6.4 Q1.6 3.6 4.4 3.6 Z
        """,
      areas: """
        M7.4 3.6 L8.4 2 Q8.8 1.4 9.6 1.4 H14.4 Q15.2 1.4 15.6 2 L16.6 3.6 H19.6 Q22.4 3.6 \
        22.4 6.4 V14.4 Q22.4 17.2 19.6 17.2 H4.4 Q1.6 17.2 1.6 14.4 V6.4 Q1.6 3.6 4.4 3.6 Z
        """,
      holes: "O12 10.2 4"),
    "capslock.fill": Definition(
      width: 22, height: 22,
      strokes: "M11 2 L20 10.4 H15.4 V15 H6.6 V10.4 H2 Z R6.6 17.6 8.8 2.4 0.4",
      areas: "M11 2 L20 10.4 H15.4 V15 H6.6 V10.4 H2 Z R6.6 17.6 8.8 2.4 0.4"),
    "capsule": Definition(
      width: 24, height: 15,
      strokes: "R1.2 1.2 21.6 12.6 6.3"),
    "capsule.fill": Definition(
      width: 24, height: 15,
      areas: "R0.5 0.5 23 14 7"),
    "car": Definition(
      width: 24, height: 19,
      strokes: """
        M4.4 8 L6 3.6 Q6.6 2 8.2 2 H15.8 Q17.4 2 18 3.6 L19.6 8 M3.6 8.2 H20.4 Q22 9 22 11 \
        V15 H2 V11 Q2 9 3.6 8.2 Z M4 15.2 V17.4 M20 15.2 V17.4
        """,
      areas: "O6 11.6 1.3 O18 11.6 1.3"),
    "car.fill": Definition(
      width: 24, height: 19,
      strokes: "M4.8 8 L6.2 3.8 Q6.8 2 8.4 2 H15.6 Q17.2 2 17.8 3.8 L19.2 8",
      areas: """
        M3.4 8 H20.6 Q22.4 8.8 22.4 11 V16.6 Q22.4 18 21 18 H19.4 V15.6 H4.6 V18 H3 Q1.6 18 \
        1.6 16.6 V11 Q1.6 8.8 3.4 8 Z
        """,
      holeAreas: "O6 11.8 1.4 O18 11.8 1.4"),
    "cart": Definition(
      width: 21, height: 19,
      strokes: "M1.6 2 H4 L6.6 13.2 H18 M4.8 5 H19.6 L18 11 H6.2 O8 16.2 1.3 O16.6 16.2 1.3"),
    "cart.fill": Definition(
      width: 21, height: 19,
      strokes: "M1.6 2 H4 L6.6 13.2 H18",
      areas: """
        M4.6 4.4 H19 Q20.2 4.4 19.9 5.6 L18.6 10.6 Q18.3 11.6 17.2 11.6 H6.2 Z O8 16.4 1.8 \
        O16.6 16.4 1.8
        """),
    "chart.bar": Definition(
      width: 21, height: 19,
      strokes: "R1.8 10 4 7 0.8 R8.5 5.6 4 11.4 0.8 R15.2 1.6 4 15.4 0.8"),
    "chart.bar.fill": Definition(
      width: 21, height: 19,
      areas: "R1.2 9.4 5 8.2 1.2 R8 5 5 12.6 1.2 R14.8 1 5 16.6 1.2"),
    "chart.line.uptrend.xyaxis": Definition(
      width: 22, height: 19,
      strokes: "M2 1.8 V17 H20 M5 12.6 L9.4 8 L12.4 11 L18.6 4.4 M14.6 4.2 H18.8 V8.4"),
    "chart.pie": Definition(
      width: 20, height: 20,
      strokes: "O10 10 8.9 M10 1.1 V10 L16.3 16.3"),
    "checkmark": Definition(
      width: 18, height: 17,
      strokes: "M2.2 9.5 L6.8 14.7 L15.8 2"),
    "chevron.backward": Definition(
      width: 12, height: 18,
      strokes: "M9 2.5 L2.5 9 L9 15.5"),
    "chevron.down": Definition(
      width: 18, height: 12,
      strokes: "M2.5 3 L9 9.5 L15.5 3"),
    "chevron.forward": Definition(
      width: 12, height: 18,
      strokes: "M3 2.5 L9.5 9 L3 15.5"),
    "chevron.left": Definition(
      width: 12, height: 18,
      strokes: "M9 2.5 L2.5 9 L9 15.5"),
    "chevron.left.2": Definition(
      width: 18, height: 18,
      strokes: "M15 2.5 L9 9 L15 15.5 M8.5 2.5 L2.5 9 L8.5 15.5"),
    "chevron.right": Definition(
      width: 12, height: 18,
      strokes: "M3 2.5 L9.5 9 L3 15.5"),
    "chevron.right.2": Definition(
      width: 18, height: 18,
      strokes: "M3 2.5 L9 9 L3 15.5 M9.5 2.5 L15.5 9 L9.5 15.5"),
    "chevron.up": Definition(
      width: 18, height: 12,
      strokes: "M2.5 9 L9 2.5 L15.5 9"),
    "chevron.up.chevron.down": Definition(
      width: 13, height: 19,
      strokes: "M2.5 7 L6.5 2.5 L10.5 7 M2.5 12 L6.5 16.5 L10.5 12"),
    "circle": Definition(
      width: 20, height: 20,
      strokes: "O10 10 8.9"),
    "circle.fill": Definition(
      width: 20, height: 20,
      areas: "O10 10 9.7"),
    "circle.lefthalf.filled": Definition(
      width: 20, height: 20,
      strokes: "O10 10 8.9",
      areas: "M10 1.1 A8.9 8.9 0 0 0 10 18.9 Z"),
    "clock": Definition(
      width: 20, height: 20,
      strokes: "O10 10 8.9 M10 4.6 V10 L13.6 12.4"),
    "clock.fill": Definition(
      width: 20, height: 20,
      areas: "O10 10 9.7",
      holes: "M10 4.6 V10 L13.6 12.4"),
    "cloud": Definition(
      width: 24, height: 17,
      strokes: """
        M6 15.4 H17.6 A4.3 4.3 0 0 0 18.4 6.9 A6.2 6.2 0 0 0 6.7 5.6 A4.95 4.95 0 0 0 6 15.4 \
        Z
        """),
    "cloud.bolt": Definition(
      width: 24, height: 22,
      strokes: """
        M6 15.4 H17.6 A4.3 4.3 0 0 0 18.4 6.9 A6.2 6.2 0 0 0 6.7 5.6 A4.95 4.95 0 0 0 6 15.4 \
        Z M13 11 L9.6 15.6 H13 L11 20
        """),
    "cloud.fill": Definition(
      width: 24, height: 17,
      strokes: """
        M6 15.4 H17.6 A4.3 4.3 0 0 0 18.4 6.9 A6.2 6.2 0 0 0 6.7 5.6 A4.95 4.95 0 0 0 6 15.4 \
        Z
        """,
      areas: """
        M6 15.4 H17.6 A4.3 4.3 0 0 0 18.4 6.9 A6.2 6.2 0 0 0 6.7 5.6 A4.95 4.95 0 0 0 6 15.4 \
        Z
        """),
    "cloud.rain": Definition(
      width: 24, height: 22,
      strokes: """
        M6 15.4 H17.6 A4.3 4.3 0 0 0 18.4 6.9 A6.2 6.2 0 0 0 6.7 5.6 A4.95 4.95 0 0 0 6 15.4 \
        Z M7 17.6 L6 20 M12 17.6 L11 20 M17 17.6 L16 20
        """),
    "cloud.rain.fill": Definition(
      width: 24, height: 22,
      strokes: """
        M6 15.4 H17.6 A4.3 4.3 0 0 0 18.4 6.9 A6.2 6.2 0 0 0 6.7 5.6 A4.95 4.95 0 0 0 6 15.4 \
        Z M7 17.8 L6 20.2 M12 17.8 L11 20.2 M17 17.8 L16 20.2
        """,
      areas: """
        M6 15.4 H17.6 A4.3 4.3 0 0 0 18.4 6.9 A6.2 6.2 0 0 0 6.7 5.6 A4.95 4.95 0 0 0 6 15.4 \
        Z
        """),
    "cloud.snow": Definition(
      width: 24, height: 22,
      strokes: """
        M6 15.4 H17.6 A4.3 4.3 0 0 0 18.4 6.9 A6.2 6.2 0 0 0 6.7 5.6 A4.95 4.95 0 0 0 6 15.4 \
        Z
        """,
      areas: "O7 19 1.2 O12 20 1.2 O17 19 1.2"),
    "cloud.sun": Definition(
      width: 25, height: 20,
      strokes: """
        M7 17.4 H18.2 A4.1 4.1 0 0 0 18.8 9.2 A5.9 5.9 0 0 0 7.8 8 A4.75 4.75 0 0 0 7 17.4 Z \
        M17.4 5.6 A3.4 3.4 0 0 1 21.8 10 M19.6 1.2 V2.6 M23.8 3 L22.8 4 M24.4 7.2 H24
        """),
    "cloud.sun.fill": Definition(
      width: 25, height: 20,
      strokes: "M17.4 5.6 A3.4 3.4 0 0 1 21.8 10 M19.6 1.2 V2.6 M23.8 3 L22.8 4",
      areas: """
        M7 17.8 H18.2 A4.4 4.4 0 0 0 18.8 9 A6.2 6.2 0 0 0 7.6 7.6 A5.1 5.1 0 0 0 7 17.8 Z
        """),
    "command": Definition(
      width: 19, height: 19,
      strokes: """
        M6.4 6.4 H12.6 V12.6 H6.4 Z M6.4 6.4 V4.2 A2.2 2.2 0 1 0 4.2 6.4 H6.4 M12.6 6.4 V4.2 \
        A2.2 2.2 0 1 1 14.8 6.4 H12.6 M6.4 12.6 V14.8 A2.2 2.2 0 1 1 4.2 12.6 H6.4 M12.6 \
        12.6 V14.8 A2.2 2.2 0 1 0 14.8 12.6 H12.6
        """),
    "control": Definition(
      width: 17, height: 12,
      strokes: "M2.5 9 L8.5 2.5 L14.5 9"),
    "creditcard": Definition(
      width: 23, height: 17,
      strokes: "R1.2 1.4 20.6 14.2 2.6 M4.4 11.6 H8.4",
      areas: "M1.2 4.8 H21.8 V7.4 H1.2 Z"),
    "creditcard.fill": Definition(
      width: 23, height: 17,
      areas: "R0.6 0.8 21.8 15.4 3",
      holes: "M4.4 11.8 H8.4",
      holeAreas: "M0.4 5 H22.6 V7.2 H0.4 Z"),
    "crop": Definition(
      width: 20, height: 20,
      strokes: "M5 1.4 V13.4 Q5 15 6.6 15 H18.6 M1.4 5 H13.4 Q15 5 15 6.6 V18.6"),
    "cross": Definition(
      width: 18, height: 18,
      strokes: "M6.4 1.8 H11.6 V6.4 H16.2 V11.6 H11.6 V16.2 H6.4 V11.6 H1.8 V6.4 H6.4 Z"),
    "cross.case": Definition(
      width: 23, height: 19,
      strokes: """
        R1.4 4.6 20.2 12.6 2.4 M7.6 4.4 V3.4 Q7.6 1.8 9.2 1.8 H13.8 Q15.4 1.8 15.4 3.4 V4.4 \
        M1.6 10.4 H21.4
        """),
    "cross.fill": Definition(
      width: 18, height: 18,
      strokes: "M6.4 1.8 H11.6 V6.4 H16.2 V11.6 H11.6 V16.2 H6.4 V11.6 H1.8 V6.4 H6.4 Z",
      areas: "M6.4 1.8 H11.6 V6.4 H16.2 V11.6 H11.6 V16.2 H6.4 V11.6 H1.8 V6.4 H6.4 Z"),
    "crown": Definition(
      width: 23, height: 18,
      strokes: "M2.4 5 L7 9.4 L11.5 2.6 L16 9.4 L20.6 5 L18.8 15.4 H4.2 Z"),
    "crown.fill": Definition(
      width: 23, height: 18,
      strokes: "M2.4 5 L7 9.4 L11.5 2.6 L16 9.4 L20.6 5 L18.8 15.4 H4.2 Z",
      areas: "M2.4 5 L7 9.4 L11.5 2.6 L16 9.4 L20.6 5 L18.8 15.4 H4.2 Z"),
    "cube": Definition(
      width: 20, height: 21,
      strokes: """
        M10 2 L18 6.4 V14.6 L10 19 L2 14.6 V6.4 Z M2.2 6.6 L10 10.8 L17.8 6.6 M10 10.8 V18.8
        """),
    "cube.fill": Definition(
      width: 20, height: 21,
      areas: """
        M10 1.4 L18.2 5.8 L10 10.2 L1.8 5.8 Z M1.2 7 L9.4 11.4 V19.8 L1.2 15.4 Z M18.8 7 \
        L10.6 11.4 V19.8 L18.8 15.4 Z
        """),
    "cup.and.saucer": Definition(
      width: 23, height: 19,
      strokes: """
        M3 3 H17 V9 A5 5 0 0 1 12 14 H8 A5 5 0 0 1 3 9 Z M17 4.6 H18.4 A2.8 2.8 0 0 1 18.4 \
        10.2 H17 M1.8 16.8 H18.2
        """),
    "delete.left": Definition(
      width: 25, height: 19,
      strokes: """
        M8.6 2 H20.6 Q23 2 23 4.4 V14.6 Q23 17 20.6 17 H8.6 Q7.4 17 6.6 16.2 L1.8 10.6 Q1 \
        9.5 1.8 8.4 L6.6 2.8 Q7.4 2 8.6 2 Z M11.6 6.4 L17.8 12.6 M17.8 6.4 L11.6 12.6
        """),
    "delete.left.fill": Definition(
      width: 25, height: 19,
      areas: """
        M8.4 1.4 H20.8 Q23.6 1.4 23.6 4.2 V14.8 Q23.6 17.6 20.8 17.6 H8.4 Q7 17.6 6 16.4 \
        L1.2 10.9 Q0.2 9.5 1.2 8.1 L6 2.6 Q7 1.4 8.4 1.4 Z
        """,
      holes: "M11.4 6.2 L18 12.8 M18 6.2 L11.4 12.8"),
    "desktopcomputer": Definition(
      width: 24, height: 21,
      strokes: "R1.4 1.4 21.2 13.6 2 M9.6 15.2 L9 18.8 H15 L14.4 15.2 M6.8 19 H17.2"),
    "diamond": Definition(
      width: 20, height: 20,
      strokes: "M10 1.5 L18.5 10 L10 18.5 L1.5 10 Z"),
    "diamond.fill": Definition(
      width: 20, height: 20,
      strokes: "M10 1.5 L18.5 10 L10 18.5 L1.5 10 Z",
      areas: "M10 1.5 L18.5 10 L10 18.5 L1.5 10 Z"),
    "dice": Definition(
      width: 20, height: 20,
      strokes: "R1.4 1.4 17.2 17.2 3.6",
      areas: "O6 6 1.5 O14 6 1.5 O10 10 1.5 O6 14 1.5 O14 14 1.5"),
    "die.face.5": Definition(
      width: 20, height: 20,
      strokes: "R1.4 1.4 17.2 17.2 3.6",
      areas: "O6 6 1.5 O14 6 1.5 O10 10 1.5 O6 14 1.5 O14 14 1.5"),
    "divide": Definition(
      width: 18, height: 17,
      strokes: "M1.5 8.5 H16.5",
      areas: "O9 2.6 1.7 O9 14.4 1.7"),
    "doc": Definition(
      width: 17.4, height: 21,
      strokes: """
        M4 1.6 H9.6 L15.4 7.4 V17.4 Q15.4 19.4 13.4 19.4 H4 Q2 19.4 2 17.4 V3.6 Q2 1.6 4 1.6 \
        Z M9.4 1.8 V7.6 H15.2
        """),
    "doc.fill": Definition(
      width: 17.4, height: 21,
      areas: """
        M3.6 1 H9 V7 Q9 8.2 10.2 8.2 H16 V17.6 Q16 20 13.6 20 H3.8 Q1.4 20 1.4 17.6 V3.4 \
        Q1.4 1 3.6 1 Z M10.2 1 L16 7 H10.6 Q10.2 7 10.2 6.6 Z
        """),
    "doc.on.doc": Definition(
      width: 20, height: 22,
      strokes: """
        R7 6.5 11.5 14 2.2 M4 15.8 A2.4 2.4 0 0 1 1.5 13.4 V4 A2.5 2.5 0 0 1 4 1.5 H10.5 \
        A2.5 2.5 0 0 1 13 3.7
        """),
    "doc.plaintext": Definition(
      width: 17.4, height: 21,
      strokes: """
        M4 1.6 H9.6 L15.4 7.4 V17.4 Q15.4 19.4 13.4 19.4 H4 Q2 19.4 2 17.4 V3.6 Q2 1.6 4 1.6 \
        Z M9.4 1.8 V7.6 H15.2 M5.4 11.4 H12 M5.4 15 H12
        """),
    "doc.text": Definition(
      width: 17.4, height: 21,
      strokes: """
        M4 1.6 H9.6 L15.4 7.4 V17.4 Q15.4 19.4 13.4 19.4 H4 Q2 19.4 2 17.4 V3.6 Q2 1.6 4 1.6 \
        Z M9.4 1.8 V7.6 H15.2 M5.4 11.4 H12 M5.4 15 H12
        """),
    "doc.text.fill": Definition(
      width: 17.4, height: 21,
      areas: """
        M3.6 1 H9 V7 Q9 8.2 10.2 8.2 H16 V17.6 Q16 20 13.6 20 H3.8 Q1.4 20 1.4 17.6 V3.4 \
        Q1.4 1 3.6 1 Z M10.2 1 L16 7 H10.6 Q10.2 7 10.2 6.6 Z
        """,
      holes: "M5.2 12 H12.2 M5.2 15.6 H12.2"),
    "dollarsign": Definition(
      width: 13, height: 20,
      strokes: """
        M11 6.2 C10.6 4.4 9 3.4 6.5 3.4 C3.8 3.4 2 4.8 2 6.8 C2 11.4 11.2 8.6 11.2 13.2 \
        C11.2 15.2 9.4 16.6 6.5 16.6 C3.8 16.6 2 15.4 1.6 13.4 M6.5 1 V19
        """),
    "drop": Definition(
      width: 16, height: 20.5,
      strokes: "M8 1.8 C10.4 5.4 14 9.4 14 13 A6 6 0 0 1 2 13 C2 9.4 5.6 5.4 8 1.8 Z"),
    "drop.fill": Definition(
      width: 16, height: 20.5,
      strokes: "M8 1.8 C10.4 5.4 14 9.4 14 13 A6 6 0 0 1 2 13 C2 9.4 5.6 5.4 8 1.8 Z",
      areas: "M8 1.8 C10.4 5.4 14 9.4 14 13 A6 6 0 0 1 2 13 C2 9.4 5.6 5.4 8 1.8 Z"),
    "ellipsis": Definition(
      width: 20, height: 6,
      areas: "O3 3 1.8 O10 3 1.8 O17 3 1.8"),
    "envelope": Definition(
      width: 23, height: 18,
      strokes: "R1.2 1.2 20.6 15.6 2.8 M2 3 L10 9.6 Q11.5 10.8 13 9.6 L21 3"),
    "envelope.fill": Definition(
      width: 23, height: 18,
      areas: "R0.6 0.6 21.8 16.8 3",
      holes: "M1.4 3 L10 9.6 Q11.5 10.8 13 9.6 L21.6 3"),
    "envelope.open": Definition(
      width: 22, height: 20,
      strokes: """
        M1.6 8.4 L10 2.4 Q11 1.6 12 2.4 L20.4 8.4 V16.4 Q20.4 18.6 18.2 18.6 H3.8 Q1.6 18.6 \
        1.6 16.4 Z M2 8.8 L10 13.6 Q11 14.2 12 13.6 L20 8.8
        """),
    "equal": Definition(
      width: 18, height: 11,
      strokes: "M1.5 2.5 H16.5 M1.5 8.5 H16.5"),
    "escape": Definition(
      width: 20, height: 20,
      strokes: "M16 12 A7 7 0 1 1 10 3 M9 9 L3 3 M3 8 V3 H8"),
    "eurosign": Definition(
      width: 16, height: 18,
      strokes: """
        M14 4 C12.8 2.6 11.2 2 9.6 2 C6.2 2 4 5 4 9 C4 13 6.2 16 9.6 16 C11.2 16 12.8 15.4 \
        14 14 M1.6 7.4 H10.6 M1.6 10.6 H10.6
        """),
    "exclamationmark": Definition(
      width: 6, height: 18,
      strokes: "M3 2 V11.3",
      areas: "O3 15.8 1.35"),
    "exclamationmark.2": Definition(
      width: 11, height: 18,
      strokes: "M3 2 V11.3 M8 2 V11.3",
      areas: "O3 15.8 1.35 O8 15.8 1.35"),
    "exclamationmark.triangle": Definition(
      width: 22, height: 20,
      strokes: "M11 2 L20.5 18 H1.5 Z M11 8 V12.4",
      areas: "O11 15.2 1.1"),
    "exclamationmark.triangle.fill": Definition(
      width: 22, height: 20,
      areas: """
        M9.6 1.6 Q11 -0.4 12.4 1.6 L21.4 17 Q22.2 19.2 20 19.2 H2 Q-0.2 19.2 0.6 17 Z
        """,
      holes: "M11 7 V12.2",
      holeAreas: "O11 15.6 1.2"),
    "eye": Definition(
      width: 24, height: 17,
      strokes: """
        M1.6 8.5 C4 4.4 7.6 2.2 12 2.2 C16.4 2.2 20 4.4 22.4 8.5 C20 12.6 16.4 14.8 12 14.8 \
        C7.6 14.8 4 12.6 1.6 8.5 Z O12 8.5 3.2
        """),
    "eye.fill": Definition(
      width: 24, height: 17,
      strokes: """
        M1.6 8.5 C4 4.4 7.6 2.2 12 2.2 C16.4 2.2 20 4.4 22.4 8.5 C20 12.6 16.4 14.8 12 14.8 \
        C7.6 14.8 4 12.6 1.6 8.5 Z
        """,
      areas: """
        M1.6 8.5 C4 4.4 7.6 2.2 12 2.2 C16.4 2.2 20 4.4 22.4 8.5 C20 12.6 16.4 14.8 12 14.8 \
        C7.6 14.8 4 12.6 1.6 8.5 Z
        """,
      holes: "O12 8.5 3.6"),
    "eye.slash": Definition(
      width: 24, height: 19,
      strokes: """
        M1.6 9.5 C4 5.4 7.6 3.2 12 3.2 C16.4 3.2 20 5.4 22.4 9.5 C20 13.6 16.4 15.8 12 15.8 \
        C7.6 15.8 4 13.6 1.6 9.5 Z O12 9.5 3.2 M4 1.5 L20 17.5
        """),
    "eye.slash.fill": Definition(
      width: 24, height: 19,
      strokes: "M4 1.5 L20 17.5",
      areas: """
        M1.6 9.5 C4 5.4 7.6 3.2 12 3.2 C16.4 3.2 20 5.4 22.4 9.5 C20 13.6 16.4 15.8 12 15.8 \
        C7.6 15.8 4 13.6 1.6 9.5 Z
        """,
      holes: "O12 9.5 3.6"),
    "eyedropper": Definition(
      width: 19, height: 19,
      strokes: """
        M11 5.4 L3.4 13 L2.4 16.6 L6 15.6 L13.6 8 M9.6 4 L15 9.4 M12.4 6.8 L14.8 3 A2.2 2.2 \
        0 0 1 17 5.2 Z
        """),
    "face.smiling": Definition(
      width: 20, height: 20,
      strokes: "O10 10 8.9 M5.8 11.8 A4.6 4.6 0 0 0 14.2 11.8",
      areas: "O7 7.6 1.25 O13 7.6 1.25"),
    "face.smiling.fill": Definition(
      width: 20, height: 20,
      areas: "O10 10 9.7",
      holes: "M5.8 11.8 A4.6 4.6 0 0 0 14.2 11.8",
      holeAreas: "O7 7.6 1.25 O13 7.6 1.25"),
    "figure.run": Definition(
      width: 14, height: 21,
      strokes: """
        M7.4 7 L6 13 L9.4 15.4 L10.4 19.4 M6 13 L5.4 16 L3 19.4 M7.4 7 L4 9 L3.4 12 M8 7.6 \
        L9.8 10 L12 10.8
        """,
      areas: "O8.4 3 1.8"),
    "figure.walk": Definition(
      width: 14, height: 21,
      strokes: """
        M7.4 7 L6 13 L9.4 15.4 L10.4 19.4 M6 13 L5.4 16 L3 19.4 M7.4 7 L4 9 L3.4 12 M8 7.6 \
        L9.8 10 L12 10.8
        """,
      areas: "O8.4 3 1.8"),
    "film": Definition(
      width: 22, height: 18,
      strokes: """
        R1.2 1.2 19.6 15.6 2.2 M5.6 1.4 V16.6 M16.4 1.4 V16.6 M5.6 9 H16.4 M1.4 5.2 H5.6 \
        M1.4 9 H5.6 M1.4 12.8 H5.6 M16.4 5.2 H20.6 M16.4 9 H20.6 M16.4 12.8 H20.6
        """),
    "flag": Definition(
      width: 18, height: 20.5,
      strokes: """
        M3 19 V2.6 C6 1 9.4 3.8 12.4 3 Q14 2.6 15.4 2.2 V11.4 C12.4 13 9.4 10.2 6 11 Q4.4 \
        11.4 3 12
        """),
    "flag.fill": Definition(
      width: 18, height: 20.5,
      strokes: "M3 19 V2.6",
      areas: """
        M3 2.6 C6 1 9.4 3.8 12.4 3 Q14 2.6 15.8 1.8 V11.6 C12.4 13.2 9.4 10.4 6 11.2 Q4.4 \
        11.6 3 12.4 Z
        """),
    "flame": Definition(
      width: 16.4, height: 21,
      strokes: """
        M8.4 1.6 C9 4.6 14.6 7.6 14.6 13 A6.4 6.4 0 0 1 1.8 13 C1.8 10.4 3.2 8.6 4.4 7.4 \
        C4.6 9 5.2 10 6.2 10.6 C6 7 6.4 3.8 8.4 1.6 Z
        """),
    "flame.fill": Definition(
      width: 16.4, height: 21,
      strokes: """
        M8.4 1.6 C9 4.6 14.6 7.6 14.6 13 A6.4 6.4 0 0 1 1.8 13 C1.8 10.4 3.2 8.6 4.4 7.4 \
        C4.6 9 5.2 10 6.2 10.6 C6 7 6.4 3.8 8.4 1.6 Z
        """,
      areas: """
        M8.4 1.6 C9 4.6 14.6 7.6 14.6 13 A6.4 6.4 0 0 1 1.8 13 C1.8 10.4 3.2 8.6 4.4 7.4 \
        C4.6 9 5.2 10 6.2 10.6 C6 7 6.4 3.8 8.4 1.6 Z
        """),
    "folder": Definition(
      width: 22.6, height: 18.4,
      strokes: """
        M1.6 5.2 V4 Q1.6 2 3.6 2 H8 L10.2 4.2 H19 Q21 4.2 21 6.2 V14.6 Q21 16.6 19 16.6 H3.6 \
        Q1.6 16.6 1.6 14.6 Z M1.6 7.8 H21
        """),
    "folder.badge.plus": Definition(
      width: 22.6, height: 18.4,
      strokes: """
        M1.6 5.2 V4 Q1.6 2 3.6 2 H8 L10.2 4.2 H19 Q21 4.2 21 6.2 V14.6 Q21 16.6 19 16.6 H3.6 \
        Q1.6 16.6 1.6 14.6 Z M1.6 7.8 H21
        """),
    "folder.fill": Definition(
      width: 22.6, height: 18.4,
      areas: """
        M1 6.4 V3.8 Q1 1.4 3.4 1.4 H8.2 L10.4 3.6 H19.2 Q21.6 3.6 21.6 6.4 Z M1 7.6 H21.6 \
        V14.8 Q21.6 17.2 19.2 17.2 H3.4 Q1 17.2 1 14.8 Z
        """),
    "fork.knife": Definition(
      width: 18, height: 20,
      strokes: """
        M3 2 V6 A2.6 2.6 0 0 0 8.2 6 V2 M5.6 2 V18 M13 18 V2 C15.6 3 16.4 6 16 11 H13
        """),
    "forward": Definition(
      width: 24, height: 18,
      strokes: """
        M1.5 2.8 Q1.5 1.6 2.6 2.2 L11 7.6 V2.8 Q11 1.6 12.1 2.2 L21.6 8.2 Q22.6 9 21.6 9.8 \
        L12.1 15.8 Q11 16.4 11 15.2 V10.4 L2.6 15.8 Q1.5 16.4 1.5 15.2 Z
        """),
    "forward.end.fill": Definition(
      width: 20, height: 18,
      strokes: "M17.6 2.4 V15.6",
      areas: "M2 2.8 Q2 1.6 3.1 2.2 L14.6 8.2 Q15.6 9 14.6 9.8 L3.1 15.8 Q2 16.4 2 15.2 Z"),
    "forward.fill": Definition(
      width: 24, height: 18,
      areas: """
        M1.5 2.8 Q1.5 1.6 2.6 2.2 L11 7.6 V2.8 Q11 1.6 12.1 2.2 L21.6 8.2 Q22.6 9 21.6 9.8 \
        L12.1 15.8 Q11 16.4 11 15.2 V10.4 L2.6 15.8 Q1.5 16.4 1.5 15.2 Z
        """),
    "function": Definition(
      width: 18, height: 19,
      strokes: """
        M2 17 C6 17.6 5.6 2 10.6 2.2 M3.6 8.6 H9.4 M10.6 9.6 C13 9 13 16 15.4 15.4 M16 9.4 \
        L10.4 15.8
        """),
    "gamecontroller": Definition(
      width: 26, height: 18,
      strokes: """
        M7.4 3 H18.6 C22 3 23.4 6 24.2 10.4 C25 14.8 22.6 16.6 20.4 14.6 L17.6 12.2 H8.4 \
        L5.6 14.6 C3.4 16.6 1 14.8 1.8 10.4 C2.6 6 4 3 7.4 3 Z M8.2 5.6 V9.6 M6.2 7.6 H10.2
        """,
      areas: "O17.4 9 1.1 O19.4 6.6 1.1"),
    "gamecontroller.fill": Definition(
      width: 26, height: 18,
      areas: """
        M7.4 2.4 H18.6 C22.4 2.4 24 5.6 24.8 10.4 C25.6 15.4 22.6 17.6 20 15.2 L17.4 12.8 \
        H8.6 L6 15.2 C3.4 17.6 0.4 15.4 1.2 10.4 C2 5.6 3.6 2.4 7.4 2.4 Z
        """,
      holes: "M8.2 5.6 V9.6 M6.2 7.6 H10.2",
      holeAreas: "O17.4 9 1.1 O19.4 6.6 1.1"),
    "gear": Definition(
      width: 21, height: 21,
      strokes: """
        M18.02 9.39 L19.86 9.66 L19.86 11.34 L18.02 11.61 L17.57 13.3 L19.03 14.46 L18.19 \
        15.91 L16.46 15.22 L15.22 16.46 L15.91 18.19 L14.46 19.03 L13.3 17.57 L11.61 18.02 \
        L11.34 19.86 L9.66 19.86 L9.39 18.02 L7.7 17.57 L6.54 19.03 L5.09 18.19 L5.78 16.46 \
        L4.54 15.22 L2.81 15.91 L1.97 14.46 L3.43 13.3 L2.98 11.61 L1.14 11.34 L1.14 9.66 \
        L2.98 9.39 L3.43 7.7 L1.97 6.54 L2.81 5.09 L4.54 5.78 L5.78 4.54 L5.09 2.81 L6.54 \
        1.97 L7.7 3.43 L9.39 2.98 L9.66 1.14 L11.34 1.14 L11.61 2.98 L13.3 3.43 L14.46 1.97 \
        L15.91 2.81 L15.22 4.54 L16.46 5.78 L18.19 5.09 L19.03 6.54 L17.57 7.7 Z O10.5 10.5 \
        3.2 M10.5 7.3 V3 M7.7 12.1 L4 14.2 M13.3 12.1 L17 14.2
        """),
    "gear.fill": Definition(
      width: 22, height: 22,
      strokes: """
        M18.61 9.3 L20.71 9.7 L20.71 12.3 L18.61 12.7 L17.59 15.18 L18.79 16.95 L16.95 18.79 \
        L15.18 17.59 L12.7 18.61 L12.3 20.71 L9.7 20.71 L9.3 18.61 L6.82 17.59 L5.05 18.79 \
        L3.21 16.95 L4.41 15.18 L3.39 12.7 L1.29 12.3 L1.29 9.7 L3.39 9.3 L4.41 6.82 L3.21 \
        5.05 L5.05 3.21 L6.82 4.41 L9.3 3.39 L9.7 1.29 L12.3 1.29 L12.7 3.39 L15.18 4.41 \
        L16.95 3.21 L18.79 5.05 L17.59 6.82 Z
        """,
      areas: """
        M18.61 9.3 L20.71 9.7 L20.71 12.3 L18.61 12.7 L17.59 15.18 L18.79 16.95 L16.95 18.79 \
        L15.18 17.59 L12.7 18.61 L12.3 20.71 L9.7 20.71 L9.3 18.61 L6.82 17.59 L5.05 18.79 \
        L3.21 16.95 L4.41 15.18 L3.39 12.7 L1.29 12.3 L1.29 9.7 L3.39 9.3 L4.41 6.82 L3.21 \
        5.05 L5.05 3.21 L6.82 4.41 L9.3 3.39 L9.7 1.29 L12.3 1.29 L12.7 3.39 L15.18 4.41 \
        L16.95 3.21 L18.79 5.05 L17.59 6.82 Z
        """,
      holeAreas: "O11 11 3.4"),
    "gearshape": Definition(
      width: 22, height: 22,
      strokes: """
        M18.42 9.34 L20.71 9.7 L20.71 12.3 L18.42 12.66 L17.42 15.07 L18.79 16.95 L16.95 \
        18.79 L15.07 17.42 L12.66 18.42 L12.3 20.71 L9.7 20.71 L9.34 18.42 L6.93 17.42 L5.05 \
        18.79 L3.21 16.95 L4.58 15.07 L3.58 12.66 L1.29 12.3 L1.29 9.7 L3.58 9.34 L4.58 6.93 \
        L3.21 5.05 L5.05 3.21 L6.93 4.58 L9.34 3.58 L9.7 1.29 L12.3 1.29 L12.66 3.58 L15.07 \
        4.58 L16.95 3.21 L18.79 5.05 L17.42 6.93 Z O11 11 3.4
        """),
    "gearshape.2": Definition(
      width: 22, height: 22,
      strokes: """
        M18.42 9.34 L20.71 9.7 L20.71 12.3 L18.42 12.66 L17.42 15.07 L18.79 16.95 L16.95 \
        18.79 L15.07 17.42 L12.66 18.42 L12.3 20.71 L9.7 20.71 L9.34 18.42 L6.93 17.42 L5.05 \
        18.79 L3.21 16.95 L4.58 15.07 L3.58 12.66 L1.29 12.3 L1.29 9.7 L3.58 9.34 L4.58 6.93 \
        L3.21 5.05 L5.05 3.21 L6.93 4.58 L9.34 3.58 L9.7 1.29 L12.3 1.29 L12.66 3.58 L15.07 \
        4.58 L16.95 3.21 L18.79 5.05 L17.42 6.93 Z O11 11 3.4
        """),
    "gearshape.fill": Definition(
      width: 22, height: 22,
      strokes: """
        M18.61 9.3 L20.71 9.7 L20.71 12.3 L18.61 12.7 L17.59 15.18 L18.79 16.95 L16.95 18.79 \
        L15.18 17.59 L12.7 18.61 L12.3 20.71 L9.7 20.71 L9.3 18.61 L6.82 17.59 L5.05 18.79 \
        L3.21 16.95 L4.41 15.18 L3.39 12.7 L1.29 12.3 L1.29 9.7 L3.39 9.3 L4.41 6.82 L3.21 \
        5.05 L5.05 3.21 L6.82 4.41 L9.3 3.39 L9.7 1.29 L12.3 1.29 L12.7 3.39 L15.18 4.41 \
        L16.95 3.21 L18.79 5.05 L17.59 6.82 Z
        """,
      areas: """
        M18.61 9.3 L20.71 9.7 L20.71 12.3 L18.61 12.7 L17.59 15.18 L18.79 16.95 L16.95 18.79 \
        L15.18 17.59 L12.7 18.61 L12.3 20.71 L9.7 20.71 L9.3 18.61 L6.82 17.59 L5.05 18.79 \
        L3.21 16.95 L4.41 15.18 L3.39 12.7 L1.29 12.3 L1.29 9.7 L3.39 9.3 L4.41 6.82 L3.21 \
        5.05 L5.05 3.21 L6.82 4.41 L9.3 3.39 L9.7 1.29 L12.3 1.29 L12.7 3.39 L15.18 4.41 \
        L16.95 3.21 L18.79 5.05 L17.59 6.82 Z
        """,
      holeAreas: "O11 11 3.4"),
    "gift": Definition(
      width: 20, height: 21,
      strokes: """
        R1.6 6 16.8 4.2 1 M3 10.4 V17.4 Q3 19.2 4.8 19.2 H15.2 Q17 19.2 17 17.4 V10.4 M10 6 \
        V19 M10 5.8 C6 5.8 4.6 4.4 5 2.8 C5.6 1 9 1.4 10 5.8 C11 1.4 14.4 1 15 2.8 C15.4 4.4 \
        14 5.8 10 5.8
        """),
    "gift.fill": Definition(
      width: 20, height: 21,
      strokes: """
        M10 5.4 C6 5.4 4.6 4 5 2.6 C5.6 1 9 1.4 10 5.4 C11 1.4 14.4 1 15 2.6 C15.4 4 14 5.4 \
        10 5.4
        """,
      areas: """
        R1 6 8.4 4.4 1 R10.6 6 8.4 4.4 1 M2.4 11.4 H9.4 V19.6 H4.6 Q2.4 19.6 2.4 17.4 Z \
        M10.6 11.4 H17.6 V17.4 Q17.6 19.6 15.4 19.6 H10.6 Z
        """),
    "globe": Definition(
      width: 20, height: 20,
      strokes: """
        O10 10 8.9 M1.1 10 H18.9 M10 1.1 C6.4 3.6 5.6 7 5.6 10 C5.6 13 6.4 16.4 10 18.9 M10 \
        1.1 C13.6 3.6 14.4 7 14.4 10 C14.4 13 13.6 16.4 10 18.9 M2.8 5.4 H17.2 M2.8 14.6 \
        H17.2
        """),
    "graduationcap": Definition(
      width: 25, height: 18,
      strokes: """
        M12.5 2 L23 6.8 L12.5 11.6 L2 6.8 Z M6 9 V13.6 C9 16.6 16 16.6 19 13.6 V9 M23 7 \
        V12.6
        """),
    "graduationcap.fill": Definition(
      width: 25, height: 18,
      strokes: "M23.2 7 V13",
      areas: """
        M12.5 1.2 L24 6.6 L12.5 12 L1 6.6 Z M6 10.6 L12.5 13.6 L19 10.6 V14 C16 17.2 9 17.2 \
        6 14 Z
        """),
    "hammer": Definition(
      width: 21, height: 20,
      strokes: "M2.4 5.6 L6 2 H12 L9.6 5.4 L18.8 15 L16 17.8 L6.8 8.2 L5 9.4 Z"),
    "hammer.fill": Definition(
      width: 21, height: 20,
      areas: "M1.8 5.6 L5.8 1.4 H13 L10.4 5.2 L19.8 15 L16 18.8 L6.8 9 L5 10.4 Z"),
    "hand.raised": Definition(
      width: 19, height: 21,
      strokes: """
        M5 12.6 V4.6 A1.4 1.4 0 0 1 7.8 4.6 V9.6 M7.8 9.6 V2.8 A1.4 1.4 0 0 1 10.6 2.8 V9.4 \
        M10.6 9.4 V3.6 A1.4 1.4 0 0 1 13.4 3.6 V10.2 M13.4 10.2 V6 A1.4 1.4 0 0 1 16.2 6 V13 \
        C16.2 17 14 19.2 10.4 19.2 C6.8 19.2 5 17.4 3.4 14.4 L1.8 11.4 A1.4 1.4 0 0 1 4.2 \
        10.2 L5 11.4
        """),
    "hand.thumbsdown": Definition(
      width: 21, height: 20,
      strokes: """
        M6.4 11 L10 17.4 C11 18.8 13 18.2 13 16.2 L12.6 12.6 H17 Q19.4 12.4 18.8 10 L17.4 4 \
        Q17 2 15 2 H9 Q7.4 2 6.4 2.8 Z R1.6 1.8 3.4 9.6 1
        """),
    "hand.thumbsdown.fill": Definition(
      width: 21, height: 20,
      strokes: """
        M6.4 11 L10 17.4 C11 18.8 13 18.2 13 16.2 L12.6 12.6 H17 Q19.4 12.4 18.8 10 L17.4 4 \
        Q17 2 15 2 H9 Q7.4 2 6.4 2.8 Z
        """,
      areas: """
        M6.4 11 L10 17.4 C11 18.8 13 18.2 13 16.2 L12.6 12.6 H17 Q19.4 12.4 18.8 10 L17.4 4 \
        Q17 2 15 2 H9 Q7.4 2 6.4 2.8 Z R1 1.6 3.8 10.2 1.2
        """),
    "hand.thumbsup": Definition(
      width: 21, height: 20,
      strokes: """
        M6.4 9 L10 2.6 C11 1.2 13 1.8 13 3.8 L12.6 7.4 H17 Q19.4 7.6 18.8 10 L17.4 16 Q17 18 \
        15 18 H9 Q7.4 18 6.4 17.2 Z R1.6 8.6 3.4 9.6 1
        """),
    "hand.thumbsup.fill": Definition(
      width: 21, height: 20,
      strokes: """
        M6.4 9 L10 2.6 C11 1.2 13 1.8 13 3.8 L12.6 7.4 H17 Q19.4 7.6 18.8 10 L17.4 16 Q17 18 \
        15 18 H9 Q7.4 18 6.4 17.2 Z
        """,
      areas: """
        M6.4 9 L10 2.6 C11 1.2 13 1.8 13 3.8 L12.6 7.4 H17 Q19.4 7.6 18.8 10 L17.4 16 Q17 18 \
        15 18 H9 Q7.4 18 6.4 17.2 Z R1 8.2 3.8 10.2 1.2
        """),
    "hare": Definition(
      width: 24, height: 18,
      strokes: """
        M2 13 C2 9.6 6 8 10 8 C12 8 13 7 14 6 L9 2.4 C12.4 1.6 16 3 17.6 5.4 C20.6 5.6 22 \
        7.6 22 9.4 C21 11 19 11.4 17.4 11.2 C17.4 13.6 15 15.4 12 15.4 H5 C3 15.4 2 14.6 2 \
        13 Z
        """),
    "hare.fill": Definition(
      width: 24, height: 18,
      strokes: """
        M2 13 C2 9.6 6 8 10 8 C12 8 13 7 14 6 L9 2.4 C12.4 1.6 16 3 17.6 5.4 C20.6 5.6 22 \
        7.6 22 9.4 C21 11 19 11.4 17.4 11.2 C17.4 13.6 15 15.4 12 15.4 H5 C3 15.4 2 14.6 2 \
        13 Z
        """,
      areas: """
        M2 13 C2 9.6 6 8 10 8 C12 8 13 7 14 6 L9 2.4 C12.4 1.6 16 3 17.6 5.4 C20.6 5.6 22 \
        7.6 22 9.4 C21 11 19 11.4 17.4 11.2 C17.4 13.6 15 15.4 12 15.4 H5 C3 15.4 2 14.6 2 \
        13 Z
        """),
    "headphones": Definition(
      width: 20, height: 19,
      strokes: "M2 12.4 V10 A8 8 0 0 1 18 10 V12.4",
      areas: "R1.2 10.8 4.2 6.8 1.6 R14.6 10.8 4.2 6.8 1.6"),
    "heart": Definition(
      width: 21, height: 19.5,
      strokes: """
        M10.5 18.2 C4 13.8 1.3 10.4 1.3 6.6 A4.9 4.9 0 0 1 10.5 4.4 A4.9 4.9 0 0 1 19.7 6.6 \
        C19.7 10.4 17 13.8 10.5 18.2 Z
        """),
    "heart.fill": Definition(
      width: 21, height: 19.5,
      strokes: """
        M10.5 18.2 C4 13.8 1.3 10.4 1.3 6.6 A4.9 4.9 0 0 1 10.5 4.4 A4.9 4.9 0 0 1 19.7 6.6 \
        C19.7 10.4 17 13.8 10.5 18.2 Z
        """,
      areas: """
        M10.5 18.2 C4 13.8 1.3 10.4 1.3 6.6 A4.9 4.9 0 0 1 10.5 4.4 A4.9 4.9 0 0 1 19.7 6.6 \
        C19.7 10.4 17 13.8 10.5 18.2 Z
        """),
    "heart.slash": Definition(
      width: 22, height: 21,
      strokes: """
        M10.5 18.2 C4 13.8 1.3 10.4 1.3 6.6 A4.9 4.9 0 0 1 10.5 4.4 A4.9 4.9 0 0 1 19.7 6.6 \
        C19.7 10.4 17 13.8 10.5 18.2 Z M2 1.5 L20 19.5
        """),
    "hexagon": Definition(
      width: 21, height: 20,
      strokes: "M18.29 14.5 L10.5 19 L2.71 14.5 L2.71 5.5 L10.5 1 L18.29 5.5 Z"),
    "hexagon.fill": Definition(
      width: 21, height: 20,
      strokes: "M18.29 14.5 L10.5 19 L2.71 14.5 L2.71 5.5 L10.5 1 L18.29 5.5 Z",
      areas: "M18.29 14.5 L10.5 19 L2.71 14.5 L2.71 5.5 L10.5 1 L18.29 5.5 Z"),
    "highlighter": Definition(
      width: 19, height: 19,
      strokes: "M3 16 L3.8 12.4 L13.6 2.6 L16.4 5.4 L6.6 15.2 Z M1.5 18 H10"),
    "hourglass": Definition(
      width: 16, height: 21,
      strokes: """
        M3 2 H13 M3 19 H13 M4 2 V5 C4 8 7.4 9 7.4 10.5 C7.4 12 4 13 4 16 V19 M12 2 V5 C12 8 \
        8.6 9 8.6 10.5 C8.6 12 12 13 12 16 V19
        """),
    "house": Definition(
      width: 23, height: 20,
      strokes: """
        M2.2 10.4 L11.5 2.2 L20.8 10.4 M4.6 8.6 V17.6 Q4.6 18.6 5.6 18.6 H17.4 Q18.4 18.6 \
        18.4 17.6 V8.6 M9 18.4 V12.6 H14 V18.4
        """),
    "house.fill": Definition(
      width: 23, height: 20,
      strokes: "M2.2 10.2 L11.5 2.2 L20.8 10.2",
      areas: "M11.5 4.6 L19 11.2 V17.8 Q19 19 17.8 19 H5.2 Q4 19 4 17.8 V11.2 Z",
      holeAreas: "M9.3 19.2 V13 H13.7 V19.2 Z"),
    "icloud": Definition(
      width: 24, height: 17,
      strokes: """
        M6 15.4 H17.6 A4.3 4.3 0 0 0 18.4 6.9 A6.2 6.2 0 0 0 6.7 5.6 A4.95 4.95 0 0 0 6 15.4 \
        Z
        """),
    "icloud.fill": Definition(
      width: 24, height: 17,
      strokes: """
        M6 15.4 H17.6 A4.3 4.3 0 0 0 18.4 6.9 A6.2 6.2 0 0 0 6.7 5.6 A4.95 4.95 0 0 0 6 15.4 \
        Z
        """,
      areas: """
        M6 15.4 H17.6 A4.3 4.3 0 0 0 18.4 6.9 A6.2 6.2 0 0 0 6.7 5.6 A4.95 4.95 0 0 0 6 15.4 \
        Z
        """),
    "info": Definition(
      width: 8, height: 18,
      strokes: "M2.2 7.5 H4.6 V15.8 M2 15.8 H7",
      areas: "O4.2 2.6 1.5"),
    "ipad": Definition(
      width: 19, height: 22,
      strokes: "R1.6 1.4 15.8 19.2 2.4 M7.4 18.2 H11.6"),
    "iphone": Definition(
      width: 14, height: 22,
      strokes: "R1.6 1.4 10.8 19.2 2.6 M5.6 3.4 H8.4"),
    "italic": Definition(
      width: 13, height: 17,
      strokes: "M5.5 2 H11.5 M1.5 15 H7.5 M8.8 2 L4.2 15"),
    "key": Definition(
      width: 20, height: 20,
      strokes: "O13.2 6.8 5 M9.6 10.4 L2 18 M4 16 L6.4 18.4 M6.6 13.4 L8.6 15.4",
      areas: "O14.6 5.4 1.2"),
    "key.fill": Definition(
      width: 20, height: 20,
      strokes: "O13.2 6.8 5 M9.6 10.4 L2 18 M4 16 L6.4 18.4 M6.6 13.4 L8.6 15.4",
      areas: "O14.6 5.4 1.2"),
    "keyboard": Definition(
      width: 25, height: 17,
      strokes: "R1.2 1.4 22.6 14.2 2.6 M7 12.2 H18",
      areas: """
        O5 5 0.9 O8.7 5 0.9 O12.5 5 0.9 O16.2 5 0.9 O20 5 0.9 O5 8.6 0.9 O8.7 8.6 0.9 O12.5 \
        8.6 0.9 O16.2 8.6 0.9 O20 8.6 0.9
        """),
    "keyboard.chevron.compact.down": Definition(
      width: 25, height: 20,
      strokes: "R1.2 1.2 22.6 12 2.4 M8 10.4 H17 M9.6 16.4 L12.5 18.6 L15.4 16.4",
      areas: """
        O5 4.4 0.9 O8.7 4.4 0.9 O12.5 4.4 0.9 O16.2 4.4 0.9 O20 4.4 0.9 O6.6 7.4 0.9 O10.4 \
        7.4 0.9 O14.2 7.4 0.9 O18 7.4 0.9
        """),
    "ladybug": Definition(
      width: 19, height: 20,
      strokes: """
        M9.5 5.6 C13.4 5.6 15.4 8.4 15.4 12 C15.4 15.8 13 18.4 9.5 18.4 C6 18.4 3.6 15.8 3.6 \
        12 C3.6 8.4 5.6 5.6 9.5 5.6 Z M9.5 5.8 V18.2 M6.4 6 A3.2 3.2 0 0 1 12.6 6 M3.6 11 \
        H1.4 M15.4 11 H17.6 M4 7.6 L2 6 M15 7.6 L17 6
        """,
      areas: "O7 11 1.1 O12 11 1.1 O7.4 14.6 1.1 O11.6 14.6 1.1"),
    "laptopcomputer": Definition(
      width: 26, height: 18,
      strokes: "R4 1.8 18 11.4 1.6 M1.4 15.8 H24.6"),
    "leaf": Definition(
      width: 20, height: 20.5,
      strokes: """
        M2.4 17.6 C1.4 8 7 2.6 18 2.4 C18.4 12 13.6 17.4 5.4 15.6 M2 19 C4.4 13.6 8 10 12.6 \
        7.6
        """),
    "leaf.fill": Definition(
      width: 20, height: 20.5,
      strokes: "M1.8 19 C2.6 17 3.6 15.4 5 14",
      areas: """
        M3.4 13.6 C2.8 6.4 8 2 18.6 1.8 C19 13 12.8 18.2 5.4 15.8 C7.4 12.2 10 10 13.4 8 C9 \
        9 6 11 3.4 13.6 Z
        """),
    "lightbulb": Definition(
      width: 16, height: 21,
      strokes: """
        M5.4 14.6 C5.4 12.4 2 11.6 2 7.6 A6 6 0 0 1 14 7.6 C14 11.6 10.6 12.4 10.6 14.6 Z \
        M5.8 17.2 H10.2 M6.6 19.6 H9.4
        """),
    "lightbulb.fill": Definition(
      width: 16, height: 21,
      strokes: "M5.8 17.4 H10.2 M6.6 19.8 H9.4",
      areas: """
        M5.2 15.2 C5.2 12.8 1.4 11.8 1.4 7.6 A6.6 6.6 0 0 1 14.6 7.6 C14.6 11.8 10.8 12.8 \
        10.8 15.2 Z
        """),
    "line.3.horizontal": Definition(
      width: 20, height: 15,
      strokes: "M2 2.5 H18 M2 7.5 H18 M2 12.5 H18"),
    "line.3.horizontal.decrease": Definition(
      width: 20, height: 14,
      strokes: "M2 2.5 H18 M5 7 H15 M8 11.5 H12"),
    "line.horizontal.3": Definition(
      width: 20, height: 15,
      strokes: "M2 2.5 H18 M2 7.5 H18 M2 12.5 H18"),
    "link": Definition(
      width: 20, height: 20,
      strokes: """
        M8.6 11.4 A4 4 0 0 0 14.2 11.4 L17 8.6 A4 4 0 0 0 11.4 3 L9.8 4.6 M11.4 8.6 A4 4 0 0 \
        0 5.8 8.6 L3 11.4 A4 4 0 0 0 8.6 17 L10.2 15.4
        """),
    "list.bullet": Definition(
      width: 21, height: 16,
      strokes: "M7 2.5 H19 M7 8 H19 M7 13.5 H19",
      areas: "O2.8 2.5 1.4 O2.8 8 1.4 O2.8 13.5 1.4"),
    "list.number": Definition(
      width: 21, height: 18,
      strokes: """
        M8 3 H19.5 M8 9 H19.5 M8 15 H19.5 M2 1.8 L3.2 1 V5 M1.6 7.6 A1.3 1.3 0 1 1 4 8.4 \
        L1.6 11 H4.4 M1.8 13 H4.2 L2.8 14.6 A1.3 1.3 0 1 1 1.6 16.8
        """),
    "location": Definition(
      width: 20, height: 20,
      strokes: "M2 9.6 L18.6 1.8 L11 18.4 L10.2 10.4 Z"),
    "location.fill": Definition(
      width: 20, height: 20,
      strokes: "M2 9.6 L18.6 1.8 L11 18.4 L10.2 10.4 Z",
      areas: "M2 9.6 L18.6 1.8 L11 18.4 L10.2 10.4 Z"),
    "lock": Definition(
      width: 16, height: 20.5,
      strokes: "R2 8.6 12 10 2.2 M4.4 8.4 V5.4 A3.6 3.6 0 0 1 11.6 5.4 V8.4"),
    "lock.fill": Definition(
      width: 16, height: 20.5,
      strokes: "M4.4 8.4 V5.4 A3.6 3.6 0 0 1 11.6 5.4 V8.4",
      areas: "R1.4 8 13.2 11.4 2.4"),
    "lock.open": Definition(
      width: 21, height: 20.5,
      strokes: "R2 8.6 12 10 2.2 M11.6 8.4 V5.4 A3.6 3.6 0 0 1 18.8 5.4 V8"),
    "lock.open.fill": Definition(
      width: 21, height: 20.5,
      strokes: "M11.6 8.4 V5.4 A3.6 3.6 0 0 1 18.8 5.4 V8",
      areas: "R1.4 8 13.2 11.4 2.4"),
    "magnifyingglass": Definition(
      width: 19, height: 20,
      strokes: "O7.8 8 6.2 M12.4 12.8 L17.4 18"),
    "map": Definition(
      width: 23, height: 19,
      strokes: """
        M1.6 4 L8 1.8 L15 4.4 L21.4 2.2 V15 L15 17.2 L8 14.6 L1.6 16.8 Z M8 2 V14.4 M15 4.6 \
        V17
        """),
    "map.fill": Definition(
      width: 23, height: 19,
      areas: """
        M1 4 L7.4 1.6 V14.2 L1 16.6 Z M8.6 1.6 L14.4 4 V17 L8.6 14.4 Z M15.6 4 L22 1.6 V14.6 \
        L15.6 17 Z
        """),
    "mappin": Definition(
      width: 10, height: 20,
      strokes: "M5 9 V18.6",
      areas: "O5 5 4"),
    "mappin.and.ellipse": Definition(
      width: 20, height: 21,
      strokes: """
        M10 9 V16 M6.4 13 C3.6 13.6 1.8 14.6 1.8 16 C1.8 18 5.4 19.4 10 19.4 C14.6 19.4 18.2 \
        18 18.2 16 C18.2 14.6 16.4 13.6 13.6 13
        """,
      areas: "O10 5 3.8"),
    "megaphone": Definition(
      width: 22, height: 19,
      strokes: """
        M3 6.6 L18.4 2 V14.6 L3 11.4 Z M6 12.2 L7.2 16.6 H10.4 L9.6 12.8 M20.4 6.6 V10
        """),
    "message": Definition(
      width: 22, height: 20.5,
      strokes: """
        M11 1.8 C16.4 1.8 20.6 5 20.6 9.4 C20.6 13.8 16.4 17 11 17 C10 17 9 16.9 8.2 16.7 L4 \
        19.2 V15.2 C2.4 13.8 1.4 11.8 1.4 9.4 C1.4 5 5.6 1.8 11 1.8 Z
        """),
    "message.fill": Definition(
      width: 22, height: 20.5,
      strokes: """
        M11 1.8 C16.4 1.8 20.6 5 20.6 9.4 C20.6 13.8 16.4 17 11 17 C10 17 9 16.9 8.2 16.7 L4 \
        19.2 V15.2 C2.4 13.8 1.4 11.8 1.4 9.4 C1.4 5 5.6 1.8 11 1.8 Z
        """,
      areas: """
        M11 1.8 C16.4 1.8 20.6 5 20.6 9.4 C20.6 13.8 16.4 17 11 17 C10 17 9 16.9 8.2 16.7 L4 \
        19.2 V15.2 C2.4 13.8 1.4 11.8 1.4 9.4 C1.4 5 5.6 1.8 11 1.8 Z
        """),
    "mic": Definition(
      width: 15, height: 22,
      strokes: """
        R4.6 1.4 5.8 11 2.9 M1.8 9.6 A5.7 5.7 0 0 0 13.2 9.6 M7.5 15.4 V19.8 M4.2 19.8 H10.8
        """),
    "mic.fill": Definition(
      width: 15, height: 22,
      strokes: "M1.8 9.6 A5.7 5.7 0 0 0 13.2 9.6 M7.5 15.4 V19.8 M4.2 19.8 H10.8",
      areas: "R4 0.8 7 12.2 3.5"),
    "mic.slash": Definition(
      width: 19, height: 22,
      strokes: """
        R6.6 1.4 5.8 11 2.9 M3.8 9.6 A5.7 5.7 0 0 0 15.2 9.6 M9.5 15.4 V19.8 M6.2 19.8 H12.8 \
        M2 3 L17 18
        """),
    "minus": Definition(
      width: 18, height: 6,
      strokes: "M1.5 3 H16.5"),
    "minus.magnifyingglass": Definition(
      width: 19, height: 20,
      strokes: "O7.8 8 6.2 M12.4 12.8 L17.4 18 M4.8 8 H10.8"),
    "moon": Definition(
      width: 20, height: 20,
      strokes: "M8 1.8 A8.4 8.4 0 1 0 18.2 12 A7 7 0 0 1 8 1.8 Z"),
    "moon.fill": Definition(
      width: 20, height: 20,
      strokes: "M8 1.8 A8.4 8.4 0 1 0 18.2 12 A7 7 0 0 1 8 1.8 Z",
      areas: "M8 1.8 A8.4 8.4 0 1 0 18.2 12 A7 7 0 0 1 8 1.8 Z"),
    "moon.stars": Definition(
      width: 21, height: 20,
      strokes: "M8 1.8 A8.4 8.4 0 1 0 18.2 12 A7 7 0 0 1 8 1.8 Z",
      areas: """
        M14.4 2 Q14.7 4.7 17.4 5 Q14.7 5.3 14.4 8 Q14.1 5.3 11.4 5 Q14.1 4.7 14.4 2 Z
        """),
    "moon.stars.fill": Definition(
      width: 21, height: 20,
      strokes: "M8 1.8 A8.4 8.4 0 1 0 18.2 12 A7 7 0 0 1 8 1.8 Z",
      areas: """
        M8 1.8 A8.4 8.4 0 1 0 18.2 12 A7 7 0 0 1 8 1.8 Z M14.4 2 Q14.7 4.7 17.4 5 Q14.7 5.3 \
        14.4 8 Q14.1 5.3 11.4 5 Q14.1 4.7 14.4 2 Z
        """),
    "move.3d": Definition(
      width: 20, height: 20,
      strokes: "M10 2 V10 L3 15 M10 10 L17 15"),
    "multiply": Definition(
      width: 17, height: 17,
      strokes: "M2 2 L15 15 M15 2 L2 15"),
    "music.note": Definition(
      width: 16, height: 20,
      strokes: "M6.4 16 V4 L13.6 2 V13.4",
      areas: "O4.2 16 2.4 O11.4 13.6 2.4"),
    "music.note.list": Definition(
      width: 22, height: 19,
      strokes: "M2 3 H11 M2 7.6 H11 M2 12.2 H8 M14.8 14.6 V4 L19.6 2.6",
      areas: "O12.6 15 2.3"),
    "network": Definition(
      width: 20, height: 20,
      strokes: """
        O10 10 8.9 M1.1 10 H18.9 M10 1.1 V18.9 M10 1.1 C4.4 5 4.4 15 10 18.9 M10 1.1 C15.6 5 \
        15.6 15 10 18.9
        """),
    "newspaper": Definition(
      width: 22, height: 19,
      strokes: """
        R1.4 1.8 15 15.4 2 M16.6 6 H20.4 V15 A1.9 1.9 0 0 1 16.6 15 M4.8 5.4 H13 M4.8 9 H8 \
        M4.8 12.6 H8 R10 8.6 3.2 4.4 0.4
        """),
    "nosign": Definition(
      width: 20, height: 20,
      strokes: "O10 10 8.9 M3.8 3.8 L16.2 16.2"),
    "note.text": Definition(
      width: 20, height: 20,
      strokes: "R1.6 1.6 16.8 16.8 2.8 M5.4 6.4 H14.6 M5.4 10 H14.6 M5.4 13.6 H11"),
    "number": Definition(
      width: 19, height: 19,
      strokes: "M7 1.8 L5 17.2 M14 1.8 L12 17.2 M2.5 6.3 H17 M2 12.7 H16.5"),
    "option": Definition(
      width: 20, height: 16,
      strokes: "M2 2.6 H6 L13 13.4 H18 M12 2.6 H18"),
    "paintbrush": Definition(
      width: 20, height: 20,
      strokes: """
        M17.8 2.2 L9 11 Q7.4 9.4 5.4 11 Q3.8 12.6 4.2 15.4 Q3.6 17.2 2 17.6 Q6.6 19.2 9 16 \
        Q10.4 13.8 9 11
        """),
    "paintbrush.fill": Definition(
      width: 20, height: 20,
      strokes: """
        M17.8 2.2 L9 11 Q7.4 9.4 5.4 11 Q3.8 12.6 4.2 15.4 Q3.6 17.2 2 17.6 Q6.6 19.2 9 16 \
        Q10.4 13.8 9 11
        """),
    "paintpalette": Definition(
      width: 21, height: 20,
      strokes: """
        M10.5 1.6 C16 1.6 19.6 5 19.6 9.4 C19.6 12.6 17.4 13.6 14.4 13.2 C12.4 13 11.6 14.4 \
        12.4 16 C13 17.4 12.4 18.4 10.5 18.4 C5.4 18.4 1.4 14.8 1.4 10 C1.4 5.2 5.2 1.6 10.5 \
        1.6 Z
        """,
      areas: "O6 8 1.4 O10 5.4 1.4 O14.4 7 1.4 O6 12.6 1.4"),
    "paintpalette.fill": Definition(
      width: 21, height: 20,
      areas: """
        M10.5 1 C16.4 1 20.2 4.6 20.2 9.4 C20.2 13 17.8 14.2 14.4 13.8 C12.8 13.6 12.2 14.6 \
        12.8 15.8 C13.6 17.8 12.8 19 10.5 19 C5 19 0.8 15.2 0.8 10 C0.8 4.8 5 1 10.5 1 Z
        """,
      holeAreas: "O6 8 1.5 O10 5.2 1.5 O14.6 7 1.5 O6 12.8 1.5"),
    "paperclip": Definition(
      width: 18, height: 20,
      strokes: """
        M13.6 6.4 L6.8 13.4 A1.9 1.9 0 0 0 9.6 16 L15.6 9.8 A4.1 4.1 0 0 0 9.6 4 L3.6 10.4 \
        A6 6 0 0 0 11.6 19
        """),
    "paperplane": Definition(
      width: 21, height: 21,
      strokes: "M2 9.4 L19.4 2 L13.4 19 L9.8 11.8 Z M9.8 11.8 L19.4 2"),
    "paperplane.fill": Definition(
      width: 21, height: 21,
      areas: """
        M1.6 8.8 L18.6 1.4 Q20.4 0.8 19.8 2.6 L13.6 19.4 Q12.8 20.6 12.2 19.2 L9.6 12.8 L17 \
        4.4 L8.4 11.6 L1.8 10.2 Q0.4 9.6 1.6 8.8 Z
        """),
    "pause": Definition(
      width: 14, height: 18,
      strokes: "R2 1.8 3.4 14.4 0.8 R8.6 1.8 3.4 14.4 0.8"),
    "pause.fill": Definition(
      width: 14, height: 18,
      areas: "R1.2 1.2 4.2 15.6 1 R8.6 1.2 4.2 15.6 1"),
    "pawprint": Definition(
      width: 21, height: 19,
      areas: """
        O4 9 2.2 O8 4.4 2.4 O13 4.4 2.4 O17 9 2.2 M10.5 8.6 C13.4 8.6 16 12.4 16 15 C16 17.4 \
        13.6 17.6 10.5 16.8 C7.4 17.6 5 17.4 5 15 C5 12.4 7.6 8.6 10.5 8.6 Z
        """),
    "pawprint.fill": Definition(
      width: 21, height: 19,
      areas: """
        O4 9 2.2 O8 4.4 2.4 O13 4.4 2.4 O17 9 2.2 M10.5 8.6 C13.4 8.6 16 12.4 16 15 C16 17.4 \
        13.6 17.6 10.5 16.8 C7.4 17.6 5 17.4 5 15 C5 12.4 7.6 8.6 10.5 8.6 Z
        """),
    "pencil": Definition(
      width: 19, height: 19,
      strokes: """
        M3 16 L3.8 12.4 L13.6 2.6 Q14.8 1.4 16 2.6 L16.4 3 Q17.6 4.2 16.4 5.4 L6.6 15.2 Z \
        M12 4.4 L14.6 7
        """),
    "pencil.and.outline": Definition(
      width: 22, height: 21,
      strokes: """
        M12 3.4 H4.6 Q1.6 3.4 1.6 6.4 V16.4 Q1.6 19.4 4.6 19.4 H14.6 Q17.6 19.4 17.6 16.4 \
        V9.6 M8.4 12.6 L9 10.4 L17.6 1.8 Q18.4 1 19.2 1.8 Q20 2.6 19.2 3.4 L10.6 12 Z
        """),
    "percent": Definition(
      width: 19, height: 19,
      strokes: "M15 3 L4 16 O5 5.2 3.1 O14 13.8 3.1"),
    "person": Definition(
      width: 20, height: 20,
      strokes: "O10 5.6 4.2 M2 18.4 C2 14.2 5.4 12 10 12 C14.6 12 18 14.2 18 18.4 Z"),
    "person.2": Definition(
      width: 28, height: 20,
      strokes: """
        O10 6 3.9 M2.5 18 C2.5 14 5.6 12 10 12 C14.4 12 17.5 14 17.5 18 Z M18.6 9.8 A3.4 3.4 \
        0 1 0 16.6 3.6 M20.4 18 H26 C26 14.8 23.8 12.6 20 12.4
        """),
    "person.2.fill": Definition(
      width: 28, height: 20,
      areas: """
        O10 5.6 4.3 M1.6 18 C1.6 13.6 5.2 11.4 10 11.4 C14.8 11.4 18.4 13.6 18.4 18 Q18.4 19 \
        17.4 19 H2.6 Q1.6 19 1.6 18 Z O20.4 6.6 3.4 M18.6 12 C19.2 11.8 19.8 11.7 20.4 11.7 \
        C24.2 11.7 26.8 13.8 26.8 17.6 Q26.8 18.6 25.8 18.6 H20 Q20.4 14.6 18.6 12 Z
        """),
    "person.3": Definition(
      width: 28, height: 20,
      strokes: """
        O10 6 3.9 M2.5 18 C2.5 14 5.6 12 10 12 C14.4 12 17.5 14 17.5 18 Z M18.6 9.8 A3.4 3.4 \
        0 1 0 16.6 3.6 M20.4 18 H26 C26 14.8 23.8 12.6 20 12.4
        """),
    "person.3.fill": Definition(
      width: 28, height: 20,
      areas: """
        O10 5.6 4.3 M1.6 18 C1.6 13.6 5.2 11.4 10 11.4 C14.8 11.4 18.4 13.6 18.4 18 Q18.4 19 \
        17.4 19 H2.6 Q1.6 19 1.6 18 Z O20.4 6.6 3.4 M18.6 12 C19.2 11.8 19.8 11.7 20.4 11.7 \
        C24.2 11.7 26.8 13.8 26.8 17.6 Q26.8 18.6 25.8 18.6 H20 Q20.4 14.6 18.6 12 Z
        """),
    "person.badge.plus": Definition(
      width: 25, height: 20,
      strokes: """
        O10 5.6 4.2 M2 18.4 C2 14.2 5.4 12 10 12 C14.6 12 18 14.2 18 18.4 Z M21 4 V10 M18 7 \
        H24
        """),
    "person.circle": Definition(
      width: 21, height: 21,
      strokes: """
        O10.5 10.5 9.3 O10.5 8 3.4 M4.4 17.2 C5.2 14.4 7.4 13.2 10.5 13.2 C13.6 13.2 15.8 \
        14.4 16.6 17.2
        """),
    "person.circle.fill": Definition(
      width: 21, height: 21,
      areas: "O10.5 10.5 10.1",
      holeAreas: """
        O10.5 8 3.6 M3.9 16.8 C5 14 7.2 12.9 10.5 12.9 C13.8 12.9 16 14 17.1 16.8 A9 9 0 0 1 \
        3.9 16.8 Z
        """),
    "person.crop.circle": Definition(
      width: 21, height: 21,
      strokes: """
        O10.5 10.5 9.3 O10.5 8 3.4 M4.4 17.2 C5.2 14.4 7.4 13.2 10.5 13.2 C13.6 13.2 15.8 \
        14.4 16.6 17.2
        """),
    "person.crop.circle.badge.plus": Definition(
      width: 25, height: 20,
      strokes: """
        O10 5.6 4.2 M2 18.4 C2 14.2 5.4 12 10 12 C14.6 12 18 14.2 18 18.4 Z M21 4 V10 M18 7 \
        H24
        """),
    "person.crop.circle.fill": Definition(
      width: 21, height: 21,
      areas: "O10.5 10.5 10.1",
      holeAreas: """
        O10.5 8 3.6 M3.9 16.8 C5 14 7.2 12.9 10.5 12.9 C13.8 12.9 16 14 17.1 16.8 A9 9 0 0 1 \
        3.9 16.8 Z
        """),
    "person.fill": Definition(
      width: 20, height: 20,
      areas: """
        O10 5.4 4.7 M1.2 18 C1.2 13.6 5 11.3 10 11.3 C15 11.3 18.8 13.6 18.8 18 Q18.8 19 \
        17.8 19 H2.2 Q1.2 19 1.2 18 Z
        """),
    "phone": Definition(
      width: 20, height: 20,
      strokes: """
        M4.4 1.8 Q5.6 1 6.6 2.2 L8.6 5 Q9.4 6.2 8.4 7.4 L7.2 8.8 Q8.2 11.4 11.2 12.8 L12.6 \
        11.6 Q13.8 10.6 15 11.4 L17.8 13.4 Q19 14.4 18.2 15.6 C16.6 18.4 14.2 18.8 11 17.2 \
        C7.4 15.4 4.6 12.6 2.8 9 C1.2 5.8 1.6 3.4 4.4 1.8 Z
        """),
    "phone.down.fill": Definition(
      width: 24, height: 12,
      areas: """
        M12 2 C17 2 22.6 4.4 22.6 8 Q22.6 10.6 20.6 10.2 L17.4 9.4 Q16 9 16 7.6 V5.8 Q12 4.8 \
        8 5.8 V7.6 Q8 9 6.6 9.4 L3.4 10.2 Q1.4 10.6 1.4 8 C1.4 4.4 7 2 12 2 Z
        """),
    "phone.fill": Definition(
      width: 20, height: 20,
      strokes: """
        M4.4 1.8 Q5.6 1 6.6 2.2 L8.6 5 Q9.4 6.2 8.4 7.4 L7.2 8.8 Q8.2 11.4 11.2 12.8 L12.6 \
        11.6 Q13.8 10.6 15 11.4 L17.8 13.4 Q19 14.4 18.2 15.6 C16.6 18.4 14.2 18.8 11 17.2 \
        C7.4 15.4 4.6 12.6 2.8 9 C1.2 5.8 1.6 3.4 4.4 1.8 Z
        """,
      areas: """
        M4.4 1.8 Q5.6 1 6.6 2.2 L8.6 5 Q9.4 6.2 8.4 7.4 L7.2 8.8 Q8.2 11.4 11.2 12.8 L12.6 \
        11.6 Q13.8 10.6 15 11.4 L17.8 13.4 Q19 14.4 18.2 15.6 C16.6 18.4 14.2 18.8 11 17.2 \
        C7.4 15.4 4.6 12.6 2.8 9 C1.2 5.8 1.6 3.4 4.4 1.8 Z
        """),
    "photo": Definition(
      width: 23, height: 18,
      strokes: """
        R1.2 1.2 20.6 15.6 2.6 M1.6 14 L7.6 8.4 L12 12.4 L15.4 9.6 L21.4 14.6 O7 5.4 1.5
        """),
    "photo.fill": Definition(
      width: 23, height: 18,
      areas: "R0.6 0.6 21.8 16.8 3",
      holeAreas: "O7 5.6 1.9 M2.4 14.6 L7.8 9.6 L12 13.4 L15.4 10.6 L20.6 14.8 V15 H2.4 Z"),
    "photo.on.rectangle": Definition(
      width: 26, height: 21,
      strokes: """
        R5.2 4.4 19.4 15 2.6 M5.6 16.6 L11 11.4 L15.2 15.2 L18.4 12.6 L24.2 17.4 O10.6 8.4 \
        1.4 M2 14.2 V4 A2.6 2.6 0 0 1 4.6 1.4 H19
        """),
    "photo.on.rectangle.angled": Definition(
      width: 26, height: 21,
      strokes: """
        R5.2 4.4 19.4 15 2.6 M5.6 16.6 L11 11.4 L15.2 15.2 L18.4 12.6 L24.2 17.4 O10.6 8.4 \
        1.4 M2 14.2 V4 A2.6 2.6 0 0 1 4.6 1.4 H19
        """),
    "pills": Definition(
      width: 20, height: 20,
      strokes: """
        M3.4 10.6 L9.4 4.6 A4.2 4.2 0 0 1 15.4 10.6 L9.4 16.6 A4.2 4.2 0 0 1 3.4 10.6 Z M6.4 \
        7.6 L12.4 13.6
        """),
    "play": Definition(
      width: 20, height: 18.3,
      strokes: "M4 2.4 Q4 1 5.3 1.7 L17.2 8.4 Q18.4 9.1 17.2 9.9 L5.3 16.6 Q4 17.3 4 15.9 Z"),
    "play.fill": Definition(
      width: 20, height: 18.3,
      areas: "M4 2.4 Q4 1 5.3 1.7 L17.2 8.4 Q18.4 9.1 17.2 9.9 L5.3 16.6 Q4 17.3 4 15.9 Z"),
    "playpause.fill": Definition(
      width: 24, height: 18,
      areas: """
        M1.5 2.8 Q1.5 1.6 2.6 2.2 L12 8.2 Q13 9 12 9.8 L2.6 15.8 Q1.5 16.4 1.5 15.2 Z R14.6 \
        2 3 14 0.8 R19.4 2 3 14 0.8
        """),
    "plus": Definition(
      width: 18, height: 18,
      strokes: "M9 1.5 V16.5 M1.5 9 H16.5"),
    "plus.magnifyingglass": Definition(
      width: 19, height: 20,
      strokes: "O7.8 8 6.2 M12.4 12.8 L17.4 18 M7.8 5 V11 M4.8 8 H10.8"),
    "plusminus": Definition(
      width: 17, height: 19,
      strokes: "M8.5 1.5 V12.5 M3 7 H14 M3 17 H14"),
    "power": Definition(
      width: 18, height: 19,
      strokes: "M5.4 4.2 A7.2 7.2 0 1 0 12.6 4.2 M9 1.6 V9"),
    "printer": Definition(
      width: 22, height: 20,
      strokes: """
        M6 6 V1.8 H16 V6 M5.6 14.4 H4 Q1.8 14.4 1.8 12.2 V8.2 Q1.8 6 4 6 H18 Q20.2 6 20.2 \
        8.2 V12.2 Q20.2 14.4 18 14.4 H16.4 R5.8 11.2 10.4 7 0.8
        """),
    "qrcode": Definition(
      width: 20, height: 20,
      strokes: "R1.8 1.8 5.8 5.8 0.6 R12.4 1.8 5.8 5.8 0.6 R1.8 12.4 5.8 5.8 0.6",
      areas: """
        R3.6 3.6 2.2 2.2 0.2 R14.2 3.6 2.2 2.2 0.2 R3.6 14.2 2.2 2.2 0.2 R11.4 11.4 2.6 2.6 \
        0.2 R16 11.4 2.6 2.6 0.2 R11.4 16 2.6 2.6 0.2 R16 16 2.6 2.6 0.2 R9 2 1.8 4 0.2 R9 \
        8.6 3.6 1.8 0.2 R2 9 4 1.8 0.2
        """),
    "questionmark": Definition(
      width: 12, height: 18,
      strokes: "M2.2 5.2 A3.8 3.8 0 1 1 6 9.2 V11.4",
      areas: "O6 15.9 1.35"),
    "quote.bubble": Definition(
      width: 22, height: 20,
      strokes: """
        M4.4 2 H17.6 Q20.4 2 20.4 4.8 V12.2 Q20.4 15 17.6 15 H10 L5.8 18.4 V15 H4.4 Q1.6 15 \
        1.6 12.2 V4.8 Q1.6 2 4.4 2 Z M5.6 6.6 H16.4 M5.6 10.4 H13
        """),
    "record.circle": Definition(
      width: 20, height: 20,
      strokes: "O10 10 8.9",
      areas: "O10 10 5.5"),
    "rectangle": Definition(
      width: 23, height: 18,
      strokes: "R1.2 1.2 20.6 15.6 3"),
    "rectangle.fill": Definition(
      width: 23, height: 18,
      areas: "R0.5 0.5 22 17 3.4"),
    "rectangle.grid.1x2": Definition(
      width: 20, height: 20,
      strokes: "R1.6 1.6 16.8 7.4 1.8 R1.6 11 16.8 7.4 1.8"),
    "rectangle.portrait.and.arrow.right": Definition(
      width: 23, height: 20,
      strokes: """
        M12 6 V3.6 Q12 1.6 10 1.6 H4 Q2 1.6 2 3.6 V16.4 Q2 18.4 4 18.4 H10 Q12 18.4 12 16.4 \
        V14 M8 10 H21 M17.4 6.4 L21 10 L17.4 13.6
        """),
    "rectangle.stack": Definition(
      width: 22, height: 20,
      strokes: "R1.6 7.4 18.8 11 2.4 M3.6 4.6 H18.4 M5.6 1.8 H16.4"),
    "repeat": Definition(
      width: 22, height: 18,
      strokes: """
        M2 8.2 V7.4 A3.4 3.4 0 0 1 5.4 4 H18.8 M16 1.2 L18.8 4 L16 6.8 M20 9.8 V10.6 A3.4 \
        3.4 0 0 1 16.6 14 H3.2 M6 11.2 L3.2 14 L6 16.8
        """),
    "return": Definition(
      width: 21, height: 18,
      strokes: "M18.6 2 V7.4 A3 3 0 0 1 15.6 10.4 H2.4 M6.6 6 L2.2 10.4 L6.6 14.8"),
    "return.left": Definition(
      width: 21, height: 18,
      strokes: "M18.6 2 V7.4 A3 3 0 0 1 15.6 10.4 H2.4 M6.6 6 L2.2 10.4 L6.6 14.8"),
    "rotate.left": Definition(
      width: 20, height: 20,
      strokes: "M4 6 A8 8 0 1 1 3 13 M3.6 1.6 V6.2 H8.2"),
    "rotate.right": Definition(
      width: 20, height: 20,
      strokes: "M16 6 A8 8 0 1 0 17 13 M16.4 1.6 V6.2 H11.8"),
    "scissors": Definition(
      width: 20, height: 19,
      strokes: "O4.4 4.6 2.9 O4.4 14.4 2.9 M6.8 6.2 L18 14 M6.8 12.8 L18 5"),
    "shield": Definition(
      width: 18, height: 21,
      strokes: "M9 1.6 L16 4.4 V10 C16 14.4 13 17.6 9 19.4 C5 17.6 2 14.4 2 10 V4.4 Z"),
    "shield.fill": Definition(
      width: 18, height: 21,
      areas: "M9 1 L16.6 4 V10 C16.6 14.8 13.4 18.2 9 20 C4.6 18.2 1.4 14.8 1.4 10 V4 Z"),
    "shift": Definition(
      width: 22, height: 20,
      strokes: "M11 2 L20 11 H15.4 V18 H6.6 V11 H2 Z"),
    "shift.fill": Definition(
      width: 22, height: 20,
      strokes: "M11 2 L20 11 H15.4 V18 H6.6 V11 H2 Z",
      areas: "M11 2 L20 11 H15.4 V18 H6.6 V11 H2 Z"),
    "shippingbox": Definition(
      width: 20, height: 21,
      strokes: """
        M10 2 L18 6.4 V14.6 L10 19 L2 14.6 V6.4 Z M2.2 6.6 L10 10.8 L17.8 6.6 M10 10.8 V18.8
        """),
    "shuffle": Definition(
      width: 22, height: 17,
      strokes: """
        M1.8 4 H4.6 C9.6 4 10.4 13 15.4 13 H19.8 M1.8 13 H4.6 C6.6 13 7.8 11.8 8.8 10 M11.2 \
        7 C12.2 5.2 13.4 4 15.4 4 H19.8 M17 1.2 L19.8 4 L17 6.8 M17 10.2 L19.8 13 L17 15.8
        """),
    "sidebar.left": Definition(
      width: 23, height: 18,
      strokes: "R1.2 1.2 20.6 15.6 2.6 M8.4 1.4 V16.6"),
    "slash.circle": Definition(
      width: 20, height: 20,
      strokes: "O10 10 8.9 M5 15 L15 5"),
    "slider.horizontal.3": Definition(
      width: 21, height: 18,
      strokes: """
        M2 3.5 H11.3 M16.7 3.5 H19 M2 9 H4.3 M9.7 9 H19 M2 14.5 H11.3 M16.7 14.5 H19 O14 3.5 \
        2.1 O7 9 2.1 O14 14.5 2.1
        """),
    "smallcircle.filled.circle": Definition(
      width: 20, height: 20,
      strokes: "O10 10 8.9",
      areas: "O10 10 4.5"),
    "snowflake": Definition(
      width: 20, height: 20,
      strokes: """
        M10 10 L17.27 14.2 M14.78 14.9 L14.33 12.5 L16.63 11.69 M10 10 L10 18.4 M8.15 16.59 \
        L10 15 L11.85 16.59 M10 10 L2.73 14.2 M3.37 11.69 L5.67 12.5 L5.22 14.9 M10 10 L2.73 \
        5.8 M5.22 5.1 L5.67 7.5 L3.37 8.31 M10 10 L10 1.6 M11.85 3.41 L10 5 L8.15 3.41 M10 \
        10 L17.27 5.8 M16.63 8.31 L14.33 7.5 L14.78 5.1
        """),
    "sparkles": Definition(
      width: 22, height: 21,
      areas: """
        M9 5 Q9.8 11.2 16 12 Q9.8 12.8 9 19 Q8.2 12.8 2 12 Q8.2 11.2 9 5 Z M17 1 Q17.4 4.6 \
        21 5 Q17.4 5.4 17 9 Q16.6 5.4 13 5 Q16.6 4.6 17 1 Z M17.5 14.5 Q17.8 17.2 20.5 17.5 \
        Q17.8 17.8 17.5 20.5 Q17.2 17.8 14.5 17.5 Q17.2 17.2 17.5 14.5 Z
        """),
    "speaker": Definition(
      width: 16, height: 18,
      strokes: "M8.8 2.6 L5 6 H2.6 Q1.6 6 1.6 7 V11 Q1.6 12 2.6 12 H5 L8.8 15.4 Z"),
    "speaker.fill": Definition(
      width: 16, height: 18,
      areas: """
        M9 1.8 L4.9 5.6 H2.6 Q1 5.6 1 7.2 V10.8 Q1 12.4 2.6 12.4 H4.9 L9 16.2 Q10 16.8 10 \
        15.6 V2.4 Q10 1.2 9 1.8 Z
        """),
    "speaker.slash": Definition(
      width: 20, height: 18,
      strokes: """
        M8.8 2.6 L5 6 H2.6 Q1.6 6 1.6 7 V11 Q1.6 12 2.6 12 H5 L8.8 15.4 Z M13 6.6 L17.8 11.4 \
        M17.8 6.6 L13 11.4
        """),
    "speaker.slash.fill": Definition(
      width: 20, height: 18,
      strokes: "M13 6.6 L17.8 11.4 M17.8 6.6 L13 11.4",
      areas: """
        M9 1.8 L4.9 5.6 H2.6 Q1 5.6 1 7.2 V10.8 Q1 12.4 2.6 12.4 H4.9 L9 16.2 Q10 16.8 10 \
        15.6 V2.4 Q10 1.2 9 1.8 Z
        """),
    "speaker.wave.2": Definition(
      width: 22, height: 18,
      strokes: """
        M8.8 2.6 L5 6 H2.6 Q1.6 6 1.6 7 V11 Q1.6 12 2.6 12 H5 L8.8 15.4 Z M12.6 6 A4.4 4.4 0 \
        0 1 12.6 12 M15.4 3.6 A8 8 0 0 1 15.4 14.4
        """),
    "speaker.wave.2.fill": Definition(
      width: 22, height: 18,
      strokes: "M12.8 6 A4.4 4.4 0 0 1 12.8 12 M15.6 3.6 A8 8 0 0 1 15.6 14.4",
      areas: """
        M9 1.8 L4.9 5.6 H2.6 Q1 5.6 1 7.2 V10.8 Q1 12.4 2.6 12.4 H4.9 L9 16.2 Q10 16.8 10 \
        15.6 V2.4 Q10 1.2 9 1.8 Z
        """),
    "speaker.wave.3": Definition(
      width: 22, height: 18,
      strokes: """
        M8.8 2.6 L5 6 H2.6 Q1.6 6 1.6 7 V11 Q1.6 12 2.6 12 H5 L8.8 15.4 Z M12.6 6 A4.4 4.4 0 \
        0 1 12.6 12 M15.4 3.6 A8 8 0 0 1 15.4 14.4
        """),
    "speaker.wave.3.fill": Definition(
      width: 22, height: 18,
      strokes: "M12.8 6 A4.4 4.4 0 0 1 12.8 12 M15.6 3.6 A8 8 0 0 1 15.6 14.4",
      areas: """
        M9 1.8 L4.9 5.6 H2.6 Q1 5.6 1 7.2 V10.8 Q1 12.4 2.6 12.4 H4.9 L9 16.2 Q10 16.8 10 \
        15.6 V2.4 Q10 1.2 9 1.8 Z
        """),
    "square": Definition(
      width: 19, height: 19,
      strokes: "R1.3 1.3 16.4 16.4 3.5"),
    "square.and.arrow.down": Definition(
      width: 19, height: 23,
      strokes: """
        M6.2 7 H4.4 Q1.8 7 1.8 9.6 V18.4 Q1.8 21 4.4 21 H14.6 Q17.2 21 17.2 18.4 V9.6 Q17.2 \
        7 14.6 7 H12.8 M9.5 1.8 V14.4 M5.8 10.8 L9.5 14.4 L13.2 10.8
        """),
    "square.and.arrow.down.fill": Definition(
      width: 19, height: 23,
      strokes: """
        M6.2 7 H4.4 Q1.8 7 1.8 9.6 V18.4 Q1.8 21 4.4 21 H14.6 Q17.2 21 17.2 18.4 V9.6 Q17.2 \
        7 14.6 7 H12.8 M9.5 1.8 V14.4 M5.8 10.8 L9.5 14.4 L13.2 10.8
        """),
    "square.and.arrow.up": Definition(
      width: 19, height: 23,
      strokes: """
        M6.2 8.4 H4.4 Q1.8 8.4 1.8 11 V18.4 Q1.8 21 4.4 21 H14.6 Q17.2 21 17.2 18.4 V11 \
        Q17.2 8.4 14.6 8.4 H12.8 M9.5 14 V1.8 M5.8 5.4 L9.5 1.8 L13.2 5.4
        """),
    "square.and.arrow.up.fill": Definition(
      width: 19, height: 23,
      strokes: """
        M6.2 8.4 H4.4 Q1.8 8.4 1.8 11 V18.4 Q1.8 21 4.4 21 H14.6 Q17.2 21 17.2 18.4 V11 \
        Q17.2 8.4 14.6 8.4 H12.8 M9.5 14 V1.8 M5.8 5.4 L9.5 1.8 L13.2 5.4
        """),
    "square.and.pencil": Definition(
      width: 22, height: 21,
      strokes: """
        M12 3.4 H4.6 Q1.6 3.4 1.6 6.4 V16.4 Q1.6 19.4 4.6 19.4 H14.6 Q17.6 19.4 17.6 16.4 \
        V9.6 M8.4 12.6 L9 10.4 L17.6 1.8 Q18.4 1 19.2 1.8 Q20 2.6 19.2 3.4 L10.6 12 Z
        """),
    "square.fill": Definition(
      width: 19, height: 19,
      areas: "R0.6 0.6 17.8 17.8 4"),
    "square.grid.2x2": Definition(
      width: 20, height: 20,
      strokes: "R1.5 1.5 7 7 1.2 R11.5 1.5 7 7 1.2 R1.5 11.5 7 7 1.2 R11.5 11.5 7 7 1.2"),
    "square.grid.2x2.fill": Definition(
      width: 20, height: 20,
      areas: """
        R0.8 0.8 8.4 8.4 1.6 R10.8 0.8 8.4 8.4 1.6 R0.8 10.8 8.4 8.4 1.6 R10.8 10.8 8.4 8.4 \
        1.6
        """),
    "square.grid.3x3": Definition(
      width: 20, height: 20,
      strokes: """
        R1.3 1.3 17.4 17.4 2.5 M7.1 1.3 V18.7 M12.9 1.3 V18.7 M1.3 7.1 H18.7 M1.3 12.9 H18.7
        """),
    "square.on.square": Definition(
      width: 22, height: 22,
      strokes: """
        R7.2 7.2 13.4 13.4 2.6 M4.6 14.4 A2.8 2.8 0 0 1 1.6 11.6 V4.4 A2.8 2.8 0 0 1 4.4 1.6 \
        H11.6 A2.8 2.8 0 0 1 14.4 4.4
        """),
    "square.stack": Definition(
      width: 20, height: 21,
      strokes: "R1.8 6.6 16.4 12.6 2.4 M4 4 H16 M6 1.6 H14"),
    "star": Definition(
      width: 22, height: 21,
      strokes: """
        M11 1.6 L13.41 7.88 L20.13 8.23 L14.9 12.47 L16.64 18.97 L11 15.3 L5.36 18.97 L7.1 \
        12.47 L1.87 8.23 L8.59 7.88 Z
        """),
    "star.fill": Definition(
      width: 22, height: 21,
      strokes: """
        M11 1.6 L13.41 7.88 L20.13 8.23 L14.9 12.47 L16.64 18.97 L11 15.3 L5.36 18.97 L7.1 \
        12.47 L1.87 8.23 L8.59 7.88 Z
        """,
      areas: """
        M11 1.6 L13.41 7.88 L20.13 8.23 L14.9 12.47 L16.64 18.97 L11 15.3 L5.36 18.97 L7.1 \
        12.47 L1.87 8.23 L8.59 7.88 Z
        """),
    "star.leadinghalf.filled": Definition(
      width: 22, height: 21,
      strokes: """
        M11 1.6 L13.41 7.88 L20.13 8.23 L14.9 12.47 L16.64 18.97 L11 15.3 L5.36 18.97 L7.1 \
        12.47 L1.87 8.23 L8.59 7.88 Z
        """,
      areas: "M11 15.3 L5.36 18.97 L7.1 12.47 L1.87 8.23 L8.59 7.88 L11 1.6 Z"),
    "star.lefthalf.fill": Definition(
      width: 22, height: 21,
      strokes: """
        M11 1.6 L13.41 7.88 L20.13 8.23 L14.9 12.47 L16.64 18.97 L11 15.3 L5.36 18.97 L7.1 \
        12.47 L1.87 8.23 L8.59 7.88 Z
        """,
      areas: "M11 15.3 L5.36 18.97 L7.1 12.47 L1.87 8.23 L8.59 7.88 L11 1.6 Z"),
    "star.slash": Definition(
      width: 23, height: 22,
      strokes: """
        M11 1.6 L13.41 7.88 L20.13 8.23 L14.9 12.47 L16.64 18.97 L11 15.3 L5.36 18.97 L7.1 \
        12.47 L1.87 8.23 L8.59 7.88 Z M2.5 2 L20.5 20
        """),
    "stop": Definition(
      width: 17, height: 17,
      strokes: "R2 2 13 13 1.6"),
    "stop.fill": Definition(
      width: 17, height: 17,
      areas: "R1.4 1.4 14.2 14.2 2"),
    "stopwatch": Definition(
      width: 19, height: 22,
      strokes: "O9.5 12.4 7.6 M9.5 12.4 V8 M7 1.6 H12 M9.5 1.8 V4.6 M15.4 6.4 L16.6 5.2"),
    "suitcase": Definition(
      width: 23, height: 19,
      strokes: """
        R1.4 4.6 20.2 12.6 2.4 M7.6 4.4 V3.4 Q7.6 1.8 9.2 1.8 H13.8 Q15.4 1.8 15.4 3.4 V4.4 \
        M1.6 10.4 H21.4
        """),
    "sum": Definition(
      width: 16, height: 18,
      strokes: "M13.6 4.6 V2.4 H2.4 L8.6 9 L2.4 15.6 H13.6 V13.4"),
    "sun.max": Definition(
      width: 22, height: 22,
      strokes: """
        O11 11 4.2 M18.4 11 L20.8 11 M16.23 16.23 L17.93 17.93 M11 18.4 L11 20.8 M5.77 16.23 \
        L4.07 17.93 M3.6 11 L1.2 11 M5.77 5.77 L4.07 4.07 M11 3.6 L11 1.2 M16.23 5.77 L17.93 \
        4.07
        """),
    "sun.max.fill": Definition(
      width: 22, height: 22,
      strokes: """
        M18.6 11 L20.8 11 M16.37 16.37 L17.93 17.93 M11 18.6 L11 20.8 M5.63 16.37 L4.07 \
        17.93 M3.4 11 L1.2 11 M5.63 5.63 L4.07 4.07 M11 3.4 L11 1.2 M16.37 5.63 L17.93 4.07
        """,
      areas: "O11 11 5"),
    "sun.min": Definition(
      width: 20, height: 20,
      strokes: """
        O10 10 4 M17 10 L18 10 M14.95 14.95 L15.66 15.66 M10 17 L10 18 M5.05 14.95 L4.34 \
        15.66 M3 10 L2 10 M5.05 5.05 L4.34 4.34 M10 3 L10 2 M14.95 5.05 L15.66 4.34
        """),
    "sunrise": Definition(
      width: 22, height: 18,
      strokes: """
        M1.8 15.6 H20.2 M5.6 15.4 A5.4 5.4 0 0 1 16.4 15.4 M11 2 V6.4 M8.6 4.2 L11 1.8 L13.4 \
        4.2 M3 8.4 L4.6 9.8 M19 8.4 L17.4 9.8
        """),
    "sunset": Definition(
      width: 22, height: 18,
      strokes: """
        M1.8 15.6 H20.2 M5.6 15.4 A5.4 5.4 0 0 1 16.4 15.4 M11 1.8 V6.2 M8.6 4 L11 6.4 L13.4 \
        4 M3 8.4 L4.6 9.8 M19 8.4 L17.4 9.8
        """),
    "tag": Definition(
      width: 20.5, height: 20.5,
      strokes: """
        M2 3.4 Q2 2 3.4 2 H9.4 L18.2 10.8 Q19.2 11.8 18.2 12.8 L12.8 18.2 Q11.8 19.2 10.8 \
        18.2 L2 9.4 Z O6.2 6.2 1.3
        """),
    "tag.fill": Definition(
      width: 20.5, height: 20.5,
      strokes: """
        M2 3.4 Q2 2 3.4 2 H9.4 L18.2 10.8 Q19.2 11.8 18.2 12.8 L12.8 18.2 Q11.8 19.2 10.8 \
        18.2 L2 9.4 Z
        """,
      areas: """
        M2 3.4 Q2 2 3.4 2 H9.4 L18.2 10.8 Q19.2 11.8 18.2 12.8 L12.8 18.2 Q11.8 19.2 10.8 \
        18.2 L2 9.4 Z
        """,
      holeAreas: "O6.2 6.2 1.7"),
    "target": Definition(
      width: 20, height: 20,
      strokes: "O10 10 8.9 O10 10 5",
      areas: "O10 10 1.6"),
    "text.aligncenter": Definition(
      width: 20, height: 17,
      strokes: "M2 2.5 H18 M5 6.5 H15 M2 10.5 H18 M5 14.5 H15"),
    "text.alignleft": Definition(
      width: 20, height: 17,
      strokes: "M2 2.5 H18 M2 6.5 H13 M2 10.5 H18 M2 14.5 H13"),
    "text.alignright": Definition(
      width: 20, height: 17,
      strokes: "M2 2.5 H18 M7 6.5 H18 M2 10.5 H18 M7 14.5 H18"),
    "text.bubble": Definition(
      width: 22, height: 20,
      strokes: """
        M4.4 2 H17.6 Q20.4 2 20.4 4.8 V12.2 Q20.4 15 17.6 15 H10 L5.8 18.4 V15 H4.4 Q1.6 15 \
        1.6 12.2 V4.8 Q1.6 2 4.4 2 Z M5.6 6.6 H16.4 M5.6 10.4 H13
        """),
    "text.bubble.fill": Definition(
      width: 22, height: 20,
      areas: """
        M4.4 2 H17.6 Q20.4 2 20.4 4.8 V12.2 Q20.4 15 17.6 15 H10 L5.8 18.4 V15 H4.4 Q1.6 15 \
        1.6 12.2 V4.8 Q1.6 2 4.4 2 Z
        """,
      holes: "M5.6 6.6 H16.4 M5.6 10.4 H13"),
    "textformat": Definition(
      width: 24, height: 17,
      strokes: """
        M1.5 14.5 L6.7 2.5 L11.9 14.5 M3.3 10.4 H10.1 M22.3 7 V14.5 M22.3 10.8 A3.4 3.7 0 1 \
        1 22.3 10.7
        """),
    "textformat.size": Definition(
      width: 24, height: 17,
      strokes: """
        M9 14.5 L15.2 1.5 L21.4 14.5 M11.2 10 H19.2 M1.5 14.5 L4.8 7.5 L8.1 14.5 M2.6 12.2 \
        H7
        """),
    "ticket": Definition(
      width: 23, height: 16,
      strokes: """
        M2 2 H21 V5.6 A2.4 2.4 0 0 0 21 10.4 V14 H2 V10.4 A2.4 2.4 0 0 0 2 5.6 Z M14.6 3 V13
        """),
    "timer": Definition(
      width: 20, height: 21,
      strokes: "M10 2.6 A8.4 8.4 0 1 1 4 5 M10 2.6 V6 M10 11 L6.4 7.4",
      areas: "O10 11 1.5"),
    "tortoise": Definition(
      width: 25, height: 17,
      strokes: """
        M3.6 11.6 C3.6 6 7 3 11.4 3 C15.6 3 18 6.4 18.2 10 H20 C20 7 23.4 6.8 23.4 9 C23.4 \
        11.6 21.4 12.4 18.6 12.4 L17.8 14.8 H15.4 L15 12.8 H8.4 L7.6 14.8 H5 L4.8 12.6 L2 13 \
        Z
        """),
    "tortoise.fill": Definition(
      width: 25, height: 17,
      strokes: """
        M3.6 11.6 C3.6 6 7 3 11.4 3 C15.6 3 18 6.4 18.2 10 H20 C20 7 23.4 6.8 23.4 9 C23.4 \
        11.6 21.4 12.4 18.6 12.4 L17.8 14.8 H15.4 L15 12.8 H8.4 L7.6 14.8 H5 L4.8 12.6 L2 13 \
        Z
        """,
      areas: """
        M3.6 11.6 C3.6 6 7 3 11.4 3 C15.6 3 18 6.4 18.2 10 H20 C20 7 23.4 6.8 23.4 9 C23.4 \
        11.6 21.4 12.4 18.6 12.4 L17.8 14.8 H15.4 L15 12.8 H8.4 L7.6 14.8 H5 L4.8 12.6 L2 13 \
        Z
        """),
    "trash": Definition(
      width: 19, height: 21,
      strokes: """
        M2 4.6 H17 M6.4 4.4 V3 Q6.4 1.6 7.8 1.6 H11.2 Q12.6 1.6 12.6 3 V4.4 M3.6 4.8 L4.5 \
        17.6 Q4.6 19.2 6.2 19.2 H12.8 Q14.4 19.2 14.5 17.6 L15.4 4.8 M7 8 L7.3 15.8 M9.5 8 \
        V15.8 M12 8 L11.7 15.8
        """),
    "trash.fill": Definition(
      width: 19, height: 21,
      strokes: "M2 4.2 H17 M6.4 4 V3 Q6.4 1.6 7.8 1.6 H11.2 Q12.6 1.6 12.6 3 V4",
      areas: "M3 6 H16 L15.2 18 Q15.1 20 13.1 20 H5.9 Q3.9 20 3.8 18 Z",
      holes: "M7 9 L7.2 16.4 M9.5 9 V16.4 M12 9 L11.8 16.4"),
    "tray": Definition(
      width: 23, height: 17,
      strokes: """
        M2 9.6 L4.6 3 Q5 2 6.2 2 H16.8 Q18 2 18.4 3 L21 9.6 V13 Q21 15 19 15 H4 Q2 15 2 13 Z \
        M2.2 9.6 H7.4 Q8.2 12 11.5 12 Q14.8 12 15.6 9.6 H20.8
        """),
    "tree": Definition(
      width: 18, height: 21,
      strokes: "M9 2 L14 8 H11.8 L16 14.4 H2 L6.2 8 H4 Z M9 14.6 V19.4"),
    "triangle": Definition(
      width: 21, height: 19,
      strokes: "M10.5 2 L19.5 17 H1.5 Z"),
    "triangle.fill": Definition(
      width: 21, height: 19,
      strokes: "M10.5 2 L19.5 17 H1.5 Z",
      areas: "M10.5 2 L19.5 17 H1.5 Z"),
    "trophy": Definition(
      width: 20, height: 20,
      strokes: """
        M5.6 2 H14.4 V8 A4.4 4.4 0 0 1 5.6 8 Z M5.6 4 H2 C2 7.6 3.4 9.4 6.2 9.6 M14.4 4 H18 \
        C18 7.6 16.6 9.4 13.8 9.6 M10 12.6 V16 M6.4 18 H13.6 Q13.6 16 10 16 Q6.4 16 6.4 18 Z
        """),
    "trophy.fill": Definition(
      width: 20, height: 20,
      strokes: "M5.6 4 H2 C2 7.6 3.4 9.4 6.2 9.6 M14.4 4 H18 C18 7.6 16.6 9.4 13.8 9.6",
      areas: """
        M5 1.4 H15 V8 A5 5 0 0 1 11 12.9 V15.4 Q14.2 15.8 14.2 18.6 H5.8 Q5.8 15.8 9 15.4 \
        V12.9 A5 5 0 0 1 5 8 Z
        """),
    "tv": Definition(
      width: 24, height: 20,
      strokes: "R1.4 1.4 21.2 13.8 2.4 M7.6 18.4 H16.4"),
    "umbrella": Definition(
      width: 21, height: 21,
      strokes: """
        M2 10.6 A8.5 8.5 0 0 1 19 10.6 Z M10.5 10.8 V17 A2 2 0 0 0 14.5 17 M10.5 2 V1.4
        """),
    "umbrella.fill": Definition(
      width: 21, height: 21,
      strokes: "M10.5 10.8 V17 A2 2 0 0 0 14.5 17 M10.5 2 V1.2",
      areas: "M1.4 11 A9.1 9.1 0 0 1 19.6 11 Z"),
    "underline": Definition(
      width: 15, height: 19,
      strokes: "M2.5 1.8 V8.5 A5 5 0 0 0 12.5 8.5 V1.8 M2 17 H13"),
    "video": Definition(
      width: 24, height: 16,
      strokes: """
        R1.4 1.6 14.4 12.8 2.8 M15.8 6.4 L21 3 Q22.4 2.2 22.4 3.8 V12.2 Q22.4 13.8 21 13 \
        L15.8 9.6
        """),
    "video.fill": Definition(
      width: 24, height: 16,
      areas: """
        R0.8 1 14.8 14 3.2 M16.8 6 L21.4 2.6 Q23 1.6 23 3.4 V12.6 Q23 14.4 21.4 13.4 L16.8 \
        10 Z
        """),
    "viewfinder": Definition(
      width: 20, height: 20,
      strokes: """
        M1.6 6 V4 A2.4 2.4 0 0 1 4 1.6 H6 M14 1.6 H16 A2.4 2.4 0 0 1 18.4 4 V6 M18.4 14 V16 \
        A2.4 2.4 0 0 1 16 18.4 H14 M6 18.4 H4 A2.4 2.4 0 0 1 1.6 16 V14
        """),
    "waveform": Definition(
      width: 22, height: 18,
      strokes: """
        M2 7.4 V10.6 M5.6 4.6 V13.4 M9.2 1.6 V16.4 M12.8 5.6 V12.4 M16.4 3.4 V14.6 M20 7.4 \
        V10.6
        """),
    "waveform.path.ecg": Definition(
      width: 24, height: 17,
      strokes: "M1.6 8.6 H6.4 L9.2 2 L14 15 L16.8 8.6 H22.4"),
    "wifi": Definition(
      width: 23, height: 18,
      strokes: "M2 6.4 A13.4 13.4 0 0 1 21 6.4 M5.4 10 A8.6 8.6 0 0 1 17.6 10",
      areas: "O11.5 14.4 2.2"),
    "wifi.slash": Definition(
      width: 23, height: 18,
      strokes: """
        M2 6.4 A13.4 13.4 0 0 1 21 6.4 M5.4 10 A8.6 8.6 0 0 1 17.6 10 M3 1.5 L19 16.5
        """,
      areas: "O11.5 14.4 2.2"),
    "wind": Definition(
      width: 22, height: 18,
      strokes: """
        M1.8 6.4 H12.4 A2.5 2.5 0 1 0 9.9 3.9 M1.8 9.6 H17 A2.9 2.9 0 1 0 14.2 6.6 M1.8 12.8 \
        H11.6 A2.2 2.2 0 1 1 9.4 15
        """),
    "wrench": Definition(
      width: 20, height: 20,
      strokes: """
        M12.8 7.2 L15 5 A4.6 4.6 0 0 1 9 10.4 L4.4 15.8 A1.6 1.6 0 0 1 2.2 13.4 L7.6 9 A4.6 \
        4.6 0 0 1 13 3 L10.8 5.2 Z
        """),
    "wrench.fill": Definition(
      width: 20, height: 20,
      strokes: """
        M12.8 7.2 L15 5 A4.6 4.6 0 0 1 9 10.4 L4.4 15.8 A1.6 1.6 0 0 1 2.2 13.4 L7.6 9 A4.6 \
        4.6 0 0 1 13 3 L10.8 5.2 Z
        """),
    "x.squareroot": Definition(
      width: 22, height: 18,
      strokes: "M2 10 H4 L7 16 L10 2.4 H20 M12.4 7.4 L17.6 13.8 M17.6 7.4 L12.4 13.8"),
    "xmark": Definition(
      width: 17, height: 17,
      strokes: "M2 2 L15 15 M15 2 L2 15"),
  ]
}
