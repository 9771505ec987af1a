import AppBuilder
import Foundation
import Safeguards

/// The start of an app that consists of Swift files without a project: what a project's template
/// has in addition to a view controller.
struct LooseStart {
  /// The code of the delegates that the files don't declare.
  let code: SwiftCode
  /// The values to add to the Info.plist.
  let information: [String: Any]

  /// Reads an app's files.
  /// - Throws: `BuildFailure` if they don't declare how the app starts, and it isn't clear which view
  ///   controller it shows first.
  init(of target: AppTarget) throws {
    let code = try LooseCode(target)
    let storyboards = Set(target.resources.map(\.source.lastPathComponent))
    let hasStoryboard = storyboards.contains("Main.storyboard")
    let scene = code.delegate("UIWindowSceneDelegate")
    var information = Self.launchScreen(in: storyboards)
    var parts: [SwiftCode] = []
    if !code.hasStart {
      if let delegate = code.delegate("UIApplicationDelegate") {
        throw BuildFailure(
          "no code starts the app", file: code.file(of: delegate),
          line: code.line(of: delegate), element: delegate.name,
          hint: "write @main in front of “class \(delegate.name)”")
      }
      parts.append(Self.applicationDelegate)
    }
    if let scene {
      information["UIApplicationSceneManifest"] = Self.manifest(
        scene.path, of: target, hasStoryboard)
    } else if code.hasStart {
      if hasStoryboard { information["UIMainStoryboardFile"] = "Main" }
    } else {
      let root = hasStoryboard ? nil : try code.firstController()
      parts.append(Self.sceneDelegate(showing: root))
      information["UIApplicationSceneManifest"] = Self.manifest(
        "QuinceSceneDelegate", of: target, hasStoryboard)
    }
    self.code = parts.isEmpty ? "" : "import UIKit\n\(parts.joined())"
    self.information = information
  }

  private static func launchScreen(in storyboards: Set<String>) -> [String: Any] {
    storyboards.contains("LaunchScreen.storyboard")
      ? ["UILaunchStoryboardName": "LaunchScreen"] : ["UILaunchScreen": [String: Any]()]
  }

  private static func manifest(
    _ delegate: String, of target: AppTarget, _ hasStoryboard: Bool
  ) -> [String: Any] {
    var configuration = [
      "UISceneConfigurationName": "Default Configuration",
      "UISceneDelegateClassName": "\(target.moduleName).\(delegate)",
    ]
    if hasStoryboard { configuration["UISceneStoryboardFile"] = "Main" }
    return [
      "UIApplicationSupportsMultipleScenes": false,
      "UISceneConfigurations": ["UIWindowSceneSessionRoleApplication": [configuration]],
    ]
  }

  private static let applicationDelegate: SwiftCode =
    "@main class QuinceAppDelegate: UIResponder, UIApplicationDelegate {}\n"

  /// Returns the code of a scene's delegate.
  /// - Parameter controller: The expression that creates the first view controller, or `nil` if it
  ///   comes from a storyboard.
  private static func sceneDelegate(showing controller: SwiftCode?) -> SwiftCode {
    let show = controller.map { controller in
      SwiftCode.block(
        "func scene(_ scene: UIScene, willConnectTo session: UISceneSession, "
          + "options connectionOptions: UIScene.ConnectionOptions)",
        [
          "guard let scene = scene as? UIWindowScene else { return }",
          "let window = UIWindow(windowScene: scene)",
          "window.rootViewController = \(controller)", "window.makeKeyAndVisible()",
          "self.window = window",
        ])
    }
    return .block(
      "class QuinceSceneDelegate: UIResponder, UIWindowSceneDelegate",
      ["var window: UIWindow?"] + [show].compactMap(\.self)) + "\n"
  }
}
