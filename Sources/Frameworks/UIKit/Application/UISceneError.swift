import Foundation

/// The reason that an operation on a scene failed.
///
/// Follows <https://developer.apple.com/documentation/uikit/uisceneerror>.
public struct UISceneError: CustomNSError, LocalizedError, Hashable {
  /// The error codes.
  ///
  /// Follows <https://developer.apple.com/documentation/uikit/uisceneerror/code>.
  public enum Code: Int, Sendable {
    /// The app supports only one scene.
    case multipleScenesNotSupported = 0
    /// The system doesn't allow it.
    case requestDenied = 1
    /// The scene doesn't support the geometry.
    case geometryRequestUnsupported = 100
    /// The system doesn't allow the geometry.
    case geometryRequestDenied = 101
  }

  /// The domain of scene errors.
  public static var errorDomain: String { "UISceneErrorDomain" }
  /// The error code.
  public let code: Code
  /// A description of the error.
  public let errorDescription: String?

  init(_ code: Code, _ description: String) {
    self.code = code
    errorDescription = description
  }

  /// The error code as a number.
  public var errorCode: Int { code.rawValue }
  /// The description of the error.
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: errorDescription ?? ""] }
}
