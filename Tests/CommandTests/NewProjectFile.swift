import Foundation

/// The `project.xcproj` of a new project, as Xcode writes it since version 27.2.
struct NewProjectFile {
  private let project: NewProject

  init(_ project: NewProject) {
    self.project = project
  }

  var text: String {
    """
    {
      "default-configuration": "Release",
      "configurations": ["Debug", "Release",],
      "localizations": { "development": "en", "supported": ["Base",] },
      "files": [
    \(project.targets.map(folder).joined())
        { "kind": "group", "name": "Products", "children": [
    \(project.targets.map(product).joined())
        ] },
      ],
      "targets": [
    \(project.targets.map(target).joined())
      ],
      "build-settings": \(Self.object(project.settings)),
      "last-upgrade": "27.2",
      "last-swift-update": "27.2",
    }

    """
  }

  private func folder(_ target: (name: String, kind: String)) -> String {
    let exceptions =
      target.kind == "application"
      ? #", "membership-exceptions": [{ "target": "\#(target.name)", "exclusions": ["Info.plist"] }]"#
      : ""
    return """
          { "kind": "folder", "path": "\(target.name)", \
      "target-membership": ["\(target.name)"]\(exceptions) },

      """
  }

  private func product(_ target: (name: String, kind: String)) -> String {
    let isApplication = target.kind == "application"
    return """
            { "path": "<PRODUCTS>/\(productName(target))", "id": "\(Self.identifier(target.name, 1))", \
      "type": "wrapper.\(isApplication ? "application" : "cfbundle")", "index": false },

      """
  }

  private func productName(_ target: (name: String, kind: String)) -> String {
    "\(target.name).\(target.kind == "application" ? "app" : "xctest")"
  }

  private func target(_ target: (name: String, kind: String)) -> String {
    let host =
      target.kind == "application"
      ? ""
      : #""test-host-target": "\#(project.name)", "dependencies": ["\#(project.name)"], "#
    return """
          { "name": "\(target.name)", "id": "\(Self.identifier(target.name, 2))", \
      "product": "Products/\(productName(target))", "product-type": "\(target.kind)", \
      \(host)"build-phases": ["compile-sources", "frameworks", "resources"], \
      "build-settings": \(Self.object(project.settings(of: target.name))) },

      """
  }

  private static func object(_ settings: [String: String]) -> String {
    let pairs = settings.sorted { $0.key < $1.key }.map { #""\#($0.key)": "\#($0.value)""# }
    return "{ \(pairs.joined(separator: ", ")), }"
  }

  /// Returns 24 hexadecimal digits that stand for an object.
  static func identifier(_ name: String, _ kind: Int) -> String {
    let digits = name.utf8.map { String(format: "%02X", $0) }.joined()
    return String(
      (String(format: "%02X", kind) + digits + String(repeating: "0", count: 24)).prefix(20))
      + String(format: "%04X", name.utf8.count)
  }
}
