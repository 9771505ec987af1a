import Foundation

/// The domain of location errors.
public let kCLErrorDomain = CLError.errorDomain

/// An error that prevents a location from being reported.
///
/// Follows <https://developer.apple.com/documentation/corelocation/clerror-swift.struct>.
public struct CLError: CustomNSError, Equatable, Hashable, Sendable {
  /// The reason that a location can't be reported.
  public enum Code: Int, Sendable {
    /// The location isn't known yet.
    case locationUnknown = 0
    /// The user denied access.
    case denied = 1
    /// The network can't be reached.
    case network = 2
    /// The heading isn't known.
    case headingFailure = 3
    /// Monitoring regions isn't allowed.
    case regionMonitoringDenied = 4
    /// A region can't be monitored.
    case regionMonitoringFailure = 5
    /// The region couldn't be set up immediately.
    case regionMonitoringSetupDelayed = 6
    /// The response is delayed.
    case regionMonitoringResponseDelayed = 7
    /// No placemark was found.
    case geocodeFoundNoResult = 8
    /// Only a partial placemark was found.
    case geocodeFoundPartialResult = 9
    /// The request was canceled.
    case geocodeCanceled = 10
    /// Deferring updates failed.
    case deferredFailed = 11
    /// Location updates aren't enabled.
    case deferredNotUpdatingLocation = 12
    /// The accuracy is too low to defer updates.
    case deferredAccuracyTooLow = 13
    /// The distance filter doesn't allow deferring updates.
    case deferredDistanceFiltered = 14
    /// Deferring updates was canceled.
    case deferredCanceled = 15
    /// Ranging isn't available.
    case rangingUnavailable = 16
    /// Ranging failed.
    case rangingFailure = 17
    /// The user dismissed the request for access.
    case promptDeclined = 18
  }

  /// The domain of location errors.
  public static var errorDomain: String { "kCLErrorDomain" }
  /// The location isn't known yet.
  public static var locationUnknown: Code { .locationUnknown }
  /// The user denied access.
  public static var denied: Code { .denied }
  /// The network can't be reached.
  public static var network: Code { .network }
  /// A region can't be monitored.
  public static var regionMonitoringFailure: Code { .regionMonitoringFailure }
  /// No placemark was found.
  public static var geocodeFoundNoResult: Code { .geocodeFoundNoResult }
  /// The request was canceled.
  public static var geocodeCanceled: Code { .geocodeCanceled }

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

extension CLError.Code {
  /// Returns whether an error has the given code.
  public static func ~= (code: CLError.Code, error: any Error) -> Bool {
    (error as? CLError)?.code == code
  }
}
