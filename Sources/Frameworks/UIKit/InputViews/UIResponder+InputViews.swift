import ObjectiveC

extension UIResponder {
  private static let assistantItems = Association<UITextInputAssistantItem>()

  /// The bar of shortcuts of a responder whose class has no other one.
  final var ownAssistantItem: UITextInputAssistantItem {
    Self.assistantItems.value(of: self, orMake: UITextInputAssistantItem())
  }

  /// The view shown in place of the keyboard.
  var shownInputView: UIView? { inputView ?? inputViewController?.view }

  /// The view shown above the keyboard.
  var shownAccessoryView: UIView? { inputAccessoryView ?? inputAccessoryViewController?.view }
}
