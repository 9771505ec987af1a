import Foundation

/// The reason that a change of Guided Access failed.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiguidedaccesserror>.
public struct UIGuidedAccessError: CustomNSError, Hashable {
  /// The error codes.
  ///
  /// Follows <https://developer.apple.com/documentation/uikit/uiguidedaccesserror/code>.
  public enum Code: Int, Sendable {
    /// The device isn't set up to show only this app.
    case permissionDenied = 0
    /// The change failed.
    case failed = 9_223_372_036_854_775_807
  }

  /// The domain of the errors.
  public static var errorDomain: String { "UIGuidedAccessErrorDomain" }
  /// The device isn't set up to show only this app.
  public static var permissionDenied: Code { .permissionDenied }
  /// The change failed.
  public static var failed: Code { .failed }
  /// The error code.
  public let code: Code

  init(_ code: Code) {
    self.code = code
  }

  /// The error code as a number.
  public var errorCode: Int { code.rawValue }
}
