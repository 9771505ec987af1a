/// The kinds of signposts.
///
/// Follows <https://developer.apple.com/documentation/os/ossignposttype>.
public struct OSSignpostType: RawRepresentable, Equatable, Sendable {
  /// The number.
  public let rawValue: UInt8

  /// Creates a kind from its number.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// A moment.
  public static let event = OSSignpostType(rawValue: 0)
  /// The start of an interval.
  public static let begin = OSSignpostType(rawValue: 1)
  /// The end of an interval.
  public static let end = OSSignpostType(rawValue: 2)

  /// The kind's name in the log.
  var name: String {
    switch self {
    case .begin: "begin"
    case .end: "end"
    default: "event"
    }
  }
}
