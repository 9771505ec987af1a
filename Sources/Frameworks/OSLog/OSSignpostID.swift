import Synchronization

/// Identifies one of several intervals with the same name.
///
/// Follows <https://developer.apple.com/documentation/os/ossignpostid>.
public struct OSSignpostID: RawRepresentable, Comparable, Hashable, Sendable {
  /// The number.
  public let rawValue: UInt64

  private static let latest = Atomic<UInt64>(1)

  /// The identifier of intervals that don't overlap.
  public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)
  /// An identifier that no interval has.
  public static let invalid = OSSignpostID(UInt64.max)
  /// An identifier that no interval has.
  public static let null = OSSignpostID(0)

  /// Creates an identifier from a number.
  public init(_ value: UInt64) { rawValue = value }

  /// Creates an identifier from a number.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// Creates an identifier that no other interval of a log has.
  public init(log: OSLog) {
    self.init(Self.latest.add(1, ordering: .relaxed).newValue)
  }

  /// Creates an identifier for an object.
  public init(log: OSLog, object: AnyObject) {
    self.init(UInt64(UInt(bitPattern: ObjectIdentifier(object))))
  }

  /// Returns whether an identifier was created before another.
  public static func < (one: OSSignpostID, other: OSSignpostID) -> Bool {
    one.rawValue < other.rawValue
  }
}
