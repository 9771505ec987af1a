import Foundation

/// An item that was found in a string.
final class DetectedText: NSTextCheckingResult {
  /// The kind of detected content.
  enum Content {
    case link(URL)
    case phoneNumber(String)
    case date(Date)
    case address([NSTextCheckingKey: String])
  }

  let content: Content
  private let place: NSRange

  init(_ content: Content, range: NSRange) {
    self.content = content
    place = range
    super.init()
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func copy(with zone: NSZone? = nil) -> Any { self }
  override var range: NSRange { place }
  override var numberOfRanges: Int { 1 }
  override func range(at idx: Int) -> NSRange { place }

  override var resultType: NSTextCheckingResult.CheckingType {
    switch content {
    case .link: .links
    case .phoneNumber: .phoneNumbers
    case .date: .dates
    case .address: .addresses
    }
  }
}

extension NSTextCheckingKey {
  /// The key for the name of a person.
  public static var name: NSTextCheckingKey { NSTextCheckingKey(rawValue: "Name") }
  /// The key for the name of an organization.
  public static var organization: NSTextCheckingKey { NSTextCheckingKey(rawValue: "Organization") }
  /// The key for the street and number.
  public static var street: NSTextCheckingKey { NSTextCheckingKey(rawValue: "Street") }
  /// The key for the city.
  public static var city: NSTextCheckingKey { NSTextCheckingKey(rawValue: "City") }
  /// The key for the state or province.
  public static var state: NSTextCheckingKey { NSTextCheckingKey(rawValue: "State") }
  /// The key for the postal code.
  public static var zip: NSTextCheckingKey { NSTextCheckingKey(rawValue: "ZIP") }
  /// The key for the country.
  public static var country: NSTextCheckingKey { NSTextCheckingKey(rawValue: "Country") }
  /// The key for the phone number.
  public static var phone: NSTextCheckingKey { NSTextCheckingKey(rawValue: "Phone") }
}

extension NSTextCheckingResult {
  private var found: DetectedText.Content? { (self as? DetectedText)?.content }

  /// The URL of a link.
  public var url: URL? {
    if case .link(let url) = found { url } else { nil }
  }

  /// The phone number.
  public var phoneNumber: String? {
    if case .phoneNumber(let number) = found { number } else { nil }
  }

  /// The date.
  public var date: Date? {
    if case .date(let date) = found { date } else { nil }
  }

  /// The components of an address.
  public var addressComponents: [NSTextCheckingKey: String]? {
    if case .address(let parts) = found { parts } else { nil }
  }

  /// The components of an address.
  public var components: [NSTextCheckingKey: String]? { addressComponents }
}

extension NSRegularExpression {
  /// Creates an expression from a pattern that's known to be valid.
  convenience init(known pattern: String) {
    // swift-format-ignore
    try! self.init(pattern: pattern, options: .caseInsensitive)
  }

  /// Returns the ranges of each match and its capture groups, with `nil` for groups that didn't
  /// participate.
  func groups(in text: NSString, range: NSRange) -> [[NSRange?]] {
    matches(in: text as String, range: range).map { match in
      (0..<match.numberOfRanges).map {
        let range = match.range(at: $0)
        return range.location == NSNotFound ? nil : range
      }
    }
  }
}
