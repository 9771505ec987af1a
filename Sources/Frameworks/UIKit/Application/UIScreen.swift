import AppRuntime
import DeviceProtocol
import Foundation
import Stubs

/// The device's screen.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiscreen>.
@preconcurrency @MainActor
open class UIScreen: NSObject, UITraitEnvironment {
  /// The screen of the device.
  open class var main: UIScreen { device }
  private static let device = UIScreen()

  /// All screens.
  open class var screens: [UIScreen] { [main] }

  override init() {
    super.init()
  }

  private var configuration: DeviceConfiguration { DeviceLink.shared.configuration }

  /// The bounds of the screen in its current orientation, in points.
  open var bounds: CGRect { CGRect(origin: .zero, size: configuration.screenSize) }

  /// The insets for the screen's corners and sensors in the current orientation, in points.
  final var safeAreaInsets: UIEdgeInsets {
    let covered = configuration.safeArea
    return UIEdgeInsets(
      top: covered.top, left: covered.left, bottom: covered.bottom, right: covered.right)
  }

  /// The height of the status bar when it's visible, in points.
  final var statusBarHeight: CGFloat { CGFloat(configuration.statusBarHeight) }

  /// The orientation of the screen.
  final var interfaceOrientation: UIInterfaceOrientation {
    UIInterfaceOrientation(configuration.orientation)
  }

  /// The bounds of the screen in portrait orientation, in pixels.
  open var nativeBounds: CGRect {
    let size = configuration.screenSize
    return CGRect(
      x: 0, y: 0, width: min(size.width, size.height) * nativeScale,
      height: max(size.width, size.height) * nativeScale)
  }

  /// The number of pixels per point.
  open var scale: CGFloat { CGFloat(configuration.scale) }

  /// The number of the panel's pixels per point.
  open var nativeScale: CGFloat { CGFloat(configuration.scale) }

  /// The brightness, from 0 to 1.
  open var brightness: CGFloat {
    get { storedBrightness }
    set {
      Stub.screenBrightness.report()
      let brightness = min(1, max(0, newValue))
      guard brightness != storedBrightness else { return }
      storedBrightness = brightness
      NotificationCenter.default.post(name: UIScreen.brightnessDidChangeNotification, object: self)
    }
  }

  private var storedBrightness: CGFloat = 0.5

  /// Posted when the brightness changes.
  public nonisolated class var brightnessDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UIScreenBrightnessDidChangeNotification")
  }

  /// Posted when recording of the screen started or ended.
  public nonisolated class var capturedDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UIScreenCapturedDidChangeNotification")
  }

  /// The maximum number of frames per second.
  open var maximumFramesPerSecond: Int { 60 }

  /// Whether the screen is being recorded.
  open var isCaptured: Bool { false }

  /// The screen that this screen mirrors.
  open var mirrored: UIScreen? { nil }

  /// The coordinate space of the screen in its current orientation.
  open var coordinateSpace: any UICoordinateSpace { ScreenCoordinateSpace.shared }

  /// The coordinate space of the screen in portrait orientation.
  open var fixedCoordinateSpace: any UICoordinateSpace { ScreenCoordinateSpace.shared }

  /// The traits of the screen.
  open var traitCollection: UITraitCollection { UITraitCollection.deviceTraits }

  /// Called after the traits change.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}
