import AppRuntime
import Foundation

/// An exception that ends an app after an invalid operation.
///
/// Swift code can't catch it.
///
/// Follows <https://developer.apple.com/documentation/foundation/nsexception>.
open class NSException: NSObject, NSCopying, @unchecked Sendable {
  /// The name of the exception.
  open private(set) var name: NSExceptionName
  /// A description of the reason for the exception.
  open private(set) var reason: String?
  /// The app's additional information.
  open private(set) var userInfo: [AnyHashable: Any]?

  /// Creates an exception.
  public init(
    name aName: NSExceptionName, reason aReason: String?,
    userInfo aUserInfo: [AnyHashable: Any]? = nil
  ) {
    name = aName
    reason = aReason
    userInfo = aUserInfo
    super.init()
  }

  /// Ends the app, because nothing can catch the exception.
  open func raise() {
    AppRuntime.raise(name.rawValue, reason ?? "")
  }

  /// Ends the app with an exception whose reason is a format string.
  open class func raise(
    _ name: NSExceptionName, format: String, arguments argList: CVaListPointer
  ) {
    NSException(name: name, reason: NSString(format: format, arguments: argList) as String).raise()
  }

  /// The call stack, as one string for each call.
  open var callStackSymbols: [String] { Thread.callStackSymbols }

  /// The return addresses of the call stack.
  open var callStackReturnAddresses: [NSNumber] { Thread.callStackReturnAddresses }

  /// Returns the exception itself, because it's immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override var description: String { reason ?? name.rawValue }
}
