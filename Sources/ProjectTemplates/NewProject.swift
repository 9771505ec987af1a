import Foundation

/// A new Xcode project of an app, as Xcode 26 and 27 create it.
package struct NewProject: Sendable {
  /// The way in which the app's first screen is made.
  package enum Interface: String, CaseIterable, Sendable {
    case storyboard, code
  }

  /// The format of the project's file.
  package enum Format: String, CaseIterable, Sendable {
    /// `project.pbxproj`, which Xcode 16 and later open.
    case pbxproj
    /// `project.xcproj`, which Xcode 27 and later open.
    case xcproj

    /// The version of Xcode that creates projects in this format.
    var xcode: String { self == .pbxproj ? "26.0" : "27.2" }

    /// The iOS version that new apps require: the one whose SDK Xcode has.
    var deploymentTarget: String { self == .pbxproj ? "26.0" : "27.0" }
  }

  /// The name of the project and its app.
  package var name: ProjectName
  /// The way in which the first screen is made.
  package var interface: Interface
  /// Whether the project has targets for unit tests and UI tests.
  package var hasTests: Bool
  /// The format of the project's file.
  package var format: Format
  /// The first part of the bundle identifiers, such as `com.example`.
  package var bundlePrefix: String

  package init(
    name: ProjectName, interface: Interface = .storyboard, hasTests: Bool = false,
    format: Format = .pbxproj, bundlePrefix: String = "com.example"
  ) {
    self.name = name
    self.interface = interface
    self.hasTests = hasTests
    self.format = format
    self.bundlePrefix = bundlePrefix
  }

  /// The name of the `.xcodeproj`.
  package var fileName: String { "\(name.text).xcodeproj" }

  /// The bundle identifier of the app.
  package var bundleIdentifier: String { "\(bundlePrefix).\(name.bundleComponent)" }

  /// The files of the project's folder.
  package var files: [TemplateFile] {
    [projectFile, workspaceFile] + appFiles + (hasTests ? testFiles : []) + documents
  }

  /// The targets, of which the first is the app.
  var targets: [NewTarget] {
    let app = NewTarget(name: name.text, kind: .app, project: self)
    guard hasTests else { return [app] }
    return [
      app, NewTarget(name: "\(name.text)Tests", kind: .unitTests, project: self),
      NewTarget(name: "\(name.text)UITests", kind: .interfaceTests, project: self),
    ]
  }

  private var projectFile: TemplateFile {
    switch format {
    case .pbxproj: TemplateFile("\(fileName)/project.pbxproj", PropertyListProjectFile(self).text)
    case .xcproj: TemplateFile("\(fileName)/project.xcproj", JSONProjectFile(self).text)
    }
  }

  private var workspaceFile: TemplateFile {
    TemplateFile(
      "\(fileName)/project.xcworkspace/contents.xcworkspacedata",
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <Workspace
         version = "1.0">
         <FileRef
            location = "self:">
         </FileRef>
      </Workspace>

      """)
  }
}
