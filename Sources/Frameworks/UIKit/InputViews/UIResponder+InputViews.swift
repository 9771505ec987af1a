import ObjectiveC

extension UIResponder {
  private static let assistantItems = Association<UITextInputAssistantItem>()

  /// The bar of shortcuts of a responder whose class has no other one.
  final var ownAssistantItem: UITextInputAssistantItem {
    Self.assistantItems.value(of: self, orMake: UITextInputAssistantItem())
  }

  /// What is shown in place of the keyboard.
  var shownInputView: UIView? { inputView ?? inputViewController?.view }

  /// What is shown above the keyboard.
  var shownAccessoryView: UIView? { inputAccessoryView ?? inputAccessoryViewController?.view }
}
