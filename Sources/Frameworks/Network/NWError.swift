import Foundation
import FoundationSupplement

/// The number of an error of a Bonjour service.
///
/// Follows <https://developer.apple.com/documentation/dnssd/dnsserviceerrortype>.
public typealias DNSServiceErrorType = Int32

/// An error of a connection or a listener.
///
/// Follows <https://developer.apple.com/documentation/network/nwerror>.
public enum NWError: Error, Equatable, Sendable, CustomDebugStringConvertible {
  /// An error of the system.
  case posix(POSIXErrorCode)
  /// An error of a Bonjour service.
  case dns(DNSServiceErrorType)
  /// An error of an encrypted connection.
  case tls(OSStatus)

  /// The kind of error and its number.
  public var debugDescription: String {
    switch self {
    case .posix(let code): "POSIXErrorCode(rawValue: \(code.rawValue)): \(Self.text(of: code))"
    case .dns(let code): "DNS error \(code)"
    case .tls(let status): "TLS error \(status)"
    }
  }

  private static func text(of code: POSIXErrorCode) -> String {
    String(cString: strerror(code.rawValue))
  }
}
