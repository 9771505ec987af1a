import Foundation

/// The reason that an operation on a scene failed.
///
/// Follows <https://developer.apple.com/documentation/uikit/uisceneerror>.
public struct UISceneError: CustomNSError, LocalizedError, Hashable {
  /// The reasons.
  ///
  /// Follows <https://developer.apple.com/documentation/uikit/uisceneerror/code>.
  public enum Code: Int, Sendable {
    /// The app supports only one scene.
    case multipleScenesNotSupported = 0
    /// The system doesn't allow it.
    case requestDenied = 1
    /// The scene can't have the geometry.
    case geometryRequestUnsupported = 100
    /// The system doesn't allow the geometry.
    case geometryRequestDenied = 101
  }

  /// The domain of such errors.
  public static var errorDomain: String { "UISceneErrorDomain" }
  /// The reason.
  public let code: Code
  /// The reason in words.
  public let errorDescription: String?

  init(_ code: Code, _ description: String) {
    self.code = code
    errorDescription = description
  }

  /// The number of the reason.
  public var errorCode: Int { code.rawValue }
  /// The description of the error.
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: errorDescription ?? ""] }
}
