extension NewProject {
  /// The files of the app's folder.
  var appFiles: [TemplateFile] {
    let files = [
      TemplateFile("AppDelegate.swift", appDelegate),
      TemplateFile("SceneDelegate.swift", sceneDelegate),
      TemplateFile(
        "ViewController.swift",
        NewSource.viewController("ViewController", hasStoryboard: interface == .storyboard)),
      TemplateFile("Info.plist", infoPlist),
      TemplateFile(
        "Base.lproj/LaunchScreen.storyboard",
        Storyboard(StoryboardScene(), isLaunchScreen: true).text),
    ]
    let storyboards =
      interface == .code
      ? []
      : [
        TemplateFile(
          "Base.lproj/Main.storyboard",
          Storyboard(StoryboardScene(customClass: ("ViewController", name.module))).text)
      ]
    return (files + storyboards + AssetCatalog.files).map { file in
      var file = file
      file.path = "\(name.text)/\(file.path)"
      return file
    }
  }

  private var appDelegate: String {
    """
    import UIKit

    @main
    class AppDelegate: UIResponder, UIApplicationDelegate {

        func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            // The app has started, and shows nothing yet.
            return true
        }

        // MARK: Scenes

        func application(
            _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
            options: UIScene.ConnectionOptions
        ) -> UISceneConfiguration {
            UISceneConfiguration(name: "Default Configuration", sessionRole: connectingSceneSession.role)
        }
    }

    """
  }

  private var sceneDelegate: String {
    let connection =
      interface == .code
      ? """
              guard let scene = scene as? UIWindowScene else { return }
              let window = UIWindow(windowScene: scene)
              window.rootViewController = ViewController()
              window.makeKeyAndVisible()
              self.window = window
      """
      : """
              // Main.storyboard has made the window and its first screen.
              guard scene is UIWindowScene else { return }
      """
    return """
      import UIKit

      class SceneDelegate: UIResponder, UIWindowSceneDelegate {

          var window: UIWindow?

          func scene(
              _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
          ) {
      \(connection)
          }
      }

      """
  }

  private var infoPlist: String {
    let storyboard =
      interface == .code
      ? ""
      : "\n\t\t\t\t\t<key>UISceneStoryboardFile</key>\n\t\t\t\t\t<string>Main</string>"
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0">
      <dict>
      \t<key>UIApplicationSceneManifest</key>
      \t<dict>
      \t\t<key>UIApplicationSupportsMultipleScenes</key>
      \t\t<false/>
      \t\t<key>UISceneConfigurations</key>
      \t\t<dict>
      \t\t\t<key>UIWindowSceneSessionRoleApplication</key>
      \t\t\t<array>
      \t\t\t\t<dict>
      \t\t\t\t\t<key>UISceneConfigurationName</key>
      \t\t\t\t\t<string>Default Configuration</string>
      \t\t\t\t\t<key>UISceneDelegateClassName</key>
      \t\t\t\t\t<string>$(PRODUCT_MODULE_NAME).SceneDelegate</string>\(storyboard)
      \t\t\t\t</dict>
      \t\t\t</array>
      \t\t</dict>
      \t</dict>
      </dict>
      </plist>

      """
  }
}
