import AppRuntime
import Foundation

/// An object that responds to and handles events.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiresponder>.
@preconcurrency @MainActor
open class UIResponder: NSObject, UIResponderStandardEditActions, NamedMembers {
  /// The app's first responder.
  static private(set) var first: UIResponder? {
    get {
      MainThreadChecker.check()
      return storedFirst
    }
    set { storedFirst = newValue }
  }
  private static weak var storedFirst: UIResponder?

  /// Whether another responder is about to become the first responder, so the keyboard stays
  /// visible in between.
  private static var isHandingOver = false

  /// Creates a responder.
  public override init() {
    MainThreadChecker.check()
    super.init()
  }

  // MARK: Accessibility

  /// Activates the element, like a tap, and returns whether that's possible.
  open func accessibilityActivate() -> Bool { false }

  /// Increments the element's value.
  open func accessibilityIncrement() {}

  /// Decrements the element's value.
  open func accessibilityDecrement() {}

  /// Called when VoiceOver focuses the element, which never happens because the device has no
  /// VoiceOver.
  open func accessibilityElementDidBecomeFocused() {}

  /// Called when VoiceOver moves away from the element.
  open func accessibilityElementDidLoseFocus() {}

  /// Returns whether VoiceOver has focused the element.
  open func accessibilityElementIsFocused() -> Bool { false }

  /// Closes modal content when assistive technology requests it, and returns whether that's
  /// possible.
  open func accessibilityPerformEscape() -> Bool { false }

  /// Performs the most important action when assistive technology requests it, and returns whether
  /// that's possible.
  open func accessibilityPerformMagicTap() -> Bool { false }

  /// Scrolls in a direction when assistive technology requests it, and returns whether that's
  /// possible.
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }

  /// The outline on the screen.
  ///
  /// Assistive technology receives its bounds or, if there's no outline, a view's frame.
  open var accessibilityPath: UIBezierPath? {
    get { AccessibilityDetails.of(self)?.path }
    set { AccessibilityDetails.setPath(newValue, of: self) }
  }

  /// The rotors that let users move between particular elements in the responder.
  open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get { AccessibilityDetails.of(self)?.rotors }
    set { AccessibilityDetails.make(for: self).rotors = newValue }
  }

  /// The way that users navigate the elements in the responder.
  open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { AccessibilityDetails.of(self)?.navigation ?? .automatic }
    set { AccessibilityDetails.make(for: self).navigation = newValue }
  }

  /// The responder's type of container.
  open var accessibilityContainerType: UIAccessibilityContainerType {
    get { AccessibilityDetails.of(self)?.container ?? .none }
    set { AccessibilityDetails.make(for: self).container = newValue }
  }

  /// Whether the responder responds to user interaction.
  open var accessibilityRespondsToUserInteraction: Bool {
    get { AccessibilityDetails.of(self)?.responds ?? AccessibilityDetails.responds(self) }
    set { AccessibilityDetails.make(for: self).responds = newValue }
  }

  /// The names that users can speak to refer to the responder, most likely first.
  open var accessibilityUserInputLabels: [String]! {
    get { AccessibilityDetails.of(self)?.inputLabels ?? AccessibilityDetails.inputLabels(of: self) }
    set { AccessibilityDetails.make(for: self).inputLabels = newValue }
  }

  // MARK: The responder chain

  /// The next responder in the chain.
  open var next: UIResponder? { nil }

  /// Whether the responder is the first responder.
  open var isFirstResponder: Bool { UIResponder.first === self }

  /// Whether the responder can become the first responder.
  open var canBecomeFirstResponder: Bool { false }

  /// Tries to become the first responder, and returns whether it succeeded.
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
    (self as? UIView)?.window?.makeKeyForInput()
    KeyboardController.shared.firstResponderDidChange(to: self)
    return true
  }

  /// Whether the responder can resign as the first responder.
  open var canResignFirstResponder: Bool { true }

  /// Tries to resign as the first responder, and returns whether it succeeded.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder else { return false }
    UIResponder.first = nil
    if !UIResponder.isHandingOver { KeyboardController.shared.firstResponderDidChange(to: nil) }
    return true
  }

  /// Resigns as the first responder, even if the responder doesn't allow it.
  func forceToResignFirstResponder() -> Bool {
    if resignFirstResponder() { return true }
    UIResponder.first = nil
    KeyboardController.shared.firstResponderDidChange(to: nil)
    return true
  }

  /// Whether events can reach the responder.
  ///
  /// Views must be in a window.
  var canBeReachedByEvents: Bool { true }

  // MARK: Touches

  /// Called when touches started in the responder.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Called when touches have moved.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Called when fingers are lifted.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// Called when the system canceled touches.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  /// Called when estimated properties of touches are updated.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {
    next?.touchesEstimatedPropertiesUpdated(touches)
  }

  // MARK: Presses

  /// Called when physical buttons or keys are pressed.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard let next else { return HardwareKeyboard.shared.take(presses) }
    next.pressesBegan(presses, with: event)
  }

  /// Called when values of presses change.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesChanged(presses, with: event)
  }

  /// Called when physical buttons or keys are released.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }

  /// Called when the system canceled presses.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }

  // MARK: Motion and remote control

  /// Called when a motion started.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionBegan(motion, with: event)
  }

  /// Called when a motion ended.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionEnded(motion, with: event)
  }

  /// Called when a motion is canceled.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionCancelled(motion, with: event)
  }

  /// Called when a remote-control event is received.
  open func remoteControlReceived(with event: UIEvent?) {
    next?.remoteControlReceived(with: event)
  }

  // MARK: Actions

  /// Returns whether the responder handles an action.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    ObjCRuntime.responds(self, to: action)
  }

  /// Returns the responder in the chain that handles an action.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    canPerformAction(action, withSender: sender)
      ? self : next?.target(forAction: action, withSender: sender)
  }

  /// Copies the selection and deletes it.
  open func cut(_ sender: Any?) {}

  /// Copies the selection.
  open func copy(_ sender: Any?) {}

  /// Inserts the pasteboard's contents.
  open func paste(_ sender: Any?) {}

  /// Selects the object that the user interacts with.
  open func select(_ sender: Any?) {}

  /// Selects everything.
  open func selectAll(_ sender: Any?) {}

  /// Deletes the selection.
  open func delete(_ sender: Any?) {}

  /// Prints the visible content.
  ///
  /// Unless a subclass overrides it, this ends the app, as on iOS.
  open func printContent(_ sender: Any?) { refuse("printContent:") }

  /// Aligns the selected text to the left.
  @available(IOS26 )
  open func alignLeft(_ sender: Any?) { refuse("alignLeft:") }

  /// Centers the selected text.
  @available(IOS26 )
  open func alignCenter(_ sender: Any?) { refuse("alignCenter:") }

  /// Justifies the selected text.
  @available(IOS26 )
  open func alignJustified(_ sender: Any?) { refuse("alignJustified:") }

  /// Aligns the selected text to the right.
  @available(IOS26 )
  open func alignRight(_ sender: Any?) { refuse("alignRight:") }

  /// Creates an item from the contents of the pasteboard.
  @available(IOS26 )
  open func newFromPasteboard(_ sender: Any?) { refuse("newFromPasteboard:") }

  /// Closes the content that has the focus.
  @available(IOS26 )
  open func performClose(_ sender: Any?) { refuse("performClose:") }

  /// Shows or hides the inspector.
  @available(IOS26 )
  open func toggleInspector(_ sender: Any?) { refuse("toggleInspector:") }

  /// Shows or hides the sidebar.
  @available(IOS26 )
  open func toggleSidebar(_ sender: Any?) { refuse("toggleSidebar:") }

  /// Adds items to menus or removes them, before the menus are used.
  open func buildMenu(with builder: any UIMenuBuilder) {}

  /// Returns a provider of the elements that take the place of a deferred element, or `nil` to ask
  /// the next responder.
  @available(IOS26 )
  open func provider(
    for deferredElement: UIDeferredMenuElement
  ) -> UIDeferredMenuElement.Provider? { nil }

  /// Updates a command before it's used.
  open func validate(_ command: UICommand) {}

  // MARK: Input

  /// The view that replaces the keyboard while the responder is the first responder.
  open var inputView: UIView? { nil }

  /// The view above the keyboard while the responder is the first responder.
  open var inputAccessoryView: UIView? { nil }

  /// The view controller whose view replaces the keyboard while the responder is the first
  /// responder.
  open var inputViewController: UIInputViewController? { nil }

  /// The view controller whose view is above the keyboard while the responder is the first
  /// responder.
  open var inputAccessoryViewController: UIInputViewController? { nil }

  /// The input mode for entering text into the responder.
  open var textInputMode: UITextInputMode? {
    self is any UIKeyInput ? UITextInputMode.activeInputModes.first : nil
  }

  /// The shortcut bar above an iPad's keyboard.
  open var inputAssistantItem: UITextInputAssistantItem { ownAssistantItem }

  /// The identifier for remembering the user's choice of keyboard. There's only one keyboard, so
  /// nothing is remembered.
  open var textInputContextIdentifier: String? { nil }

  /// Discards the user's choice of keyboard for an identifier.
  open class func clearTextInputContextIdentifier(_ identifier: String) {}

  /// The enabled system editing gestures.
  ///
  /// The device doesn't have any.
  open var editingInteractionConfiguration: UIEditingInteractionConfiguration { .default }

  /// Updates the input views, if the responder is the first responder.
  open func reloadInputViews() {
    if isFirstResponder { KeyboardController.shared.firstResponderDidChange(to: self) }
  }

  /// The nearest undo manager in the responder chain.
  open var undoManager: UndoManager? { next?.undoManager }

  /// The key commands that the responder handles.
  open var keyCommands: [UIKeyCommand]? { nil }

  // MARK: Activities

  /// The user's activity in the responder.
  open var userActivity: NSUserActivity? {
    didSet { ActivityOwners.note(self) }
  }

  /// Updates the content of an activity, if necessary.
  open func updateUserActivityState(_ activity: NSUserActivity) {}

  /// Restores the responder to the state in an activity.
  open func restoreUserActivityState(_ activity: NSUserActivity) {}

  // MARK: Building from a storyboard

  /// Called after the object was loaded from a storyboard or nib and all of its outlets are set.
  open func awakeFromNib() {}

  /// Called only by Interface Builder, for a view on its canvas.
  open func prepareForInterfaceBuilder() {}

  // MARK: Key-value observing

  /// The values associated with the responder, by key.
  package nonisolated(unsafe) final var quinceAssociatedValues: AssociatedValueTable?

  /// Handles a change to a property that the responder observes.
  ///
  /// Unless a subclass overrides it, this ends the app, as on iOS.
  open func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    fatalError(
      "\(TypeName.short(type(of: self))): An -observeValueForKeyPath:ofObject:change:context: "
        + "message was received but not handled. Key path: \(keyPath ?? "nil")")
  }

  // MARK: Key-value coding

  /// Returns the value of the property with a key.
  open func value(forKey key: String) -> Any? {
    do {
      return try ObjCRuntime.value(forKey: key, of: self)
    } catch ObjCRuntime.Failure.undefinedKey {
      return value(forUndefinedKey: key)
    } catch {
      KeyValueFailure.fail(error)
      return nil
    }
  }

  /// Sets the value of the property with a key.
  open func setValue(_ value: Any?, forKey key: String) {
    do {
      try ObjCRuntime.setValue(value, forKey: key, on: self)
    } catch ObjCRuntime.Failure.undefinedKey {
      setValue(value, forUndefinedKey: key)
    } catch {
      KeyValueFailure.fail(error)
    }
  }

  /// Returns the value of the property with a key path.
  open func value(forKeyPath keyPath: String) -> Any? {
    KeyValueCoding(self).value(forKeyPath: keyPath)
  }

  /// Sets the value of the property with a key path.
  open func setValue(_ value: Any?, forKeyPath keyPath: String) {
    KeyValueCoding(self).setValue(value, forKeyPath: keyPath)
  }

  /// Returns the value for an undefined key.
  ///
  /// Unless a subclass overrides it, this ends the app, as on iOS.
  open func value(forUndefinedKey key: String) -> Any? {
    KeyValueFailure.failUndefined(key, of: self)
    return nil
  }

  /// Sets the value for an undefined key.
  ///
  /// Unless a subclass overrides it, this ends the app, as on iOS.
  open func setValue(_ value: Any?, forUndefinedKey key: String) {
    KeyValueFailure.failUndefined(key, of: self)
  }

  /// Returns an array that writes its changes through to the array in a property.
  open func mutableArrayValue(forKey key: String) -> NSMutableArray {
    KeyValueCoding(self).mutableArrayValue(forKey: key)
  }

  /// Returns a set that writes its changes through to the set in a property.
  open func mutableSetValue(forKey key: String) -> NSMutableSet {
    KeyValueCoding(self).mutableSetValue(forKey: key)
  }

  /// Sets the values of several properties.
  open func setValuesForKeys(_ keyedValues: [String: Any]) {
    for (key, value) in keyedValues { setValue(value is NSNull ? nil : value, forKey: key) }
  }

  /// Returns the values of several properties.
  open func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
    KeyValueCoding(self).dictionaryWithValues(forKeys: keys)
  }

  // MARK: Self-description

  /// The members of the class itself that storyboards, selectors, and key-value coding find by
  /// name.
  class var namedMembers: [ObjCMember] {
    [
      .action("resignFirstResponder", of: UIResponder.self) { $0.resignFirstResponder() },
      .action("becomeFirstResponder", of: UIResponder.self) { $0.becomeFirstResponder() },
      .action("reloadInputViews", of: UIResponder.self) { $0.reloadInputViews() },
    ]
  }

  /// Whether a new object of the class can be passed as the sender of an action.
  class var canBeSender: Bool { false }
}

extension UIResponder: @preconcurrency KeyValueCodable {}

extension UIResponder: UIUserActivityRestoring {}

extension UIResponder: AssociatedValueHolder {}
extension UIResponder: @preconcurrency KeyValueObserver {}
