import AppRuntime
import DeviceProtocol

/// Shows the input views of the first responder and sends keys and text to it.
@MainActor
final class KeyboardController {
  static let shared = KeyboardController()

  /// The duration of the keyboard's animation, as on Apple's devices.
  static let duration: TimeInterval = 0.25
  static let curve = 7

  private(set) weak var responder: UIResponder?
  private var window: KeyboardWindow?
  private var accessory: UIView?
  private var input: UIView?
  private let keyboard = KeyboardView()
  private let relay = TextChangeRelay()
  /// The frame of the keyboard and its accessory view on the screen, or `nil` while it's hidden.
  private(set) var frame: CGRect?
  private var collecting = 0
  private var hasPendingChange = false
  private var lastState: TextInputState?
  private var generation = 0

  private struct Observer {
    weak var owner: AnyObject?
    let call: @MainActor (CGRect?) -> Void
  }

  private var observers: [Observer] = []

  // MARK: First responder

  /// Shows the input views of the new first responder.
  func firstResponderDidChange(to responder: UIResponder?) {
    self.responder = responder
    if collecting > 0 {
      hasPendingChange = true
    } else {
      apply()
    }
  }

  /// Delays changes to the keyboard until after a closure, in which the first responder can change
  /// several times.
  func collectingChanges(_ body: () -> Bool) -> Bool {
    collecting += 1
    let result = body()
    collecting -= 1
    if collecting == 0, hasPendingChange {
      hasPendingChange = false
      apply()
    }
    return result
  }

  /// Updates the keyboard for a new keyboard type or appearance.
  func traitsDidChange() {
    guard collecting == 0 else {
      hasPendingChange = true
      return
    }
    apply(isReload: true)
  }

  // MARK: The hardware keyboard

  /// The user's choice of whether the software keyboard is visible.
  ///
  /// It's `nil` if the user hasn't chosen.
  private var isKeyboardWanted: Bool?
  private var hadHardwareKeyboard = DeviceSettings.isOn(.hardwareKeyboard)

  private var hasHardwareKeyboard: Bool { DeviceSettings.isOn(.hardwareKeyboard) }

  private var showsKeyboard: Bool { isKeyboardWanted ?? !hasHardwareKeyboard }

  /// Shows or hides the software keyboard.
  func toggle() {
    isKeyboardWanted = !showsKeyboard
    apply()
  }

  /// Hides the software keyboard while a hardware keyboard is connected.
  private func followHardwareKeyboard() {
    guard hasHardwareKeyboard != hadHardwareKeyboard else { return }
    hadHardwareKeyboard = hasHardwareKeyboard
    isKeyboardWanted = nil
    apply()
  }

  /// Lays out the keyboard again after the screen was rotated or its appearance changed.
  func screenDidChange() {
    followHardwareKeyboard()
    guard let window, frame != nil else { return }
    window.frame = UIScreen.main.bounds
    apply(isReload: true, animated: false)
  }

  /// Calls a closure with the keyboard's frame on the screen whenever it changes, inside the
  /// keyboard's animation, until the owner is deallocated.
  func observeFrame(of owner: AnyObject, _ call: @escaping @MainActor (CGRect?) -> Void) {
    observers.append(Observer(owner: owner, call: call))
  }

  private func inherited(_ path: KeyPath<UIResponder, UIView?>) -> UIView? {
    var current = responder
    while let responder = current {
      if let view = responder[keyPath: path] { return view }
      current = responder.next
    }
    return nil
  }

  private func apply(isReload: Bool = false, animated: Bool = true) {
    let newAccessory = inherited(\.shownAccessoryView)
    let ownInput = inherited(\.shownInputView)
    let newInput = ownInput ?? (takesKeys && showsKeyboard ? keyboard : nil)
    let isShown = responder != nil && !isCovered && (newInput != nil || newAccessory != nil)
    let shown = isShown ? [newInput, newAccessory] : []
    relay.connect(
      shown.compactMap { $0?.owningViewController as? UIInputViewController },
      to: responder as? any UITextInput)
    if isShown {
      show(newInput, accessory: newAccessory, isReload: isReload, animated: animated)
    } else {
      hide(animated: animated)
    }
    textDidChange()
  }

  /// Hides the keyboard while another view controller covers the one that uses it.
  func presentationDidChange() {
    guard responder != nil, collecting == 0 else { return }
    apply()
  }

  /// Whether the first responder is in a view controller that presents another one.
  private var isCovered: Bool {
    var passed: [UIViewController] = []
    var current = responder
    while let responder = current {
      if let controller = responder as? UIViewController {
        if let presentation = controller.ownPresentation, presentation.coversPresenter,
          !passed.contains(presentation.presented)
        {
          return true
        }
        passed.append(controller)
      }
      current = responder.next
    }
    return false
  }

  /// Whether there's editable text, and not only selectable text.
  private var takesKeys: Bool {
    responder is any UIKeyInput && (responder as? UITextView)?.isEditable != false
  }

  // MARK: Frame

  private var screen: CGRect { UIScreen.main.bounds }

  private var safeArea: UIEdgeInsets {
    let insets = UIScreen.main.safeAreaInsets
    return UIEdgeInsets(
      top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }

  private var metrics: KeyboardMetrics {
    KeyboardMetrics(
      isPad: UIDevice.current.isPad, screen: screen.size, safeArea: safeArea)
  }

  private func height(of view: UIView, isAccessory: Bool) -> CGFloat {
    if view === keyboard { return metrics.height }
    let width = screen.width
    var height = view.bounds.height
    let fits = view.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
    let intrinsic = view.intrinsicContentSize.height
    let sizesItself = (view as? UIInputView)?.allowsSelfSizing ?? false
    if sizesItself || !view.translatesAutoresizingMaskIntoConstraints { height = fits }
    if height == 0 { height = intrinsic > 0 ? intrinsic : fits }
    if isAccessory { return height }
    return height > 0 ? height + safeArea.bottom : metrics.height
  }

  private func show(
    _ newInput: UIView?, accessory newAccessory: UIView?, isReload: Bool, animated: Bool
  ) {
    let window = self.window ?? KeyboardWindow(frame: screen)
    self.window = window
    if window.frame != screen { window.frame = screen }
    if window.isHidden { window.isHidden = false }
    window.overrideUserInterfaceStyle = style
    if let host = responder as? any UITextInputTraits, newInput === keyboard {
      keyboard.configure(metrics: metrics, traits: host, responder: responder, isReload: isReload)
    }
    let accessoryHeight = newAccessory.map { height(of: $0, isAccessory: true) } ?? 0
    let inputHeight =
      newInput.map { height(of: $0, isAccessory: false) }
      ?? (newAccessory != nil ? safeArea.bottom : 0)
    let total = accessoryHeight + inputHeight
    let end = CGRect(
      x: 0, y: screen.height - total, width: screen.width, height: total)
    let hidden = CGRect(x: 0, y: screen.height, width: screen.width, height: total)
    let begin = frame ?? hidden
    let changesViews = input !== newInput || accessory !== newAccessory
    let wasShown = frame != nil
    if isReload, wasShown, begin == end, !changesViews { return }
    window.host(
      input: newInput, inputHeight: inputHeight, accessory: newAccessory,
      accessoryHeight: accessoryHeight, hasKeyboard: newInput === keyboard)
    input = newInput
    accessory = newAccessory
    frame = end
    appearWithContent()
    generation += 1
    let current = generation
    let info = userInfo(begin: begin, end: end)
    post(UIResponder.keyboardWillChangeFrameNotification, info)
    post(UIResponder.keyboardWillShowNotification, info)
    window.place(
      container: wasShown
        ? CGRect(origin: CGPoint(x: 0, y: min(begin.minY, screen.height)), size: end.size) : hidden)
    slide(animated: animated && UIView.areAnimationsEnabled && begin != end) {
      window.place(container: end)
      self.announce(end)
    } completion: {
      guard current == self.generation else { return }
      self.post(UIResponder.keyboardDidChangeFrameNotification, info)
      self.post(UIResponder.keyboardDidShowNotification, info)
      self.textDidChange()
    }
  }

  /// The view controllers whose views are in the window.
  private var shownControllers: [UIViewController] {
    [input, accessory].compactMap { $0?.owningViewController }.filter(\.isForwardedTo)
  }

  /// Lets the visible view controllers appear.
  ///
  /// While the app is launching, this waits until it has launched.
  func appearWithContent() {
    guard UIApplication.shared.isShowingContent, frame != nil else { return }
    for controller in shownControllers { controller.appearIfNeeded() }
  }

  private func hide(animated: Bool) {
    guard let window, let begin = frame else { return }
    let end = CGRect(x: 0, y: screen.height, width: begin.width, height: begin.height)
    frame = nil
    generation += 1
    let current = generation
    keyboard.cancelTouches()
    for controller in shownControllers { controller.beginAppearance(false, animated: animated) }
    let info = userInfo(begin: begin, end: end)
    post(UIResponder.keyboardWillChangeFrameNotification, info)
    post(UIResponder.keyboardWillHideNotification, info)
    slide(animated: animated) {
      window.place(container: end)
      self.announce(nil)
    } completion: {
      guard current == self.generation else { return }
      window.clear()
      window.isHidden = true
      self.input = nil
      self.accessory = nil
      self.post(UIResponder.keyboardDidChangeFrameNotification, info)
      self.post(UIResponder.keyboardDidHideNotification, info)
    }
  }

  // MARK: Interactive dismissal

  /// The distance that the user has pushed the keyboard down.
  private var pushed: CGFloat = 0

  /// Moves the top of the keyboard with a touch.
  func push(to y: CGFloat) {
    guard let frame else { return }
    pushed = min(max(y - frame.minY, 0), frame.height)
    move(to: frame.offsetBy(dx: 0, dy: pushed))
  }

  /// Dismisses the keyboard if the user was pushing it down, or otherwise restores it.
  func endPush(velocity: CGFloat) {
    guard pushed > 0, let frame else { return }
    pushed = 0
    if velocity > 0, responder?.resignFirstResponder() == true { return }
    slide(animated: true) {
      self.move(to: frame)
    } completion: {
    }
  }

  private func move(to frame: CGRect) {
    window?.place(container: frame)
    announce(frame)
  }

  private func slide(
    animated: Bool, _ animations: @escaping @MainActor () -> Void,
    completion: @escaping @MainActor () -> Void
  ) {
    guard animated else {
      animations()
      _ = DeviceClock.shared.schedule(after: 0, repeating: false, keepsAwake: true) {
        MainActor.assumeIsolated(completion)
      }
      return
    }
    UIView.animate(
      withDuration: Self.duration, delay: 0,
      options: [UIView.AnimationOptions(rawValue: UInt(Self.curve) << 16), .beginFromCurrentState],
      animations: animations
    ) { _ in completion() }
  }

  private func announce(_ frame: CGRect?) {
    observers.removeAll { $0.owner == nil }
    for observer in observers { observer.call(frame) }
    for window in UIApplication.shared.windows {
      UIKeyboardLayoutGuide.keyboardDidMove(to: frame ?? .null, in: window)
      window.layoutIfNeeded()
    }
  }

  private func userInfo(begin: CGRect, end: CGRect) -> [AnyHashable: Any] {
    [
      UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: begin),
      UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: end),
      UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: Self.duration),
      UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: Self.curve),
      UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
    ]
  }

  private func post(_ name: NSNotification.Name, _ info: [AnyHashable: Any]) {
    NotificationCenter.default.post(name: name, object: UIScreen.main, userInfo: info)
  }

  private var style: UIUserInterfaceStyle {
    switch (responder as? any UITextInputTraits)?.keyboardAppearance {
    case .dark: .dark
    case .light: .light
    default:
      (responder as? any UITraitEnvironment)?.traitCollection.userInterfaceStyle ?? .unspecified
    }
  }

  // MARK: State for the device

  /// Informs the keyboard and the device that the text, the selection, or its position changed.
  func textDidChange() {
    if input === keyboard { keyboard.textDidChange() }
    let state = currentState
    guard state != lastState else { return }
    lastState = state
    DeviceLink.shared.send(.textInput(state))
  }

  /// The text length above which only the text around the selection is sent to the device.
  private static let longestText = 10_000

  private var currentState: TextInputState? {
    guard let responder, takesKeys, let view = responder as? UIView,
      let window = view.window
    else { return nil }
    func onScreen(_ rect: CGRect) -> CGRect {
      window.convert(view.convert(rect, to: nil), to: nil as UIWindow?)
    }
    let traits = responder as? any UITextInputTraits
    var caret = CGRect(
      x: view.bounds.minX, y: view.bounds.minY, width: 2, height: view.bounds.height)
    var text = ""
    var selection = 0..<0
    if let host = responder as? any TextEditorHost {
      let editor = host.editor
      selection = editor.selection
      if editor.text.count <= Self.longestText {
        text = editor.text.string
      } else {
        let half = Self.longestText / 2
        let start = editor.text.units.characterStart(max(0, selection.lowerBound - half))
        let end = editor.text.units.characterStart(
          min(editor.text.count, max(start, selection.lowerBound) + half))
        text = editor.text.substring(start..<end)
        selection = selection.lowerBound - start..<min(selection.upperBound, end) - start
      }
      caret = host.caretRect(for: TextOffset(editor.head))
    } else if let input = responder as? any UITextInput {
      let start = input.beginningOfDocument
      if let all = input.textRange(from: start, to: input.endOfDocument) {
        text = input.text(in: all) ?? ""
      }
      if let range = input.selectedTextRange {
        let from = input.offset(from: start, to: range.start)
        selection = from..<max(from, input.offset(from: start, to: range.end))
        caret = input.caretRect(for: range.end)
      }
    }
    return TextInputState(
      elementID: ElementSnapshot.identity(of: view), caret: onScreen(caret),
      field: onScreen(view.bounds), text: text, selection: selection,
      isSecure: traits?.isSecureTextEntry ?? false,
      keyboardType: "\(traits?.keyboardType ?? .default)",
      keyboardHeight: frame.map { screen.height - $0.minY } ?? 0)
  }

  // MARK: Keys

  /// Types text from the software keyboard.
  func type(_ text: String) {
    if let host = responder as? any TextEditorHost {
      host.editor.type(text)
    } else if let input = responder as? any UIKeyInput {
      input.insertText(text)
    }
  }

  /// Deletes a character or a word before the caret.
  func deleteBackward(word: Bool = false) {
    if let host = responder as? any TextEditorHost {
      host.editor.typeDelete(word ? .word : .character)
    } else if let input = responder as? any UIKeyInput {
      input.deleteBackward()
    }
  }

  func pressReturn() {
    type("\n")
  }

  /// Hides the keyboard, like the key on an iPad.
  func dismiss() {
    responder?.resignFirstResponder()
  }

  /// Handles text that wasn't typed key by key.
  func handle(_ entry: TextEntry) {
    let host = responder as? any TextEditorHost
    switch entry {
    case .insert(let text):
      insert(text)
    case .paste(let text):
      if let host { host.editor.paste(text) } else { type(text) }
    case .setMarked(let text):
      if let host {
        let count = text.utf16.count
        let editor = host.editor
        if let marked = editor.marked, editor.text.substring(marked) == text { return }
        guard host.canEdit, host.shouldReplace(editor.changedRanges, with: text) else { return }
        host.setMarkedText(text, selectedRange: NSRange(location: count, length: 0))
      } else if let input = responder as? any UITextInput {
        input.setMarkedText(
          text, selectedRange: NSRange(location: text.utf16.count, length: 0))
      }
    case .unmark:
      (responder as? any UITextInput)?.unmarkText()
    case .select(let range):
      if let input = responder as? any UITextInput { select(range, in: input) }
    }
  }

  private func select(_ range: Range<Int>, in input: any UITextInput) {
    let (start, end) = (input.beginningOfDocument, input.endOfDocument)
    let lower = input.position(from: start, offset: range.lowerBound) ?? end
    let upper = input.position(from: start, offset: range.upperBound) ?? end
    input.selectedTextRange = input.textRange(from: lower, to: upper)
  }

  private func insert(_ text: String) {
    guard let host = responder as? any TextEditorHost, !host.takesLineBreaks else {
      type(text)
      return
    }
    var rest = text[...]
    while let index = rest.firstIndex(where: \.isNewline) {
      if index > rest.startIndex { type(String(rest[..<index])) }
      type("\n")
      rest = rest[rest.index(after: index)...]
    }
    if !rest.isEmpty { type(String(rest)) }
  }
}
