/// The characters, words, sentences, and paragraphs of text, by UTF-16 offsets.
struct TextUnits {
  let text: String

  init(_ text: String) {
    self.text = text
  }

  var count: Int { text.utf16.count }

  func index(_ offset: Int) -> String.Index {
    text.utf16.index(text.startIndex, offsetBy: min(max(offset, 0), count))
  }

  func offset(_ index: String.Index) -> Int {
    text.utf16.distance(from: text.startIndex, to: index)
  }

  /// Returns the start of the character after the one at an offset.
  func next(_ offset: Int) -> Int {
    guard offset < count else { return count }
    return self.offset(text.index(after: index(offset)))
  }

  /// Returns the start of the character before an offset.
  func previous(_ offset: Int) -> Int {
    guard offset > 0 else { return 0 }
    return self.offset(text.index(before: index(offset)))
  }

  /// Returns the start of the character that contains an offset.
  func characterStart(_ offset: Int) -> Int {
    guard offset > 0, offset < count else { return min(max(offset, 0), count) }
    return self.offset(text.rangeOfComposedCharacterSequence(at: index(offset)).lowerBound)
  }

  private func isWord(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_" || character == "'"
      || character == "\u{2019}"
  }

  /// Returns whether a word continues across an offset.
  private func isInsideWord(_ index: String.Index) -> Bool {
    index > text.startIndex && index < text.endIndex && isWord(text[index])
      && isWord(text[text.index(before: index)])
  }

  /// Returns the word at an offset, or the range of other characters there.
  func word(at offset: Int) -> Range<Int> {
    guard !text.isEmpty else { return 0..<0 }
    var start = index(offset)
    if start == text.endIndex || (!isWord(text[start]) && start > text.startIndex) {
      let before = start > text.startIndex ? text.index(before: start) : start
      if start == text.endIndex || isWord(text[before]) { start = before }
    }
    var end = start
    guard isWord(text[start]) else {
      return self.offset(start)..<self.offset(text.index(after: start))
    }
    while start > text.startIndex, isWord(text[text.index(before: start)]) {
      start = text.index(before: start)
    }
    while end < text.endIndex, isWord(text[end]) { end = text.index(after: end) }
    return self.offset(start)..<self.offset(end)
  }

  /// Returns the end of the word that contains or follows an offset.
  func wordEnd(after offset: Int) -> Int {
    var position = index(offset)
    while position < text.endIndex, !isWord(text[position]) {
      position = text.index(after: position)
    }
    while position < text.endIndex, isWord(text[position]) {
      position = text.index(after: position)
    }
    return self.offset(position)
  }

  /// Returns the start of the word that contains or precedes an offset.
  func wordStart(before offset: Int) -> Int {
    var position = index(offset)
    while position > text.startIndex, !isWord(text[text.index(before: position)]) {
      position = text.index(before: position)
    }
    while position > text.startIndex, isWord(text[text.index(before: position)]) {
      position = text.index(before: position)
    }
    return self.offset(position)
  }

  /// Returns the position of the caret after a tap.
  ///
  /// It's the closer end of the word, or the tapped position outside of words.
  func caretStop(near offset: Int) -> Int {
    let place = characterStart(offset)
    guard isInsideWord(index(place)) else { return place }
    let word = word(at: place)
    return place - word.lowerBound < word.upperBound - place ? word.lowerBound : word.upperBound
  }

  /// Returns the paragraph at an offset, without its line break.
  func paragraph(at offset: Int) -> Range<Int> {
    var start = index(offset)
    var end = start
    while start > text.startIndex, !text[text.index(before: start)].isNewline {
      start = text.index(before: start)
    }
    while end < text.endIndex, !text[end].isNewline { end = text.index(after: end) }
    return self.offset(start)..<self.offset(end)
  }

  /// Returns whether the first letter in the paragraph at an offset belongs to a right-to-left
  /// script.
  func isRightToLeft(at offset: Int) -> Bool {
    for scalar in text[index(paragraph(at: offset).lowerBound)...].unicodeScalars {
      if scalar.properties.isAlphabetic { return Self.rightToLeft.contains { $0 ~= scalar.value } }
      if scalar.value == 10 { break }
    }
    return false
  }

  private static let rightToLeft: [ClosedRange<UInt32>] = [
    0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF,
  ]

  private func isSentenceEnd(_ character: Character) -> Bool {
    ".!?\u{2026}\u{3002}".contains(character) || character.isNewline
  }

  /// Returns the sentence at an offset.
  func sentence(at offset: Int) -> Range<Int> {
    var start = index(offset)
    var end = start
    while start > text.startIndex, !isSentenceEnd(text[text.index(before: start)]) {
      start = text.index(before: start)
    }
    while start < end, text[start].isWhitespace { start = text.index(after: start) }
    while end < text.endIndex, !isSentenceEnd(text[end]) { end = text.index(after: end) }
    if end < text.endIndex { end = text.index(after: end) }
    return self.offset(start)..<self.offset(end)
  }

  /// Returns whether text typed at an offset starts a sentence.
  func isSentenceStart(_ offset: Int) -> Bool {
    var position = index(offset)
    var sawSpace = false
    while position > text.startIndex {
      let before = text[text.index(before: position)]
      if before.isNewline { return true }
      if before.isWhitespace {
        sawSpace = true
      } else if "\"'\u{201D}\u{2019})".contains(before) && !sawSpace {
        return false
      } else {
        return sawSpace && isSentenceEnd(before)
      }
      position = text.index(before: position)
    }
    return true
  }

  /// Returns whether text typed at an offset starts a word.
  func isWordStart(_ offset: Int) -> Bool {
    let position = index(offset)
    return position == text.startIndex || text[text.index(before: position)].isWhitespace
  }

  func range(enclosing offset: Int, granularity: UITextGranularity, forward: Bool) -> Range<Int>? {
    switch granularity {
    case .character:
      let range = forward ? offset..<next(offset) : previous(offset)..<offset
      return range.isEmpty ? nil : range
    case .word:
      let place = forward ? index(offset) : index(previous(offset))
      guard place < text.endIndex, isWord(text[place]) else { return nil }
      return word(at: self.offset(place))
    case .sentence:
      return sentence(at: offset)
    case .paragraph, .line:
      return paragraph(at: offset)
    case .document:
      return 0..<count
    }
  }

  func boundary(from offset: Int, granularity: UITextGranularity, forward: Bool) -> Int {
    switch granularity {
    case .character: return forward ? next(offset) : previous(offset)
    case .word: return forward ? wordEnd(after: offset) : wordStart(before: offset)
    case .sentence:
      let range = sentence(at: offset)
      return forward ? range.upperBound : range.lowerBound
    case .paragraph, .line:
      let range = paragraph(at: offset)
      return forward ? range.upperBound : range.lowerBound
    case .document: return forward ? count : 0
    }
  }
}
