import CoreGraphics
import FoundationSupplement

/// A function that's called when a host can be reached in another way.
///
/// Follows <https://developer.apple.com/documentation/systemconfiguration/scnetworkreachabilitycallback>.
public typealias SCNetworkReachabilityCallBack = (
  SCNetworkReachability, SCNetworkReachabilityFlags, UnsafeMutableRawPointer?
) -> Void

/// The argument of a callback, and functions for it.
///
/// Follows <https://developer.apple.com/documentation/systemconfiguration/scnetworkreachabilitycontext>.
public struct SCNetworkReachabilityContext {
  /// The version of the structure, which must be 0.
  public var version: CFIndex
  /// The argument.
  public var info: UnsafeMutableRawPointer?
  /// A function that retains the argument.
  public var retain: (@convention(c) (UnsafeRawPointer) -> UnsafeRawPointer)?
  /// A function that releases the argument.
  public var release: (@convention(c) (UnsafeRawPointer) -> Void)?
  /// A function that describes the argument.
  public var copyDescription: ((UnsafeRawPointer) -> Unmanaged<NSString>)?

  /// Creates a context without an argument.
  public init() {
    version = 0
  }

  /// Creates a context.
  public init(
    version: CFIndex, info: UnsafeMutableRawPointer?,
    retain: (@convention(c) (UnsafeRawPointer) -> UnsafeRawPointer)?,
    release: (@convention(c) (UnsafeRawPointer) -> Void)?,
    copyDescription: ((UnsafeRawPointer) -> Unmanaged<NSString>)?
  ) {
    self.version = version
    self.info = info
    self.retain = retain
    self.release = release
    self.copyDescription = copyDescription
  }
}

extension Unmanaged where Instance == NSString {
  /// Returns a reference to a string, which is retained.
  ///
  /// On iOS, `CFString` is a class; here, it's `String`.
  public static func passRetained(_ value: CFString) -> Unmanaged<NSString> {
    passRetained(value._bridgeToObjectiveC())
  }
}
