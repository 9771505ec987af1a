/// A view controller whose view replaces the keyboard.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiinputviewcontroller>.
@preconcurrency @MainActor
open class UIInputViewController: UIViewController, UITextInputDelegate {
  private let document = TextDocument()

  /// The view that replaces the keyboard.
  open override var inputView: UIInputView? {
    get { view as? UIInputView }
    set { view = newValue }
  }

  /// The text that's being edited.
  open var textDocumentProxy: any UITextDocumentProxy { document }

  /// The language of the text.
  open var primaryLanguage: String? = UITextInputMode.activeInputModes.first?.primaryLanguage

  /// Whether the keyboard has a key for dictation.
  open var hasDictationKey = false

  /// Whether the keyboard has access to the network, as any part of an app.
  open var hasFullAccess: Bool { true }

  /// Whether the keyboard needs a key that switches to the next keyboard.
  ///
  /// It doesn't, because there's only one.
  open var needsInputModeSwitchKey: Bool { false }

  /// Creates a view that looks like the keyboard.
  open override func loadView() {
    view = UIInputView(
      frame: CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: 216),
      inputViewStyle: .keyboard)
  }

  /// Dismisses the keyboard.
  open func dismissKeyboard() {
    UIResponder.first?.resignFirstResponder()
  }

  /// Does nothing, because there's no other keyboard.
  open func advanceToNextInputMode() {}

  /// Called when the selection is about to change.
  open func selectionWillChange(_ textInput: (any UITextInput)?) {}

  /// Called when the selection changes.
  open func selectionDidChange(_ textInput: (any UITextInput)?) {}

  /// Called when the text is about to change.
  open func textWillChange(_ textInput: (any UITextInput)?) {}

  /// Called when the text changes.
  open func textDidChange(_ textInput: (any UITextInput)?) {}
}
