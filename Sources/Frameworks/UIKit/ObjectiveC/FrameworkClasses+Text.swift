extension FrameworkClasses {
  static var textFieldMembers: [ObjCMember] {
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
    ] + editActions(UITextField.self)
  }

  static var textViewMembers: [ObjCMember] {
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
    ] + editActions(UITextView.self)
  }

  static var toolbarMembers: [ObjCMember] {
    [
      .key("delegate", \UIToolbar.delegate),
      .key("items", \UIToolbar.items),
      .key("barTintColor", \UIToolbar.barTintColor),
      .key("translucent", \UIToolbar.isTranslucent),
      .key("hidesShadow", \UIToolbar.hidesShadow),
    ]
  }

  static var barItemMembers: [ObjCMember] {
    [
      .key("title", \UIBarItem.title),
      .key("image", \UIBarItem.image),
      .key("enabled", \UIBarItem.isEnabled),
      .key("tag", \UIBarItem.tag),
      .readOnlyKey("view", \UIBarItem.shownView),
    ]
  }

  static var barButtonItemMembers: [ObjCMember] {
    [
      .key("customView", \UIBarButtonItem.customView),
      .key("tintColor", \UIBarButtonItem.tintColor),
      .key("width", \UIBarButtonItem.width),
    ]
  }

  private static func editActions<Editor: UIResponder>(_ type: Editor.Type) -> [ObjCMember] {
    [
      .action("cut:", of: type) { $0.cut(nil) },
      .action("copy:", of: type) { $0.copy(nil) },
      .action("paste:", of: type) { $0.paste(nil) },
      .action("select:", of: type) { $0.select(nil) },
      .action("selectAll:", of: type) { $0.selectAll(nil) },
    ]
  }
}
