import DeviceProtocol
import Foundation

/// Tells the device how its own bars are to look, as the view controllers in front want it.
@MainActor
final class SystemAppearanceReporter {
  static let shared = SystemAppearanceReporter()

  private var sent: SystemAppearance?
  private var isStale = true

  /// Has what view controllers want asked again at the end of the turn.
  func setNeedsUpdate() {
    isStale = true
  }

  /// What the view controllers in front want.
  private(set) var current = SystemAppearance(
    hasLightStatusBar: false, isStatusBarHidden: false, isHomeIndicatorHidden: false,
    supportedOrientations: DeviceConfiguration.Orientation.allCases)

  func reportIfChanged() {
    guard isStale || sent == nil, UIApplication.shared.isShowingContent else { return }
    isStale = false
    current = compute()
    guard current != sent else { return }
    sent = current
    DeviceLink.shared.send(.systemAppearance(current))
  }

  private func compute() -> SystemAppearance {
    let application = UIApplication.shared
    let window = application.windowsFrontToBack.first {
      !$0.isOfSystem && $0.windowLevel <= .normal && $0.rootViewController != nil
    }
    guard let window, let root = window.rootViewController else { return current }
    let front = root.frontmost
    let orientations = application.supportedInterfaceOrientations(for: window)
      .intersection(front.supportedInterfaceOrientations)
    let isByController =
      Bundle.main.object(forInfoDictionaryKey: "UIViewControllerBasedStatusBarAppearance")
      as? Bool ?? true
    var appearance = SystemAppearance(
      hasLightStatusBar: false, isStatusBarHidden: false,
      isHomeIndicatorHidden: front.resolved(\.childForHomeIndicatorAutoHidden)
        .prefersHomeIndicatorAutoHidden,
      supportedOrientations: orientations.orientations)
    let style: UIStatusBarStyle
    if isByController {
      let styled = root.statusBarController.resolved(\.childForStatusBarStyle)
      style = styled.preferredStatusBarStyle
      appearance.isStatusBarHidden =
        root.statusBarController.resolved(\.childForStatusBarHidden).prefersStatusBarHidden
    } else {
      let named = Bundle.main.object(forInfoDictionaryKey: "UIStatusBarStyle") as? String
      style = named == "UIStatusBarStyleLightContent" ? .lightContent : .default
      appearance.isStatusBarHidden =
        Bundle.main.object(forInfoDictionaryKey: "UIStatusBarHidden") as? Bool ?? false
    }
    switch style {
    case .lightContent: appearance.hasLightStatusBar = true
    case .darkContent: appearance.hasLightStatusBar = false
    case .default:
      appearance.hasLightStatusBar = root.traitCollection.userInterfaceStyle == .dark
    }
    return appearance
  }
}
