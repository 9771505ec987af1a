import Foundation

/// The domain of the errors of places.
public let kCLErrorDomain = CLError.errorDomain

/// An error that prevents a location from being reported.
///
/// Follows <https://developer.apple.com/documentation/corelocation/clerror-swift.struct>.
public struct CLError: CustomNSError, Equatable, Hashable, Sendable {
  /// The reasons why locations can't be reported.
  public enum Code: Int, Sendable {
    /// The place isn't known yet.
    case locationUnknown = 0
    /// The user refused.
    case denied = 1
    /// The network can't be reached.
    case network = 2
    /// The heading isn't known.
    case headingFailure = 3
    /// Regions may not be monitored.
    case regionMonitoringDenied = 4
    /// A region can't be monitored.
    case regionMonitoringFailure = 5
    /// The region couldn't be set up at once.
    case regionMonitoringSetupDelayed = 6
    /// The answer will be late.
    case regionMonitoringResponseDelayed = 7
    /// No address was found.
    case geocodeFoundNoResult = 8
    /// Only a part of an address was found.
    case geocodeFoundPartialResult = 9
    /// The request was canceled.
    case geocodeCanceled = 10
    /// Deferring failed.
    case deferredFailed = 11
    /// The place isn't updated.
    case deferredNotUpdatingLocation = 12
    /// The accuracy is too low.
    case deferredAccuracyTooLow = 13
    /// The filter doesn't fit.
    case deferredDistanceFiltered = 14
    /// The request was canceled.
    case deferredCanceled = 15
    /// Ranging isn't there.
    case rangingUnavailable = 16
    /// Ranging failed.
    case rangingFailure = 17
    /// The user refused to be asked.
    case promptDeclined = 18
  }

  /// The domain of the errors of places.
  public static var errorDomain: String { "kCLErrorDomain" }
  /// The place isn't known yet.
  public static var locationUnknown: Code { .locationUnknown }
  /// The user refused.
  public static var denied: Code { .denied }
  /// The network can't be reached.
  public static var network: Code { .network }
  /// A region can't be monitored.
  public static var regionMonitoringFailure: Code { .regionMonitoringFailure }
  /// No address was found.
  public static var geocodeFoundNoResult: Code { .geocodeFoundNoResult }
  /// The request was canceled.
  public static var geocodeCanceled: Code { .geocodeCanceled }

  /// The reason.
  public let code: Code
  /// The reason's number.
  public var errorCode: Int { code.rawValue }
  /// Additional information about the error.
  public var errorUserInfo: [String: Any] { [:] }

  /// Creates an error for a reason.
  public init(_ code: Code) {
    self.code = code
  }
}

extension CLError.Code {
  /// Returns whether an error has a reason.
  public static func ~= (code: CLError.Code, error: any Error) -> Bool {
    (error as? CLError)?.code == code
  }
}
