import AppRuntime
import DisplayList

/// The caret, the selection with its handles, and the edit menu of a text, with the touches that
/// control them.
@MainActor
final class TextSelectionUI: NSObject {
  private static let look = SystemDesign.current.textSelections

  private unowned let host: any TextEditorHost
  private let caret = UIView()
  private let highlight = SelectionHighlight()
  private let startHandle = SelectionHandle(isStart: true)
  private let endHandle = SelectionHandle(isStart: false)
  private var blinkTimer: DeviceClock.Timer?
  private var menu: EditMenu?
  private var lastTap: (time: TimeInterval, point: CGPoint, count: Int)?
  private var isCaretLit = true

  init(host: any TextEditorHost) {
    self.host = host
    super.init()
  }

  func install(in view: UIView, canvas: UIView) {
    highlight.isHidden = true
    view.insertSubview(highlight, belowSubview: canvas)
    caret.isUserInteractionEnabled = false
    caret.layer.cornerRadius = Self.look.caretRadius
    caret.isHidden = true
    view.addSubview(caret)
    for handle in [startHandle, endHandle] {
      handle.isHidden = true
      view.addSubview(handle)
    }
    view.addGestureRecognizer(TextGestureRecognizer(owner: self, canvas: canvas))
  }

  // MARK: Appearance

  private var showsSelection: Bool { host.isFirstResponder }

  func update() {
    let selection = host.editor.selection
    let tint = host.tintColor
    caret.backgroundColor = tint
    let showsCaret = showsSelection && selection.isEmpty && host.canEdit
    if showsCaret {
      let rect = host.caretRect(for: TextOffset(selection.lowerBound))
      caret.frame = rect
      caret.isHidden = !isCaretLit || !isVisible(rect)
    } else {
      caret.isHidden = true
    }
    let showsRange = showsSelection && !selection.isEmpty
    highlight.isHidden = !showsRange
    if showsRange {
      showRanges(host.editor.ranges)
    } else {
      startHandle.isHidden = true
      endHandle.isHidden = true
    }
    blink(showsCaret)
  }

  private func isVisible(_ rect: CGRect) -> Bool {
    let visible = host.visibleTextRect
    return rect.maxX >= visible.minX - 1 && rect.minX <= visible.maxX + 1
      && rect.maxY >= visible.minY && rect.minY <= visible.maxY
  }

  private func showRanges(_ ranges: [Range<Int>]) {
    let visible = host.visibleTextRect
    let selection = host.editor.selection
    let rects = ranges.flatMap { host.selectionRects(for: TextOffsetRange($0)).map(\.rect) }
    highlight.show(rects.map { $0.intersection(visible) }.filter { !$0.isNull && $0.width > 0 })
    let boxes: [(SelectionHandle, Int)] = [
      (startHandle, selection.lowerBound), (endHandle, selection.upperBound),
    ]
    for (handle, offset) in boxes {
      let rect = host.caretRect(for: TextOffset(offset))
      handle.isHidden = !isVisible(rect) || host.isSecureTextEntry && !host.canEdit
      handle.place(at: rect)
    }
  }

  private func blink(_ blinks: Bool) {
    if blinks, blinkTimer == nil {
      blinkTimer = DeviceClock.shared.schedule(
        after: Self.look.blinking, repeating: true, keepsAwake: false
      ) { [weak self] in
        MainActor.assumeIsolated { self?.blinkOnce() }
      }
    } else if !blinks {
      blinkTimer?.invalidate()
      blinkTimer = nil
      isCaretLit = true
    }
  }

  private func blinkOnce() {
    isCaretLit.toggle()
    update()
  }

  /// Keeps the caret visible while it moves.
  func caretDidMove() {
    isCaretLit = true
    blinkTimer?.invalidate()
    blinkTimer = nil
    if host.editor.selection.isEmpty { dismissMenu() }
  }

  // MARK: Menu

  var isMenuShown: Bool { menu != nil }

  func dismissMenu() {
    menu?.dismiss()
    menu = nil
  }

  func selectionWasMade() {
    showMenu()
  }

  private var unobscuredTextRect: CGRect {
    let visible = host.visibleTextRect
    let unobscured = host.unobscuredContentRect.intersection(visible)
    return unobscured.isNull ? visible : unobscured
  }

  func showMenu() {
    dismissMenu()
    guard let window = host.window else { return }
    let text = TextEditMenu(host)
    let items = text.items { [weak self] in self?.dismissMenu() }
    guard !items.isEmpty else { return }
    host.layoutIfNeeded()
    let selection = host.editor.selection
    var rect = host.caretRect(for: TextOffset(selection.lowerBound))
    for box in host.boxes(of: selection) { rect = rect.union(box) }
    let visible = unobscuredTextRect
    rect = rect.intersection(visible.insetBy(dx: -2, dy: 0))
    if rect.isNull { rect = visible }
    let menu = EditMenu(items: items)
    self.menu = menu
    text.willAppear()
    menu.present(above: host.convert(rect, to: window), in: window) { [weak self, weak menu] in
      guard let self else { return }
      if self.menu === menu { self.menu = nil }
      TextEditMenu(self.host).willDisappear()
    }
  }

  // MARK: Touches

  /// Returns the end of the selection whose handle is at a point.
  func handle(at point: CGPoint) -> Bool? {
    guard showsSelection, !host.editor.selection.isEmpty, !continuesTaps(at: point) else {
      return nil
    }
    let reach: CGFloat = 22
    func distance(_ handle: SelectionHandle) -> CGFloat {
      guard !handle.isHidden else { return .infinity }
      return hypot(handle.center.x - point.x, (handle.center.y - point.y) / 1.5)
    }
    let (start, end) = (distance(startHandle), distance(endHandle))
    guard min(start, end) < reach else { return nil }
    return start < end
  }

  func drag(start: Bool, to point: CGPoint) {
    dismissMenu()
    let editor = host.editor
    let fixed = start ? editor.selection.upperBound : editor.selection.lowerBound
    let place = editor.text.units.characterStart(host.offset(nearest: point))
    if start, place < fixed { editor.setSelection(place..<fixed) }
    if !start, place > fixed { editor.setSelection(fixed..<place) }
  }

  func endDrag() {
    showMenu()
  }

  /// Lets a link or another item handle a long press.
  ///
  /// Returns whether there is one.
  func pressItem(at point: CGPoint) -> Bool {
    (host as? UITextView)?.pressItem(at: point) ?? false
  }

  func longPressMoved(to point: CGPoint) {
    guard host.isFirstResponder || host.becomeFirstResponder() else { return }
    dismissMenu()
    let units = host.editor.text.units
    let place = units.characterStart(host.offset(nearest: point))
    host.editor.setSelection(host.canEdit ? place..<place : units.word(at: place))
  }

  func longPressEnded() {
    if host.isFirstResponder { showMenu() }
  }

  /// Returns whether a tap is close enough to the previous tap, in time and distance, to continue a
  /// multiple tap.
  private func continuesTaps(at point: CGPoint) -> Bool {
    guard let lastTap else { return false }
    return DeviceClock.shared.now - lastTap.time < 0.35
      && hypot(point.x - lastTap.point.x, point.y - lastTap.point.y) < 20
  }

  func tap(at point: CGPoint) {
    if (host as? UITextView)?.followLink(at: point) == true { return }
    let count = continuesTaps(at: point) ? (lastTap?.count ?? 0) + 1 : 1
    lastTap = (DeviceClock.shared.now, point, count)
    let wasEditing = host.isFirstResponder
    guard wasEditing || host.becomeFirstResponder() else { return }
    let editor = host.editor
    let wasMenuShown = isMenuShown
    let offset = host.offset(nearest: point)
    switch count {
    case 1:
      let stop = caretStop(at: point, offset: offset, begins: !wasEditing)
      let isSame = wasEditing && editor.selection == stop..<stop
      dismissMenu()
      editor.setSelection(stop..<stop)
      if isSame, !wasMenuShown { showMenu() }
    case 2:
      let word = host.isSecureTextEntry ? editor.all : editor.text.units.word(at: offset)
      editor.setSelection(word)
      if !word.isEmpty || editor.text.count == 0 { showMenu() }
    default:
      editor.setSelection(
        host.takesLineBreaks ? editor.text.units.paragraph(at: offset) : editor.all)
      showMenu()
    }
  }
}

extension TextSelectionUI {
  /// Returns the position of the caret after a tap.
  ///
  /// It's an end of the word, or the word's final end if the tap starts editing.
  private func caretStop(at point: CGPoint, offset: Int, begins: Bool) -> Int {
    let units = host.editor.text.units
    guard begins, offset < units.count || offset > 0 else { return units.caretStop(near: offset) }
    let isBefore = host.caretBox(at: offset).midX > point.x
    let character = isBefore && offset > 0 ? units.previous(offset) : offset
    guard character < units.count, host.caretBox(at: character).midX <= point.x + 1 else {
      return offset
    }
    return units.word(at: character).upperBound
  }
}
