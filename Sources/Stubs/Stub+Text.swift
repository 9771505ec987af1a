extension Stub {
  /// The stubs of text.
  static let text: [Stub] = [
    fontPickerLanguages,
    fontDescriptorAttribute, fontDesignRounded, fontWidth, fontReplaced,
    textMinimumScaleFactor, textAttribute,
    hyphenationFactor,
    textViewEditsAttributes, textViewWritingDirection, textViewStandardScaling,
    labelExpansionText,
    textViewMarkedTextStyle, textFieldEditsAttributes, textFieldWritingDirection,
    textFieldMarkedTextStyle, inputAutocorrection, inputSpellChecking,
    richTextDocuments, inputSmartInsertDelete, inputInlinePrediction,
    inputGrammarChecking, inputNumberPadPopover, textBlocks, textLists, attachmentViewReuse,
    traitNaturalAlignment,
    inputTextContentType,
    inputPasswordRules, defaultHyphenation, lineBreakStrategy, labelLineBreakStrategy,
    layoutManagerContainers, layoutManagerInvisibleCharacters, layoutManagerFontLeading,
    textViewDataDetectors,
    markdownExtendedAttributes,
    textCheckerDictionary, textCheckerCompletions, textCheckerGrammar, textItemPreview,
    findNavigator, fontMatrix, framePath, frameAttributes,
  ]

  /// `UIFontDescriptor.AttributeName`.
  package static let fontDescriptorAttribute = Stub.type(
    "UIFontDescriptor.AttributeName", lacks: "fonts don't support this attribute")

  /// `UIFontDescriptor.SystemDesign.rounded`.
  package static let fontDesignRounded = Stub.member(
    "UIFontDescriptor", "SystemDesign.rounded", lacks: "the default design is used")

  /// `UIFont.systemFont(ofSize:weight:width:)`.
  package static let fontWidth = Stub.member(
    "UIFont", "systemFont(ofSize:weight:width:)", lacks: "the standard width is used")

  /// `UIFont.init(name:size:)`.
  package static let fontReplaced = Stub.member(
    "UIFont", "init(name:size:)",
    lacks: "a font of nearly the same width replaces Apple's")

  /// `NSStringDrawingContext.minimumScaleFactor`.
  package static let textMinimumScaleFactor = Stub.member(
    "NSStringDrawingContext", "minimumScaleFactor", lacks: "text isn't scaled down")

  /// `NSAttributedString.Key`.
  package static let textAttribute = Stub.type(
    "NSAttributedString.Key", lacks: "text is drawn without this attribute")

  /// `NSParagraphStyle.hyphenationFactor`.
  package static let hyphenationFactor = Stub.member(
    "NSParagraphStyle", "hyphenationFactor", lacks: "words aren't hyphenated")

  /// `NSParagraphStyle.usesDefaultHyphenation`.
  package static let defaultHyphenation = Stub.member(
    "NSParagraphStyle", "usesDefaultHyphenation", lacks: "words aren't hyphenated")

  /// `NSParagraphStyle.lineBreakStrategy`.
  package static let lineBreakStrategy = Stub.member(
    "NSParagraphStyle", "lineBreakStrategy", lacks: "the standard line breaks are used")

  /// `UILabel.showsExpansionTextWhenTruncated`.
  package static let labelExpansionText = Stub.member(
    "UILabel", "showsExpansionTextWhenTruncated",
    lacks: "no text appears when the pointer rests on the label")

  /// `UITextView.usesStandardTextScaling`.
  package static let textViewStandardScaling = Stub.member(
    "UITextView", "usesStandardTextScaling", lacks: "the text keeps its size")

  /// `UILabel.lineBreakStrategy`.
  package static let labelLineBreakStrategy = Stub.member(
    "UILabel", "lineBreakStrategy", lacks: "the standard line breaks are used")

  /// `NSLayoutManager.addTextContainer(_:)`.
  package static let layoutManagerContainers = Stub.member(
    "NSLayoutManager", "addTextContainer(_:)", lacks: "text is laid out only in the first container"
  )

  /// `NSLayoutManager.showsInvisibleCharacters`.
  package static let layoutManagerInvisibleCharacters = Stub.member(
    "NSLayoutManager", "showsInvisibleCharacters", lacks: "the characters aren't shown")

  /// `NSLayoutManager.usesFontLeading`.
  package static let layoutManagerFontLeading = Stub.member(
    "NSLayoutManager", "usesFontLeading", lacks: "lines include the leading of fonts")

  /// `UITextView.dataDetectorTypes`.
  package static let textViewDataDetectors = Stub.member(
    "UITextView", "dataDetectorTypes",
    lacks: "only web and email addresses, phone numbers, dates, and postal addresses are found")

  /// `AttributedString.MarkdownParsingOptions.allowsExtendedAttributes`.
  package static let markdownExtendedAttributes = Stub.member(
    "AttributedString.MarkdownParsingOptions", "allowsExtendedAttributes",
    lacks: "attributes in Markdown are treated as text")

  /// `UITextInputTraits.textContentType`.
  package static let inputTextContentType = Stub.member(
    "UITextInputTraits", "textContentType", lacks: "the keyboard suggests nothing")

  /// `UITextInputTraits.passwordRules`.
  package static let inputPasswordRules = Stub.member(
    "UITextInputTraits", "passwordRules", lacks: "no password is suggested")

  /// `UITextView.allowsEditingTextAttributes`.
  package static let textViewEditsAttributes = Stub.member(
    "UITextView", "allowsEditingTextAttributes", lacks: "the edit menu doesn't offer styles")

  /// `UITextView.setBaseWritingDirection(_:for:)`.
  package static let textViewWritingDirection = Stub.member(
    "UITextView", "setBaseWritingDirection(_:for:)", lacks: "the direction follows the text")

  /// `UITextView.markedTextStyle`.
  package static let textViewMarkedTextStyle = Stub.member(
    "UITextView", "markedTextStyle", lacks: "marked text has the default style")

  /// `UITextField.allowsEditingTextAttributes`.
  package static let textFieldEditsAttributes = Stub.member(
    "UITextField", "allowsEditingTextAttributes", lacks: "the edit menu doesn't offer styles")

  /// `UITextField.setBaseWritingDirection(_:for:)`.
  package static let textFieldWritingDirection = Stub.member(
    "UITextField", "setBaseWritingDirection(_:for:)", lacks: "the direction follows the text")

  /// `UITextField.markedTextStyle`.
  package static let textFieldMarkedTextStyle = Stub.member(
    "UITextField", "markedTextStyle", lacks: "marked text has the default style")

  /// `UITextInputTraits.autocorrectionType`.
  package static let inputAutocorrection = Stub.member(
    "UITextInputTraits", "autocorrectionType", lacks: "nothing is corrected")

  /// `UITextInputTraits.spellCheckingType`.
  package static let inputSpellChecking = Stub.member(
    "UITextInputTraits", "spellCheckingType", lacks: "spelling isn't checked")

  /// `UITextInputTraits.smartInsertDeleteType`.
  package static let inputSmartInsertDelete = Stub.member(
    "UITextInputTraits", "smartInsertDeleteType", lacks: "spaces aren't changed")

  /// `NSAttributedString.DocumentType.rtfd`.
  package static let richTextDocuments = Stub.member(
    "NSAttributedString.DocumentType", "rtfd", lacks: "documents with attachments can't be read")

  /// `UITextInputTraits.inlinePredictionType`.
  package static let inputInlinePrediction = Stub.member(
    "UITextInputTraits", "inlinePredictionType", lacks: "nothing is predicted")

  /// `UITextInputTraits.grammarCheckingType`.
  package static let inputGrammarChecking = Stub.member(
    "UITextInputTraits", "grammarCheckingType", lacks: "the grammar isn't checked")

  /// `UITextInputTraits.allowsNumberPadPopover`.
  package static let inputNumberPadPopover = Stub.member(
    "UITextInputTraits", "allowsNumberPadPopover",
    lacks: "the number pad is at the bottom of the screen")

  /// `NSParagraphStyle.textBlocks`.
  package static let textBlocks = Stub.member(
    "NSParagraphStyle", "textBlocks",
    lacks: "paragraphs are laid out without tables and borders, and archives don't contain them")

  /// `NSParagraphStyle.textLists`.
  package static let textLists = Stub.member(
    "NSParagraphStyle", "textLists",
    lacks: "paragraphs are drawn without markers, and archives don't contain the lists")

  /// `UITextView.register(_:forTextAttachmentViewProviderType:)`.
  package static let attachmentViewReuse = Stub.member(
    "UITextView", "register(_:forTextAttachmentViewProviderType:)",
    lacks: "attachments are images without views")

  /// `UIMutableTraits.resolvesNaturalAlignmentWithBaseWritingDirection`.
  package static let traitNaturalAlignment = Stub.member(
    "UIMutableTraits", "resolvesNaturalAlignmentWithBaseWritingDirection",
    lacks: "natural alignment always follows the direction of the text")

  /// `UITextChecker.rangeOfMisspelledWord(in:range:startingAt:wrap:language:)`.
  package static let textCheckerDictionary = Stub.member(
    "UITextChecker", "rangeOfMisspelledWord(in:range:startingAt:wrap:language:)",
    lacks: "without the packages libhunspell and hunspell-en-us, every word counts as correct")

  /// `UITextChecker.requestGrammarChecking(of:range:waitForAllResults:completionHandler:)`.
  package static let textCheckerGrammar = Stub.member(
    "UITextChecker", "requestGrammarChecking(of:range:waitForAllResults:completionHandler:)",
    lacks: "the grammar isn't checked, so that no mistakes are found")

  /// `UITextChecker.completions(forPartialWordRange:in:language:)`.
  package static let textCheckerCompletions = Stub.member(
    "UITextChecker", "completions(forPartialWordRange:in:language:)",
    lacks: "the words are in alphabetical order, not by likelihood")

  /// `UIFontPickerViewController.Configuration.filteredLanguagesPredicate`.
  package static let fontPickerLanguages = Stub.member(
    "UIFontPickerViewController", "Configuration.filteredLanguagesPredicate",
    lacks: "fonts for all languages are shown")

  /// `UITextItem.MenuConfiguration.init(preview:menu:)`.
  package static let textItemPreview = Stub.member(
    "UITextItem.MenuConfiguration", "init(preview:menu:)", lacks: "the preview isn't shown")

  /// `CTFont`.
  package static let fontMatrix = Stub.type("CTFont", lacks: "the matrix has no effect")

  /// `CTFrame`.
  package static let framePath = Stub.type(
    "CTFrame", lacks: "the lines fill the rectangle that contains the path")

  /// `CTFramesetter`.
  package static let frameAttributes = Stub.type(
    "CTFramesetter", lacks: "the attributes of frames have no effect")

  /// `UITextView.isFindInteractionEnabled`.
  package static let findNavigator = Stub.member(
    "UITextView", "isFindInteractionEnabled",
    lacks: "the find panel isn't shown")
}
