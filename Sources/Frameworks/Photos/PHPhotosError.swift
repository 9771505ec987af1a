import Foundation

/// The domain of errors of the photo library.
public let PHPhotosErrorDomain = PHPhotosError.errorDomain

/// An error of the photo library.
///
/// Follows <https://developer.apple.com/documentation/photos/phphotoserror-swift.struct>.
public struct PHPhotosError: CustomNSError, Equatable, Hashable, Sendable {
  /// The reason for which a request failed.
  public enum Code: Int, Sendable {
    /// The reason isn't known.
    case internalError = -1
    /// The user didn't allow the request.
    case userCancelled = 3072
    /// The library can't be opened.
    case libraryVolumeOffline = 3114
    /// The library is being used in another way.
    case relinquishingLibraryBundleToWriter = 3142
    /// The library is another one than before.
    case switchingSystemPhotoLibrary = 3143
    /// The network is needed, and not allowed.
    case networkAccessRequired = 3164
    /// The network failed.
    case networkError = 3169
    /// There's no object with an identifier.
    case identifierNotFound = 3201
    /// There are several objects with an identifier.
    case multipleIdentifiersFound = 3202
    /// The library doesn't support a change.
    case changeNotSupported = 3300
    /// The operation was interrupted.
    case operationInterrupted = 3301
    /// A file isn't an image or movie that the library supports.
    case invalidResource = 3302
    /// The file doesn't exist.
    case missingResource = 3303
    /// There isn't enough space.
    case notEnoughSpace = 3305
    /// A request needs another library.
    case requestNotSupportedForAsset = 3306
    /// The device's restrictions don't allow access.
    case accessRestricted = 3310
    /// The user denied access.
    case accessUserDenied = 3311
    /// The library is in a file that's protected.
    case libraryInFileProviderSyncRoot = 5423
    /// The change history isn't complete.
    case persistentChangeTokenExpired = 3105
    /// The details of a change aren't known.
    case persistentChangeDetailsUnavailable = 3210
  }

  /// The domain of errors of the photo library.
  public static var errorDomain: String { "PHPhotosErrorDomain" }
  /// The user didn't allow the request.
  public static var userCancelled: Code { .userCancelled }
  /// There's no object with an identifier.
  public static var identifierNotFound: Code { .identifierNotFound }
  /// The library doesn't support a change.
  public static var changeNotSupported: Code { .changeNotSupported }
  /// A file isn't an image or movie that the library supports.
  public static var invalidResource: Code { .invalidResource }
  /// The file doesn't exist.
  public static var missingResource: Code { .missingResource }
  /// The device's restrictions don't allow access.
  public static var accessRestricted: Code { .accessRestricted }
  /// The user denied access.
  public static var accessUserDenied: Code { .accessUserDenied }

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

extension PHPhotosError.Code {
  /// Returns whether an error has the given code.
  public static func ~= (code: PHPhotosError.Code, error: any Error) -> Bool {
    (error as? PHPhotosError)?.code == code
  }
}
