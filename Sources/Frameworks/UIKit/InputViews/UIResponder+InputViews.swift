import ObjectiveC

extension UIResponder {
  private static let assistantKey = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)

  /// The bar of shortcuts above an iPad's keyboard.
  public var inputAssistantItem: UITextInputAssistantItem {
    if let item = objc_getAssociatedObject(self, Self.assistantKey) as? UITextInputAssistantItem {
      return item
    }
    let item = UITextInputAssistantItem()
    objc_setAssociatedObject(self, Self.assistantKey, item, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    return item
  }

  /// What is shown in place of the keyboard.
  var shownInputView: UIView? { inputView ?? inputViewController?.view }

  /// What is shown above the keyboard.
  var shownAccessoryView: UIView? { inputAccessoryView ?? inputAccessoryViewController?.view }
}
