extension Stub {
  /// The stubs of text.
  static let text: [Stub] = [
    fontDesignRounded, fontWidth, textMinimumScaleFactor, textAttribute, hyphenationFactor,
    textViewEditsAttributes, textViewLinkAttributes, textViewWritingDirection,
    textViewMarkedTextStyle, textFieldEditsAttributes, textFieldWritingDirection,
    textFieldMarkedTextStyle, inputAutocorrection, inputSpellChecking, inputSmartQuotes,
    inputSmartDashes, inputSmartInsertDelete, inputInlinePrediction,
  ]

  /// `UIFontDescriptor.SystemDesign.rounded`.
  package static let fontDesignRounded = Stub.member(
    "UIFontDescriptor", "SystemDesign.rounded", lacks: "the standard design stands in")

  /// `UIFont.systemFont(ofSize:weight:width:)`.
  package static let fontWidth = Stub.member(
    "UIFont", "systemFont(ofSize:weight:width:)", lacks: "the font has the standard width")

  /// `NSStringDrawingContext.minimumScaleFactor`.
  package static let textMinimumScaleFactor = Stub.member(
    "NSStringDrawingContext", "minimumScaleFactor", lacks: "text isn't made smaller")

  /// `NSAttributedString.Key`.
  package static let textAttribute = Stub.type(
    "NSAttributedString.Key", lacks: "text is drawn without this attribute")

  /// `NSParagraphStyle.hyphenationFactor`.
  package static let hyphenationFactor = Stub.member(
    "NSParagraphStyle", "hyphenationFactor", lacks: "words aren't hyphenated")

  /// `UITextView.allowsEditingTextAttributes`.
  package static let textViewEditsAttributes = Stub.member(
    "UITextView", "allowsEditingTextAttributes", lacks: "the edit menu doesn't offer styles")

  /// `UITextView.linkTextAttributes`.
  package static let textViewLinkAttributes = Stub.member(
    "UITextView", "linkTextAttributes", lacks: "links look as usual")

  /// `UITextView.setBaseWritingDirection(_:for:)`.
  package static let textViewWritingDirection = Stub.member(
    "UITextView", "setBaseWritingDirection(_:for:)", lacks: "the direction follows the text")

  /// `UITextView.markedTextStyle`.
  package static let textViewMarkedTextStyle = Stub.member(
    "UITextView", "markedTextStyle", lacks: "marked text looks as usual")

  /// `UITextField.allowsEditingTextAttributes`.
  package static let textFieldEditsAttributes = Stub.member(
    "UITextField", "allowsEditingTextAttributes", lacks: "the edit menu doesn't offer styles")

  /// `UITextField.setBaseWritingDirection(_:for:)`.
  package static let textFieldWritingDirection = Stub.member(
    "UITextField", "setBaseWritingDirection(_:for:)", lacks: "the direction follows the text")

  /// `UITextField.markedTextStyle`.
  package static let textFieldMarkedTextStyle = Stub.member(
    "UITextField", "markedTextStyle", lacks: "marked text looks as usual")

  /// `UITextInputTraits.autocorrectionType`.
  package static let inputAutocorrection = Stub.member(
    "UITextInputTraits", "autocorrectionType", lacks: "nothing is corrected")

  /// `UITextInputTraits.spellCheckingType`.
  package static let inputSpellChecking = Stub.member(
    "UITextInputTraits", "spellCheckingType", lacks: "spelling isn't checked")

  /// `UITextInputTraits.smartQuotesType`.
  package static let inputSmartQuotes = Stub.member(
    "UITextInputTraits", "smartQuotesType", lacks: "quotes stay as they are typed")

  /// `UITextInputTraits.smartDashesType`.
  package static let inputSmartDashes = Stub.member(
    "UITextInputTraits", "smartDashesType", lacks: "dashes stay as they are typed")

  /// `UITextInputTraits.smartInsertDeleteType`.
  package static let inputSmartInsertDelete = Stub.member(
    "UITextInputTraits", "smartInsertDeleteType", lacks: "spaces stay as they are typed")

  /// `UITextInputTraits.inlinePredictionType`.
  package static let inputInlinePrediction = Stub.member(
    "UITextInputTraits", "inlinePredictionType", lacks: "nothing is predicted")
}
