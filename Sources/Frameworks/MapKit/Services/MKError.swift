import Foundation

/// The domain of MapKit's errors.
public let MKErrorDomain = "MKErrorDomain"

/// An error of MapKit.
///
/// Follows <https://developer.apple.com/documentation/mapkit/mkerror>.
public struct MKError: CustomNSError, Equatable, Hashable, Sendable {
  /// The code of an error.
  public enum Code: UInt, Sendable {
    /// An unknown error.
    case unknown = 1
    /// The server can't be reached, or has failed.
    case serverFailure = 2
    /// The data can't be loaded now because there were too many requests.
    case loadingThrottled = 3
    /// No place was found.
    case placemarkNotFound = 4
    /// No directions were found.
    case directionsNotFound = 5
    /// The data can't be decoded.
    case decodingFailed = 6
  }

  /// The code.
  public let code: Code

  /// Creates an error with a code.
  public init(_ code: Code) {
    self.code = code
  }

  /// The domain of MapKit's errors.
  public static var errorDomain: String { MKErrorDomain }
  /// The number of the code.
  public var errorCode: Int { Int(code.rawValue) }
  /// A description of the error.
  public var errorUserInfo: [String: Any] {
    [NSLocalizedDescriptionKey: localizedDescription]
  }
  /// A description of the error.
  public var localizedDescription: String {
    "The operation couldn’t be completed. (\(MKErrorDomain) error \(errorCode).)"
  }

  /// An unknown error.
  public static var unknown: Code { .unknown }
  /// The server can't be reached, or has failed.
  public static var serverFailure: Code { .serverFailure }
  /// The data can't be loaded now because there were too many requests.
  public static var loadingThrottled: Code { .loadingThrottled }
  /// No place was found.
  public static var placemarkNotFound: Code { .placemarkNotFound }
  /// No directions were found.
  public static var directionsNotFound: Code { .directionsNotFound }
  /// The data can't be decoded.
  public static var decodingFailed: Code { .decodingFailed }
}

extension MKError.Code {
  /// Returns whether an error has the given code.
  public static func ~= (code: MKError.Code, error: any Error) -> Bool {
    (error as? MKError)?.code == code
  }
}
