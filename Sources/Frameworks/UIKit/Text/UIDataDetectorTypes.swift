/// The types of information that a text view detects and converts to links.
///
/// Follows <https://developer.apple.com/documentation/uikit/uidatadetectortypes>.
public struct UIDataDetectorTypes: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Phone numbers.
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)
  /// Web and email addresses.
  public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
  /// Postal addresses.
  public static let address = UIDataDetectorTypes(rawValue: 1 << 2)
  /// Dates and times.
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 1 << 3)
  /// Tracking numbers of shipments.
  public static let shipmentTrackingNumber = UIDataDetectorTypes(rawValue: 1 << 4)
  /// Flight numbers.
  public static let flightNumber = UIDataDetectorTypes(rawValue: 1 << 5)
  /// Terms that the system can look up.
  public static let lookupSuggestion = UIDataDetectorTypes(rawValue: 1 << 6)
  /// Amounts of money.
  public static let money = UIDataDetectorTypes(rawValue: 1 << 7)
  /// Measurements such as lengths and weights.
  public static let physicalValue = UIDataDetectorTypes(rawValue: 1 << 8)
  /// The types that Quince doesn't detect.
  static let notDetected: UIDataDetectorTypes = [
    .shipmentTrackingNumber, .flightNumber, .lookupSuggestion, .money, .physicalValue,
  ]
  /// All types.
  public static let all = UIDataDetectorTypes(rawValue: .max)
}
