import AppRuntime
import DeviceProtocol
import DisplayList
import Stubs

/// The software keyboard, with its keys and the touches on them.
final class KeyboardView: UIView {
  private var metrics: KeyboardMetrics?
  private weak var responder: UIResponder?
  private var type = UIKeyboardType.default
  private var plane = KeyboardPlane.letters
  private var shift = KeyboardShift.off
  private var returnKey = UIReturnKeyType.default
  private var isReturnEnabled = true
  private var keys: [KeyView] = []
  private let bubble = KeyBubble()

  /// A touch on a key.
  ///
  /// The key stays the same when the touch started the switch to another plane.
  private struct Press {
    let touch: UITouch
    var view: KeyView
    var key: KeyboardKey
    /// The position where the touch reached the key.
    let start: CGPoint

    @MainActor init(_ touch: UITouch, on view: KeyView) {
      self.touch = touch
      self.view = view
      key = view.key
      start = touch.location(in: view)
    }

    /// Whether the user flicked down on a key that has a character for it.
    @MainActor var isFlick: Bool {
      let place = touch.location(in: view)
      return !key.alternate.isEmpty && place.y - start.y > 16
        && abs(place.x - start.x) < view.bounds.width / 2
    }
  }

  private var pressed: [Press] = []
  /// The variants of the key that's held, and the touch that holds it.
  private var variants: (touch: UITouch, bubble: VariantsBubble)?
  private var restTimer: DeviceClock.Timer?
  private var repeatTimer: DeviceClock.Timer?
  private var repeats = 0
  private var lastShiftTap: TimeInterval = -1
  private var lastSpace: TimeInterval = -1

  init() {
    super.init(frame: .zero)
    isOpaque = false
    isMultipleTouchEnabled = true
    bubble.isHidden = true
    addSubview(bubble)
  }

  required init?(coder: NSCoder) {
    nil
  }

  private var traits: (any UITextInputTraits)? { responder as? any UITextInputTraits }

  // MARK: Configuration

  func configure(
    metrics: KeyboardMetrics, traits: any UITextInputTraits, responder: UIResponder?,
    isReload: Bool
  ) {
    let isSame = self.responder === responder && type == traits.keyboardType
    self.metrics = metrics
    self.responder = responder
    type = traits.keyboardType
    returnKey = traits.returnKeyType
    if !isSame {
      plane = KeyboardLayout.firstPlane(of: type, isPad: metrics.isPad)
      shift = .off
      cancelTouches()
    }
    updateText()
    rebuild()
  }

  /// Updates the keyboard for the text, with capital letters at the start of a sentence and an
  /// enabled or disabled return key.
  func textDidChange() {
    guard metrics != nil, updateText() else { return }
    rebuild()
  }

  @discardableResult
  private func updateText() -> Bool {
    let oldShift = shift
    let oldEnabled = isReturnEnabled
    if shift != .locked { shift = wantsCapital ? .on : .off }
    let hasText = (responder as? any UIKeyInput)?.hasText ?? true
    isReturnEnabled = hasText || !(traits?.enablesReturnKeyAutomatically ?? false)
    return shift != oldShift || isReturnEnabled != oldEnabled
  }

  private var wantsCapital: Bool {
    guard plane == .letters, let traits, let input = responder as? any UITextInput else {
      return false
    }
    if type == .emailAddress || type == .URL || traits.isSecureTextEntry { return false }
    switch traits.autocapitalizationType {
    case .none: return false
    case .allCharacters: return true
    case .words, .sentences:
      let before = textBeforeCaret(of: input, limit: 200)
      let units = TextUnits(before)
      return traits.autocapitalizationType == .words
        ? units.isWordStart(units.count) : units.isSentenceStart(units.count)
    }
  }

  private func textBeforeCaret(of input: any UITextInput, limit: Int) -> String {
    guard let caret = input.selectedTextRange?.start else { return "" }
    let start = input.beginningOfDocument
    let count = min(limit, input.offset(from: start, to: caret))
    guard let from = input.position(from: caret, offset: -count),
      let range = input.textRange(from: from, to: caret)
    else { return "" }
    return input.text(in: range) ?? ""
  }

  private func rebuild() {
    guard let metrics else { return }
    let layout = KeyboardLayout(
      metrics: metrics, type: type, plane: plane, shift: shift, returnKey: returnKey,
      isReturnEnabled: isReturnEnabled)
    let isDark = traitCollection.userInterfaceStyle == .dark
    for (index, key) in layout.keys.enumerated() {
      if index < keys.count {
        keys[index].show(key, shift: shift, isDark: isDark)
      } else {
        let view = KeyView(key, keyboard: self)
        view.show(key, shift: shift, isDark: isDark)
        insertSubview(view, belowSubview: bubble)
        keys.append(view)
      }
    }
    while keys.count > layout.keys.count { keys.removeLast().removeFromSuperview() }
    updateBubble()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    rebuild()
  }

  // MARK: Touches

  /// Returns the key closest to a point, so that the gaps between keys also belong to keys.
  private func key(at point: CGPoint) -> KeyView? {
    var best: (key: KeyView, distance: CGFloat)?
    for key in keys where key.key.isEnabled {
      let frame = key.frame
      let dx = max(frame.minX - point.x, 0, point.x - frame.maxX)
      let dy = max(frame.minY - point.y, 0, point.y - frame.maxY)
      let distance = hypot(dx, dy)
      if distance < best?.distance ?? 28 { best = (key, distance) }
    }
    return best?.key
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches.sorted(by: { $0.timestamp < $1.timestamp }) {
      for press in pressed where press.key.typesCharacter || press.key.action == .space {
        release(press.touch, performs: true)
      }
      guard let key = key(at: touch.location(in: self)) else { continue }
      pressed.append(Press(touch, on: key))
      key.isPressed = true
      press(key.key)
      awaitRest(of: touch, on: key)
    }
    updateBubble()
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches {
      guard let index = pressed.firstIndex(where: { $0.touch === touch }) else { continue }
      let old = pressed[index]
      if let variants, variants.touch === touch {
        variants.bubble.select(at: touch.location(in: variants.bubble).x)
        continue
      }
      guard old.key.typesCharacter, !old.isFlick, let new = key(at: touch.location(in: self)),
        new !== old.view,
        new.key.typesCharacter
      else { continue }
      old.view.isPressed = false
      new.isPressed = true
      pressed[index] = Press(touch, on: new)
      awaitRest(of: touch, on: new)
    }
    updateBubble()
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches.sorted(by: { $0.timestamp < $1.timestamp }) {
      release(touch, performs: true)
    }
    updateBubble()
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches { release(touch, performs: false) }
    updateBubble()
  }

  func cancelTouches() {
    for press in pressed { release(press.touch, performs: false) }
    stopRepeating()
    updateBubble()
  }

  private func release(_ touch: UITouch, performs: Bool) {
    guard let index = pressed.firstIndex(where: { $0.touch === touch }) else { return }
    let press = pressed.remove(at: index)
    press.view.isPressed = false
    restTimer?.invalidate()
    if press.key.action == .delete { stopRepeating() }
    if let variants, variants.touch === touch {
      closeVariants()
      if performs { typeText(variants.bubble.selected) }
      return
    }
    guard performs, !actsOnTouchDown(press.key) else { return }
    if !press.key.typesCharacter {
      let reach = press.key.frame.insetBy(dx: -20, dy: -20)
      guard reach.contains(touch.location(in: self)) else { return }
    }
    if press.isFlick { typeText(press.key.alternate) } else { perform(press.key) }
  }

  // MARK: Variants

  /// Shows the alternatives of a key after a long press.
  private func awaitRest(of touch: UITouch, on key: KeyView) {
    restTimer?.invalidate()
    guard case .text(let text) = key.key.action else { return }
    let offered = KeyVariants.of(text)
    guard !offered.isEmpty, plane != .pad, plane != .padSymbols, plane != .emoji else { return }
    restTimer = DeviceClock.shared.schedule(after: 0.5, keepsAwake: false) {
      [weak self, weak key] in
      MainActor.assumeIsolated {
        guard let self, let key, self.pressed.last?.view === key else { return }
        self.showVariants(offered, of: key, for: touch)
      }
    }
  }

  private func showVariants(_ offered: [String], of key: KeyView, for touch: UITouch) {
    let bubble = VariantsBubble(offered, above: key.frame, width: bounds.width)
    addSubview(bubble)
    variants = (touch, bubble)
    updateBubble()
  }

  private func closeVariants() {
    variants?.bubble.removeFromSuperview()
    variants = nil
  }

  private func actsOnTouchDown(_ key: KeyboardKey) -> Bool {
    switch key.action {
    case .delete, .shift, .plane: true
    default: false
    }
  }

  private func press(_ key: KeyboardKey) {
    guard actsOnTouchDown(key) else { return }
    perform(key)
    if key.action == .delete {
      repeats = 0
      repeatTimer?.invalidate()
      repeatTimer = DeviceClock.shared.schedule(after: 0.5, keepsAwake: false) { [weak self] in
        MainActor.assumeIsolated { self?.beginRepeating() }
      }
    }
  }

  private func beginRepeating() {
    repeatTimer = DeviceClock.shared.schedule(after: 0.1, repeating: true, keepsAwake: false) {
      [weak self] in
      MainActor.assumeIsolated { self?.repeatDelete() }
    }
    repeatDelete()
  }

  private func repeatDelete() {
    repeats += 1
    KeyboardController.shared.deleteBackward(word: repeats > 20)
  }

  private func stopRepeating() {
    repeatTimer?.invalidate()
    repeatTimer = nil
  }

  private func updateBubble() {
    guard let metrics, !metrics.isPad, variants == nil, let press = pressed.last,
      press.key.typesCharacter, press.key.style == .light, plane != .pad, plane != .padSymbols,
      !metrics.isLandscape
    else {
      bubble.isHidden = true
      return
    }
    bubble.isHidden = false
    bubble.show(press.key, width: bounds.width)
    bringSubviewToFront(bubble)
  }

  // MARK: Actions

  /// Performs the action of a key.
  func perform(_ key: KeyboardKey) {
    guard key.isEnabled else { return }
    let controller = KeyboardController.shared
    switch key.action {
    case .text(let text): typeText(text)
    case .space: typeSpace()
    case .delete: controller.deleteBackward()
    case .enter: controller.pressReturn()
    case .shift: toggleShift()
    case .plane(let plane): show(plane)
    case .globe: show(.emoji)
    case .dictation: Stub.dictation.report()
    case .dismiss: controller.dismiss()
    case .undo: responder?.undoManager?.undo()
    case .redo: responder?.undoManager?.redo()
    case .paste: responder?.paste(nil)
    }
    if key.action != .space { lastSpace = -1 }
    if key.action != .shift { lastShiftTap = -1 }
  }

  private func show(_ plane: KeyboardPlane) {
    self.plane = plane
    updateText()
    rebuild()
  }

  private func typeText(_ text: String) {
    if !typeDash(text) { KeyboardController.shared.type(smart(text)) }
    let isPlain = type == .default || type == .asciiCapable || type == .twitter
    if text == "'", plane == .numbers || plane == .symbols, isPlain { show(.letters) }
  }

  /// Whether the text might need other characters than those on the keys.
  private var isSmart: Bool {
    guard let traits, !traits.isSecureTextEntry, type == .default || type == .twitter else {
      return false
    }
    let codes: [UITextContentType] = [
      .URL, .emailAddress, .username, .password, .newPassword, .oneTimeCode,
    ]
    return !codes.contains { $0 == traits.textContentType }
  }

  /// Replaces the second of two hyphens with an en dash, and a third with an em dash.
  /// - Returns: Whether a hyphen was replaced.
  private func typeDash(_ text: String) -> Bool {
    let dashes: [Character: String] = ["-": "\u{2013}", "\u{2013}": "\u{2014}"]
    guard text == "-", isSmart, traits?.smartDashesType != .no,
      let host = responder as? any TextEditorHost, host.editor.selection.isEmpty,
      let dash = textBeforeCaret(of: host, limit: 1).last.flatMap({ dashes[$0] })
    else { return false }
    let caret = host.editor.selection.lowerBound
    host.editor.replaceTyped(caret - 1..<caret, with: dash)
    return true
  }

  /// Returns the text with curly quotes if the text input uses them.
  private func smart(_ text: String) -> String {
    guard let traits, isSmart, let input = responder as? any UITextInput else { return text }
    switch text {
    case "\"", "'":
      guard traits.smartQuotesType != .no else { return text }
      let before = textBeforeCaret(of: input, limit: 1)
      let opens = before.isEmpty || before.last!.isWhitespace || "([{".contains(before.last!)
      if text == "'" { return opens ? "\u{2018}" : "\u{2019}" }
      return opens ? "\u{201C}" : "\u{201D}"
    default:
      return text
    }
  }

  private func typeSpace() {
    let controller = KeyboardController.shared
    let now = DeviceClock.shared.now
    let isDouble = lastSpace >= 0 && now - lastSpace < 0.7
    lastSpace = isDouble ? -1 : now
    if isDouble, let host = responder as? any TextEditorHost, !host.isSecureTextEntry {
      let before = textBeforeCaret(of: host, limit: 2)
      if before.count == 2, before.last == " ", let first = before.first,
        first.isLetter || first.isNumber || "\"\u{201D}\u{2019})".contains(first)
      {
        let caret = host.editor.selection.lowerBound
        host.editor.replaceTyped(caret - 1..<caret, with: ". ")
        returnToLetters()
        return
      }
    }
    controller.type(" ")
    returnToLetters()
  }

  private func returnToLetters() {
    guard plane == .numbers || plane == .symbols, type != .numbersAndPunctuation,
      KeyboardLayout.firstPlane(of: type, isPad: metrics?.isPad ?? false) == .letters
    else { return }
    show(.letters)
  }

  private func toggleShift() {
    let now = DeviceClock.shared.now
    if shift == .locked {
      shift = .off
    } else if lastShiftTap >= 0, now - lastShiftTap < 0.35 {
      shift = .locked
    } else {
      shift = shift == .off ? .on : .off
    }
    lastShiftTap = now
    rebuild()
  }

  // MARK: Accessibility

  override func describeRole(_ element: inout ScreenElement) { element.role = .keyboard }

  override var elementKind: ElementKind { .keyboard }
}
