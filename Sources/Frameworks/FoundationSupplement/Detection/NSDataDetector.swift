import Foundation

/// Finds links, phone numbers, dates, and addresses in text.
///
/// Follows <https://developer.apple.com/documentation/foundation/nsdatadetector>, which Foundation
/// on Linux lacks. Dates and addresses must be in American format.
open class NSDataDetector: NSObject, @unchecked Sendable {
  /// The types to find, as the raw value of an `NSTextCheckingResult.CheckingType` set.
  public let checkingTypes: NSTextCheckingResult.CheckingType.RawValue

  private let detections: [any Detection]

  /// Creates a detector of types.
  /// - Throws: An error if none of the types are supported.
  public init(types checkingTypes: NSTextCheckingResult.CheckingType.RawValue) throws {
    self.checkingTypes = checkingTypes
    let types = NSTextCheckingResult.CheckingType(rawValue: checkingTypes)
    var detections: [any Detection] = []
    if types.contains(.links) { detections.append(LinkDetection()) }
    if types.contains(.addresses) { detections.append(AddressDetection()) }
    if types.contains(.dates) { detections.append(DateDetection()) }
    if types.contains(.phoneNumbers) { detections.append(PhoneNumberDetection()) }
    guard !detections.isEmpty || types.contains(.flights) else {
      throw CocoaError(.formatting)
    }
    self.detections = detections
  }

  /// Returns the matches in a range of a string, in order.
  public func matches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> [NSTextCheckingResult] {
    var taken: [NSRange] = []
    var found: [DetectedText] = []
    for detection in detections {
      for match in detection.matches(in: string as NSString, range: range)
      where !taken.contains(where: { $0.intersection(match.range) != nil }) {
        taken.append(match.range)
        found.append(match)
      }
    }
    let sorted = found.sorted { $0.range.location < $1.range.location }
    return options.contains(.anchored)
      ? sorted.filter { $0.range.location == range.location } : sorted
  }

  /// Returns the number of matches.
  public func numberOfMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> Int {
    matches(in: string, options: options, range: range).count
  }

  /// Returns the first match.
  public func firstMatch(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> NSTextCheckingResult? {
    matches(in: string, options: options, range: range).first
  }

  /// Returns the range of the first match, whose location is `NSNotFound` if there's no match.
  public func rangeOfFirstMatch(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> NSRange {
    firstMatch(in: string, options: options, range: range)?.range
      ?? NSRange(location: NSNotFound, length: 0)
  }

  /// Calls a closure with each match.
  public func enumerateMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
    using block:
      @escaping (
        NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>
      ) -> Void
  ) {
    var isStopped = ObjCBool(false)
    for match in matches(in: string, options: options, range: range) where !isStopped.boolValue {
      block(match, [], &isStopped)
    }
  }
}

/// A detector of one kind of item in text.
protocol Detection {
  func matches(in text: NSString, range: NSRange) -> [DetectedText]
}

/// The types, with Apple's values.
///
/// Foundation on Linux uses the same names with other values, so the builder declares these again
/// in every module.
extension NSTextCheckingResult.CheckingType {
  package static let dates = NSTextCheckingResult.CheckingType(rawValue: 1 << 3)
  package static let addresses = NSTextCheckingResult.CheckingType(rawValue: 1 << 4)
  package static let links = NSTextCheckingResult.CheckingType(rawValue: 1 << 5)
  package static let phoneNumbers = NSTextCheckingResult.CheckingType(rawValue: 1 << 11)
  package static let flights = NSTextCheckingResult.CheckingType(rawValue: 1 << 12)
}
