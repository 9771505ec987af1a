extension UITextView {
  /// The members that the class itself declares.
  static var textViewNames: [ObjCMember] {
    [
      .key("text", \UITextView.text),
      .key("attributedText", \UITextView.attributedText),
      .key("font", \UITextView.font),
      .key("textColor", \UITextView.textColor),
      .rawKey("textAlignment", \UITextView.textAlignment),
      .key("editable", \UITextView.isEditable),
      .key("selectable", \UITextView.isSelectable),
      .key("textContainerInset", \UITextView.textContainerInset),
      .key("inputView", \UITextView.inputView),
      .key("inputAccessoryView", \UITextView.inputAccessoryView),
    ] + ObjCMember.editActions(of: UITextView.self)
  }
}
