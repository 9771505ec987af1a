import AppRuntime
import DeviceProtocol
import FoundationSupplement

/// The choice of a design and of the system's behavior, which is the only place that checks the
/// system's version.
///
/// Follows <https://developer.apple.com/documentation/bundleresources/information-property-list/uidesignrequirescompatibility>.
enum DesignSelection: CaseIterable, Sendable {
  case ios18
  case ios26
  case ios27

  static let compatibilityKey = "UIDesignRequiresCompatibility"

  /// The choice for the running app.
  static let ofApp = DesignSelection(
    system: RunningSystem.current, sdk: AppSDK(named: InfoPlist[AppSDK.informationKey]?.string),
    requiresCompatibility: InfoPlist[compatibilityKey]?.bool ?? false)

  /// Chooses the design of an app.
  /// - Parameters:
  ///   - system: The version of the device's system.
  ///   - sdk: The SDK that the app is built with, or `nil` for one that's older than iOS 26.
  ///   - requiresCompatibility: Whether the app asks for the previous design, which an app that's
  ///     built with the SDK of iOS 27 can't.
  init(system: SystemVersion, sdk: AppSDK?, requiresCompatibility: Bool) {
    guard let sdk, system.major >= 26 else {
      self = .ios18
      return
    }
    let isIgnored = sdk.version.major >= 27
    if requiresCompatibility, !isIgnored {
      self = .ios18
    } else {
      self = system.major >= 27 ? .ios27 : .ios26
    }
  }

  /// Returns the behavior of a version of the system.
  static func behavior(of system: SystemVersion) -> SystemBehavior {
    switch (system.major, system.minor) {
    case (..<26, _): .ios18
    case (26, _): .ios26
    case (27, 0): .ios27
    default: .ios271
    }
  }

  /// The values of the design.
  var design: SystemDesign {
    switch self {
    case .ios18: .ios18
    case .ios26: .ios26
    case .ios27: .ios27
    }
  }
}
