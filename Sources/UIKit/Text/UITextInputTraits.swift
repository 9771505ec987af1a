/// The keyboards that a text can ask for.
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
  /// A keypad for a person's name or telephone number.
  case namePhonePad = 6
  /// A keyboard for e-mail addresses.
  case emailAddress = 7
  /// Digits and a decimal point.
  case decimalPad = 8
  /// A keyboard with easy access to @ and #.
  case twitter = 9
  /// A keyboard for web searches and URLs.
  case webSearch = 10
  /// A number pad that gives only ASCII digits.
  case asciiCapableNumberPad = 11

  /// A deprecated name of `asciiCapable`.
  public static var alphabet: UIKeyboardType { .asciiCapable }
}

/// The looks of a keyboard.
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

/// When the keyboard turns to capital letters by itself.
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

/// Whether the text is corrected while it is typed.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitextautocorrectiontype>.
public enum UITextAutocorrectionType: Int, Sendable {
  /// As the input method thinks best.
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
  /// On where correction is on.
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
  /// As the keyboard thinks best.
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
  /// As the keyboard thinks best.
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
  /// As the keyboard thinks best.
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
  /// As the keyboard thinks best.
  case `default` = 0
  /// Off.
  case no = 1
  /// On.
  case yes = 2
}

/// What a text means, such as a family name or a password.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitextcontenttype>.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// Apple's name of the meaning.
  public var rawValue: String

  /// Creates a meaning from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A name.
  public static let name = UITextContentType(rawValue: "name")
  /// A prefix or title, such as Dr.
  public static let namePrefix = UITextContentType(rawValue: "name-prefix")
  /// A given name.
  public static let givenName = UITextContentType(rawValue: "given-name")
  /// A middle name.
  public static let middleName = UITextContentType(rawValue: "middle-name")
  /// A family name.
  public static let familyName = UITextContentType(rawValue: "family-name")
  /// A suffix, such as Jr.
  public static let nameSuffix = UITextContentType(rawValue: "name-suffix")
  /// A nickname.
  public static let nickname = UITextContentType(rawValue: "nickname")
  /// A job title.
  public static let jobTitle = UITextContentType(rawValue: "organization-title")
  /// The name of an organization.
  public static let organizationName = UITextContentType(rawValue: "organization")
  /// A place.
  public static let location = UITextContentType(rawValue: "location")
  /// A whole street address.
  public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
  /// The first line of a street address.
  public static let streetAddressLine1 = UITextContentType(rawValue: "address-line1")
  /// The second line of a street address.
  public static let streetAddressLine2 = UITextContentType(rawValue: "address-line2")
  /// A city.
  public static let addressCity = UITextContentType(rawValue: "address-level2")
  /// A state.
  public static let addressState = UITextContentType(rawValue: "address-level1")
  /// A city with its state.
  public static let addressCityAndState = UITextContentType(rawValue: "address-level1+2")
  /// A part of a city.
  public static let sublocality = UITextContentType(rawValue: "address-level3")
  /// A country's name.
  public static let countryName = UITextContentType(rawValue: "country-name")
  /// A postal code.
  public static let postalCode = UITextContentType(rawValue: "postal-code")
  /// A telephone number.
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  /// An e-mail address.
  public static let emailAddress = UITextContentType(rawValue: "email")
  /// A URL.
  public static let URL = UITextContentType(rawValue: "url")
  /// A credit card's number.
  public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
  /// A name of an account.
  public static let username = UITextContentType(rawValue: "username")
  /// A password.
  public static let password = UITextContentType(rawValue: "password")
  /// A password that is being chosen.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// A code that is used once.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
  /// A day of birth.
  public static let birthdate = UITextContentType(rawValue: "bday")
  /// The day of the month of a birth.
  public static let birthdateDay = UITextContentType(rawValue: "bday-day")
  /// The month of a birth.
  public static let birthdateMonth = UITextContentType(rawValue: "bday-month")
  /// The year of a birth.
  public static let birthdateYear = UITextContentType(rawValue: "bday-year")
  /// A date and time.
  public static let dateTime = UITextContentType(rawValue: "date-time")
  /// A flight's number.
  public static let flightNumber = UITextContentType(rawValue: "flight-number")
  /// The number of a shipment.
  public static let shipmentTrackingNumber = UITextContentType(rawValue: "shipment-tracking-number")
}

/// What a new password must consist of.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitextinputpasswordrules>.
open class UITextInputPasswordRules: NSObject {
  /// The rules, in Apple's notation.
  public let passwordRulesDescriptor: String

  /// Creates rules from Apple's notation.
  public init(descriptor passwordRulesDescriptor: String) {
    self.passwordRulesDescriptor = passwordRulesDescriptor
  }
}

/// What a text asks of the keyboard.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitextinputtraits>.
@preconcurrency @MainActor
public protocol UITextInputTraits: NSObjectProtocol {
  /// When the keyboard turns to capital letters by itself.
  var autocapitalizationType: UITextAutocapitalizationType { get set }
  /// Whether the text is corrected.
  var autocorrectionType: UITextAutocorrectionType { get set }
  /// Whether the spelling is checked.
  var spellCheckingType: UITextSpellCheckingType { get set }
  /// Whether quotes become curly.
  var smartQuotesType: UITextSmartQuotesType { get set }
  /// Whether hyphens become dashes.
  var smartDashesType: UITextSmartDashesType { get set }
  /// Whether spaces are fitted around pasted text.
  var smartInsertDeleteType: UITextSmartInsertDeleteType { get set }
  /// Whether completions are shown in the text.
  var inlinePredictionType: UITextInlinePredictionType { get set }
  /// The keyboard.
  var keyboardType: UIKeyboardType { get set }
  /// The keyboard's look.
  var keyboardAppearance: UIKeyboardAppearance { get set }
  /// The title of the return key.
  var returnKeyType: UIReturnKeyType { get set }
  /// Whether the return key is disabled while there is no text.
  var enablesReturnKeyAutomatically: Bool { get set }
  /// Whether the text is hidden.
  var isSecureTextEntry: Bool { get set }
  /// What the text means.
  var textContentType: UITextContentType! { get set }
  /// What a new password must consist of.
  var passwordRules: UITextInputPasswordRules? { get set }
}

extension UITextInputTraits {
  /// When the keyboard turns to capital letters by itself.
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { .sentences }
    set {}
  }
  /// Whether the text is corrected.
  public var autocorrectionType: UITextAutocorrectionType {
    get { .default }
    set {}
  }
  /// Whether the spelling is checked.
  public var spellCheckingType: UITextSpellCheckingType {
    get { .default }
    set {}
  }
  /// Whether quotes become curly.
  public var smartQuotesType: UITextSmartQuotesType {
    get { .default }
    set {}
  }
  /// Whether hyphens become dashes.
  public var smartDashesType: UITextSmartDashesType {
    get { .default }
    set {}
  }
  /// Whether spaces are fitted around pasted text.
  public var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { .default }
    set {}
  }
  /// Whether completions are shown in the text.
  public var inlinePredictionType: UITextInlinePredictionType {
    get { .default }
    set {}
  }
  /// The keyboard.
  public var keyboardType: UIKeyboardType {
    get { .default }
    set {}
  }
  /// The keyboard's look.
  public var keyboardAppearance: UIKeyboardAppearance {
    get { .default }
    set {}
  }
  /// The title of the return key.
  public var returnKeyType: UIReturnKeyType {
    get { .default }
    set {}
  }
  /// Whether the return key is disabled while there is no text.
  public var enablesReturnKeyAutomatically: Bool {
    get { false }
    set {}
  }
  /// Whether the text is hidden.
  public var isSecureTextEntry: Bool {
    get { false }
    set {}
  }
  /// What the text means.
  public var textContentType: UITextContentType! {
    get { nil }
    set {}
  }
  /// What a new password must consist of.
  public var passwordRules: UITextInputPasswordRules? {
    get { nil }
    set {}
  }
}
