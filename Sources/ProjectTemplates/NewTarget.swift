/// A target of a new project.
struct NewTarget: Sendable {
  /// The kinds of targets.
  enum Kind: Sendable { case app, unitTests, interfaceTests }

  /// The name of the target, its folder, and its product.
  var name: String
  var kind: Kind
  var project: NewProject

  /// The file name of the product.
  var product: String { kind == .app ? "\(name).app" : "\(name).xctest" }

  /// The type of the product's file.
  var productFileType: String { kind == .app ? "wrapper.application" : "wrapper.cfbundle" }

  /// The type of the product without the part that all types start with.
  var productType: String {
    switch kind {
    case .app: "application"
    case .unitTests: "bundle.unit-test"
    case .interfaceTests: "bundle.ui-testing"
    }
  }

  /// The members of the target's folder that aren't part of the target.
  var exclusions: [String] { kind == .app ? ["Info.plist"] : [] }

  /// The ID of one of the target's objects.
  func id(_ role: String) -> String { ObjectID.make("\(name)/\(role)", in: project.name.text) }
}
