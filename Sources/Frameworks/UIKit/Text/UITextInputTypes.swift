/// The keyboards that text can ask for.
///
/// Follows <https://developer.apple.com/documentation/uikit/uikeyboardtype>.
public enum UIKeyboardType: Int, Sendable {
  /// The usual keyboard of the current input method.
  case `default` = 0
  /// A keyboard with ASCII characters.
  case asciiCapable = 1
  /// Numbers and punctuation.
  case numbersAndPunctuation = 2
  /// A keyboard for URLs.
  case URL = 3
  /// Digits for PINs.
  case numberPad = 4
  /// A keypad for telephone numbers.
  case phonePad = 5
  /// A keypad for a contact's name or phone number.
  case namePhonePad = 6
  /// A keyboard for e-mail addresses.
  case emailAddress = 7
  /// Digits and a decimal point.
  case decimalPad = 8
  /// A keyboard with easy access to @ and #.
  case twitter = 9
  /// A keyboard for web searches and URLs.
  case webSearch = 10
  /// A number pad with only ASCII digits.
  case asciiCapableNumberPad = 11

  /// A deprecated name of `asciiCapable`.
  public static var alphabet: UIKeyboardType { .asciiCapable }
}

/// The appearance of a keyboard.
///
/// Follows <https://developer.apple.com/documentation/uikit/uikeyboardappearance>.
public enum UIKeyboardAppearance: Int, Sendable {
  /// The look of the current appearance.
  case `default` = 0
  /// Always dark.
  case dark = 1
  /// Always light.
  case light = 2

  /// A deprecated name of `dark`.
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

/// The automatic capitalization of a keyboard.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitextautocapitalizationtype>.
public enum UITextAutocapitalizationType: Int, Sendable {
  /// Never.
  case none = 0
  /// At the start of each word.
  case words = 1
  /// At the start of each sentence.
  case sentences = 2
  /// Always.
  case allCharacters = 3
}

/// Whether the text is corrected while it's typed.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitextautocorrectiontype>.
public enum UITextAutocorrectionType: Int, Sendable {
  /// The input method decides.
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
  /// On if correction is on.
  case `default` = 0
  /// Off.
  case no = 1
  /// On.
  case yes = 2
}

/// Whether straight quotes become curly ones.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitextsmartquotestype>.
public enum UITextSmartQuotesType: Int, Sendable {
  /// The keyboard decides.
  case `default` = 0
  /// Off.
  case no = 1
  /// On.
  case yes = 2
}

/// Whether two hyphens become a dash.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitextsmartdashestype>.
public enum UITextSmartDashesType: Int, Sendable {
  /// The keyboard decides.
  case `default` = 0
  /// Off.
  case no = 1
  /// On.
  case yes = 2
}

/// Whether spaces are added and taken away around pasted and cut text.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitextsmartinsertdeletetype>.
public enum UITextSmartInsertDeleteType: Int, Sendable {
  /// The keyboard decides.
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
  /// The keyboard decides.
  case `default` = 0
  /// Off.
  case no = 1
  /// On.
  case yes = 2
}
