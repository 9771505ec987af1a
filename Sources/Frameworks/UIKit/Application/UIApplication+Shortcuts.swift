import AppRuntime
import DeviceProtocol
import Foundation

// Quick actions of the home screen.
extension UIApplication {
  /// The action for which the app is launched.
  static let launchShortcut: UIApplicationShortcutItem? =
    LaunchEnvironment.value(of: LaunchEnvironment.shortcut)
    .flatMap { try? JSONDecoder().decode(HomeScreenShortcut.self, from: Data($0.utf8)) }
    .map { UIApplicationShortcutItem($0) }

  /// Performs an action that users choose while the app runs, or for which it was launched without
  /// scenes.
  final func perform(_ shortcut: UIApplicationShortcutItem) {
    if isSceneBased, let scene = scenes.first as? UIWindowScene {
      (scene.delegate as? any UIWindowSceneDelegate)?.windowScene(
        scene, performActionFor: shortcut, completionHandler: { _ in })
    } else {
      delegate?.application(self, performActionFor: shortcut, completionHandler: { _ in })
    }
  }
}
