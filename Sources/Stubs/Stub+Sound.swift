extension Stub {
  /// The stubs of sounds.
  static let sound = [systemSounds]

  /// `AudioServicesPlaySystemSound(_:)`.
  package static let systemSounds = Stub.feature(
    "AudioServicesPlaySystemSound(_:)", lacks: "the device makes no sounds")
}
