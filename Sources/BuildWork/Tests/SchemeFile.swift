import AppBuilder
import Foundation
import Safeguards

/// A scheme file, from which only the test settings are read.
struct SchemeFile {
  /// The maximum size of a scheme file in bytes.
  private static let longestFile = 4 << 20

  let url: URL

  /// The name of the scheme.
  var name: String { url.deletingPathExtension().lastPathComponent }

  /// Returns a project's schemes by name, starting with the shared ones.
  static func all(of project: XcodeProject) -> [SchemeFile] {
    let users = project.url.appendingPathComponent("xcuserdata")
    let folders =
      [project.url.appendingPathComponent("xcshareddata")]
      + MacFileSystem.names(in: users).sorted().map { users.appendingPathComponent($0) }
    return folders.flatMap { folder in
      let folder = folder.appendingPathComponent("xcschemes")
      return MacFileSystem.names(in: folder).filter { $0.hasSuffix(".xcscheme") }.sorted()
        .map { SchemeFile(url: folder.appendingPathComponent($0)) }
    }
  }

  /// Reads the scheme's test settings.
  /// - Parameter plan: The test plan to use, or `nil` for the scheme's default.
  /// - Throws: `BuildFailure` if the scheme or the plan can't be read, or has no plan of that name.
  func read(plan: String?, of project: XcodeProject) throws -> TestScheme {
    try project.area.check(url, what: "the scheme")
    let listener = Listener()
    do {
      try XMLReader.read(try InputFile.read(url, atMost: Self.longestFile), to: listener)
    } catch let failure as FileFailure {
      throw BuildFailure(failure, what: "the scheme")
    } catch let failure as XMLReader.Failure {
      throw BuildFailure(
        "the scheme's XML is broken: \(failure.message)", file: url.path, line: failure.line)
    }
    if let plan = try choose(plan, among: listener.plans) {
      return try TestPlanFile(url: location(of: plan, in: project)).read(of: project)
    }
    return TestScheme(
      targets: listener.targets.isEmpty ? nil : listener.targets,
      configurations: [listener.configuration])
  }

  private func choose(_ name: String?, among plans: [Listener.Plan]) throws -> String? {
    guard let name else { return (plans.first(where: \.isDefault) ?? plans.first)?.reference }
    if let plan = plans.first(where: { $0.name == name }) { return plan.reference }
    throw BuildFailure(
      "the scheme \(self.name) has no test plan \(name)", file: url.path,
      hint: plans.isEmpty
        ? "it has none" : "its test plans are: \(plans.map(\.name).joined(separator: ", "))")
  }

  /// Returns the file that a reference such as `container:Tests/Foo.xctestplan` points to.
  private func location(of reference: String, in project: XcodeProject) -> URL {
    let path = reference.split(separator: ":", maxSplits: 1).last.map(String.init) ?? reference
    return project.url.deletingLastPathComponent().appendingPathComponent(path).standardizedFileURL
  }
}

/// Reads the test action from a scheme's XML, and the parts of the launch action that it inherits.
private final class Listener: XMLListener {
  struct Plan {
    var reference: String
    var isDefault: Bool

    var name: String {
      URL(fileURLWithPath: reference).deletingPathExtension().lastPathComponent
        .split(separator: ":").last.map(String.init) ?? reference
    }
  }

  private struct Action {
    var arguments: [String] = []
    var environment: [String: String] = [:]
  }

  var plans: [Plan] = []
  var targets: [TestScheme.Target] = []
  private var path: [String] = []
  private var test = Action()
  private var launch = Action()
  private var language: String?
  private var region: String?
  private var takesLaunchAction = true
  /// The target that's being read, unless it's skipped.
  private var isInTarget = false

  var configuration: TestConfiguration {
    let action = takesLaunchAction ? launch : test
    var result = TestConfiguration()
    result.arguments = action.arguments
    result.environment = action.environment
    result.language = language
    result.region = region
    return result
  }

  func start(_ element: String, attributes: [String: String], line: Int) {
    path.append(element)
    if path.contains("TestAction") {
      startInTestAction(element, attributes)
    } else if path.contains("LaunchAction") {
      Self.read(element, attributes, into: &launch)
    }
  }

  func end() {
    if path.removeLast() == "TestableReference" { isInTarget = false }
  }

  func text(_ text: String) {}

  private func startInTestAction(_ element: String, _ attributes: [String: String]) {
    switch element {
    case "TestAction":
      takesLaunchAction = attributes["shouldUseLaunchSchemeArgsEnv"] != "NO"
      language = attributes["language"].flatMap { $0.isEmpty ? nil : $0 }
      region = attributes["region"].flatMap { $0.isEmpty ? nil : $0 }
    case "TestPlanReference":
      if let reference = attributes["reference"] {
        plans.append(Plan(reference: reference, isDefault: attributes["default"] == "YES"))
      }
    case "TestableReference":
      guard attributes["skipped"] != "YES" else { return }
      isInTarget = true
      let isOptIn = attributes["useTestSelectionWhitelist"] == "YES"
      targets.append(.init(name: "", skipped: [], selected: isOptIn ? [] : nil))
    case "BuildableReference":
      if isInTarget, let name = attributes["BlueprintName"] {
        targets[targets.count - 1].name = name
      }
    case "Test":
      guard isInTarget, let test = attributes["Identifier"].map(TestPlanFile.testName) else {
        return
      }
      if path.contains("SelectedTests") {
        targets[targets.count - 1].selected = (targets.last?.selected ?? []) + [test]
      } else {
        targets[targets.count - 1].skipped.append(test)
      }
    default: Self.read(element, attributes, into: &test)
    }
  }

  private static func read(
    _ element: String, _ attributes: [String: String], into action: inout Action
  ) {
    guard attributes["isEnabled"] != "NO" else { return }
    if element == "CommandLineArgument", let argument = attributes["argument"] {
      action.arguments += BuildSettings.words(argument)
    } else if element == "EnvironmentVariable", let key = attributes["key"] {
      action.environment[key] = attributes["value"] ?? ""
    }
  }
}
