import DeviceProtocol
import Foundation

/// The device's features beyond its screen, for the frameworks that need them.
@MainActor
package final class DeviceFeatures {
  /// The features of the app's device.
  package static let shared = DeviceFeatures()

  /// Whether a face or a finger is enrolled.
  package private(set) var isBiometryEnrolled = false
  /// Called when someone presents a face or a finger, with whether it's the enrolled one.
  package var onAttempt: ((_ matches: Bool) -> Void)?
  /// Called when the device's location has changed.
  package var onLocation: (() -> Void)?
  private var location = DeviceLocation.none
  private var start: TimeInterval = 0

  private init() {}

  /// Takes a feature that the device sends.
  package func take(_ feature: DeviceFeature) {
    switch feature {
    case .biometry(let isEnrolled): isBiometryEnrolled = isEnrolled
    case .attempt(let matches): onAttempt?(matches)
    case .location(let new):
      location = new
      start = DeviceClock.shared.now
      onLocation?()
    }
  }

  /// The device's location at the current time of its clock.
  package var place: DeviceLocation.Point? {
    location.point(after: DeviceClock.shared.now - start)
  }

  /// Whether the device is on its way.
  package var isMoving: Bool { location.isMoving(after: DeviceClock.shared.now - start) }

  /// Whether the device has a button below its screen, which reads fingers, in place of a camera
  /// that reads faces.
  package var hasFingerReader: Bool {
    DeviceLink.shared.configuration.safeArea.bottom == 0
  }
}
