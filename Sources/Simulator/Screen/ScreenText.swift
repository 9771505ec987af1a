import DisplayList
import Foundation
import Raster

/// A line of text that the device itself draws.
enum ScreenText {
  /// The alignment of a line relative to its point.
  enum Alignment { case left, center, right }

  /// Text with a limited number of lines.
  struct Paragraph {
    private let layout: TextLayout

    init(_ text: String, font: FontFace, width: Double, lines: Int) {
      layout = TextLayout(
        StyledText(text: text, style: TextStyle(font: font, color: .black)), width: width,
        paragraph: ParagraphLayout(
          alignment: .natural, lineBreak: .byTruncatingTail, maximumLines: lines))
    }

    var height: Double { layout.size.height }

    /// Returns the commands that draw the text with its top-left corner at a point.
    func commands(color: Color, at point: CGPoint) -> [DrawingCommand] {
      layout.runs.map { run in
        var run = run
        run.color = color
        run.origin.x += point.x
        run.origin.y += point.y
        return .text(run)
      }
    }
  }

  /// Returns the width of a line.
  static func width(of text: String, font: FontFace) -> Double {
    TextLayout(
      StyledText(text: text, style: TextStyle(font: font, color: .black)), width: .infinity,
      paragraph: ParagraphLayout(alignment: .left, maximumLines: 1)
    ).size.width
  }

  /// Returns the commands that draw a line with its baseline at a point.
  static func commands(
    _ text: String, font: FontFace, color: Color, at point: CGPoint, alignment: Alignment,
    maximumWidth: Double = .infinity
  ) -> [DrawingCommand] {
    let layout = TextLayout(
      StyledText(text: text, style: TextStyle(font: font, color: color)), width: maximumWidth,
      paragraph: ParagraphLayout(alignment: .left, maximumLines: 1))
    guard let line = layout.lines.first else { return [] }
    let x: Double =
      switch alignment {
      case .left: point.x
      case .center: point.x - line.width / 2
      case .right: point.x - line.width
      }
    return layout.runs.map { run in
      var run = run
      run.origin.x += x
      run.origin.y += point.y - line.baseline
      return .text(run)
    }
  }
}
