extension UITextField {
  /// The members that the class itself declares.
  static var fieldNames: [ObjCMember] {
    [
      .key("delegate", \UITextField.delegate),
      .key("text", \UITextField.text),
      .key("placeholder", \UITextField.placeholder),
      .key("attributedText", \UITextField.attributedText),
      .key("attributedPlaceholder", \UITextField.attributedPlaceholder),
      .key("font", \UITextField.font),
      .key("textColor", \UITextField.textColor),
      .rawKey("textAlignment", \UITextField.textAlignment),
      .readOnlyKey("placeholderLabel", \UITextField.placeholderLabel),
      .readOnlyKey("clearButton", \UITextField.clearButton),
      .readOnlyKey("_clearButton", \UITextField.clearButton),
      .key("leftView", \UITextField.leftView),
      .key("rightView", \UITextField.rightView),
      .key("inputView", \UITextField.inputView),
      .key("inputAccessoryView", \UITextField.inputAccessoryView),
      .key("secureTextEntry", \UITextField.isSecureTextEntry),
      .key("minimumFontSize", \UITextField.minimumFontSize),
      .key("adjustsFontSizeToFitWidth", \UITextField.adjustsFontSizeToFitWidth),
      .key("clearsOnBeginEditing", \UITextField.clearsOnBeginEditing),
      .key("enablesReturnKeyAutomatically", \UITextField.enablesReturnKeyAutomatically),
    ] + ObjCMember.editActions(of: UITextField.self)
  }
}
