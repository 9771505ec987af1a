import DeviceProtocol
import Foundation

/// The device's features other than its screen, for the frameworks that need them.
@MainActor
package final class DeviceFeatures {
  /// The features of the app's device.
  package static let shared = DeviceFeatures()

  /// Whether a face or fingerprint is enrolled.
  package private(set) var isBiometryEnrolled = false
  /// A closure to call when the user presents a face or fingerprint, with whether it matches the
  /// enrolled one.
  package var onAttempt: ((_ matches: Bool) -> Void)?
  /// A closure to call when the device's location has changed.
  package var onLocation: (() -> Void)?
  /// A closure to call when the photo library has changed, with whether that answers a request of
  /// the app.
  package var onPhotos: ((_ isAnswer: Bool) -> Void)?
  private var location = DeviceLocation.none
  private var start: TimeInterval = 0

  private init() {}

  /// Handles a change of a feature.
  package func take(_ feature: DeviceFeature) {
    switch feature {
    case .biometry(let isEnrolled): isBiometryEnrolled = isEnrolled
    case .attempt(let matches): onAttempt?(matches)
    case .location(let new):
      location = new
      start = DeviceClock.shared.now
      onLocation?()
    case .network(let network): Connectivity.shared.take(network)
    case .mocks(let mocks): RequestRules.shared.take(mocks)
    case .photos(let isAnswer): onPhotos?(isAnswer)
    }
  }

  /// The device's location at the current time of its clock.
  package var place: DeviceLocation.Point? {
    location.point(after: DeviceClock.shared.now - start)
  }

  /// Whether the device is moving along a route.
  package var isMoving: Bool { location.isMoving(after: DeviceClock.shared.now - start) }

  /// Whether the device has Touch ID in a home button rather than Face ID.
  package var hasFingerReader: Bool {
    DeviceLink.shared.configuration.safeArea.bottom == 0
  }
}
