import AppRuntime
import DeviceProtocol
import Foundation

// Quick actions of the home screen.
extension UIApplication {
  /// The action that the app is launched for.
  static let launchShortcut: UIApplicationShortcutItem? =
    LaunchEnvironment.value(of: LaunchEnvironment.shortcut)
    .flatMap { try? JSONDecoder().decode(HomeScreenShortcut.self, from: Data($0.utf8)) }
    .map { UIApplicationShortcutItem($0) }

  /// Performs an action that the user chooses while the app is running, or that an app without
  /// scenes is launched for.
  final func perform(_ shortcut: UIApplicationShortcutItem) {
    if isSceneBased, let scene = scenes.first as? UIWindowScene {
      (scene.delegate as? any UIWindowSceneDelegate)?.windowScene(
        scene, performActionFor: shortcut, completionHandler: { _ in })
    } else {
      delegate?.application(self, performActionFor: shortcut, completionHandler: { _ in })
    }
  }
}
