/// The types of keyboards.
///
/// Follows <https://developer.apple.com/documentation/uikit/uikeyboardtype>.
public enum UIKeyboardType: Int, Sendable {
  /// The default keyboard of the current input method.
  case `default` = 0
  /// A keyboard with ASCII characters.
  case asciiCapable = 1
  /// A keyboard with numbers and punctuation.
  case numbersAndPunctuation = 2
  /// A keyboard for URLs.
  case URL = 3
  /// A number pad for PINs.
  case numberPad = 4
  /// A keypad for telephone numbers.
  case phonePad = 5
  /// A keypad for a contact's name or phone number.
  case namePhonePad = 6
  /// A keyboard for email addresses.
  case emailAddress = 7
  /// A number pad with a decimal point.
  case decimalPad = 8
  /// A keyboard with easy access to @ and #.
  case twitter = 9
  /// A keyboard for web searches and URLs.
  case webSearch = 10
  /// A number pad with only ASCII digits.
  case asciiCapableNumberPad = 11

  /// A deprecated name for `asciiCapable`.
  public static var alphabet: UIKeyboardType { .asciiCapable }
}

/// The appearances of a keyboard.
///
/// Follows <https://developer.apple.com/documentation/uikit/uikeyboardappearance>.
public enum UIKeyboardAppearance: Int, Sendable {
  /// The appearance that matches the interface style.
  case `default` = 0
  /// Always dark.
  case dark = 1
  /// Always light.
  case light = 2

  /// A deprecated name for `dark`.
  public static var alert: UIKeyboardAppearance { .dark }
}

/// The titles of the return key.
///
/// Follows <https://developer.apple.com/documentation/uikit/uireturnkeytype>.
public enum UIReturnKeyType: Int, Sendable {
  /// "return".
  case `default` = 0
  /// "go".
  case go = 1
  /// "search".
  case google = 2
  /// "join".
  case join = 3
  /// "next".
  case next = 4
  /// "route".
  case route = 5
  /// "search".
  case search = 6
  /// "send".
  case send = 7
  /// "search".
  case yahoo = 8
  /// "done".
  case done = 9
  /// "emergency call".
  case emergencyCall = 10
  /// "continue".
  case `continue` = 11
}

/// The modes of automatic capitalization.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitextautocapitalizationtype>.
public enum UITextAutocapitalizationType: Int, Sendable {
  /// Nothing is capitalized.
  case none = 0
  /// The first letter of each word is capitalized.
  case words = 1
  /// The first letter of each sentence is capitalized.
  case sentences = 2
  /// All letters are capitalized.
  case allCharacters = 3
}

/// Whether the text is corrected while it's typed.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitextautocorrectiontype>.
public enum UITextAutocorrectionType: Int, Sendable {
  /// The input method determines it.
  case `default` = 0
  /// Off.
  case no = 1
  /// On.
  case yes = 2
}

/// Whether the spelling is checked while the text is typed.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitextspellcheckingtype>.
public enum UITextSpellCheckingType: Int, Sendable {
  /// Spelling is checked if the text is corrected.
  case `default` = 0
  /// Off.
  case no = 1
  /// On.
  case yes = 2
}

/// Whether straight quotes are replaced with curly quotes.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitextsmartquotestype>.
public enum UITextSmartQuotesType: Int, Sendable {
  /// The keyboard determines it.
  case `default` = 0
  /// Off.
  case no = 1
  /// On.
  case yes = 2
}

/// Whether two hyphens are replaced with a dash.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitextsmartdashestype>.
public enum UITextSmartDashesType: Int, Sendable {
  /// The keyboard determines it.
  case `default` = 0
  /// Off.
  case no = 1
  /// On.
  case yes = 2
}

/// Whether spaces are added and removed around pasted and cut text.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitextsmartinsertdeletetype>.
public enum UITextSmartInsertDeleteType: Int, Sendable {
  /// The keyboard determines it.
  case `default` = 0
  /// Off.
  case no = 1
  /// On.
  case yes = 2
}

/// Whether the grammar of the text is checked.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitextgrammarcheckingtype>.
@available(IOS27 )
public enum UITextGrammarCheckingType: Int, Sendable {
  /// The keyboard determines it.
  case `default` = 0
  /// Off.
  case no = 1
  /// On.
  case yes = 2
}

/// Whether completions are shown in the text.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitextinlinepredictiontype>.
public enum UITextInlinePredictionType: Int, Sendable {
  /// The keyboard determines it.
  case `default` = 0
  /// Off.
  case no = 1
  /// On.
  case yes = 2
}
