import Raster

/// The single line of a text field.
///
/// If the text is long, only the part around the caret is laid out.
struct FieldLine {
  /// The maximum length that's laid out, so that pasting a huge text is as fast as pasting a short
  /// one.
  static let longestLayout = 4096

  /// The range of the text that's laid out.
  let window: Range<Int>
  let layout: TextLayout
  private let styled: StyledString
  /// The offset in the text where each displayed character starts, followed by the end, or `nil` if
  /// the offsets are the same in both.
  private let bullets: [Int]?

  init(
    _ text: EditableText, around offset: Int, attributes: [NSAttributedString.Key: Any],
    isSecure: Bool, revealed: Int? = nil, traits: UITraitCollection, width: CGFloat = .infinity,
    paragraph: ParagraphLayout
  ) {
    var window = 0..<text.count
    if text.count > Self.longestLayout {
      let half = Self.longestLayout / 2
      let start = text.units.characterStart(
        min(max(offset - half, 0), text.count - Self.longestLayout))
      window = start..<text.units.characterStart(min(start + Self.longestLayout, text.count))
    }
    self.window = window
    let shown: EditableText
    if isSecure {
      var starts: [Int] = []
      var place = window.lowerBound
      for character in text.substring(window) {
        starts.append(place)
        place += character.utf16.count
      }
      starts.append(place)
      bullets = starts
      var hidden = EditableText(String(repeating: "\u{2022}", count: starts.count - 1))
      if let revealed, let index = starts.dropLast().firstIndex(of: revealed) {
        let character = text.substring(revealed..<revealed + 1)
        hidden.replace(index..<index + 1, with: character, attributes: [:])
      }
      shown = hidden
    } else {
      bullets = nil
      shown = text.piece(window)
    }
    let look = SystemDesign.current.textFields
    styled = StyledString(
      shown, over: attributes, font: attributes[.font] as? UIFont ?? look.font.font,
      color: attributes[.foregroundColor] as? UIColor ?? look.textColor, traits: traits)
    layout = styled.layout(width: width, paragraph: paragraph)
  }

  func draw(at origin: CGPoint, in context: CGContext) {
    styled.draw(layout, at: origin, in: context)
  }

  /// Returns whether the caret can be shown without laying out another part.
  func covers(_ offset: Int, of count: Int) -> Bool {
    let margin = 256
    return (window.lowerBound == 0 || offset > window.lowerBound + margin)
      && (window.upperBound == count || offset < window.upperBound - margin)
  }

  func displayed(_ offset: Int) -> Int {
    let offset = min(max(offset, window.lowerBound), window.upperBound)
    guard let bullets else { return offset - window.lowerBound }
    var low = 0
    var high = bullets.count - 1
    while low < high {
      let middle = (low + high) / 2
      if bullets[middle] < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }

  func stored(_ displayed: Int) -> Int {
    guard let bullets else { return displayed + window.lowerBound }
    return bullets[min(max(displayed, 0), bullets.count - 1)]
  }

  func caretX(at offset: Int) -> CGFloat {
    layout.caret(at: displayed(offset)).minX
  }

  func offset(nearest x: CGFloat) -> Int {
    stored(layout.offset(nearest: CGPoint(x: x, y: layout.size.height / 2)))
  }

  func boxes(of range: Range<Int>) -> [CGRect] {
    let start = displayed(range.lowerBound)
    let end = displayed(range.upperBound)
    return start < end ? layout.boxes(of: start..<end) : []
  }
}
