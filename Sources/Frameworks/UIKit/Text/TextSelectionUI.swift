import AppRuntime
import DisplayList

/// The caret, the selection with its handles and the edit menu of a text, and the touches that work them.
@MainActor
final class TextSelectionUI: NSObject {
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
    caret.layer.cornerRadius = 1
    caret.isHidden = true
    view.addSubview(caret)
    for handle in [startHandle, endHandle] {
      handle.isHidden = true
      view.addSubview(handle)
    }
    view.addGestureRecognizer(TextGestureRecognizer(owner: self, canvas: canvas))
  }

  // MARK: Looks

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
      showRange(selection)
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

  private func showRange(_ selection: Range<Int>) {
    let visible = host.visibleTextRect
    let rects = host.selectionRects(for: TextOffsetRange(selection)).map(\.rect)
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
      blinkTimer = DeviceClock.shared.schedule(after: 0.5, repeating: true, keepsAwake: false) {
        [weak self] in
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

  /// Keeps the caret lit while it moves.
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

  func showMenu() {
    dismissMenu()
    guard let window = host.window else { return }
    let candidates: [(String, String, @MainActor (any TextEditorHost) -> Void)] = [
      ("Cut", "cut:", { $0.cut(nil) }), ("Copy", "copy:", { $0.copy(nil) }),
      ("Paste", "paste:", { $0.paste(nil) }), ("Select", "select:", { $0.select(nil) }),
      ("Select All", "selectAll:", { $0.selectAll(nil) }),
    ]
    let commands = candidates.filter {
      host.canPerformAction(Selector($0.1), withSender: nil)
    }
    guard !commands.isEmpty else { return }
    let items = commands.map { command in
      EditMenu.Item(title: command.0) { [weak self] in
        guard let self else { return }
        dismissMenu()
        command.2(host)
      }
    }
    host.layoutIfNeeded()
    let selection = host.editor.selection
    var rect = host.caretRect(for: TextOffset(selection.lowerBound))
    for box in host.boxes(of: selection) { rect = rect.union(box) }
    rect = rect.intersection(host.visibleTextRect.insetBy(dx: -2, dy: 0))
    if rect.isNull { rect = host.visibleTextRect }
    let menu = EditMenu(items: items)
    self.menu = menu
    menu.present(above: host.convert(rect, to: window), in: window) { [weak self, weak menu] in
      if self?.menu === menu { self?.menu = nil }
    }
  }

  // MARK: Touches

  /// The end of the selection whose handle is at a point.
  fileprivate func handle(at point: CGPoint) -> Bool? {
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

  fileprivate func drag(start: Bool, to point: CGPoint) {
    dismissMenu()
    let editor = host.editor
    let fixed = start ? editor.selection.upperBound : editor.selection.lowerBound
    let place = editor.text.units.characterStart(host.offset(nearest: point))
    if start, place < fixed { editor.setSelection(place..<fixed) }
    if !start, place > fixed { editor.setSelection(fixed..<place) }
  }

  fileprivate func endDrag() {
    showMenu()
  }

  fileprivate func longPressMoved(to point: CGPoint) {
    guard host.isFirstResponder || host.becomeFirstResponder() else { return }
    dismissMenu()
    let units = host.editor.text.units
    let place = units.characterStart(host.offset(nearest: point))
    host.editor.setSelection(host.canEdit ? place..<place : units.word(at: place))
  }

  fileprivate func longPressEnded() {
    if host.isFirstResponder { showMenu() }
  }

  /// Whether a tap comes so soon and so near that it counts with the last one.
  private func continuesTaps(at point: CGPoint) -> Bool {
    guard let lastTap else { return false }
    return DeviceClock.shared.now - lastTap.time < 0.35
      && hypot(point.x - lastTap.point.x, point.y - lastTap.point.y) < 20
  }

  fileprivate func tap(at point: CGPoint) {
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
  /// Where a tap puts the caret: an end of the word, the latter one where the tap begins editing.
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

/// The color behind selected text.
private final class SelectionHighlight: UIView {
  private var boxes: [CGRect] = []

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    isOpaque = false
  }

  required init?(coder: NSCoder) {
    nil
  }

  func show(_ boxes: [CGRect]) {
    let union = boxes.dropFirst().reduce(boxes.first ?? .zero) { $0.union($1) }
    frame = union
    self.boxes = boxes.map { $0.offsetBy(dx: -union.minX, dy: -union.minY) }
    setNeedsDisplay()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let color = Color(tintColor.withAlphaComponent(0.2), traits: traitCollection)
    for box in boxes { context.record(.fill(.rect(box), .color(color))) }
  }
}

/// A bar with a ball at an end of the selection.
private final class SelectionHandle: UIView {
  private static let ball: CGFloat = 10
  private let isStart: Bool

  init(isStart: Bool) {
    self.isStart = isStart
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    isOpaque = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) {
    nil
  }

  func place(at caret: CGRect) {
    frame = CGRect(
      x: caret.midX - Self.ball / 2, y: caret.minY - (isStart ? Self.ball : 0),
      width: Self.ball, height: caret.height + Self.ball)
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let color = Paint.color(Color(tintColor, traits: traitCollection))
    let bar = CGRect(
      x: bounds.midX - 1, y: isStart ? Self.ball - 1 : 0, width: 2,
      height: bounds.height - Self.ball + 1)
    context.record(.fill(.rect(bar), color))
    let ball = CGRect(
      x: 0, y: isStart ? 0 : bounds.height - Self.ball, width: Self.ball, height: Self.ball)
    context.record(.fill(.ellipse(ball), color))
  }
}

/// Tells taps, long presses and the dragging of handles from each other.
private final class TextGestureRecognizer: UIGestureRecognizer {
  private enum Mode { case waiting, longPress, handle(isStart: Bool) }

  private weak var owner: TextSelectionUI?
  private weak var canvas: UIView?
  private var mode = Mode.waiting
  private var start = CGPoint.zero
  private var grip = CGSize.zero
  private var timer: DeviceClock.Timer?

  init(owner: TextSelectionUI, canvas: UIView) {
    self.owner = owner
    self.canvas = canvas
    super.init(target: nil, action: nil)
    delaysTouchesEnded = false
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let touch = touches.first, let view, numberOfTouches == 1,
      touch.view === view || touch.view === canvas
    else {
      state = .failed
      return
    }
    start = touch.location(in: view)
    if let isStart = owner?.handle(at: start) {
      mode = .handle(isStart: isStart)
      grip = CGSize(width: 0, height: isStart ? 12 : -12)
      state = .began
      return
    }
    timer = DeviceClock.shared.schedule(after: 0.5) { [weak self] in
      MainActor.assumeIsolated { self?.press() }
    }
  }

  private func press() {
    guard state == .possible else { return }
    mode = .longPress
    state = .began
    owner?.longPressMoved(to: start)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let touch = touches.first, let view else { return }
    let point = touch.location(in: view)
    switch mode {
    case .waiting:
      if hypot(point.x - start.x, point.y - start.y) > 10 { state = .failed }
    case .longPress:
      state = .changed
      owner?.longPressMoved(to: point)
    case .handle(let isStart):
      state = .changed
      owner?.drag(
        start: isStart, to: CGPoint(x: point.x + grip.width, y: point.y + grip.height))
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    switch mode {
    case .waiting:
      guard state == .possible else { return }
      state = .ended
      if state == .ended { owner?.tap(at: start) }
    case .longPress:
      state = .ended
      owner?.longPressEnded()
    case .handle:
      state = .ended
      owner?.endDrag()
    }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }

  override func reset() {
    super.reset()
    timer?.invalidate()
    timer = nil
    mode = .waiting
  }
}
