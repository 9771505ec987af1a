import Foundation

/// A class of students who submit a small app with different mistakes, and a teacher's suite.
package struct GradedClass {
  /// The behavior of a student's app.
  package struct App {
    var greeting: String
    var total: String
    var add: String
    var color: String
    var footer: String
    var atLaunch: String
    var views: String
    var beforeMain: String
    var supplement: String

    /// Creates an app that meets the requirements of the suite, apart from the given changes.
    /// - Parameters:
    ///   - greeting: The text at the top.
    ///   - total: The initial number.
    ///   - add: The statement for the button.
    ///   - color: The color of the swatch.
    ///   - footer: The arguments of the constraint at the bottom.
    ///   - atLaunch: The statements for the app delegate.
    ///   - views: The views on the screen.
    ///   - beforeMain: The statements that run before the app's main function.
    ///   - supplement: Additional declarations.
    package init(
      greeting: String = "Welcome", total: String = "0", add: String = "total += 1",
      color: String = "UIColor(red: 1, green: 0, blue: 0, alpha: 1)",
      footer: String = "equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -8",
      atLaunch: String = "", views: String = "[greeting, button, label, swatch, footer]",
      beforeMain: String = "", supplement: String = ""
    ) {
      self.greeting = greeting
      self.total = total
      self.add = add
      self.color = color
      self.footer = footer
      self.atLaunch = atLaunch
      self.views = views
      self.beforeMain = beforeMain
      self.supplement = supplement
    }

    /// The text of the app's only source file.
    var source: String {
      """
      import UIKit

      @main
      enum Main {
        static func main() {
          \(beforeMain)
          _ = UIApplicationMain(
            CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(AppDelegate.self))
        }
      }

      \(supplement)

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
        var total = \(total)
        let label = UILabel(frame: CGRect(x: 40, y: 200, width: 200, height: 44))

        override func viewDidLoad() {
          super.viewDidLoad()
          view.backgroundColor = .white
          let greeting = UILabel(frame: CGRect(x: 40, y: 100, width: 200, height: 44))
          greeting.text = "\(greeting)"
          let button = UIButton(type: .system)
          button.setTitle("Add", for: .normal)
          button.frame = CGRect(x: 40, y: 150, width: 200, height: 44)
          button.addTarget(self, action: #selector(add), for: .touchUpInside)
          let swatch = UIView(frame: CGRect(x: 40, y: 300, width: 100, height: 100))
          swatch.accessibilityIdentifier = "swatch"
          swatch.backgroundColor = \(color)
          let footer = UILabel()
          footer.text = "Made by hand"
          footer.translatesAutoresizingMaskIntoConstraints = false
          for part in \(views) as [UIView] { view.addSubview(part) }
          if footer.superview != nil {
            NSLayoutConstraint.activate([
              footer.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 40),
              footer.bottomAnchor.constraint(\(footer)),
            ])
          }
        }

        @objc private func add() {
          \(add)
          label.text = "Total: \\(total)"
        }
      }
      """
    }
  }

  /// The flows, by name.
  package static let flows = [
    "adds": "- tapOn: Add\n- assertVisible: \"Total: 1\"",
    "color": "- assertColor: { id: swatch, background: \"#FF0000\" }",
    "fits": "- assertVisible: Made by hand",
    "greets": "- assertVisible: Welcome",
  ]

  /// The folder that contains everything.
  package let folder: ProjectFolder

  /// Creates a class without students.
  package init() throws {
    folder = try ProjectFolder()
    for (name, steps) in Self.flows {
      try folder.write(
        "appId: org.example.solution\n---\n- launchApp\n\(steps)\n", to: "Suite/\(name).yaml")
    }
    try folder.write("default: 1\ntests:\n  Suite/adds: 4\n", to: "Suite/points.yaml")
  }

  /// The folder of the suite.
  package var suite: String { folder.file("Suite").path }
  /// The folder of the submissions.
  package var submissions: String { folder.file("Class").path }

  /// Adds a submission.
  package func add(_ student: String, _ app: App = App(), settings: [String: String] = [:]) throws {
    try folder.add("Class/\(student)/Task", source: app.source, settings: settings)
  }

  /// Adds a folder to a submission's project as a resource.
  package func addResource(_ path: String, to student: String) throws {
    let file = folder.file("Class/\(student)/Task/Task.xcodeproj/project.pbxproj")
    let plist = try PropertyListSerialization.propertyList(
      from: try Data(contentsOf: file), format: nil)
    guard var project = plist as? [String: Any], var objects = project["objects"] as? [String: Any],
      var target = objects["T"] as? [String: Any], var group = objects["G"] as? [String: Any]
    else { throw CocoaError(.propertyListReadCorrupt) }
    objects["X"] = [
      "isa": "PBXFileReference", "lastKnownFileType": "folder", "path": path,
      "sourceTree": "SOURCE_ROOT",
    ]
    objects["Y"] = ["isa": "PBXBuildFile", "fileRef": "X"]
    objects["R"] = ["isa": "PBXResourcesBuildPhase", "files": ["Y"]]
    target["buildPhases"] = ["S", "R"]
    group["children"] = ["F", "X"]
    objects["T"] = target
    objects["G"] = group
    project["objects"] = objects
    try PropertyListSerialization.data(fromPropertyList: project, format: .xml, options: 0)
      .write(to: file)
  }
}
