import Raster

/// The paragraphs of a long text, which are laid out only on demand.
///
/// Huge paragraphs are divided into blocks. The height of blocks that haven't been laid out is
/// estimated.
final class TextBlocks {
  private struct Block {
    /// The number of UTF-16 units, including the line break.
    var count: Int
    var endsInBreak: Bool
    /// Whether the block ends a paragraph with something other than a line break.
    var endsParagraph = false
    var height: CGFloat = 0
    var set: SetText?
  }

  /// A block that has been laid out.
  struct SetText {
    let styled: StyledString
    let layout: TextLayout
    /// The space between the block and the next paragraph.
    let spacing: CGFloat
  }

  private static let longestBlock = 4096
  private static let largestCache = 400

  private var blocks = [Block(count: 0, endsInBreak: false)]
  private var starts = [0]
  private var tops: [CGFloat] = [0]
  private var validCount = 0
  private var layoutCount = 0

  private(set) var width: CGFloat = 0
  /// Whether the text is laid out as a whole, because the layout of lines depends on the lines
  /// before them.
  private(set) var isUndivided = false
  /// The height of a line and the width of a character, for estimates.
  private var lineHeight: CGFloat = 17
  private var characterWidth: CGFloat = 7
  /// A closure that lays out a range of the text.
  private let setText: (Range<Int>, CGFloat) -> SetText

  init(setText: @escaping (Range<Int>, CGFloat) -> SetText) {
    self.setText = setText
  }

  var count: Int { blocks.count }

  // MARK: Changes

  /// Discards all layouts, for example because of a different width or font.
  func reset(width: CGFloat, lineHeight: CGFloat, characterWidth: CGFloat) {
    self.width = width
    self.lineHeight = lineHeight
    self.characterWidth = max(characterWidth, 1)
    for index in blocks.indices {
      blocks[index].set = nil
      blocks[index].height = estimate(blocks[index].count)
    }
    layoutCount = 0
    validCount = 0
  }

  /// Divides the text again, or starts to lay it out as a whole.
  func divide(_ text: EditableText, isUndivided: Bool) {
    self.isUndivided = isUndivided
    blocks = [makeBlock(0, endsInBreak: false)]
    validCount = 0
    layoutCount = 0
    replace(0..<0, insertedCount: text.count, in: text)
  }

  /// Updates the blocks for a change of the text.
  func replace(_ range: Range<Int>, insertedCount: Int, in text: EditableText) {
    guard !isUndivided else {
      blocks = [makeBlock(text.count, endsInBreak: false)]
      layoutCount = 0
      validCount = 0
      return
    }
    let oldCount = text.count - insertedCount + range.count
    let first = index(of: min(range.lowerBound, oldCount))
    let last = index(of: min(range.upperBound, oldCount))
    let start = starts[first]
    let oldEnd = starts[last] + blocks[last].count
    let newEnd = min(text.count, oldEnd - range.count + insertedCount)
    var new = split(text, start..<max(start, newEnd))
    let isAtEnd = last == blocks.count - 1
    if isAtEnd {
      if new.last?.endsInBreak ?? true { new.append(makeBlock(0, endsInBreak: false)) }
    }
    for block in blocks[first...last] where block.set != nil { layoutCount -= 1 }
    blocks.replaceSubrange(first...last, with: new)
    if blocks.isEmpty { blocks = [makeBlock(0, endsInBreak: false)] }
    validCount = min(validCount, first)
  }

  private func makeBlock(_ count: Int, endsInBreak: Bool) -> Block {
    Block(count: count, endsInBreak: endsInBreak, height: estimate(count))
  }

  private func split(_ text: EditableText, _ range: Range<Int>) -> [Block] {
    var result: [Block] = []
    var count = 0
    var sinceSpace = 0
    let units = text.units
    let start = units.index(range.lowerBound)
    let end = units.index(range.upperBound)
    for scalar in units.text.unicodeScalars[start..<end] {
      let width = scalar.value > 0xFFFF ? 2 : 1
      count += width
      sinceSpace += width
      switch scalar.value {
      case 10, 0x2028, 0x2029:
        var block = makeBlock(count, endsInBreak: true)
        block.endsParagraph = scalar.value != 0x2028
        result.append(block)
        count = 0
        sinceSpace = 0
      case 32: sinceSpace = 0
      default: break
      }
      if count >= Self.longestBlock {
        let rest = sinceSpace < Self.longestBlock / 2 ? sinceSpace : 0
        result.append(makeBlock(count - rest, endsInBreak: false))
        count = rest
        sinceSpace = rest
      }
    }
    if count > 0 { result.append(makeBlock(count, endsInBreak: false)) }
    return result
  }

  private func estimate(_ count: Int) -> CGFloat {
    let perLine = max(1, (width / characterWidth).rounded(.down))
    return lineHeight * max(1, (CGFloat(count) / perLine).rounded(.up))
  }

  // MARK: Positions

  private func validate() {
    guard validCount < blocks.count || starts.count != blocks.count else { return }
    if starts.count > blocks.count {
      starts.removeLast(starts.count - blocks.count)
      tops.removeLast(tops.count - blocks.count)
    }
    let from = min(validCount, starts.count)
    var start = from > 0 ? starts[from - 1] + blocks[from - 1].count : 0
    var top = from > 0 ? tops[from - 1] + blocks[from - 1].height : 0
    for index in from..<blocks.count {
      if index < starts.count {
        starts[index] = start
        tops[index] = top
      } else {
        starts.append(start)
        tops.append(top)
      }
      start += blocks[index].count
      top += blocks[index].height
    }
    validCount = blocks.count
  }

  private func lastIndex<Value: Comparable>(of values: [Value], notAfter value: Value) -> Int {
    var low = 0
    var high = values.count
    while low < high {
      let middle = (low + high) / 2
      if values[middle] <= value { low = middle + 1 } else { high = middle }
    }
    return max(0, low - 1)
  }

  /// Returns the block that contains an offset.
  func index(of offset: Int) -> Int {
    validate()
    return lastIndex(of: starts, notAfter: offset)
  }

  /// Returns the block at a vertical position.
  func index(at y: CGFloat) -> Int {
    validate()
    return lastIndex(of: tops, notAfter: y)
  }

  func start(of index: Int) -> Int {
    validate()
    return starts[index]
  }

  func top(of index: Int) -> CGFloat {
    validate()
    return tops[index]
  }

  /// Returns the range of a block, without its line break.
  func range(of index: Int) -> Range<Int> {
    validate()
    let end = starts[index] + blocks[index].count - (blocks[index].endsInBreak ? 1 : 0)
    return starts[index]..<end
  }

  /// The height of all blocks.
  var height: CGFloat {
    validate()
    return tops[blocks.count - 1] + blocks[blocks.count - 1].height
  }

  /// Returns the layout of a block, which is created if it doesn't exist yet.
  func layout(of index: Int) -> TextLayout {
    set(index).layout
  }

  /// Draws a block with its top-left corner at a point.
  func draw(_ index: Int, at origin: CGPoint, in context: CGContext) {
    let set = set(index)
    set.styled.draw(set.layout, at: origin, in: context)
  }

  /// Returns a block with its layout, which is created if it doesn't exist yet.
  func set(_ index: Int) -> SetText {
    if let set = blocks[index].set { return set }
    if layoutCount >= Self.largestCache { forgetLayouts(except: index) }
    let set = setText(range(of: index), width)
    blocks[index].set = set
    layoutCount += 1
    let height = set.layout.size.height + (blocks[index].endsParagraph ? set.spacing : 0)
    if abs(blocks[index].height - height) > 0.01 {
      blocks[index].height = height
      validCount = min(validCount, index + 1)
    }
    return set
  }

  private func forgetLayouts(except kept: Int) {
    for index in blocks.indices where abs(index - kept) > Self.largestCache / 4 {
      blocks[index].set = nil
    }
    layoutCount = blocks.count { $0.set != nil }
  }

  /// Lays out the blocks between two vertical positions, and returns their indexes.
  func blocks(from top: CGFloat, to bottom: CGFloat) -> ClosedRange<Int> {
    let first = index(at: max(0, top))
    _ = layout(of: first)
    var last = first
    while last + 1 < blocks.count, self.top(of: last + 1) < bottom {
      last += 1
      _ = layout(of: last)
    }
    return first...last
  }

  // MARK: Geometry

  func caret(at offset: Int) -> CGRect {
    let index = index(of: offset)
    let layout = layout(of: index)
    return layout.caret(at: offset - start(of: index)).offsetBy(dx: 0, dy: top(of: index))
  }

  func offset(nearest point: CGPoint) -> Int {
    let index = index(at: point.y)
    let layout = layout(of: index)
    let inside = CGPoint(x: point.x, y: point.y - top(of: index))
    let range = range(of: index)
    return min(range.lowerBound + layout.offset(nearest: inside), range.upperBound)
  }

  /// Returns the rectangles for a range, between two vertical positions.
  func boxes(of range: Range<Int>, from top: CGFloat, to bottom: CGFloat) -> [CGRect] {
    var result: [CGRect] = []
    for index in blocks(from: top, to: bottom) {
      let own = self.range(of: index)
      let piece = range.clamped(to: own)
      let y = self.top(of: index)
      if !piece.isEmpty {
        let inside = piece.lowerBound - own.lowerBound..<piece.upperBound - own.lowerBound
        result += layout(of: index).boxes(of: inside).map { $0.offsetBy(dx: 0, dy: y) }
      } else if own.isEmpty, range.contains(own.lowerBound) {
        let caret = layout(of: index).caret(at: 0)
        result.append(CGRect(x: caret.minX, y: caret.minY + y, width: 5, height: caret.height))
      }
    }
    return result
  }

  /// Returns the range of the line that contains an offset.
  func line(at offset: Int) -> Range<Int> {
    let index = index(of: offset)
    let own = range(of: index)
    let inside = offset - own.lowerBound
    let lines = layout(of: index).lines
    guard let line = lines.last(where: { $0.range.lowerBound <= inside }) else { return own }
    let isLast = line.range.upperBound >= own.count
    let end = own.lowerBound + line.range.upperBound
    return own.lowerBound + line.range.lowerBound..<min(isLast ? end : end - 1, own.upperBound)
  }
}
