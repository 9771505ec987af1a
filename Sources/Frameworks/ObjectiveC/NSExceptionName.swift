import Foundation

/// The name of a type of exception.
///
/// Follows <https://developer.apple.com/documentation/foundation/nsexceptionname>.
public struct NSExceptionName: RawRepresentable, Hashable, Sendable {
  /// The name as a string.
  public let rawValue: String

  /// Creates a name.
  public init(_ rawValue: String) {
    self.rawValue = rawValue
  }

  /// Creates a name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A generic exception.
  public static let genericException = NSExceptionName("NSGenericException")
  /// An access outside of the bounds, such as an index beyond the end of an array.
  public static let rangeException = NSExceptionName("NSRangeException")
  /// An invalid argument.
  public static let invalidArgumentException = NSExceptionName("NSInvalidArgumentException")
  /// A state that should never occur in the app.
  public static let internalInconsistencyException =
    NSExceptionName("NSInternalInconsistencyException")
  /// A failed memory allocation.
  public static let mallocException = NSExceptionName("NSMallocException")
  /// An object that's temporarily unavailable.
  public static let objectNotAvailableException = NSExceptionName("NSObjectNotAvailableException")
  /// A process on another computer that can't be reached.
  public static let destinationInvalidException = NSExceptionName("NSDestinationInvalidException")
  /// A connection that timed out.
  public static let portTimeoutException = NSExceptionName("NSPortTimeoutException")
  /// An invalid archive.
  public static let invalidUnarchiveOperationException =
    NSExceptionName("NSInvalidUnarchiveOperationException")
  /// A key that an object doesn't define.
  public static let undefinedKeyException = NSExceptionName("NSUnknownKeyException")
}
