import Foundation
import FoundationSupplement

/// Creates a sound from a file, which the app plays later.
///
/// Follows
/// <https://developer.apple.com/documentation/audiotoolbox/audioservicescreatesystemsoundid(_:_:)>.
/// - Parameter outSystemSoundID: Gets the identifier of the sound.
/// - Returns: `kAudioServicesNoError`, or `kAudioServicesSystemSoundUnspecifiedError` if the file
///   doesn't exist.
@discardableResult
public func AudioServicesCreateSystemSoundID(
  _ inFileURL: CFURL, _ outSystemSoundID: UnsafeMutablePointer<SystemSoundID>
) -> OSStatus {
  guard let sound = SystemSounds.make(inFileURL as URL) else {
    return kAudioServicesSystemSoundUnspecifiedError
  }
  outSystemSoundID.pointee = sound
  return kAudioServicesNoError
}

/// Removes a sound.
///
/// Follows
/// <https://developer.apple.com/documentation/audiotoolbox/audioservicesdisposesystemsoundid(_:)>.
/// - Returns: `kAudioServicesNoError`, or `kAudioServicesSystemSoundUnspecifiedError` if there's no
///   such sound.
@discardableResult
public func AudioServicesDisposeSystemSoundID(_ inSystemSoundID: SystemSoundID) -> OSStatus {
  SystemSounds.remove(inSystemSoundID)
    ? kAudioServicesNoError : kAudioServicesSystemSoundUnspecifiedError
}

/// Plays a sound. The simulated device makes no sound, and reports it.
///
/// Follows
/// <https://developer.apple.com/documentation/audiotoolbox/audioservicesplaysystemsound(_:)>.
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {
  SystemSounds.play(inSystemSoundID, then: nil)
}

/// Plays a sound as an alert. The simulated device makes no sound, and reports it.
///
/// Follows
/// <https://developer.apple.com/documentation/audiotoolbox/audioservicesplayalertsound(_:)>.
public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) {
  SystemSounds.play(inSystemSoundID, then: nil)
}

/// Plays a sound, and calls a closure on another thread at its end.
///
/// Follows
/// <https://developer.apple.com/documentation/audiotoolbox/audioservicesplaysystemsoundwithcompletion(_:_:)>.
public func AudioServicesPlaySystemSoundWithCompletion(
  _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (@Sendable () -> Void)?
) {
  SystemSounds.play(inSystemSoundID, then: inCompletionBlock)
}

/// Plays a sound as an alert, and calls a closure on another thread at its end.
///
/// Follows
/// <https://developer.apple.com/documentation/audiotoolbox/audioservicesplayalertsoundwithcompletion(_:_:)>.
public func AudioServicesPlayAlertSoundWithCompletion(
  _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (@Sendable () -> Void)?
) {
  SystemSounds.play(inSystemSoundID, then: inCompletionBlock)
}
