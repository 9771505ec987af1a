import AppRuntime
import DeviceProtocol
import Foundation
import Stubs

/// The device that the app runs on.
///
/// Follows <https://developer.apple.com/documentation/uikit/uidevice>.
@preconcurrency @MainActor
open class UIDevice: NSObject, NamedMembers {
  /// The state of the battery.
  public enum BatteryState: Int, Sendable {
    /// Unknown.
    case unknown
    /// The battery is discharging.
    case unplugged
    /// The battery is charging.
    case charging
    /// The battery is full.
    case full
  }

  /// The device.
  open class var current: UIDevice { shared }

  private static let shared = UIDevice()

  override init() {
    super.init()
  }

  /// Whether the device is an iPad.
  @_spi(Quince) public final var isPad: Bool { configuration.isPad }

  /// Posted when the orientation of the device changes.
  public nonisolated class var orientationDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UIDeviceOrientationDidChangeNotification")
  }

  /// Posted when the battery's state changes.
  public nonisolated class var batteryStateDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UIDeviceBatteryStateDidChangeNotification")
  }

  /// Posted when the battery's level changes.
  public nonisolated class var batteryLevelDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UIDeviceBatteryLevelDidChangeNotification")
  }

  /// Posted when an object comes near the screen or moves away.
  public nonisolated class var proximityStateDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UIDeviceProximityStateDidChangeNotification")
  }

  private var configuration: DeviceConfiguration { DeviceLink.shared.configuration }

  /// The name of the device.
  open var name: String { configuration.deviceName }

  /// The model.
  open var model: String { configuration.isPad ? "iPad" : "iPhone" }

  /// The model, as a localized string.
  open var localizedModel: String { model }

  /// The name of the system.
  open var systemName: String { configuration.isPad ? "iPadOS" : "iOS" }

  /// The version of the system.
  open var systemVersion: String { RunningSystem.name }

  /// The interface idiom of the device.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { configuration.isPad ? .pad : .phone }

  /// An identifier of the device for the app's vendor.
  open var identifierForVendor: UUID? {
    let key = "UIDeviceIdentifierForVendor"
    if let known = UserDefaults.standard.string(forKey: key) { return UUID(uuidString: known) }
    let identifier = UUID()
    UserDefaults.standard.set(identifier.uuidString, forKey: key)
    return identifier
  }

  /// The physical orientation of the device.
  open var orientation: UIDeviceOrientation {
    switch configuration.orientation {
    case .portrait: .portrait
    case .portraitUpsideDown: .portraitUpsideDown
    case .landscapeLeft: .landscapeRight
    case .landscapeRight: .landscapeLeft
    }
  }

  private var orientationClients = 0

  /// Whether orientation notifications are enabled.
  open var isGeneratingDeviceOrientationNotifications: Bool { orientationClients > 0 }

  /// Enables orientation notifications.
  open func beginGeneratingDeviceOrientationNotifications() {
    orientationClients += 1
  }

  /// Disables orientation notifications.
  open func endGeneratingDeviceOrientationNotifications() {
    orientationClients = max(0, orientationClients - 1)
  }

  /// Whether battery monitoring is enabled.
  open var isBatteryMonitoringEnabled = false

  /// The state of the battery, which is known only if battery monitoring is enabled.
  open var batteryState: BatteryState { isBatteryMonitoringEnabled ? .full : .unknown }

  /// The battery level from 0 to 1, or -1 if battery monitoring is disabled.
  open var batteryLevel: Float { isBatteryMonitoringEnabled ? 1 : -1 }

  /// Whether proximity monitoring is enabled.
  ///
  /// The device has no sensor, so it stays disabled.
  open var isProximityMonitoringEnabled: Bool {
    get { false }
    set {}
  }

  /// Whether the device is close to the user.
  open var proximityState: Bool { false }

  /// Whether the device supports multitasking.
  open var isMultitaskingSupported: Bool { true }

  /// Plays the click of a keyboard key.
  open func playInputClick() { Stub.playInputClick.report() }

  // MARK: Self-description

  /// The members of the class itself that storyboards, selectors, and key-value coding find by
  /// name.
  class var namedMembers: [ObjCMember] {
    [
      // Since iOS 16, setting this key no longer rotates the device, and prints a message about
      // that in the console.
      .property("orientation", of: UIDevice.self) {
        $0.orientation.rawValue
      } set: { _, _ in
        report(
          .warning,
          "BUG IN CLIENT OF UIKIT: Setting UIDevice.orientation is not supported. "
            + "Please use UIWindowScene.requestGeometryUpdate(_:)")
      }
    ]
  }
}
