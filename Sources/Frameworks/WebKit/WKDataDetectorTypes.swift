/// Types of data in pages.
///
/// Follows <https://developer.apple.com/documentation/webkit/wkdatadetectortypes>.
public struct WKDataDetectorTypes: OptionSet, Sendable {
  /// The bits of the types.
  public let rawValue: UInt

  /// Creates a set of types from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Phone numbers.
  public static let phoneNumber = WKDataDetectorTypes(rawValue: 1)
  /// Links.
  public static let link = WKDataDetectorTypes(rawValue: 2)
  /// Addresses of places.
  public static let address = WKDataDetectorTypes(rawValue: 4)
  /// Dates and times that can become events of a calendar.
  public static let calendarEvent = WKDataDetectorTypes(rawValue: 8)
  /// Numbers of tracked parcels.
  public static let trackingNumber = WKDataDetectorTypes(rawValue: 16)
  /// Numbers of flights.
  public static let flightNumber = WKDataDetectorTypes(rawValue: 32)
  /// Suggestions for searches.
  public static let lookupSuggestion = WKDataDetectorTypes(rawValue: 64)
  /// All types.
  public static let all = WKDataDetectorTypes(rawValue: .max)
}
