import Foundation
import TestSupport

/// A project as a version of Xcode creates it: an app with unit tests and UI tests.
///
/// The formats and settings are those of projects that these versions created.
struct NewProject {
  /// A version of Xcode.
  enum Xcode: String, CaseIterable {
    case first26 = "26.0"
    case last26 = "26.6"
    case first27 = "27.0"
    case second27 = "27.2"

    /// The version of the SDK, which new projects need.
    var sdk: String { self == .last26 ? "26.5" : rawValue }

    /// The number of the format of `project.pbxproj`, or `nil` for `project.xcproj`.
    fileprivate var format: Int? {
      switch self {
      case .first26, .last26: 77
      case .first27: 110
      case .second27: nil
      }
    }

    /// The version as a number with four digits.
    fileprivate var number: String { rawValue.replacing(".", with: "") + "0" }
  }

  /// Where an app's first screen comes from.
  enum Interface: CaseIterable { case storyboard, code }

  let name: String
  let xcode: Xcode
  let interface: Interface

  init(_ xcode: Xcode, _ interface: Interface) {
    self.xcode = xcode
    self.interface = interface
    name = "New\(xcode.rawValue.replacing(".", with: ""))"
  }

  /// Writes the project's files to a folder.
  func write(to folder: TemporaryFolder) throws {
    for (path, text) in sources.merging(
      [projectFile.path: projectFile.text], uniquingKeysWith: { $1 })
    {
      let file = folder.file(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
  }

  // MARK: - Sources

  private var sources: [String: String] {
    var sources = [
      "\(name)/AppDelegate.swift": Self.appDelegate,
      "\(name)/SceneDelegate.swift": sceneDelegate,
      "\(name)/ViewController.swift": Self.viewController,
      "\(name)/Info.plist": informationFile,
      "\(name)/Assets.xcassets/Contents.json": Self.catalog,
      "\(name)/Assets.xcassets/AppIcon.appiconset/Contents.json": Self.iconSet,
      "\(name)/Assets.xcassets/AccentColor.colorset/Contents.json": Self.accentColor,
      "\(name)/Base.lproj/LaunchScreen.storyboard": Self.storyboard("", isLaunchScreen: true),
      "\(name)Tests/\(name)Tests.swift": unitTests,
      "\(name)UITests/\(name)UITests.swift": interfaceTests,
      "\(name)UITests/\(name)UITestsLaunchTests.swift": launchTests,
    ]
    if interface == .storyboard {
      let controller = #" customClass="ViewController" customModuleProvider="target""#
      sources["\(name)/Base.lproj/Main.storyboard"] = Self.storyboard(controller)
    }
    return sources
  }

  private static let appDelegate = """
    import UIKit

    @main
    class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            return true
        }

        func application(
            _ application: UIApplication,
            configurationForConnecting connectingSceneSession: UISceneSession,
            options: UIScene.ConnectionOptions
        ) -> UISceneConfiguration {
            return UISceneConfiguration(
                name: "Default Configuration", sessionRole: connectingSceneSession.role)
        }

        func application(
            _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
        ) {
        }
    }

    """

  private var sceneDelegate: String {
    let connection =
      interface == .storyboard
      ? "guard let _ = (scene as? UIWindowScene) else { return }"
      : """
      guard let windowScene = (scene as? UIWindowScene) else { return }
              let window = UIWindow(windowScene: windowScene)
              window.rootViewController = ViewController()
              window.makeKeyAndVisible()
              self.window = window
      """
    let events = [
      "DidDisconnect", "DidBecomeActive", "WillResignActive", "WillEnterForeground",
      "DidEnterBackground",
    ]
    return """
      import UIKit

      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
          var window: UIWindow?

          func scene(
              _ scene: UIScene, willConnectTo session: UISceneSession,
              options connectionOptions: UIScene.ConnectionOptions
          ) {
              \(connection)
          }

      \(events.map { "    func scene\($0)(_ scene: UIScene) {\n    }\n" }.joined(separator: "\n"))
      }

      """
  }

  private static let viewController = """
    import UIKit

    class ViewController: UIViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
        }
    }

    """

  private var informationFile: String {
    let storyboard =
      interface == .storyboard
      ? "<key>UISceneStoryboardFile</key><string>Main</string>" : ""
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0">
      <dict>
      \t<key>UIApplicationSceneManifest</key>
      \t<dict>
      \t\t<key>UIApplicationSupportsMultipleScenes</key><false/>
      \t\t<key>UISceneConfigurations</key>
      \t\t<dict>
      \t\t\t<key>UIWindowSceneSessionRoleApplication</key>
      \t\t\t<array>
      \t\t\t\t<dict>
      \t\t\t\t\t<key>UISceneConfigurationName</key><string>Default Configuration</string>
      \t\t\t\t\t<key>UISceneDelegateClassName</key>
      \t\t\t\t\t<string>$(PRODUCT_MODULE_NAME).SceneDelegate</string>
      \t\t\t\t\t\(storyboard)
      \t\t\t\t</dict>
      \t\t\t</array>
      \t\t</dict>
      \t</dict>
      </dict>
      </plist>

      """
  }

  private static let catalog = #"{ "info" : { "author" : "xcode", "version" : 1 } }"#

  private static let accentColor = """
    { "colors" : [ { "idiom" : "universal" } ], "info" : { "author" : "xcode", "version" : 1 } }
    """

  private static var iconSet: String {
    let plain = #""idiom" : "universal", "platform" : "ios", "size" : "1024x1024""#
    let variants = ["dark", "tinted"].map {
      #"{ "appearances" : [ { "appearance" : "luminosity", "value" : "\#($0)" } ], \#(plain) }"#
    }
    let images = (["{ \(plain) }"] + variants).joined(separator: ", ")
    return #"{ "images" : [ \#(images) ], "info" : { "author" : "xcode", "version" : 1 } }"#
  }

  private static func storyboard(_ controller: String, isLaunchScreen: Bool = false) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="13122.16" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" \
    useAutolayout="YES"\(isLaunchScreen ? " launchScreen=\"YES\"" : "") useTraitCollections="YES" \
    useSafeAreas="YES" colorMatched="YES" initialViewController="BYZ-38-t0r">
        <scenes>
            <scene sceneID="tne-QT-ifu">
                <objects>
                    <viewController id="BYZ-38-t0r"\(controller) sceneMemberID="viewController">
                        <view key="view" contentMode="scaleToFill" id="8bC-Xf-vdC">
                            <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                            <autoresizingMask key="autoresizingMask" widthSizable="YES" \
    heightSizable="YES"/>
                            <color key="backgroundColor" \
    xcode11CocoaTouchSystemColor="systemBackgroundColor" cocoaTouchSystemColor="whiteColor"/>
                            <viewLayoutGuide key="safeArea" id="6Tk-OE-BBY"/>
                        </view>
                    </viewController>
                    <placeholder placeholderIdentifier="IBFirstResponder" id="dkx-z0-nzr" \
    sceneMemberID="firstResponder"/>
                </objects>
            </scene>
        </scenes>
    </document>

    """
  }

  private var unitTests: String {
    """
    import Testing
    @testable import \(name)

    struct \(name)Tests {
        @Test func example() async throws {
        }
    }

    """
  }

  private var interfaceTests: String {
    """
    import XCTest

    final class \(name)UITests: XCTestCase {
        override func setUpWithError() throws {
            continueAfterFailure = false
        }

        override func tearDownWithError() throws {
        }

        @MainActor
        func testExample() throws {
            let app = XCUIApplication()
            app.launch()
        }

        @MainActor
        func testLaunchPerformance() throws {
            measure(metrics: [XCTApplicationLaunchMetric()]) {
                XCUIApplication().launch()
            }
        }
    }

    """
  }

  private var launchTests: String {
    """
    import XCTest

    final class \(name)UITestsLaunchTests: XCTestCase {
        override class var runsForEachTargetApplicationUIConfiguration: Bool {
            true
        }

        override func setUpWithError() throws {
            continueAfterFailure = false
        }

        @MainActor
        func testLaunch() throws {
            let app = XCUIApplication()
            app.launch()

            let attachment = XCTAttachment(screenshot: app.screenshot())
            attachment.name = "Launch Screen"
            attachment.lifetime = .keepAlways
            add(attachment)
        }
    }

    """
  }

  // MARK: - The project

  private var projectFile: (path: String, text: String) {
    guard let format = xcode.format else {
      return ("\(name).xcodeproj/project.xcproj", NewProjectFile(self).text)
    }
    let text = OlderProjectFile(self, format: format, number: xcode.number).text
    return ("\(name).xcodeproj/project.pbxproj", text)
  }

  /// The names of the targets, with their product types.
  var targets: [(name: String, kind: String)] {
    [
      (name, "application"), ("\(name)Tests", "bundle.unit-test"),
      ("\(name)UITests", "bundle.ui-testing"),
    ]
  }

  /// The build settings of the project itself.
  var settings: [String: String] {
    [
      "ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS": "YES",
      "ENABLE_USER_SCRIPT_SANDBOXING": "YES", "GCC_C_LANGUAGE_STANDARD": "gnu17",
      "IPHONEOS_DEPLOYMENT_TARGET": xcode.sdk, "LOCALIZATION_PREFERS_STRING_CATALOGS": "YES",
      "SDKROOT": "iphoneos", "SWIFT_ACTIVE_COMPILATION_CONDITIONS": "DEBUG $(inherited)",
      "SWIFT_OPTIMIZATION_LEVEL": "-Onone", "ENABLE_TESTABILITY": "YES",
    ]
  }

  /// Returns the build settings of a target.
  func settings(of target: String) -> [String: String] {
    let common = [
      "CODE_SIGN_STYLE": "Automatic", "CURRENT_PROJECT_VERSION": "1",
      "GENERATE_INFOPLIST_FILE": "YES", "MARKETING_VERSION": "1.0",
      "PRODUCT_BUNDLE_IDENTIFIER": "com.example.\(target)", "PRODUCT_NAME": "$(TARGET_NAME)",
      "SWIFT_APPROACHABLE_CONCURRENCY": "YES",
      "SWIFT_UPCOMING_FEATURE_MEMBER_IMPORT_VISIBILITY": "YES", "SWIFT_VERSION": "5.0",
      "TARGETED_DEVICE_FAMILY": "1,2",
    ]
    return common.merging(ownSettings(of: target)) { $1 }
  }

  private func ownSettings(of target: String) -> [String: String] {
    if target == name { return applicationSettings }
    let shared = ["STRING_CATALOG_GENERATE_SYMBOLS": "NO", "SWIFT_EMIT_LOC_STRINGS": "NO"]
    if target.hasSuffix("UITests") { return shared.merging(["TEST_TARGET_NAME": name]) { $1 } }
    let host = "$(BUILT_PRODUCTS_DIR)/\(name).app/$(BUNDLE_EXECUTABLE_FOLDER_PATH)/\(name)"
    return shared.merging(["BUNDLE_LOADER": "$(TEST_HOST)", "TEST_HOST": host]) { $1 }
  }

  private var applicationSettings: [String: String] {
    let sides = "UIInterfaceOrientationLandscapeLeft UIInterfaceOrientationLandscapeRight"
    let phone = "UIInterfaceOrientationPortrait \(sides)"
    var settings = [
      "ASSETCATALOG_COMPILER_APPICON_NAME": "AppIcon",
      "ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME": "AccentColor",
      "INFOPLIST_FILE": "\(name)/Info.plist",
      "INFOPLIST_KEY_UIApplicationSupportsIndirectInputEvents": "YES",
      "INFOPLIST_KEY_UILaunchStoryboardName": "LaunchScreen",
      "INFOPLIST_KEY_UISupportedInterfaceOrientations_iPad":
        "\(phone) UIInterfaceOrientationPortraitUpsideDown",
      "INFOPLIST_KEY_UISupportedInterfaceOrientations_iPhone": phone,
      "LD_RUNPATH_SEARCH_PATHS": "$(inherited) @executable_path/Frameworks",
      "STRING_CATALOG_GENERATE_SYMBOLS": "YES", "SWIFT_DEFAULT_ACTOR_ISOLATION": "MainActor",
      "SWIFT_EMIT_LOC_STRINGS": "YES",
    ]
    if interface == .storyboard { settings["INFOPLIST_KEY_UIMainStoryboardFile"] = "Main" }
    return settings
  }
}
