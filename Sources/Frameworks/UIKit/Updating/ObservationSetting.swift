import AppRuntime
import Foundation

/// Whether updates of views and controllers are repeated when observable properties that they've
/// read change.
@MainActor
enum ObservationSetting {
  /// The setting of the app.
  static let ofApp = setting(
    of: .current,
    requested: InfoPlist["UIObservationTrackingEnabled"].map { value in
      value.bool ?? value.string.map { ($0 as NSString).boolValue } ?? false
    })

  /// The current setting.
  static var isOn = ofApp

  /// Returns the setting for an app's Info.plist entry, or the default of a system.
  static func setting(of system: SystemBehavior, requested: Bool?) -> Bool {
    requested ?? system.tracksObservation
  }
}
