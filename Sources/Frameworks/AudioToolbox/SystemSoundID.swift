/// The identifier of a short sound.
///
/// Follows <https://developer.apple.com/documentation/audiotoolbox/systemsoundid>.
public typealias SystemSoundID = UInt32

/// The identifier of the vibration.
public let kSystemSoundID_Vibrate: SystemSoundID = 4095

/// The status of a call that succeeded.
public let kAudioServicesNoError: OSStatus = 0

/// The status of a call that failed for an unknown reason.
public let kAudioServicesSystemSoundUnspecifiedError: OSStatus = -1500
