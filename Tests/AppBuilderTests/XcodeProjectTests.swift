import Foundation
import Safeguards
import Testing

@testable import AppBuilder
@testable import BuildWork

/// The data that's read from a project.
struct XcodeProjectTests {
  @Test func listedFilesAreFound() throws {
    let fixture = try ProjectFixture([
      "A.swift": "", "B.swift": "", "Base.lproj/Main.storyboard": "<document/>",
      "ko.lproj/Main.strings": "", "picture.png": "",
    ])
    let target = try fixture.target()
    #expect(target.sources.map(\.lastPathComponent) == ["A.swift", "B.swift"])
    #expect(
      target.resources.map(\.destination) == [
        "Base.lproj/Main.storyboard", "ko.lproj/Main.strings", "picture.png",
      ])
  }

  @Test func variantGroupsAndFolderReferences() throws {
    let fixture = try ProjectFixture([
      "A.swift": "", "Levels/one.txt": "", "fr.lproj/T.strings": "",
    ])
    fixture.style = .synchronized
    fixture.objects = [
      "variants": [
        "isa": "PBXVariantGroup", "children": ["french"], "name": "T.strings",
        "sourceTree": "SOURCE_ROOT", "path": "App",
      ],
      "french": [
        "isa": "PBXFileReference", "path": "fr.lproj/T.strings", "sourceTree": "<group>",
      ],
      "levels": [
        "isa": "PBXFileReference", "path": "App/Levels", "sourceTree": "SOURCE_ROOT",
        "lastKnownFileType": "folder",
      ],
      "b1": ["isa": "PBXBuildFile", "fileRef": "variants"],
      "b2": ["isa": "PBXBuildFile", "fileRef": "levels"],
      "more": ["isa": "PBXResourcesBuildPhase", "files": ["b1", "b2"]],
    ]
    fixture.targetMembers = ["fileSystemSynchronizedGroups": [String](), "buildPhases": ["more"]]
    let target = try fixture.target()
    #expect(target.resources.map(\.destination) == ["fr.lproj/T.strings", "Levels"])
  }

  @Test func synchronizedFoldersAndTheirExceptions() throws {
    let fixture = try ProjectFixture([
      "A.swift": "", "Views/B.swift": "", "Old/C.swift": "", "Info.plist": "", "README.md": "",
      "Assets.xcassets/Contents.json": "{}", "Sounds/ding.wav": "", ".hidden.swift": "",
    ])
    fixture.style = .synchronized
    fixture.exceptions = ["Old/C.swift", "Info.plist"]
    let target = try fixture.target()
    #expect(target.sources.map(\.lastPathComponent) == ["A.swift", "B.swift"])
    #expect(target.resources.map(\.destination) == ["Assets.xcassets", "ding.wav"])
  }

  @Test func lettersCaseAndCompositionOfPathsDoNotMatter() throws {
    let fixture = try ProjectFixture(["Größe/ÜberView.swift": ""], folderName: "mein Projekt é")
    fixture.missing = ["grösse.swift"]
    let decomposed = "App/gRÖSSE/..".isEmpty ? "" : "Größe".decomposedStringWithCanonicalMapping
    let file = MacFileSystem.resolve(
      fixture.folder.appendingPathComponent("app/\(decomposed.uppercased())/überview.SWIFT"))
    #expect(!FileManager.default.fileExists(atPath: file.path))
    let found = MacFileSystem.resolve(
      fixture.folder.appendingPathComponent("app/\(decomposed)/überview.SWIFT"))
    #expect(found.lastPathComponent == "ÜberView.swift")
  }

  @Test func settingsAreInheritedAndExpanded() throws {
    let fixture = try ProjectFixture(["A.swift": "", "Base.xcconfig": ""])
    fixture.projectSettings = [
      "SWIFT_ACTIVE_COMPILATION_CONDITIONS": "DEBUG", "GREETING": "hello $(TARGET_NAME)",
      "FLAG[sdk=iphoneos*]": "device", "FLAG[sdk=iphonesimulator*]": "simulator",
    ]
    fixture.settings = [
      "SWIFT_ACTIVE_COMPILATION_CONDITIONS": ["$(inherited)", "EXTRA"],
      "PRODUCT_NAME": "My App 2", "UPPER": "${GREETING:upper}", "LOOP": "$(LOOP) x",
      "EMPTY": "$(NOTHING:default=fallback)",
    ]
    let target = try fixture.target()
    let settings = target.settings
    #expect(settings.list("SWIFT_ACTIVE_COMPILATION_CONDITIONS") == ["DEBUG", "EXTRA"])
    #expect(settings["UPPER"] == "HELLO FIXTURE")
    #expect(settings["FLAG"] == "simulator")
    #expect(settings["EMPTY"] == "fallback")
    #expect(settings["LOOP"] == " x")
    #expect(target.moduleName == "My_App_2")
    #expect(target.bundleIdentifier == "com.example.My-App-2")
  }

  @Test func configurationFilesAreTheBaseOfSettings() throws {
    let fixture = try ProjectFixture([
      "A.swift": "",
      "App.xcconfig": """
      #include "Common.xcconfig"
      // a comment
      GREETING = from file // behind
      SWIFT_ACTIVE_COMPILATION_CONDITIONS = $(inherited) FILE
      """,
      "Common.xcconfig": "DEPTH = common\nGREETING = common\n#include? \"Nothing.xcconfig\"\n",
    ])
    fixture.objects = [
      "config": [
        "isa": "PBXFileReference", "path": "App/App.xcconfig", "sourceTree": "SOURCE_ROOT",
      ],
      "targetDebug": ["baseConfigurationReference": "config"],
    ]
    fixture.settings = ["OWN": "$(GREETING)!"]
    let settings = try fixture.target().settings
    #expect(settings["OWN"] == "from file!")
    #expect(settings["DEPTH"] == "common")
    #expect(settings.list("SWIFT_ACTIVE_COMPILATION_CONDITIONS") == ["DEBUG", "FILE"])
  }

  @Test(arguments: [
    ("3.0", "4"), ("4", "4"), ("4.2", "4.2"), ("5.0", "5"), ("5.9", "5"), ("6.0", "6"),
  ])
  func swiftVersions(setting: String, version: String) throws {
    let fixture = try ProjectFixture(["A.swift": ""])
    fixture.settings["SWIFT_VERSION"] = setting
    #expect(try fixture.target().swiftVersion == version)
  }

  @Test func infoIsGeneratedFromSettings() throws {
    let fixture = try ProjectFixture(["A.swift": ""])
    fixture.settings.merge([
      "INFOPLIST_KEY_UIMainStoryboardFile": "Main",
      "INFOPLIST_KEY_UILaunchStoryboardName": "LaunchScreen",
      "INFOPLIST_KEY_UIApplicationSceneManifest_Generation": "YES",
      "INFOPLIST_KEY_CFBundleDisplayName": "Größer",
      "INFOPLIST_KEY_UIStatusBarHidden": "YES",
      "INFOPLIST_KEY_UISupportedInterfaceOrientations_iPad":
        "UIInterfaceOrientationPortrait UIInterfaceOrientationLandscapeLeft",
      "INFOPLIST_KEY_UISupportedInterfaceOrientations_iPhone": "UIInterfaceOrientationPortrait",
      "TARGETED_DEVICE_FAMILY": "1,2", "MARKETING_VERSION": "2.5",
    ]) { $1 }
    let info = try InfoPropertyList(target: fixture.target())
    #expect(info["UIMainStoryboardFile"] == "Main")
    #expect(info.displayName == "Größer")
    #expect(info["CFBundleIdentifier"] == "org.example.Fixture")
    #expect(info["CFBundleShortVersionString"] == "2.5")
    #expect(info.values["UIStatusBarHidden"] as? Bool == true)
    #expect(info.values["UIDeviceFamily"] as? [Int] == [1, 2])
    #expect(
      info.values["UISupportedInterfaceOrientations~iphone"] as? [String] == [
        "UIInterfaceOrientationPortrait"
      ])
    #expect((info.values["UISupportedInterfaceOrientations~ipad"] as? [String])?.count == 2)
    #expect(info.values["UIApplicationSceneManifest"] is [String: Any])
    #expect(info.storyboards.map(\.name) == ["Main", "LaunchScreen"])
  }

  @Test(
    arguments: [
      ("1640", "16.4", "18.0", nil), ("2660", "16.4", "18.0", "iphoneos26.0"),
      ("0930", "27.0", "18.0", "iphoneos27.0"), ("930", "9.3", "27.0", "iphoneos27.0"),
      ("9999", "16.4", "18.0", nil),
    ] as [(String, String, String, String?)])
  func infoNamesTheSDKOfTheNewestXcode(
    _ updated: String, _ created: String, _ deploymentTarget: String, _ name: String?
  ) throws {
    let fixture = try ProjectFixture(["A.swift": ""])
    fixture.settings["IPHONEOS_DEPLOYMENT_TARGET"] = deploymentTarget
    fixture.objects["project"] = [
      "attributes": [
        "LastUpgradeCheck": updated,
        "TargetAttributes": ["target": ["CreatedOnToolsVersion": created]],
      ]
    ]
    #expect(try InfoPropertyList(target: fixture.target())["DTSDKName"] == name)
  }

  @Test(arguments: [("1", ["Main"]), ("2", ["Home"]), ("1,2", ["Main", "Home"])])
  func keysOfADeviceStandForThoseOfAll(_ family: String, _ storyboards: [String]) throws {
    let fixture = try ProjectFixture([
      "A.swift": "",
      "Info.plist": """
      <plist version="1.0"><dict><key>UIMainStoryboardFile</key><string>Main</string>\
      <key>UIMainStoryboardFile~ipad</key><string>Home</string></dict></plist>
      """,
    ])
    fixture.settings.merge([
      "INFOPLIST_FILE": "App/Info.plist", "TARGETED_DEVICE_FAMILY": family,
    ]) { $1 }
    let info = try InfoPropertyList(target: fixture.target())
    #expect(info.storyboards.map(\.name) == storyboards)
  }

  @Test func aBundleIdentifierThatIsNoTextIsThatOfTheSettings() throws {
    let fixture = try ProjectFixture([
      "A.swift": "",
      "Info.plist": """
      <plist version="1.0"><dict><key>CFBundleIdentifier</key><dict/></dict></plist>
      """,
    ])
    fixture.settings["INFOPLIST_FILE"] = "App/Info.plist"
    let info = try InfoPropertyList(target: fixture.target())
    #expect(info["CFBundleIdentifier"] == "org.example.Fixture")
  }

  @Test func infoMergesAFileWithSettings() throws {
    let fixture = try ProjectFixture([
      "A.swift": "",
      "Info.plist": """
      <plist version="1.0"><dict>
      <key>CFBundleName</key><string>$(PRODUCT_NAME:lower)</string>
      <key>UIApplicationSceneManifest</key><dict>
      <key>UISceneConfigurations</key><dict><key>UIWindowSceneSessionRoleApplication</key><array>
      <dict><key>UISceneDelegateClassName</key><string>$(PRODUCT_MODULE_NAME).SceneDelegate</string>
      <key>UISceneStoryboardFile</key><string>Main</string></dict></array></dict></dict>
      </dict></plist>
      """,
    ])
    fixture.settings.merge([
      "INFOPLIST_FILE": "app/info.plist",
      "INFOPLIST_KEY_UIApplicationSceneManifest_Generation": "YES",
    ]) { $1 }
    let info = try InfoPropertyList(target: fixture.target())
    #expect(info["CFBundleName"] == "fixture")
    #expect(info.storyboards.map(\.name) == ["Main"])
    let manifest = info.values["UIApplicationSceneManifest"] as? [String: Any]
    #expect(manifest?["UIApplicationSupportsMultipleScenes"] as? Bool == true)
    let roles = manifest?["UISceneConfigurations"] as? [String: [[String: Any]]]
    let scene = roles?["UIWindowSceneSessionRoleApplication"]?.first
    #expect(scene?["UISceneDelegateClassName"] as? String == "Fixture.SceneDelegate")
  }
}
