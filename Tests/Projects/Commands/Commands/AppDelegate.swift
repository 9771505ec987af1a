import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    if #available(iOS 26.0, *) { buildMenus() }
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = CommandsViewController()
    window.makeKeyAndVisible()
    self.window = window
    return true
  }

  @available(iOS 26.0, *)
  private func buildMenus() {
    let configuration = UIMainMenuSystem.Configuration()
    configuration.printingPreference = .included
    configuration.sidebarPreference = .included
    configuration.documentPreference = .removed
    UIMainMenuSystem.shared.setBuildConfiguration(configuration) { builder in
      let note = UIKeyCommand(
        title: "Note", action: #selector(CommandsViewController.note(_:)), input: "j",
        modifierFlags: .command)
      let extra = UIDeferredMenuElement.usingFocus(identifier: .extra, shouldCacheItems: false)
      builder.insertElements([note], atStartOfMenu: .file)
      builder.insertElements([extra], afterMenu: .file)
    }
  }
}
