import Foundation

/// The name of a kind of exception.
///
/// Follows <https://developer.apple.com/documentation/foundation/nsexceptionname>.
public struct NSExceptionName: RawRepresentable, Hashable, Sendable {
  /// The name as text.
  public let rawValue: String

  /// Creates a name.
  public init(_ rawValue: String) {
    self.rawValue = rawValue
  }

  /// Creates a name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// An exception of no particular kind.
  public static let genericException = NSExceptionName("NSGenericException")
  /// A place outside the bounds, such as an index beyond the end of an array.
  public static let rangeException = NSExceptionName("NSRangeException")
  /// An argument that a method can't take.
  public static let invalidArgumentException = NSExceptionName("NSInvalidArgumentException")
  /// A state that the app should never have come to.
  public static let internalInconsistencyException =
    NSExceptionName("NSInternalInconsistencyException")
  /// Memory that can't be had.
  public static let mallocException = NSExceptionName("NSMallocException")
  /// An object that can't be used at the moment.
  public static let objectNotAvailableException = NSExceptionName("NSObjectNotAvailableException")
  /// A process on another machine that can't be reached.
  public static let destinationInvalidException = NSExceptionName("NSDestinationInvalidException")
  /// A connection that took too long.
  public static let portTimeoutException = NSExceptionName("NSPortTimeoutException")
  /// An archive that can't be read.
  public static let invalidUnarchiveOperationException =
    NSExceptionName("NSInvalidUnarchiveOperationException")
  /// A key that an object has no value for.
  public static let undefinedKeyException = NSExceptionName("NSUnknownKeyException")
}
