/// Forwards changes in the edited text to the keyboard's view controllers.
final class TextChangeRelay: NSObject, UITextInputDelegate {
  private weak var input: (any UITextInput)?
  private var controllers: [UIInputViewController] = []

  /// Connects view controllers to another text.
  ///
  /// A text with a delegate from the app keeps it.
  func connect(_ controllers: [UIInputViewController], to input: (any UITextInput)?) {
    if self.input?.inputDelegate === self { self.input?.inputDelegate = nil }
    self.controllers = controllers
    self.input = input
    guard !controllers.isEmpty, let input, input.inputDelegate == nil else { return }
    input.inputDelegate = self
  }

  func selectionWillChange(_ textInput: (any UITextInput)?) {
    for controller in controllers { controller.selectionWillChange(textInput) }
  }

  func selectionDidChange(_ textInput: (any UITextInput)?) {
    for controller in controllers { controller.selectionDidChange(textInput) }
  }

  func textWillChange(_ textInput: (any UITextInput)?) {
    for controller in controllers { controller.textWillChange(textInput) }
  }

  func textDidChange(_ textInput: (any UITextInput)?) {
    for controller in controllers { controller.textDidChange(textInput) }
  }
}
