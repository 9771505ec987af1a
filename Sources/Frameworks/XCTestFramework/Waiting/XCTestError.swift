import Foundation

/// The domain of wait errors.
public let XCTestErrorDomain = XCTestError.errorDomain

/// A closure that's called after a wait, with an error if it failed.
public typealias XCWaitCompletionHandler = ((any Error)?) -> Void

/// The reason that a wait failed.
///
/// Follows <https://developer.apple.com/documentation/xctest/xctesterror-swift.struct>.
public struct XCTestError: CustomNSError, Equatable, Hashable, Sendable {
  /// The reasons that waits fail.
  public enum Code: Int, Sendable {
    /// Expectations weren't fulfilled in time.
    case timeoutWhileWaiting = 0
    /// A different failure occurred.
    case failureWhileWaiting = 1
  }

  /// The domain of wait errors.
  public static var errorDomain: String { "com.apple.XCTestErrorDomain" }
  /// Expectations weren't fulfilled in time.
  public static var timeoutWhileWaiting: Code { .timeoutWhileWaiting }
  /// A different failure occurred.
  public static var failureWhileWaiting: Code { .failureWhileWaiting }

  /// The error code.
  public let code: Code
  /// The error code as a number.
  public var errorCode: Int { code.rawValue }
  /// Additional information about the error.
  public var errorUserInfo: [String: Any] { [:] }

  /// Creates an error with a code.
  public init(_ code: Code) {
    self.code = code
  }
}
