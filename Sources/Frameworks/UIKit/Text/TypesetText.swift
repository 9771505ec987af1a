import Raster

/// Text that's laid out in lines for Core Text, with the same result as UIKit's own text.
package struct TypesetText {
  private let styled: StyledString
  private let layout: TextLayout

  /// Lays out text.
  /// - Parameter width: The width for breaking and aligning lines, in points, or infinity for no
  ///   limit.
  package init(_ string: NSAttributedString, width: CGFloat) {
    let styled = StyledString.forDrawing(EditableText(string))
    let style = StyledString.wrapping(styled.paragraphStyle)
    self.init(styled, width: width, paragraph: ParagraphLayout(style))
  }

  private init(_ styled: StyledString, width: CGFloat, paragraph: ParagraphLayout) {
    self.styled = styled
    layout = styled.layout(width: width, paragraph: paragraph)
  }

  /// The lines, from the top; empty text has none.
  package var lines: [TextLayout.Line] { styled.isEmpty ? [] : layout.lines }

  /// The smallest size that contains the lines.
  package var size: CGSize { styled.isEmpty ? .zero : layout.size }

  /// Returns the text of a range, on a single line.
  package func line(_ range: Range<Int>) -> TypesetText {
    let paragraph = ParagraphLayout(StyledString.wrapping(nil), maximumLines: 1)
    return TypesetText(styled.part(range), width: .infinity, paragraph: paragraph)
  }

  /// Returns the distance of the caret at a UTF-16 unit from the start of the first line.
  package func offset(at unit: Int) -> CGFloat { layout.caret(at: unit).minX }

  /// Returns the UTF-16 unit of the caret nearest to a distance from the start of the first line.
  package func unit(nearest offset: CGFloat) -> Int {
    layout.offset(nearest: CGPoint(x: offset, y: 0))
  }

  /// Draws the text with the start of the first baseline at the origin, in coordinates that increase
  /// downward.
  package func draw(in context: CGContext) {
    guard let first = lines.first else { return }
    styled.draw(layout, at: CGPoint(x: 0, y: -first.baseline), in: context)
  }
}
