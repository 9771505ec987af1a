import AppRuntime
import DeviceProtocol
import DisplayList
import Foundation
import Raster
import Stubs

/// Sends the device the appearance of its bars, as requested by the frontmost view controllers.
@MainActor
final class SystemAppearanceReporter {
  static let shared = SystemAppearanceReporter()

  private var sent: SystemAppearance?
  private var isStale = true

  /// The style that the app sets for all view controllers, which is used if view controllers don't
  /// determine it.
  var appStatusBarStyle: UIStatusBarStyle? { didSet { appDidChange() } }
  /// Whether the app hides the status bar, which is used if view controllers don't determine it.
  var appHidesStatusBar: Bool? { didSet { appDidChange() } }

  /// The orientations that the app has requested, which are used if its view controllers allow
  /// them.
  var requestedOrientations: UIInterfaceOrientationMask? { didSet { appDidChange() } }

  /// The orientations that the app's view controllers allow.
  var allowedOrientations: UIInterfaceOrientationMask {
    guard let window = frontWindow, let root = window.rootViewController else { return .all }
    return UIApplication.shared.supportedInterfaceOrientations(for: window)
      .intersection(root.frontmost.supportedInterfaceOrientations)
  }

  /// Whether the frontmost view controller keeps the interface in its current orientation.
  private(set) var isOrientationLocked = false

  private func appDidChange() {
    isStale = true
    RenderLoop.shared.setNeedsCommit()
  }

  /// Schedules an update of the view controllers' preferences for the end of the turn.
  func setNeedsUpdate() {
    isStale = true
  }

  /// Updates the home indicator for the content beneath it.
  func frameDidChange(to frame: DisplayList) {
    guard UIScreen.main.safeAreaInsets.bottom > 0 else { return }
    let places = [0.35, 0.5, 0.65].map { Double(frame.size.width) * $0 }
    let colors = Rasterizer.colors(atX: places, y: Double(frame.size.height) - 10, of: frame)
    let brightness = colors.map { (color: Color) -> Float in
      (0.299 * color.red + 0.587 * color.green + 0.114 * color.blue) / 3
    }
    let isLight = brightness.reduce(0, +) < 0.45
    guard isLight != current.isHomeIndicatorLight else { return }
    current.isHomeIndicatorLight = isLight
    isStale = true
  }

  /// The appearance that the frontmost view controllers request.
  private(set) var current = SystemAppearance(
    hasLightStatusBar: false, isStatusBarHidden: false, isHomeIndicatorHidden: false,
    isHomeIndicatorLight: false, supportedOrientations: DeviceConfiguration.Orientation.allCases)

  func reportIfChanged() {
    guard isStale || sent == nil, UIApplication.shared.isShowingContent else { return }
    isStale = false
    let wasLocked = isOrientationLocked
    current = compute()
    if isOrientationLocked != wasLocked { tellOfLock(before: wasLocked) }
    guard current != sent else { return }
    if let sent, sent.isStatusBarHidden != current.isStatusBarHidden { reportUpdateAnimation() }
    sent = current
    DeviceLink.shared.send(.systemAppearance(current))
  }

  /// The window whose view controllers determine the appearance.
  private var frontWindow: UIWindow? {
    UIApplication.shared.windowsFrontToBack.first {
      !$0.isOfSystem && $0.windowLevel <= .normal && $0.rootViewController != nil
    }
  }

  /// Reports the stub for the status bar's update animation.
  private func reportUpdateAnimation() {
    guard let root = frontWindow?.rootViewController else { return }
    let controller = root.statusBarController.resolved(\.childForStatusBarHidden)
    Stub.statusBarUpdateAnimation.report(if: controller.preferredStatusBarUpdateAnimation == .slide)
  }

  private func tellOfLock(before wasLocked: Bool) {
    UIApplication.shared.geometryDidChange(
      from: UIWindowScene.Geometry(DeviceLink.shared.configuration, isLocked: wasLocked))
  }

  private func compute() -> SystemAppearance {
    guard let root = frontWindow?.rootViewController else { return current }
    let front = root.frontmost
    var orientations = allowedOrientations
    if let requested = requestedOrientations?.intersection(orientations), !requested.isEmpty {
      orientations = requested
    }
    let orientation = UIInterfaceOrientationMask(UIScreen.main.interfaceOrientation)
    isOrientationLocked =
      orientations.contains(orientation)
      && front.resolved(\.childForInterfaceOrientationLock).prefersInterfaceOrientationLocked
    if isOrientationLocked { orientations = orientation }
    let isByController = InfoPlist["UIViewControllerBasedStatusBarAppearance"]?.bool ?? true
    var appearance = SystemAppearance(
      hasLightStatusBar: false, isStatusBarHidden: false,
      isHomeIndicatorHidden: front.resolved(\.childForHomeIndicatorAutoHidden)
        .prefersHomeIndicatorAutoHidden,
      isHomeIndicatorLight: current.isHomeIndicatorLight,
      supportedOrientations: orientations.orientations)
    let style: UIStatusBarStyle
    let styled = root.statusBarController.resolved(\.childForStatusBarStyle)
    if isByController {
      style = styled.preferredStatusBarStyle
      appearance.isStatusBarHidden =
        root.statusBarController.resolved(\.childForStatusBarHidden).prefersStatusBarHidden
    } else {
      let named = InfoPlist["UIStatusBarStyle"]?.string
      style =
        appStatusBarStyle ?? (named == "UIStatusBarStyleLightContent" ? .lightContent : .default)
      appearance.isStatusBarHidden =
        appHidesStatusBar ?? InfoPlist["UIStatusBarHidden"]?.bool ?? false
    }
    switch style {
    case .lightContent: appearance.hasLightStatusBar = true
    case .darkContent: appearance.hasLightStatusBar = false
    case .default:
      let sheet = root.ownPresentation?.controller as? UISheetPresentationController
      appearance.hasLightStatusBar =
        styled.traitCollection.userInterfaceStyle == .dark || sheet?.isInRecess == true
    }
    return appearance
  }
}
