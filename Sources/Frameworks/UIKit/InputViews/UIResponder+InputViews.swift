import ObjectiveC

extension UIResponder {
  private static let assistantItems = Association<UITextInputAssistantItem>()

  /// The shortcuts bar of a responder whose class doesn't provide another one.
  final var ownAssistantItem: UITextInputAssistantItem {
    Self.assistantItems.value(of: self, orMake: UITextInputAssistantItem())
  }

  /// The view that's shown in place of the keyboard.
  var shownInputView: UIView? { inputView ?? inputViewController?.view }

  /// The view that's shown above the keyboard.
  var shownAccessoryView: UIView? { inputAccessoryView ?? inputAccessoryViewController?.view }
}
