import Foundation

/// A temporary folder of small Xcode projects, which exists as long as this object.
package final class ProjectFolder {
  /// The folder.
  package let url: URL

  /// Creates an empty folder in the system's temporary folder.
  package init() throws {
    url = FileManager.default.temporaryDirectory
      .appendingPathComponent("quince-projects-\(UUID().uuidString)").resolvingSymlinksInPath()
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  /// The folder of the repository.
  package static let repository = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Returns the location of a file in the folder, which doesn't have to exist.
  package func file(_ path: String) -> URL { url.appendingPathComponent(path) }

  /// Writes a file, and creates the folders that lead to it.
  package func write(_ text: String, to path: String) throws {
    try FileManager.default.createDirectory(
      at: file(path).deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file(path), atomically: true, encoding: .utf8)
  }

  /// Returns the number of the line that contains a string in a file, counted from 1.
  package func line(of text: String, in path: String) throws -> Int? {
    let lines = try String(contentsOf: file(path), encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false)
    return lines.firstIndex { $0.contains(text) }.map { $0 + 1 }
  }

  /// Adds a copy of a project in this repository.
  package func copy(_ project: String) throws {
    let source = Self.repository.appendingPathComponent(project)
    try FileManager.default.copyItem(at: source, to: file(source.lastPathComponent))
  }

  /// Adds a project with one source file.
  /// - Parameter settings: Additional build settings of the target.
  package func add(
    _ name: String, source: String, productType: String = "application",
    settings: [String: String] = [:]
  ) throws {
    try write(source, to: "\(name)/App/App.swift")
    let usual = [
      "GENERATE_INFOPLIST_FILE": "YES", "SWIFT_VERSION": "5.0",
      "PRODUCT_BUNDLE_IDENTIFIER": "org.example.app",
    ]
    let objects: [String: [String: Any]] = [
      "P": [
        "isa": "PBXProject", "buildConfigurationList": "L", "mainGroup": "G", "targets": ["T"],
      ],
      "L": ["isa": "XCConfigurationList", "buildConfigurations": ["D"]],
      "D": [
        "isa": "XCBuildConfiguration", "name": "Debug", "buildSettings": ["SDKROOT": "iphoneos"],
      ],
      "G": ["isa": "PBXGroup", "children": ["F"], "sourceTree": "<group>"],
      "F": ["isa": "PBXFileSystemSynchronizedRootGroup", "path": "App", "sourceTree": "<group>"],
      "T": [
        "isa": "PBXNativeTarget", "name": "App", "buildConfigurationList": "M",
        "buildPhases": ["S"], "fileSystemSynchronizedGroups": ["F"],
        "productType": "com.apple.product-type.\(productType)",
      ],
      "S": ["isa": "PBXSourcesBuildPhase", "files": [String]()],
      "M": ["isa": "XCConfigurationList", "buildConfigurations": ["E"]],
      "E": [
        "isa": "XCBuildConfiguration", "name": "Debug",
        "buildSettings": usual.merging(settings) { $1 },
      ],
    ]
    let plist: [String: Any] = [
      "archiveVersion": "1", "objectVersion": "77", "rootObject": "P", "objects": objects,
    ]
    let data = try PropertyListSerialization.data(fromPropertyList: plist, format: .xml, options: 0)
    let title = (name as NSString).lastPathComponent
    try write(
      String(decoding: data, as: UTF8.self), to: "\(name)/\(title).xcodeproj/project.pbxproj")
  }

  /// Adds an app that shows one button.
  /// - Parameters:
  ///   - atLaunch: The code that the app runs first.
  ///   - action: The action of the button.
  package func addApp(_ name: String, atLaunch: String = "", action: String) throws {
    try add(name, source: Self.app(atLaunch: atLaunch, action: action))
  }

  private static func app(atLaunch: String, action: String) -> String {
    """
    import UIKit

    @main
    class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?

      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        \(atLaunch)
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = ViewController()
        window.makeKeyAndVisible()
        self.window = window
        return true
      }
    }

    class ViewController: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        let button = UIButton(type: .system)
        button.setTitle("Go", for: .normal)
        button.frame = CGRect(x: 40, y: 200, width: 200, height: 44)
        button.addTarget(self, action: #selector(go), for: .touchUpInside)
        view.addSubview(button)
      }

      @objc private func go() {
        \(action)
      }
    }
    """
  }
}
