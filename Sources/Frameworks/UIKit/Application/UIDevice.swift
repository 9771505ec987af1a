import AppRuntime
import DeviceProtocol
import Foundation
import Stubs

/// The device that the app runs on.
///
/// Follows <https://developer.apple.com/documentation/uikit/uidevice>.
@preconcurrency @MainActor
open class UIDevice: NSObject {
  /// The state of the battery.
  public enum BatteryState: Int, @unchecked Sendable {
    /// Not known.
    case unknown
    /// It is being used up.
    case unplugged
    /// It is being charged.
    case charging
    /// It is full.
    case full
  }

  /// The device.
  open class var current: UIDevice { shared }

  private static let shared = UIDevice()

  override init() {
    super.init()
  }

  /// Whether the device is an iPad.
  final var isPad: Bool { configuration.isPad }

  /// The languages that the person prefers, the best first.
  final var languages: [String] { configuration.languages }

  /// Posted when the device is held in another way.
  public nonisolated class var orientationDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UIDeviceOrientationDidChangeNotification")
  }

  /// Posted when the battery's state changed.
  public nonisolated class var batteryStateDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UIDeviceBatteryStateDidChangeNotification")
  }

  /// Posted when the battery's level changed.
  public nonisolated class var batteryLevelDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UIDeviceBatteryLevelDidChangeNotification")
  }

  /// Posted when something comes near the screen or leaves it.
  public nonisolated class var proximityStateDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UIDeviceProximityStateDidChangeNotification")
  }

  private var configuration: DeviceConfiguration { DeviceLink.shared.configuration }

  /// The person's name for the device.
  open var name: String { configuration.deviceName }

  /// The model.
  open var model: String { configuration.isPad ? "iPad" : "iPhone" }

  /// The model in the person's language.
  open var localizedModel: String { model }

  /// The name of the system.
  open var systemName: String { configuration.isPad ? "iPadOS" : "iOS" }

  /// The version of the system.
  open var systemVersion: String { "18.5" }

  /// The kind of device.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { configuration.isPad ? .pad : .phone }

  /// The same for all apps of one maker on the device.
  open var identifierForVendor: UUID? {
    let key = "UIDeviceIdentifierForVendor"
    if let known = UserDefaults.standard.string(forKey: key) { return UUID(uuidString: known) }
    let identifier = UUID()
    UserDefaults.standard.set(identifier.uuidString, forKey: key)
    return identifier
  }

  /// How the device is held.
  open var orientation: UIDeviceOrientation {
    switch configuration.orientation {
    case .portrait: .portrait
    case .portraitUpsideDown: .portraitUpsideDown
    case .landscapeLeft: .landscapeRight
    case .landscapeRight: .landscapeLeft
    }
  }

  private var orientationClients = 0

  /// Whether the notification of orientations is posted.
  open var isGeneratingDeviceOrientationNotifications: Bool { orientationClients > 0 }

  /// Begins to post the notification of orientations.
  open func beginGeneratingDeviceOrientationNotifications() {
    orientationClients += 1
  }

  /// Ends posting the notification of orientations.
  open func endGeneratingDeviceOrientationNotifications() {
    orientationClients = max(0, orientationClients - 1)
  }

  /// Whether the battery is watched.
  open var isBatteryMonitoringEnabled = false

  /// The state of the battery; unknown unless it is watched.
  open var batteryState: BatteryState { isBatteryMonitoringEnabled ? .full : .unknown }

  /// How full the battery is, from 0 to 1; -1 unless it is watched.
  open var batteryLevel: Float { isBatteryMonitoringEnabled ? 1 : -1 }

  /// Whether something near the screen is noticed; without a sensor it stays so that it is not.
  open var isProximityMonitoringEnabled: Bool {
    get { false }
    set {}
  }

  /// Whether something is near the screen.
  open var proximityState: Bool { false }

  /// Whether the device can do several things at once.
  open var isMultitaskingSupported: Bool { true }

  /// Clicks as a key of the keyboard does.
  open func playInputClick() { Stub.playInputClick.tell() }
}
