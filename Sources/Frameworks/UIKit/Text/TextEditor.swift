/// A view that shows the text of a `TextEditor`.
@MainActor
protocol TextEditorHost: UIView, UITextInput {
  var editor: TextEditor { get }
  /// The attributes of text without its own attributes.
  var commonAttributes: [NSAttributedString.Key: Any] { get }
  /// The attributes of typed text, in addition to the common attributes.
  var insertionAttributes: [NSAttributedString.Key: Any]? { get }
  var takesLineBreaks: Bool { get }
  var canEdit: Bool { get }
  /// Asks the delegate whether ranges can be replaced.
  func shouldReplace(_ ranges: [Range<Int>], with string: String) -> Bool
  func textDidChange(in range: Range<Int>, insertedCount: Int)
  func selectionDidChange()
  /// Draws the text into the current context, in the coordinates of the host's canvas.
  func drawText()
  /// Called when the user changes the text.
  func personDidEdit()
  /// Returns the range of the line that contains an offset.
  func lineRange(at offset: Int) -> Range<Int>
  /// Returns the offset on the line above or below.
  ///
  /// After the last line, it's the end of the text.
  func offset(verticallyFrom offset: Int, isDown: Bool, x: CGFloat) -> Int
  /// Returns the rectangle of the caret, in the host's coordinates.
  func caretBox(at offset: Int) -> CGRect
  /// Returns the visible rectangles for a range, in the host's coordinates.
  func boxes(of range: Range<Int>) -> [CGRect]
  func offset(nearest point: CGPoint) -> Int
  /// The part of the host that displays text, in its coordinates.
  var visibleTextRect: CGRect { get }
  /// Handles the Return key.
  ///
  /// A text field doesn't accept line breaks, so it ends editing instead.
  func pressReturn()
}

/// An editor for text, which handles typing, selection, marked text, the pasteboard, and undo.
@MainActor
final class TextEditor {
  /// The distance that the caret moves.
  enum Step { case character, word, line, paragraph, document }

  weak var host: (any TextEditorHost)?
  private(set) var text = EditableText()
  /// The selection, or the range from the start of the first to the end of the last of several
  /// selected ranges.
  private(set) var selection = 0..<0
  /// The selected ranges if there are several, in the order of the text.
  private(set) var parts: [Range<Int>] = []
  /// The end of the selection that doesn't move when the other end does.
  private var anchor = 0
  private(set) var marked: Range<Int>?
  private var goalX: CGFloat?
  /// The undo manager for the user's changes.
  var undoManager: UndoManager {
    if let usedUndoManager { return usedUndoManager }
    let new = UndoManager()
    usedUndoManager = new
    return new
  }

  private var usedUndoManager: UndoManager?
  /// The change that's undone together with the text that's typed next.
  private var typing: TextChange?

  var hasText: Bool { text.count > 0 }
  var all: Range<Int> { 0..<text.count }
  /// The end of the selection that moves.
  var head: Int { anchor == selection.lowerBound ? selection.upperBound : selection.lowerBound }

  // MARK: Setting text

  /// The text that the app accesses.
  ///
  /// Once it exists, all changes are made to it.
  var storage: NSTextStorage? {
    didSet {
      guard let storage, storage !== oldValue else { return }
      text = EditableText(storage)
      selection = text.clamp(selection)
    }
  }

  /// Whether the editor itself is currently changing the storage.
  private var isWriting = false

  /// Adds an attribute to the whole text.
  func giveAll(_ key: NSAttributedString.Key, _ value: Any) {
    guard let storage else { return text.remove(key) }
    let all = NSRange(location: 0, length: storage.length)
    writing { $0.addAttribute(key, value: value, range: all) }
  }

  /// Aligns the whole text.
  func align(_ alignment: NSTextAlignment) {
    guard storage != nil else { return text.align(alignment) }
    writing { storage in
      let all = NSRange(location: 0, length: storage.length)
      storage.enumerateAttribute(.paragraphStyle, in: all) { value, range, _ in
        let style = value as? NSParagraphStyle ?? .default
        storage.addAttribute(.paragraphStyle, value: style.aligned(alignment), range: range)
      }
    }
  }

  /// Replaces an attribute's values in the parts that have one.
  func changeValues(of key: NSAttributedString.Key, _ change: (Any) -> Any) {
    guard storage != nil else { return text.changeValues(of: key, change) }
    writing { storage in
      let all = NSRange(location: 0, length: storage.length)
      storage.enumerateAttribute(key, in: all) { value, range, _ in
        if let value { storage.addAttribute(key, value: change(value), range: range) }
      }
    }
  }

  private func writing(_ change: (NSTextStorage) -> Void) {
    guard let storage else { return }
    isWriting = true
    storage.beginEditing()
    change(storage)
    storage.endEditing()
    isWriting = false
  }

  /// Replaces a range in the text storage, if there is one.
  private func write(_ range: Range<Int>, _ piece: EditableText) {
    guard storage != nil else {
      text.replace(range, with: piece)
      return
    }
    let common = host?.commonAttributes ?? [:]
    writing { storage in
      storage.replaceCharacters(in: NSRange(range), with: piece.string)
      for stretch in piece.stretches(of: 0..<piece.count, over: common) {
        let place = NSRange(
          location: range.lowerBound + stretch.range.lowerBound, length: stretch.range.count)
        storage.setAttributes(stretch.attributes, range: place)
      }
    }
  }

  /// Updates the text after a change of the storage.
  func storageDidChange(_ storage: NSTextStorage, in range: NSRange, by delta: Int) {
    guard storage === self.storage else { return }
    var old = range.location..<max(range.upperBound - delta, range.location)
    var new = range
    if text.count + delta != storage.length {
      old = all
      new = NSRange(location: 0, length: storage.length)
    }
    let isTextOld = storage.attributedSubstring(from: new).string == text.substring(old)
    text.replace(old, with: EditableText(storage.attributedSubstring(from: new)))
    if !isWriting, !isTextOld {
      marked = nil
      parts = []
      forgetChanges()
      move(by: delta, after: old)
    }
    selection = text.clamp(selection)
    host?.textDidChange(in: old, insertedCount: new.length)
  }

  /// Keeps the selection at the same characters after the app has changed a range.
  private func move(by delta: Int, after old: Range<Int>) {
    func moved(_ offset: Int) -> Int {
      offset >= old.upperBound
        ? offset + delta : min(offset, old.lowerBound + max(old.count + delta, 0))
    }
    let start = max(moved(selection.lowerBound), 0)
    selection = start..<max(moved(selection.upperBound), start)
    anchor = min(moved(anchor), text.count)
  }

  /// Replaces the entire text on behalf of the app.
  func set(_ new: EditableText) {
    guard new.string != text.string || new.hasAttributes || text.hasAttributes else { return }
    host?.inputDelegate?.textWillChange(host)
    let old = all
    marked = nil
    forgetChanges()
    if storage == nil {
      text = new
      host?.textDidChange(in: old, insertedCount: new.count)
    } else {
      write(old, new)
    }
    host?.inputDelegate?.textDidChange(host)
    setSelection(new.count..<new.count)
  }

  func setSelection(
    _ range: Range<Int>, anchor newAnchor: Int? = nil, parts newParts: [Range<Int>] = []
  ) {
    let range = text.clamp(range)
    anchor = newAnchor ?? range.lowerBound
    goalX = nil
    guard range != selection || newParts != parts else { return }
    host?.inputDelegate?.selectionWillChange(host)
    selection = range
    parts = newParts
    typing = nil
    host?.selectionDidChange()
    host?.inputDelegate?.selectionDidChange(host)
  }

  private func replace(
    _ range: Range<Int>, with piece: EditableText, selecting: Range<Int>,
    marking: Range<Int>? = nil
  ) {
    host?.inputDelegate?.textWillChange(host)
    write(range, piece)
    marked = marking
    selection = text.clamp(selecting)
    parts = []
    anchor = selection.lowerBound
    goalX = nil
    if storage == nil { host?.textDidChange(in: range, insertedCount: piece.count) }
    host?.selectionDidChange()
    host?.inputDelegate?.textDidChange(host)
  }

  private func styled(_ string: String, at range: Range<Int>) -> EditableText {
    let own =
      host?.insertionAttributes
      ?? (text.hasAttributes
        ? text.attributes(at: range.isEmpty ? max(range.lowerBound - 1, 0) : range.lowerBound)
        : [:])
    return EditableText(string, attributes: own)
  }

  private func edit(
    _ range: Range<Int>, with string: String, isTyping: Bool, selecting: Range<Int>? = nil,
    marking: Range<Int>? = nil
  ) {
    let range = text.clamp(range)
    let inserted = styled(string, at: range)
    let caret = range.lowerBound + inserted.count
    edit(
      range, with: inserted, isTyping: isTyping, selecting: selecting ?? caret..<caret,
      marking: marking)
  }

  private func edit(
    _ range: Range<Int>, with inserted: EditableText, isTyping: Bool, selecting: Range<Int>,
    marking: Range<Int>? = nil
  ) {
    let change = TextChange(
      range: range, removed: text.piece(range), inserted: inserted, selection: selection,
      parts: parts)
    replace(range, with: inserted, selecting: selecting, marking: marking)
    remember(change, isTyping: isTyping)
    host?.personDidEdit()
  }

  /// Replaces the marked text or the selection.
  ///
  /// The text takes the place of the first of several selected ranges, and the others are deleted.
  private func editSelection(with string: String, isTyping: Bool) {
    guard !parts.isEmpty, marked == nil else {
      return edit(marked ?? selection, with: string, isTyping: isTyping)
    }
    var inserted = styled(string, at: parts[0])
    let caret = selection.lowerBound + inserted.count
    for (part, next) in zip(parts, parts.dropFirst()) {
      inserted.append(text.piece(part.upperBound..<next.lowerBound))
    }
    edit(selection, with: inserted, isTyping: false, selecting: caret..<caret)
  }

  // MARK: Typing

  /// Types text like the keyboard, after asking the delegate.
  func type(_ string: String) {
    guard let host, host.canEdit else { return }
    if string == "\n" || string == "\r" {
      host.pressReturn()
      return
    }
    guard host.shouldReplace(changedRanges, with: string) else { return }
    host.insertText(string)
  }

  /// Inserts text without asking the delegate.
  func insert(_ string: String) {
    editSelection(with: accepted(string), isTyping: true)
  }

  /// Returns text in the form that the host accepts.
  ///
  /// In a text field, line breaks are replaced with spaces, and removed at the end.
  private func accepted(_ string: String) -> String {
    guard let host, !host.takesLineBreaks else { return string }
    var bytes = Array(string.utf8)
    guard bytes.contains(10) || bytes.contains(13) else { return string }
    while let last = bytes.last, last == 10 || last == 13 { bytes.removeLast() }
    var kept = 0
    var isAfterReturn = false
    for byte in bytes {
      defer { isAfterReturn = byte == 13 }
      if byte == 10, isAfterReturn { continue }
      bytes[kept] = byte == 10 || byte == 13 ? 32 : byte
      kept += 1
    }
    bytes.removeLast(bytes.count - kept)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Deletes text like the Backspace key, after asking the delegate.
  func typeDelete(_ step: Step = .character, forward: Bool = false) {
    guard let host, host.canEdit else { return }
    if !parts.isEmpty {
      if host.shouldReplace(parts, with: "") { host.deleteBackward() }
      return
    }
    if step == .character, !forward {
      let range = backwardRange
      guard range.isEmpty || host.shouldReplace(range, with: "") else { return }
      host.deleteBackward()
      return
    }
    let target = destination(from: selection.upperBound, step, forward: forward)
    let range =
      selection.isEmpty
      ? min(target, selection.lowerBound)..<max(target, selection.lowerBound) : selection
    guard !range.isEmpty, host.shouldReplace(range, with: "") else { return }
    edit(range, with: "", isTyping: false)
  }

  private var backwardRange: Range<Int> {
    if !selection.isEmpty { return selection }
    return text.units.previous(selection.lowerBound)..<selection.lowerBound
  }

  /// Deletes the selection or the character before the caret without asking the delegate.
  func deleteBackward() {
    if !parts.isEmpty, marked == nil { return editSelection(with: "", isTyping: true) }
    let range = backwardRange
    guard !range.isEmpty else { return }
    var rest: Range<Int>?
    if let marked, range.lowerBound >= marked.lowerBound, range.upperBound <= marked.upperBound,
      range != marked
    {
      rest = marked.lowerBound..<marked.upperBound - range.count
    }
    edit(range, with: "", isTyping: true, marking: rest)
  }

  /// Replaces a range like the keyboard, after asking the delegate.
  func replaceTyped(_ range: Range<Int>, with string: String) {
    guard let host, host.canEdit, host.shouldReplace(range, with: string) else { return }
    edit(range, with: string, isTyping: true)
  }

  /// Replaces a range on behalf of the app.
  func replace(_ range: Range<Int>, with string: String) {
    edit(range, with: string, isTyping: false)
  }

  // MARK: Marked text

  func setMarked(_ string: String?, selected: NSRange) {
    if !parts.isEmpty, marked == nil { editSelection(with: "", isTyping: true) }
    let range = marked ?? selection
    let string = accepted(string ?? "")
    if range.isEmpty, string.isEmpty { return }
    let place = range.lowerBound
    let count = string.utf16.count
    let start = min(max(selected.location, 0), count)
    let end = min(start + max(selected.length, 0), count)
    edit(
      range, with: string, isTyping: true, selecting: place + start..<place + end,
      marking: count > 0 ? place..<place + count : nil)
  }

  func unmark() {
    guard marked != nil else { return }
    marked = nil
    host?.selectionDidChange()
  }

  // MARK: Movement

  private func destination(from offset: Int, _ step: Step, forward: Bool) -> Int {
    switch step {
    case .character:
      return forward ? text.units.next(offset) : text.units.previous(offset)
    case .word where host?.isSecureTextEntry == true:
      return forward ? text.count : 0
    case .word:
      return forward ? text.units.wordEnd(after: offset) : text.units.wordStart(before: offset)
    case .line:
      let line = host?.lineRange(at: offset) ?? all
      return forward ? line.upperBound : line.lowerBound
    case .paragraph:
      let paragraph = text.units.paragraph(at: offset)
      let end = forward ? paragraph.upperBound : paragraph.lowerBound
      if end != offset { return end }
      let next = text.units.paragraph(at: forward ? offset + 1 : offset - 1)
      return forward ? next.upperBound : next.lowerBound
    case .document:
      return forward ? text.count : 0
    }
  }

  /// Whether the paragraph at the caret is written right to left.
  var isRightToLeft: Bool { text.units.isRightToLeft(at: head) }

  func move(_ step: Step, forward: Bool, extending: Bool) {
    if !extending, !selection.isEmpty, step == .character {
      let end = forward ? selection.upperBound : selection.lowerBound
      setSelection(end..<end)
      return
    }
    let start =
      extending ? head : forward ? selection.upperBound : selection.lowerBound
    moveHead(to: destination(from: start, step, forward: forward), extending: extending)
  }

  func moveVertically(down: Bool, extending: Bool) {
    guard let host else { return }
    let x = goalX ?? host.caretBox(at: head).midX
    let target = host.offset(verticallyFrom: head, isDown: down, x: x)
    moveHead(to: target, extending: extending)
    goalX = x
  }

  func moveHead(to offset: Int, extending: Bool) {
    guard extending else {
      setSelection(offset..<offset)
      return
    }
    setSelection(min(anchor, offset)..<max(anchor, offset), anchor: anchor)
  }

  // MARK: Pasteboard

  var selectedText: String { ranges.map(text.substring).joined() }

  func copy() {
    guard !selection.isEmpty, host?.isSecureTextEntry == false else { return }
    UIPasteboard.general.string = selectedText
  }

  func cut() {
    guard let host, host.canEdit, !selection.isEmpty, !host.isSecureTextEntry else { return }
    guard host.shouldReplace(ranges, with: "") else { return }
    UIPasteboard.general.string = selectedText
    editSelection(with: "", isTyping: false)
  }

  func paste(_ string: String?) {
    guard let host, host.canEdit, let string, !string.isEmpty else { return }
    let accepted = accepted(string)
    guard host.shouldReplace(changedRanges, with: accepted) else { return }
    editSelection(with: accepted, isTyping: false)
  }

  // MARK: Undo

  private func forgetChanges() {
    typing = nil
    usedUndoManager?.removeAllActions()
  }

  private func remember(_ change: TextChange, isTyping: Bool) {
    if isTyping, let typing, undoManager.canUndo, typing.join(change) { return }
    undoManager.beginUndoGrouping()
    undoManager.registerUndo(withTarget: self) { $0.undo(change) }
    undoManager.setActionName(isTyping ? "Typing" : "Edit")
    undoManager.endUndoGrouping()
    typing = isTyping ? change : nil
  }

  private func undo(_ change: TextChange) {
    undoManager.registerUndo(withTarget: self) { $0.redo(change) }
    apply(
      change.removed, in: change.insertedRange, selecting: change.selection, parts: change.parts)
  }

  private func redo(_ change: TextChange) {
    undoManager.registerUndo(withTarget: self) { $0.undo(change) }
    let end = change.insertedRange.upperBound
    apply(change.inserted, in: change.range, selecting: end..<end)
  }

  private func apply(
    _ piece: EditableText, in range: Range<Int>, selecting: Range<Int>, parts: [Range<Int>] = []
  ) {
    typing = nil
    replace(range, with: piece, selecting: selecting)
    if !parts.isEmpty { setSelection(selecting, parts: parts) }
    host?.personDidEdit()
  }
}
