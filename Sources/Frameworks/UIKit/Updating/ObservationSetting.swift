import Foundation

/// Whether updates of views and controllers are repeated when observable properties that they've
/// read change.
@MainActor
enum ObservationSetting {
  /// The setting of the app.
  static let ofApp = setting(
    inSystem: RunningSystem.version.majorVersion,
    requested: Bundle.main.object(forInfoDictionaryKey: "UIObservationTrackingEnabled"))

  /// The current setting.
  static var isOn = ofApp

  /// Returns the setting for an app's Info.plist entry, or the default of a system.
  static func setting(inSystem major: Int, requested: Any?) -> Bool {
    switch requested {
    case let isRequested as Bool: isRequested
    case let text as String: (text as NSString).boolValue
    default: major >= 26
    }
  }
}
