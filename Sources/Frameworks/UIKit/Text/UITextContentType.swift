/// The semantic meaning of text, such as a family name or a password.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitextcontenttype>.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// Apple's name for the meaning.
  public var rawValue: String

  /// Creates a meaning from Apple's name for it.
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
  /// A location.
  public static let location = UITextContentType(rawValue: "location")
  /// A full street address.
  public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
  /// The first line of a street address.
  public static let streetAddressLine1 = UITextContentType(rawValue: "address-line1")
  /// The second line of a street address.
  public static let streetAddressLine2 = UITextContentType(rawValue: "address-line2")
  /// A city.
  public static let addressCity = UITextContentType(rawValue: "address-level2")
  /// A state.
  public static let addressState = UITextContentType(rawValue: "address-level1")
  /// A city and a state.
  public static let addressCityAndState = UITextContentType(rawValue: "address-level1+2")
  /// A part of a city.
  public static let sublocality = UITextContentType(rawValue: "address-level3")
  /// A country's name.
  public static let countryName = UITextContentType(rawValue: "country-name")
  /// A postal code.
  public static let postalCode = UITextContentType(rawValue: "postal-code")
  /// A telephone number.
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  /// An email address.
  public static let emailAddress = UITextContentType(rawValue: "email")
  /// A URL.
  public static let URL = UITextContentType(rawValue: "url")
  /// A credit card's number.
  public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
  /// A credit card's security code.
  public static let creditCardSecurityCode = UITextContentType(rawValue: "cc-csc")
  /// The name on a credit card.
  public static let creditCardName = UITextContentType(rawValue: "cc-name")
  /// The given name on a credit card.
  public static let creditCardGivenName = UITextContentType(rawValue: "cc-given-name")
  /// The middle name on a credit card.
  public static let creditCardMiddleName = UITextContentType(rawValue: "cc-additional-name")
  /// The family name on a credit card.
  public static let creditCardFamilyName = UITextContentType(rawValue: "cc-family-name")
  /// The expiration month and year of a credit card.
  public static let creditCardExpiration = UITextContentType(rawValue: "cc-exp")
  /// The expiration month of a credit card.
  public static let creditCardExpirationMonth = UITextContentType(rawValue: "cc-exp-month")
  /// The expiration year of a credit card.
  public static let creditCardExpirationYear = UITextContentType(rawValue: "cc-exp-year")
  /// The kind of a credit card.
  public static let creditCardType = UITextContentType(rawValue: "cc-type")
  /// The name of an account.
  public static let username = UITextContentType(rawValue: "username")
  /// A password.
  public static let password = UITextContentType(rawValue: "password")
  /// A new password.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// A one-time code.
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
  /// The tracking number of a shipment.
  public static let shipmentTrackingNumber = UITextContentType(rawValue: "shipment-tracking-number")
}
