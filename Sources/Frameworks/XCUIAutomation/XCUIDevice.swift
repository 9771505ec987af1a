import CoreLocation
import DeviceProtocol
import UIKit

/// The device that the apps run on.
///
/// Follows <https://developer.apple.com/documentation/xcuiautomation/xcuidevice>.
@preconcurrency @MainActor
public class XCUIDevice: NSObject {
  /// A hardware button.
  ///
  /// Follows <https://developer.apple.com/documentation/xcuiautomation/xcuidevice/button>.
  public enum Button: Int, Sendable {
    /// The Home button, or the gesture that replaces it.
    case home = 1
  }

  /// The light or dark appearance of the device.
  ///
  /// Follows
  /// <https://developer.apple.com/documentation/xcuiautomation/xcuidevice/appearance-swift.enum>.
  public enum Appearance: Int, Sendable {
    /// No appearance set by tests.
    case unspecified = 0
    /// The light appearance.
    case light = 1
    /// The dark appearance.
    case dark = 2
  }

  /// The device that the tests run on.
  public static let shared = XCUIDevice()

  private override init() {}

  /// The orientation of the device.
  public var orientation: UIDeviceOrientation {
    get {
      switch configuration?.orientation {
      case .portrait: .portrait
      case .portraitUpsideDown: .portraitUpsideDown
      case .landscapeLeft: .landscapeRight
      case .landscapeRight: .landscapeLeft
      case nil: .unknown
      }
    }
    set {
      // The device's orientation is named after the side of the screen with the home button.
      let orientation: DeviceConfiguration.Orientation? =
        switch newValue {
        case .portrait: .portrait
        case .portraitUpsideDown: .portraitUpsideDown
        case .landscapeLeft: .landscapeRight
        case .landscapeRight: .landscapeLeft
        default: nil
        }
      if let orientation { perform("rotate", .rotate(orientation)) }
    }
  }

  /// The light or dark appearance of the device.
  public var appearance: Appearance {
    get {
      switch configuration?.appearance {
      case .light: .light
      case .dark: .dark
      case nil: .unspecified
      }
    }
    set { perform("set appearance", .setAppearance(newValue == .dark ? .dark : .light)) }
  }

  /// The location of the device, or `nil` if it isn't known.
  public var location: XCUILocation? {
    get {
      guard case .location(let location)? = perform("find the device", .describeLocation),
        let point = location.point(after: 0)
      else { return nil }
      return XCUILocation(
        location: CLLocation(latitude: point.latitude, longitude: point.longitude))
    }
    set {
      let place = newValue.map { place in
        DeviceLocation.fixed(
          DeviceLocation.Point(
            latitude: place.location.coordinate.latitude,
            longitude: place.location.coordinate.longitude))
      }
      perform("set location", .setLocation(place ?? .none))
    }
  }

  /// Whether a pointer is available, as on iPad.
  public var supportsPointerInteraction: Bool { configuration?.isPad ?? false }

  /// An object for opening URLs as if the user opened them outside of the app.
  public var system: XCUISystem { XCUISystem() }

  /// Presses a button.
  public func press(_ button: Button) {
    perform("press button", .goHome)
  }

  /// Returns whether the device has a button.
  public func hasHardwareButton(_ button: Button) -> Bool { true }

  private var configuration: DeviceConfiguration? {
    guard case .device(let configuration)? = perform("describe the device", .describeDevice) else {
      return nil
    }
    return configuration
  }

  @discardableResult
  private func perform(_ what: String, _ request: AutomationRequest) -> AutomationReply? {
    AutomationFailure.performing(what) { try AutomationDoor.perform(request) }
  }
}
