import Foundation

/// An object that responds to events.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiresponder>.
@preconcurrency @MainActor
open class UIResponder: NSObject, UIResponderStandardEditActions {
  /// The responder that takes keys and actions without a target, of the whole app.
  static private(set) weak var first: UIResponder?

  /// Whether the first responder is only handing over, so that the keyboard need not hear of the moment in between.
  private static var isHandingOver = false

  /// Creates a responder.
  public override init() {
    super.init()
  }

  // MARK: The responder chain

  /// The next responder in the chain.
  open var next: UIResponder? { nil }

  /// Whether this is the first responder.
  open var isFirstResponder: Bool { UIResponder.first === self }

  /// Whether this can become the first responder.
  open var canBecomeFirstResponder: Bool { false }

  /// Makes this the first responder.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder, canBeReachedByEvents else { return false }
    if let current = UIResponder.first {
      guard current.canResignFirstResponder else { return false }
      UIResponder.isHandingOver = true
      defer { UIResponder.isHandingOver = false }
      guard current.resignFirstResponder() else { return false }
    }
    UIResponder.first = self
    KeyboardController.shared.firstResponderDidChange(to: self)
    return true
  }

  /// Whether this is willing to give up being first responder.
  open var canResignFirstResponder: Bool { true }

  /// Gives up being first responder.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder else { return false }
    UIResponder.first = nil
    if !UIResponder.isHandingOver { KeyboardController.shared.firstResponderDidChange(to: nil) }
    return true
  }

  /// Gives up being first responder whether it wants to or not.
  func forceToResignFirstResponder() -> Bool {
    if resignFirstResponder() { return true }
    UIResponder.first = nil
    KeyboardController.shared.firstResponderDidChange(to: nil)
    return true
  }

  /// Whether the responder hangs on a window, which only views need to.
  var canBeReachedByEvents: Bool { true }

  // MARK: Touches

  /// Tells the responder that touches began in it.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Tells the responder that touches moved.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Tells the responder that fingers were raised.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// Tells the responder that the system cancelled a sequence of touches.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  /// Tells the responder of updated values of touches that were estimated before.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {
    next?.touchesEstimatedPropertiesUpdated(touches)
  }

  // MARK: Presses

  /// Tells the responder that a physical button or key went down.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard let next else { return HardwareKeyboard.shared.take(presses) }
    next.pressesBegan(presses, with: event)
  }

  /// Tells the responder that a value of a press changed.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesChanged(presses, with: event)
  }

  /// Tells the responder that a physical button or key was released.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }

  /// Tells the responder that the system cancelled a press.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }

  // MARK: Motion and remote control

  /// Tells the responder that a motion began.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionBegan(motion, with: event)
  }

  /// Tells the responder that a motion ended.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionEnded(motion, with: event)
  }

  /// Tells the responder that a motion was cancelled.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionCancelled(motion, with: event)
  }

  /// Tells the responder of an event of a remote control.
  open func remoteControlReceived(with event: UIEvent?) {
    next?.remoteControlReceived(with: event)
  }

  // MARK: Actions

  /// Whether the responder handles an action now.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    ObjCRuntime.responds(self, to: action)
  }

  /// The responder in the chain that handles an action.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    canPerformAction(action, withSender: sender)
      ? self : next?.target(forAction: action, withSender: sender)
  }

  /// Copies the selection and deletes it.
  open func cut(_ sender: Any?) {}

  /// Copies the selection.
  open func copy(_ sender: Any?) {}

  /// Inserts what is on the pasteboard.
  open func paste(_ sender: Any?) {}

  /// Selects something.
  open func select(_ sender: Any?) {}

  /// Selects everything.
  open func selectAll(_ sender: Any?) {}

  /// Deletes the selection.
  open func delete(_ sender: Any?) {}

  // MARK: Input

  /// The view that stands in for the keyboard while this is first responder.
  open var inputView: UIView? { nil }

  /// The view above the keyboard while this is first responder.
  open var inputAccessoryView: UIView? { nil }

  /// Takes the input views anew, where this is the first responder.
  open func reloadInputViews() {
    if isFirstResponder { KeyboardController.shared.firstResponderDidChange(to: self) }
  }

  /// The nearest undo manager in the responder chain.
  open var undoManager: UndoManager? { next?.undoManager }

  /// The key commands that the responder handles.
  open var keyCommands: [UIKeyCommand]? { nil }

  // MARK: Building from a storyboard

  /// Prepares the object after it was loaded from a storyboard or a nib and all its outlets are set.
  open func awakeFromNib() {}

  /// Called by Interface Builder alone, for a view that it shows in its canvas.
  open func prepareForInterfaceBuilder() {}

  // MARK: Key-value coding

  /// The value of the property with a key.
  open func value(forKey key: String) -> Any? {
    do {
      return try ObjCRuntime.value(forKey: key, of: self)
    } catch ObjCRuntime.Failure.undefinedKey {
      return value(forUndefinedKey: key)
    } catch {
      fatalError("\(error)")
    }
  }

  /// Sets the property with a key.
  open func setValue(_ value: Any?, forKey key: String) {
    do {
      try ObjCRuntime.setValue(value, forKey: key, on: self)
    } catch ObjCRuntime.Failure.undefinedKey {
      setValue(value, forUndefinedKey: key)
    } catch {
      fatalError("\(error)")
    }
  }

  /// The value at the end of a path of keys.
  open func value(forKeyPath keyPath: String) -> Any? {
    guard let dot = keyPath.firstIndex(of: ".") else { return value(forKey: keyPath) }
    guard let object = value(forKey: String(keyPath[..<dot])) as AnyObject? else { return nil }
    let rest = String(keyPath[keyPath.index(after: dot)...])
    if let responder = object as? UIResponder { return responder.value(forKeyPath: rest) }
    do {
      return try ObjCRuntime.value(forKeyPath: rest, of: object)
    } catch {
      fatalError("\(error)")
    }
  }

  /// Sets the property at the end of a path of keys.
  open func setValue(_ value: Any?, forKeyPath keyPath: String) {
    guard let dot = keyPath.firstIndex(of: ".") else { return setValue(value, forKey: keyPath) }
    guard let object = self.value(forKey: String(keyPath[..<dot])) as AnyObject? else { return }
    let rest = String(keyPath[keyPath.index(after: dot)...])
    if let responder = object as? UIResponder {
      return responder.setValue(value, forKeyPath: rest)
    }
    do {
      try ObjCRuntime.setValue(value, forKeyPath: rest, on: object)
    } catch {
      fatalError("\(error)")
    }
  }

  /// The value for a key that the class does not have; ends the app, as on iOS, unless overridden.
  open func value(forUndefinedKey key: String) -> Any? {
    fatalError(
      "\(ObjCRuntime.Failure.undefinedKey(key, class: String(describing: type(of: self))))")
  }

  /// Takes a value for a key that the class does not have; ends the app, as on iOS, unless overridden.
  open func setValue(_ value: Any?, forUndefinedKey key: String) {
    fatalError(
      "\(ObjCRuntime.Failure.undefinedKey(key, class: String(describing: type(of: self))))")
  }
}
