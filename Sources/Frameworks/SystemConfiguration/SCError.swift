/// No error.
///
/// Follows <https://developer.apple.com/documentation/systemconfiguration/kscstatusok>.
public let kSCStatusOK = 0

/// Any error.
///
/// Follows <https://developer.apple.com/documentation/systemconfiguration/kscstatusfailed>.
public let kSCStatusFailed = 1001

/// An invalid argument.
///
/// Follows <https://developer.apple.com/documentation/systemconfiguration/kscstatusinvalidargument>.
public let kSCStatusInvalidArgument = 1002

/// Returns the number of the last error, which is that of an invalid argument because nothing else
/// fails.
///
/// Follows <https://developer.apple.com/documentation/systemconfiguration/scerror()>.
public func SCError() -> Int32 { Int32(kSCStatusInvalidArgument) }

/// Returns the text of an error.
///
/// Follows <https://developer.apple.com/documentation/systemconfiguration/scerrorstring(_:)>.
public func SCErrorString(_ status: Int32) -> UnsafePointer<CChar> {
  let text: StaticString =
    switch Int(status) {
    case kSCStatusOK: "Success!"
    case kSCStatusFailed: "Failed!"
    case kSCStatusInvalidArgument: "Invalid argument"
    default: "Unknown error"
    }
  return UnsafeRawPointer(text.utf8Start).assumingMemoryBound(to: CChar.self)
}
