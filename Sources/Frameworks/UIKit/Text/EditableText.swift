/// Mutable text with attributes for its ranges.
///
/// UIKit stores and lays out text in this form. Each `NSAttributedString` leaks some memory when
/// it's created, so none is created for each key press or frame.
struct EditableText {
  typealias Attributes = [NSAttributedString.Key: Any]

  /// A range with the same attributes.
  private struct Run {
    var length: Int
    var attributes: Attributes
  }

  private(set) var units: TextUnits
  /// The ranges with their own attributes, or an empty array if there are none.
  private var runs: [Run]

  var string: String { units.text }
  var count: Int { units.count }
  var hasAttributes: Bool { !runs.isEmpty }

  init(_ string: String = "") {
    var native = string
    native.makeContiguousUTF8()
    units = TextUnits(native)
    runs = []
  }

  init(_ string: String, attributes: Attributes) {
    self.init(string)
    if !attributes.isEmpty, count > 0 { runs = [Run(length: count, attributes: attributes)] }
  }

  init(_ attributed: NSAttributedString) {
    self.init(attributed.string)
    attributed.enumerateAttributes(in: NSRange(location: 0, length: attributed.length)) {
      attributes, range, _ in
      runs.append(Run(length: range.length, attributes: attributes))
    }
    if runs.allSatisfy(\.attributes.isEmpty) { runs = [] }
  }

  /// Removes an attribute, so that the common attribute applies.
  mutating func remove(_ key: NSAttributedString.Key) {
    for index in runs.indices { runs[index].attributes[key] = nil }
    if runs.allSatisfy(\.attributes.isEmpty) { runs = [] }
  }

  func clamp(_ range: Range<Int>) -> Range<Int> {
    let start = min(max(range.lowerBound, 0), count)
    return start..<min(max(range.upperBound, start), count)
  }

  func substring(_ range: Range<Int>) -> String {
    let range = clamp(range)
    return String(units.text[units.index(range.lowerBound)..<units.index(range.upperBound)])
  }

  /// Returns the attributes of the unit at an offset.
  func attributes(at offset: Int) -> Attributes {
    var end = 0
    for run in runs {
      end += run.length
      if offset < end { return run.attributes }
    }
    return runs.last?.attributes ?? [:]
  }

  /// Returns the runs in a range with their attributes, combined with the common ones.
  func stretches(
    of range: Range<Int>, over common: Attributes
  ) -> [(range: Range<Int>, attributes: Attributes)] {
    let range = clamp(range)
    guard !runs.isEmpty else { return range.isEmpty ? [] : [(range, common)] }
    var result: [(Range<Int>, Attributes)] = []
    var start = 0
    for run in runs {
      let piece = (start..<start + run.length).clamped(to: range)
      if !piece.isEmpty { result.append((piece, common.merging(run.attributes) { $1 })) }
      start += run.length
      if start >= range.upperBound { break }
    }
    return result
  }

  /// Returns a part of the text with its attributes.
  func piece(_ range: Range<Int>) -> EditableText {
    let range = clamp(range)
    var piece = EditableText(substring(range))
    guard hasAttributes else { return piece }
    piece.runs = stretches(of: range, over: [:]).map {
      Run(length: $0.range.count, attributes: $0.attributes)
    }
    return piece
  }

  /// Returns the same text with new common attributes for the parts that don't have their own.
  func over(_ common: Attributes) -> EditableText {
    var text = self
    text.runs = stretches(of: 0..<count, over: common).map {
      Run(length: $0.range.count, attributes: $0.attributes)
    }
    return text
  }

  /// The entire text as an attributed string for apps.
  var attributed: NSAttributedString {
    NSAttributedString(attributedString: attributed(0..<count, over: [:]))
  }

  /// Returns a part of the text as an attributed string for apps.
  func attributed(_ range: Range<Int>, over common: Attributes) -> NSMutableAttributedString {
    let range = clamp(range)
    let result = NSMutableAttributedString(string: substring(range))
    for stretch in stretches(of: range, over: common) {
      let place = NSRange(
        location: stretch.range.lowerBound - range.lowerBound, length: stretch.range.count)
      result.setAttributes(stretch.attributes, range: place)
    }
    return result
  }

  /// Replaces a range with text with specific attributes.
  mutating func replace(_ range: Range<Int>, with string: String, attributes: Attributes) {
    let range = clamp(range)
    let inserted = string.utf16.count
    var text = units.text
    units = TextUnits("")
    let start = text.utf16.index(text.startIndex, offsetBy: range.lowerBound)
    let end = text.utf16.index(start, offsetBy: range.count)
    text.replaceSubrange(start..<end, with: string)
    let total = text.utf16.count
    units = TextUnits(text)
    if runs.isEmpty {
      guard !attributes.isEmpty else { return }
      let before = total - inserted
      if before > 0 { runs = [Run(length: before + range.count, attributes: [:])] }
    }
    splice(range, with: inserted > 0 ? [Run(length: inserted, attributes: attributes)] : [])
  }

  /// Aligns the parts that have their own paragraph styles.
  mutating func align(_ alignment: NSTextAlignment) {
    changeValues(of: .paragraphStyle) { ($0 as? NSParagraphStyle)?.aligned(alignment) ?? $0 }
  }

  /// Changes the paragraph style of each part.
  /// - Parameter plain: the style of parts that don't have their own.
  mutating func changeParagraphStyles(
    from plain: NSParagraphStyle, _ change: (NSMutableParagraphStyle) -> Void
  ) {
    guard count > 0 else { return }
    if runs.isEmpty { runs = [Run(length: count, attributes: [:])] }
    for index in runs.indices {
      let style = NSMutableParagraphStyle()
      style.setParagraphStyle(
        runs[index].attributes[.paragraphStyle] as? NSParagraphStyle ?? plain)
      change(style)
      runs[index].attributes[.paragraphStyle] = style
    }
  }

  /// Replaces an attribute's values in the parts that have one.
  mutating func changeValues(of key: NSAttributedString.Key, _ change: (Any) -> Any) {
    for index in runs.indices {
      runs[index].attributes[key] = runs[index].attributes[key].map(change)
    }
  }

  /// Adds an attribute to a range.
  mutating func add(_ key: NSAttributedString.Key, _ value: Any, in range: Range<Int>) {
    for (place, attributes) in stretches(of: range, over: [:]) {
      replace(
        place, with: substring(place), attributes: attributes.merging([key: value]) { $1 })
    }
  }

  /// Sets an attribute of the whole text.
  mutating func set(_ key: NSAttributedString.Key, to value: Any) {
    guard count > 0 else { return }
    if runs.isEmpty { runs = [Run(length: count, attributes: [:])] }
    for index in runs.indices { runs[index].attributes[key] = value }
  }

  mutating func append(_ piece: EditableText) {
    replace(count..<count, with: piece)
  }

  /// Replaces a range with an attributed string.
  mutating func replace(_ range: Range<Int>, with piece: EditableText) {
    var start = clamp(range)
    if piece.runs.isEmpty {
      replace(start, with: piece.string, attributes: [:])
      return
    }
    var offset = 0
    for run in piece.runs {
      replace(
        start, with: piece.substring(offset..<offset + run.length), attributes: run.attributes)
      offset += run.length
      start = start.lowerBound + run.length..<start.lowerBound + run.length
    }
  }

  private mutating func splice(_ range: Range<Int>, with new: [Run]) {
    var result: [Run] = []
    var start = 0
    var isInserted = false
    func add(_ run: Run) {
      guard run.length > 0 else { return }
      if let last = result.last, Self.isSame(last.attributes, run.attributes) {
        result[result.count - 1].length += run.length
      } else {
        result.append(run)
      }
    }
    for run in runs {
      let end = start + run.length
      add(
        Run(length: min(max(range.lowerBound - start, 0), run.length), attributes: run.attributes))
      if !isInserted, range.lowerBound <= end {
        new.forEach(add)
        isInserted = true
      }
      add(
        Run(length: max(end - max(range.upperBound, start), 0), attributes: run.attributes))
      start = end
    }
    if !isInserted { new.forEach(add) }
    runs = result
  }

  private static func isSame(_ first: Attributes, _ second: Attributes) -> Bool {
    first.count == second.count
      && first.allSatisfy { key, value in
        guard let value = value as? AnyHashable, let other = second[key] as? AnyHashable else {
          return false
        }
        return value == other
      }
  }
}
